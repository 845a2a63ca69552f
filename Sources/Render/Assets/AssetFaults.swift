import Motion
import Scenes

/// Collects what is wrong with a scene's pictures, fonts and texts, so that all of it is told at once.
struct AssetFaults {
  private var invalid: [ScriptError] = []
  private var missing: [ScriptError] = []
  private var doubtful: [ScriptError] = []
  /// In lower case, for family names are compared without regard to it.
  private var missingFamilies: Set<String> = []

  mutating func missing(_ message: String, at origin: ScriptOrigin) {
    missing.append(ScriptError(message, at: origin))
  }

  /// That a font family's file cannot be used; that no such family is there follows from it, and is not told.
  mutating func missing(_ message: String, family: String, at origin: ScriptOrigin) {
    missing(message, at: origin)
    missingFamilies.insert(family.lowercased())
  }

  func isMissing(family: String) -> Bool { missingFamilies.contains(family.lowercased()) }

  mutating func invalid(_ message: String, at origin: ScriptOrigin, hint: String? = nil) {
    invalid.append(ScriptError(message, at: origin, hint: hint))
  }

  mutating func doubtful(_ message: String, at origin: ScriptOrigin) {
    doubtful.append(ScriptError(message, at: origin))
  }

  /// What is drawn, but likely not as it was meant.
  func warnings(in source: SourceText) -> [Diagnostic] {
    source.warnings(for: doubtful)
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
