public import Motion

extension SceneReader {
  /// A timing curve that stands alone: a name, CSS text, or one of the JSON forms.
  ///
  /// Text that does not begin as JSON does is taken for a string: `easeOutBack` needs no quotes.
  ///
  /// - Throws: all that is wrong with it, at lines and columns of the text.
  public static func curve(_ text: String, file: String) throws(SceneErrors) -> TimingCurve {
    let bytes = Array(curveJSON(text).utf8)
    let source = SourceText(bytes: bytes, file: file)
    let document = JSONReader.read(bytes)
    let context = DecodingContext(
      source: source, options: SceneOptions(), textProblems: document.problems)
    var curve: TimingCurve?
    if let root = document.root {
      curve = ValueReader<TimingCurve>.curve.read(root, "a curve", context)
    }
    guard let curve, !context.hasErrors else {
      throw SceneErrors(diagnostics: source.diagnostics(for: context.problems))
    }
    return curve
  }

  /// Such a text as it stands in a scene.
  private static func curveJSON(_ text: String) -> String {
    let isJSON = text.first { !$0.isWhitespace }.map { "{[\"".contains($0) } ?? false
    return isJSON ? text : text.jsonQuoted
  }
}
