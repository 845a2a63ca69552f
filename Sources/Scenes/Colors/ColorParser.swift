import AnimDocuments
package import AnimPrimitives

// Parses CSS colours: `#RGB` and its longer forms, `rgb()` and `hsl()` (or `rgba()` and `hsla()`), with commas, or with
// spaces and a slash before the alpha. Source: CSS Color 4 §5 and §7. As specified there, components out of range are
// clamped.

struct ColorParser {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Parses a colour in `#` or function notation.
  static func parse(_ text: String) throws(ColorSyntaxError) -> Color {
    var parser = ColorParser(text)
    if parser.peek == UInt8(ascii: "#") { return try parser.hexadecimal() }
    return try parser.function()
  }

  /// Whether a text is in `#` or function notation, rather than a name.
  static func accepts(_ text: String) -> Bool { text.hasPrefix("#") || text.contains("(") }
}

// MARK: - Hexadecimal

extension ColorParser {
  private func hexadecimal() throws(ColorSyntaxError) -> Color {
    var digits: [Double] = []
    for index in 1..<max(bytes.count, 1) {
      guard let digit = Self.value(ofHexadecimal: bytes[index]) else {
        throw ColorSyntaxError(
          "`\(character(at: index))` is not a hexadecimal digit", at: index..<(index + 1))
      }
      digits.append(digit)
    }
    let components: [Double]
    switch digits.count {
    case 3, 4: components = digits.map { $0 * 17 / 255 }
    case 6, 8:
      components = digits.indices.filter { $0 % 2 == 0 }.map { index -> Double in
        (digits[index] * 16 + digits[index + 1]) / 255
      }
    default:
      throw ColorSyntaxError(
        "a colour in # notation has 3, 4, 6 or 8 digits, not \(digits.count)", at: 0..<bytes.count)
    }
    return Color(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }

  private static func value(ofHexadecimal byte: UInt8) -> Double? {
    guard byte < 0x80 else { return nil }
    return Character(UnicodeScalar(byte)).hexDigitValue.map(Double.init)
  }
}

// MARK: - Functions

extension ColorParser {
  private struct Component {
    enum Unit { case number, percent, degrees }

    var value: Double
    var unit: Unit
    var range: Range<Int>
  }

  private mutating func function() throws(ColorSyntaxError) -> Color {
    let start = position
    while let byte = peek, byte != UInt8(ascii: "(") { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    guard ["rgb", "rgba", "hsl", "hsla"].contains(name) else {
      throw ColorSyntaxError("unknown colour function `\(name)`", at: start..<position)
    }
    position += 1
    let components = try arguments()
    skipSpaces()
    guard position == bytes.count else {
      throw ColorSyntaxError(
        "unexpected `\(character(at: position))` after the colour", at: here)
    }
    let alpha = components.count == 4 ? try Self.fraction(components[3], of: 1) : 1
    return name.hasPrefix("rgb")
      ? try Self.rgb(components, alpha: alpha) : try Self.hsl(components, alpha: alpha)
  }

  /// Three components, an optional alpha, and the closing bracket.
  private mutating func arguments() throws(ColorSyntaxError) -> [Component] {
    var components = [try component()]
    skipSpaces()
    let usesCommas = peek == UInt8(ascii: ",")
    while components.count < 3 {
      if usesCommas { try expect(UInt8(ascii: ",")) }
      components.append(try component())
      skipSpaces()
    }
    if position == bytes.count || peek == UInt8(ascii: ")") {
      try expect(UInt8(ascii: ")"))
      return components
    }
    try expect(usesCommas ? UInt8(ascii: ",") : UInt8(ascii: "/"))
    components.append(try component())
    skipSpaces()
    try expect(UInt8(ascii: ")"))
    return components
  }

  private mutating func expect(_ byte: UInt8) throws(ColorSyntaxError) {
    guard peek == byte else {
      throw ColorSyntaxError(
        "expected `\(String(UnicodeScalar(byte)))`, found \(summary)", at: here)
    }
    position += 1
  }

  private mutating func component() throws(ColorSyntaxError) -> Component {
    skipSpaces()
    let start = position
    while let byte = peek, byte.isDigit || "+-.eE".utf8.contains(byte) { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(digits), value.isFinite else {
      throw ColorSyntaxError(
        "expected a number, found \(digits.isEmpty ? summary : "`\(digits)`")",
        at: digits.isEmpty ? here : start..<position)
    }
    if skip("%") { return Component(value: value, unit: .percent, range: start..<position) }
    if skip("deg") { return Component(value: value, unit: .degrees, range: start..<position) }
    try checkUnit()
    return Component(value: value, unit: .number, range: start..<position)
  }

  /// Checks that only a valid unit follows a number.
  private func checkUnit() throws(ColorSyntaxError) {
    let unit = bytes[position...].prefix(while: \.isWordCharacter)
    guard !unit.isEmpty else { return }
    throw ColorSyntaxError(
      "`\(String(decoding: unit, as: UTF8.self))` is not a unit of colours: use `%`, or "
        + "`deg` for a hue", at: unit.indices)
  }

  private static func rgb(
    _ components: [Component], alpha: Double
  ) throws(ColorSyntaxError) -> Color {
    Color(
      red: try fraction(components[0], of: 255), green: try fraction(components[1], of: 255),
      blue: try fraction(components[2], of: 255), alpha: alpha)
  }

  /// Source: CSS Color 4 §7.1, the sample code's f(n) = l − a·max(−1, min(k − 3, 9 − k, 1)).
  private static func hsl(
    _ components: [Component], alpha: Double
  ) throws(ColorSyntaxError) -> Color {
    guard components[0].unit != .percent else {
      throw ColorSyntaxError("a hue must be in degrees", at: components[0].range)
    }
    let turn = components[0].value.truncatingRemainder(dividingBy: 360) / 30
    let hue = turn < 0 ? turn + 12 : turn
    let saturation = try fraction(components[1], of: 100)
    let lightness = try fraction(components[2], of: 100)
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ n: Double) -> Double {
      let k = (n + hue).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  /// A number as a fraction of its whole, or a percentage, clamped to 0…1.
  private static func fraction(
    _ component: Component, of whole: Double
  ) throws(ColorSyntaxError) -> Double {
    switch component.unit {
    case .number: return min(max(component.value / whole, 0), 1)
    case .percent: return min(max(component.value / 100, 0), 1)
    case .degrees:
      throw ColorSyntaxError("expected a number or a percentage", at: component.range)
    }
  }
}

// MARK: - Moving on

extension ColorParser {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var here: Range<Int> { position..<min(position + 1, bytes.count) }

  private var summary: String {
    position < bytes.count ? "`\(character(at: position))`" : "the end"
  }

  private func character(at index: Int) -> Character {
    String(decoding: bytes[index...], as: UTF8.self).first ?? " "
  }

  private mutating func skipSpaces() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }
}

/// The error for a text that is not a colour, and its range.
struct ColorSyntaxError: Error, Hashable {
  var message: String
  /// UTF-8 bytes of the text.
  var range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}

extension Color {
  /// Reads a colour outside a scene: `#` notation, a function, a system or CSS name, `clear`.
  ///
  /// nil for other texts, including names defined by scenes.
  package static func parsing(_ text: String, appearance: SceneOptions.Appearance) -> Color? {
    if ColorParser.accepts(text) { return try? ColorParser.parse(text) }
    if text == "clear" { return .clear }
    return SystemColors.color(named: text, appearance) ?? CSSColorNames.color(named: text)
  }
}
