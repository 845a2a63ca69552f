import Motion
import Primitives

/// Reads scenes.
public enum SceneReader {
  /// A scene from its text.
  ///
  /// - Parameters:
  ///   - text: JSON in UTF-8, as `docs/scene-format.md` describes it.
  ///   - file: the name that errors begin with.
  /// - Throws: all that is wrong, in the order of the text.
  public static func read(
    _ text: [UInt8], file: String, options: SceneOptions = SceneOptions()
  ) throws(SceneErrors) -> Scene {
    let source = SourceText(bytes: text, file: file)
    let document = JSONReader.read(text)
    let context = DecodingContext(
      source: source, options: options, textProblems: document.problems)
    var scene: Scene?
    if let root = document.root {
      var parameters = ParameterReader(context)
      let substituted = parameters.apply(to: root, document.mentionsParameters)
      scene = DocumentReader(context).read(substituted)
    }
    guard var scene, !context.hasErrors else {
      throw SceneErrors(diagnostics: source.diagnostics(for: context.problems))
    }
    scene.warnings = source.diagnostics(for: context.problems)
    return scene
  }
}
