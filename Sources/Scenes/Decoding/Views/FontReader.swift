import AnimDocuments
import AnimMotion

/// The `font` of a label or a run. nil for the parts that it does not have.
struct FontReader {
  var size: Double?
  var family: String?
  var familyOrigin: ScriptOrigin?
  var fallback: [String]?
  var fallbackOrigin: ScriptOrigin?
  var weight: Double?
  var isItalic: Bool?
  var usesMonospacedDigits: Bool?
  var axes: [String: Double] = [:]
  var axisOrigins: [String: ScriptOrigin] = [:]
  /// Those of the font's style; nil without one.
  var lineHeight: Double?
  var letterSpacing: Double?

  /// The maximum number of families in `fallback`.
  private static let fallbackLimit = 100

  /// UIFont.Weight's names and CSS's numbers for them.
  private static let weights: [(name: String, value: Double)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
    ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  static func read(_ node: JSONNode, as kind: String, _ context: DecodingContext) -> FontReader {
    var font = FontReader()
    let example = #"{ "size": 20, "weight": "bold" }"#
    guard var object = KeyedReader(node, as: kind, example: example, context) else {
      return font
    }
    let style = object.read("style", .word(TextStyle.self))
    font.size = object.read("size", .number(in: .above(0, to: 10_000)))
    font.family = object.read("family", .text)
    font.familyOrigin = object.origin(of: "family")
    font.fallback = object.read(
      "fallback", .list(of: .text, called: "families", count: 0...fallbackLimit))
    font.fallbackOrigin = object.origin(of: "fallback")
    font.weight = object.read("weight", weight) ?? style?.weight
    if let style { font.take(style, object) }
    font.isItalic = object.read("italic", .flag)
    font.usesMonospacedDigits = object.read("monospacedDigits", .flag)
    if let node = object.node("axes") { font.readAxes(node, context) }
    object.finish()
    return font
  }

  /// Takes the numbers of a style, times the scene's `textScale`.
  private mutating func take(_ style: TextStyle, _ object: KeyedReader) {
    let metrics = style.metrics(weight: weight ?? style.weight, isEmbedded: family == nil)
    let scale = object.context.textScale
    size = metrics.size * scale
    lineHeight = metrics.lineHeight * scale
    letterSpacing = metrics.letterSpacing * scale
    if let member = object.members.first(where: { $0.key == "size" }) {
      object.context.report(
        Problem(
          "`size` contradicts `style`", at: member.keyPlace,
          hint: "give either `style` or `size`; `textScale` of the scene scales all styles"))
    }
  }

  /// Reads values by axis tag. Source: OpenType, registered and custom axes: four ASCII characters.
  private mutating func readAxes(_ node: JSONNode, _ context: DecodingContext) {
    guard let members = node.members else {
      context.error(
        "`axes` must be an object, found \(node.summary)", at: node,
        hint: #"for example { "wdth": 80, "opsz": 24 }"#)
      return
    }
    for member in members {
      guard member.key.utf8.count == 4, member.key.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
        context.report(
          Problem(
            "the tag of an axis has four letters, found `\(member.key)`", at: member.keyPlace,
            hint: Self.axisTags[member.key.lowercased()].map { "did you mean `\($0)`?" }))
        continue
      }
      guard let value = ValueReader<Double>.number().read(member.node, member.key, context) else {
        continue
      }
      axes[member.key] = value
      axisOrigins[member.key] = member.node.origin
    }
  }

  /// Tags of registered axes by their names.
  private static let axisTags = [
    "width": "wdth", "weight": "wght", "opticalsize": "opsz", "optical-size": "opsz",
    "slant": "slnt", "italic": "ital",
  ]

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
