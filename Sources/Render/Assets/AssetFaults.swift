import Motion
import Scenes

/// Collects what is wrong with a scene's pictures, fonts and texts, so that all of it is told at once.
struct AssetFaults {
  private var invalid: [ScriptError] = []
  private var missing: [ScriptError] = []

  mutating func missing(_ message: String, at origin: ScriptOrigin) {
    missing.append(ScriptError(message, at: origin))
  }

  mutating func invalid(_ message: String, at origin: ScriptOrigin) {
    invalid.append(ScriptError(message, at: origin))
  }

  func throwIfAny(in source: SourceText) throws(RenderError) {
    if !invalid.isEmpty {
      throw .invalid(SceneErrors(diagnostics: source.diagnostics(for: invalid + missing)))
    }
    if !missing.isEmpty {
      throw .missingAsset(SceneErrors(diagnostics: source.diagnostics(for: missing)))
    }
  }
}
