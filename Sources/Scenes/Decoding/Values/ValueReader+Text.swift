import AnimDocuments
import AnimPrimitives

extension ValueReader where Value == StyledText {
  /// A string, or a list of strings, numbers and runs: `[ "Total ", { "text": "42 €", "textColor": "red" } ]`.
  static var styledText: ValueReader {
    ValueReader("a string, or a list of texts and runs") { node, subject in
      if let string = node.string { return StyledText(string) }
      guard let parts = node.elements, parts.count <= runLimit else {
        let amount = node.elements == nil ? "" : "at most \(runLimit) "
        subject.mismatch(
          node, expected: "a string, or a list of \(amount)texts and runs",
          hint: node.number.map { "write it in quotation marks: \"\($0.shortestText)\"" }
            ?? (node.members == nil ? nil : "put it into a list: [ { \"text\": \"…\" } ]"))
        return nil
      }
      var text = StyledText()
      var isValid = true
      for part in parts {
        switch part.value {
        case .string(let string): text.append(string)
        case .number(let number): text.append(number.shortestText)
        case .object:
          guard let run = readRun(part, subject.context) else {
            isValid = false
            continue
          }
          text.append(run.text, run.style)
        case .null, .bool, .array:
          subject.mismatch(
            part, expected: "a string, a number or a run",
            hint: "for example { \"text\": \"42 €\", \"textColor\": \"systemGreen\" }")
          isValid = false
        }
      }
      return isValid ? text : nil
    }
  }

  /// The maximum number of runs of a text.
  private static var runLimit: Int { 10_000 }

  private static func readRun(
    _ node: JSONNode, _ context: DecodingContext
  ) -> (text: String, style: RunStyle)? {
    guard var object = KeyedReader(node, as: "a run of text", context) else { return nil }
    let text = object.require("text", .runText)
    var style = RunStyle()
    var fontSpacing: Double?
    if let node = object.node("font") {
      let font = FontReader.read(node, as: "a font of a run", context)
      style.fontFamily = font.family
      style.fontFallback = font.fallback
      style.fontSize = font.size
      style.fontWeight = font.weight
      style.isItalic = font.isItalic
      style.usesMonospacedDigits = font.usesMonospacedDigits
      style.fontAxes = font.axes
      fontSpacing = font.letterSpacing
    }
    style.textColor = object.read("textColor", .color)
    style.backgroundColor = object.read("backgroundColor", .color)
    style.letterSpacing = object.read("letterSpacing", .number()) ?? fontSpacing
    style.hasUnderline = object.read("underline", .flag, default: false)
    style.hasStrikethrough = object.read("strikethrough", .flag, default: false)
    style.baselineOffset = object.read("baselineOffset", .number(), default: 0)
    object.finish()
    return text.map { ($0, style) }
  }
}

extension ValueReader where Value == String {
  /// The text of a run; a number is written out.
  fileprivate static var runText: ValueReader {
    ValueReader("a string or a number") { node, subject in
      if let number = node.number { return number.shortestText }
      guard let string = node.string else {
        subject.mismatch(node)
        return nil
      }
      return string
    }
  }
}
