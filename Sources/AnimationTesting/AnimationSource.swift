public import AnimRendering
public import StageKit

/// The scene of a test.
public enum AnimationSource: Sendable {
  /// A scene's file, relative to the folder of the test's source.
  case file(String)
  /// A scene as JSON text (see `docs/scene-format.md`). Paths of pictures and fonts are relative to the folder of the
  /// test's source.
  case json(String)
  /// A loaded scene.
  case renderer(Renderer)
  /// A movie that has run, or the error of its program.
  case recording(Result<Renderer, any Error>)

  /// A movie of StageKit. An error of its program fails the test.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; nil for the movie's.
  ///   - fps: frames per second; nil for the movie's.
  @MainActor
  public static func movie(
    _ movie: Movie, scale: CGFloat? = nil, fps: Double? = nil
  ) -> AnimationSource {
    .recording(
      Result {
        guard scale != nil || fps != nil else { return try movie.renderer() }
        return try movie.renderer(scale: scale ?? movie.scale, fps: fps ?? movie.fps)
      })
  }
}

extension AnimationSource: ExpressibleByStringLiteral {
  public init(stringLiteral path: String) {
    self = .file(path)
  }
}
