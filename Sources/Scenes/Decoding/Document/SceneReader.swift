public import AnimDocuments
import AnimMotion
import AnimPrimitives

/// Reads scenes.
public enum SceneReader {
  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - text: JSON in UTF-8; see `docs/scene-format.md`.
  ///   - file: the file's name, for errors.
  /// - Throws: all errors, in text order.
  public static func read(
    _ text: [UInt8], file: String, options: SceneOptions = SceneOptions()
  ) throws(SceneErrors) -> Scene {
    try read(text, file: file, path: file, options: options, includes: .none)
  }

  /// Reads a scene and the files that it includes.
  ///
  /// - Parameter path: of the scene, beside which its files are.
  package static func read(
    _ text: [UInt8], file: String, path: String, options: SceneOptions, includes: IncludeSource
  ) throws(SceneErrors) -> Scene {
    let document = JSONReader.read(text)
    let context = DecodingContext(
      SourceFile(name: file, bytes: text), options: options, textProblems: document.problems,
      includes: includes)
    var scene: Scene?
    if let root = document.root {
      var expander = Expander(context)
      let isLibrary = options.checksLibraries && Expander.isLibrary(root)
      context.isLibrary = isLibrary
      let expanded = expander.expand(
        isLibrary ? Expander.example(of: root) : root, path: path,
        needsExpansion: document.needsExpansion)
      scene = DocumentReader(context, including: expander.includedDefinitions()).read(expanded)
      if isLibrary {
        // The timelines of its components are read, but not played: one may need another before it.
        scene?.steps = []
        scene?.libraryCount = expander.files.first?.components.count ?? 0
      }
      expander.warnOfUnused(in: root)
    }
    guard var scene, !context.hasErrors else {
      throw SceneErrors(diagnostics: context.sources.diagnostics(for: context.problems))
    }
    scene.usesPixels = context.usesPixels
    scene.unlistedWarningCount = context.unlistedWarningCount
    scene.warnings = Diagnostic.limited(
      context.sources.diagnostics(for: context.problems), unlisted: context.unlistedWarningCount)
    return scene
  }
}

/// Settings outside a scene that affect how it is read.
public struct SceneOptions: Hashable, Sendable {
  /// Which variant of a colour is used. Source: UIUserInterfaceStyle.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  public var appearance: Appearance
  /// Values of the scene's parameters, as set by `--set name=value`.
  public var parameters: [String: String]
  /// Pixels per point, which override the scene's `scale` and make its limit irrelevant; nil keeps the scene's.
  public var scale: Double?
  /// Whether a library, a file of definitions without `size`, is read as a scene that uses each of its components once.
  package var checksLibraries = false

  public init(
    appearance: Appearance = .light, parameters: [String: String] = [:], scale: Double? = nil
  ) {
    self.appearance = appearance
    self.parameters = parameters
    self.scale = scale
  }
}
