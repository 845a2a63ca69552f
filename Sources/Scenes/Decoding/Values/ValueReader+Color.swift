import AnimDocuments
import AnimMotion
import AnimPrimitives

extension ValueReader where Value == Color {
  /// A colour as text, a name, four numbers, or a pair of variants.
  static var color: ValueReader {
    ValueReader("a colour") { node, subject in
      switch node.value {
      case .string(let text): Self.color(text, node, subject)
      case .array: Self.components(node, subject)
      case .object: Self.variants(node, subject)
      default: Self.mismatch(node, subject)
      }
    }
  }

  private static func mismatch(_ node: JSONNode, _ subject: Subject) -> Color? {
    subject.mismatch(node, hint: "for example \"#FF9500\", \"systemBlue\" or [1, 0.58, 0, 1]")
    return nil
  }

  private static func color(_ text: String, _ node: JSONNode, _ subject: Subject) -> Color? {
    let context = subject.context
    // Names defined in the scene take precedence, even over `#FFF`.
    if let key = context.key(of: text, .colors, at: node) {
      switch context.colors.begin(key) {
      case .value(let color): return color
      case .toRead(let declaration): return declareColor(key, declaration, context)
      case .cycle:
        context.error("the colour `\(text)` refers to itself", at: node)
        return nil
      case .unknown: break
      }
    }
    if ColorParser.accepts(text) {
      do throws(ColorSyntaxError) {
        return try ColorParser.parse(text)
      } catch {
        context.error(error.message, in: node, at: error.range)
        return nil
      }
    }
    if let color = SystemColors.color(named: text, context.options.appearance, context.palette)
      ?? CSSColorNames.color(named: text)
    {
      return color
    }
    if text == "clear" { return .clear }
    context.error(
      "unknown colour `\(text)`", at: node,
      hint: Spelling.hint(
        for: text,
        among: context.names(.colors, at: node) + SystemColors.values.keys.sorted() + [
          "clear", "transparent",
        ]
          + CSSColorNames.values.keys.sorted()))
    return nil
  }

  /// Reads a colour defined by name.
  @discardableResult
  static func declareColor(
    _ key: String, _ node: JSONNode, _ context: DecodingContext
  ) -> Color? {
    let color = context.nested(at: node) {
      Self.color.read(node, DecodingContext.name(of: key), context)
    }
    context.colors.finish(key, color)
    return color
  }

  /// `[r, g, b]` or `[r, g, b, a]`.
  private static func components(_ node: JSONNode, _ subject: Subject) -> Color? {
    let reader = ValueReader<[Double]>.list(
      of: .number(in: .fraction), called: "numbers from 0 to 1: [r, g, b, a]", count: 3...4)
    return reader.read(node, subject.key, subject.context).map {
      Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0.count == 4 ? $0[3] : 1)
    }
  }

  private static func variants(_ node: JSONNode, _ subject: Subject) -> Color? {
    let context = subject.context
    return context.nested(at: node) { variant(node, context) }
  }

  private static func variant(_ node: JSONNode, _ context: DecodingContext) -> Color? {
    guard var pair = KeyedReader(node, as: "a colour with variants", context) else { return nil }
    let light = pair.require("light", .color)
    let dark = pair.require("dark", .color)
    pair.finish()
    return context.options.appearance == .light ? light : dark
  }
}

extension ValueReader where Value == Color? {
  /// A colour, or null for no colour, which cannot be blended with a colour.
  static var optionalColor: ValueReader {
    ValueReader("a colour or null") { node, subject in
      if case .null = node.value { return .some(nil) }
      return ValueReader<Color>.color.read(node, subject.key, subject.context).map(Optional.some)
    }
  }
}
