import Documents
import Motion
import Scenes

/// Collects what is wrong with a scene besides its text (its script, pictures, fonts, labels and constraints), so
/// that all of it is told at once.
struct SceneFaults {
  private var invalid: [ScriptError] = []
  private var missing: [ScriptError] = []
  private var doubtful: [ScriptError] = []
  /// In lower case, for family names are compared without regard to it.
  private var missingFamilies: Set<String> = []

  var areNone: Bool { invalid.isEmpty && missing.isEmpty }

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
    invalid([ScriptError(message, at: origin, hint: hint)])
  }

  mutating func invalid(_ errors: [ScriptError]) { invalid += errors }

  mutating func doubtful(_ message: String, at origin: ScriptOrigin, hint: String? = nil) {
    doubtful.append(ScriptError(message, at: origin, hint: hint))
  }

  /// What is drawn, but likely not as it was meant.
  func warnings(in source: SourceText) -> [Diagnostic] {
    source.warnings(for: doubtful)
  }

  func throwIfAny(in source: SourceText) throws(RenderError) {
    if !areNone { throw error(in: source) }
  }

  /// `missingAsset` where all that is wrong is missing or broken files, else `invalid`.
  ///
  /// - Precondition: something is wrong.
  func error(in source: SourceText) -> RenderError {
    let errors = SceneErrors(diagnostics: source.diagnostics(for: invalid + missing))
    return invalid.isEmpty ? .missingAsset(errors) : .invalid(errors)
  }
}
