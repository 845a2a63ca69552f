import Documents
import Motion

/// A label's `font`.
struct FontReader {
  var size = LabelContent.defaultFontSize
  var family: String?
  var familyOrigin: ScriptOrigin?
  var weight = 400.0
  var isItalic = false
  var usesMonospacedDigits = false

  /// UIFont.Weight's names, with CSS's numbers for them.
  private static let weights: [(name: String, value: Double)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
    ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  static func read(_ node: JSONNode, _ context: DecodingContext) -> FontReader {
    var font = FontReader()
    let example = #"{ "size": 20, "weight": "bold" }"#
    guard var object = KeyedReader(node, as: "a font", example: example, context) else {
      return font
    }
    font.size = object.read("size", .number(in: .above(0, to: 10_000)), default: font.size)
    font.family = object.read("family", .text)
    font.familyOrigin = object.origin(of: "family")
    font.weight = object.read("weight", weight, default: font.weight)
    font.isItalic = object.read("italic", .flag, default: false)
    font.usesMonospacedDigits = object.read("monospacedDigits", .flag, default: false)
    object.finish()
    return font
  }

  private static var weight: ValueReader<Double> {
    let number = ValueReader<Double>.number(in: .from(1, to: 1000))
    let names = weights.map(\.name)
    return ValueReader("a weight: a name such as \"semibold\", or a number from 1 to 1000") {
      node, subject in
      guard let name = node.string else {
        return number.read(node, subject.key, subject.context)
      }
      guard let match = weights.first(where: { $0.name == name }) else {
        subject.mismatch(
          node,
          hint: Spelling.hint(for: name, among: names)
            ?? "it is one of \(names.joined(separator: ", "))")
        return nil
      }
      return match.value
    }
  }
}
