public import AnimRendering

/// The scene of a test.
public enum AnimationSource: Sendable {
  /// A scene's file, relative to the folder of the test's source.
  case file(String)
  /// A scene as JSON text (see `docs/scene-format.md`). Paths of pictures and fonts are relative to the folder of the
  /// test's source.
  case json(String)
  /// A loaded scene.
  case renderer(Renderer)
}

extension AnimationSource: ExpressibleByStringLiteral {
  public init(stringLiteral path: String) {
    self = .file(path)
  }
}
