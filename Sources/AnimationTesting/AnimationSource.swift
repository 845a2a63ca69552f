public import Render

/// The scene of a test.
public enum AnimationSource: Sendable {
  /// A scene's file, relative to the folder of the test's source.
  case file(String)
  /// A scene as text, as `docs/scene-format.md` describes it; its pictures and fonts come from the
  /// folder of the test's source.
  case json(String)
  /// A scene that was read or built, ready to draw.
  case renderer(Renderer)
}

extension AnimationSource: ExpressibleByStringLiteral {
  /// A scene's file.
  public init(stringLiteral path: String) {
    self = .file(path)
  }
}
