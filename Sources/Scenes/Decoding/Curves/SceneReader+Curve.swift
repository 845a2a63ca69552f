package import AnimDocuments
package import AnimTiming

extension SceneReader {
  /// Reads a timing curve outside a scene: a name, CSS text, or a JSON form.
  ///
  /// A text that does not begin like JSON is read as a string, so `easeOutBack` needs no quotes.
  ///
  /// - Throws: all errors, with lines and columns.
  package static func curve(_ text: String, file: String) throws(SceneErrors) -> TimingCurve {
    let bytes = Array(curveJSON(text).utf8)
    let document = JSONReader.read(bytes)
    let context = DecodingContext(
      SourceFile(name: file, bytes: bytes), options: SceneOptions(),
      textProblems: document.problems)
    var curve: TimingCurve?
    if let root = document.root {
      curve = ValueReader<TimingCurve>.curve.read(root, "a curve", context)
    }
    guard let curve, !context.hasErrors else {
      throw SceneErrors(diagnostics: context.sources.diagnostics(for: context.problems))
    }
    return curve
  }

  /// The curve as JSON text.
  private static func curveJSON(_ text: String) -> String {
    let isJSON = text.first { !$0.isWhitespace }.map { "{[\"".contains($0) } ?? false
    return isJSON ? text : text.jsonQuoted
  }
}
