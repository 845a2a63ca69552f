public import Documents

/// Why a scene cannot be drawn.
public enum RenderError: Error, Hashable, Sendable {
  /// The scene is wrong.
  case invalid(SceneErrors)
  /// A picture or font of the scene is missing or broken.
  case missingAsset(SceneErrors)

  public var diagnostics: [Diagnostic] {
    switch self {
    case .invalid(let errors), .missingAsset(let errors): errors.diagnostics
    }
  }
}
