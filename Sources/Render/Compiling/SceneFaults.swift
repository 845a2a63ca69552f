public import AnimDocuments
import AnimMotion
import AnimScenes

/// Collects the errors in a scene's script, pictures, fonts, labels and constraints, so that all are reported together.
struct SceneFaults {
  private var invalid: [ScriptError] = []
  private var missing: [ScriptError] = []
  private var doubtful: [ScriptError] = []
  /// In lower case, because family names are compared case-insensitively.
  private var missingFamilies: Set<String> = []

  var areNone: Bool { invalid.isEmpty && missing.isEmpty }

  mutating func missing(_ message: String, at origin: ScriptOrigin, hint: String? = nil) {
    missing.append(ScriptError(message, at: origin, hint: hint))
  }

  /// Adds the error for an unusable font file. The missing family that follows from it is not reported.
  mutating func missing(
    _ message: String, family: String, at origin: ScriptOrigin, hint: String?
  ) {
    missing(message, at: origin, hint: hint)
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

  /// Likely mistakes that do not prevent drawing.
  func warnings(in sources: SourceMap) -> [Diagnostic] {
    sources.warnings(for: doubtful)
  }

  func throwIfAny(in sources: SourceMap) throws(RenderError) {
    if !areNone { throw error(in: sources) }
  }

  /// `missingAsset` if all errors are missing or broken files, otherwise `invalid`.
  ///
  /// - Precondition: there is at least one error.
  func error(in sources: SourceMap) -> RenderError {
    let errors = SceneErrors(diagnostics: sources.diagnostics(for: invalid + missing))
    return invalid.isEmpty ? .missingAsset(errors) : .invalid(errors)
  }
}

/// Why a scene cannot be drawn.
public enum RenderError: Error, Hashable, Sendable {
  /// The scene has errors.
  case invalid(SceneErrors)
  /// A picture or font of the scene is missing or broken.
  case missingAsset(SceneErrors)

  public var diagnostics: [Diagnostic] {
    switch self {
    case .invalid(let errors), .missingAsset(let errors): errors.diagnostics
    }
  }
}
