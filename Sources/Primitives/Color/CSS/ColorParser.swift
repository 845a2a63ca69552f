// Parses CSS colours: `#RGB` and its longer forms, `rgb()` and `hsl()` (or `rgba()` and `hsla()`), with commas, or with
// spaces and a slash before the alpha; `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()` and `color()`. Source: CSS Color 4
// §5 to §10. As specified there, components out of range are clamped. Colours outside of sRGB keep their components below
// 0 and above 1.

package struct ColorParser {
  var scanner: ByteScanner

  private init(_ text: String) {
    scanner = ByteScanner(text)
  }

  /// Parses a colour in `#` or function notation.
  package static func parse(_ text: String) throws(ColorSyntaxError) -> Color {
    var parser = ColorParser(text)
    if parser.scanner.isAt("#") { return try parser.hexadecimal() }
    return try parser.function()
  }

  /// Whether a text is in `#` or function notation, rather than a name.
  package static func accepts(_ text: String) -> Bool { text.hasPrefix("#") || text.contains("(") }
}

// MARK: - Hexadecimal

extension ColorParser {
  private func hexadecimal() throws(ColorSyntaxError) -> Color {
    var digits: [Double] = []
    for index in 1..<max(scanner.bytes.count, 1) {
      guard let digit = Self.value(ofHexadecimal: scanner.bytes[index]) else {
        throw ColorSyntaxError(
          "`\(scanner.character(at: index) ?? " ")` is not a hexadecimal digit",
          at: index..<(index + 1))
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
        "a colour in # notation has 3, 4, 6 or 8 digits, not \(digits.count)",
        at: 0..<scanner.bytes.count)
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

// MARK: - Places

extension ColorParser {
  var here: Range<Int> { scanner.position..<min(scanner.position + 1, scanner.bytes.count) }

  var summary: String { scanner.found(quotedBy: "`") }
}

/// The error for a text that is not a colour, and its range.
package struct ColorSyntaxError: Error, Hashable {
  package var message: String
  /// UTF-8 bytes of the text.
  package var range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}

extension Color {
  /// Reads a CSS colour: `#` notation, a function or a name of CSS; nil for other texts.
  package init?(css text: String) {
    if ColorParser.accepts(text) {
      guard let color = try? ColorParser.parse(text) else { return nil }
      self = color
      return
    }
    guard let color = CSSColorNames.color(named: text) else { return nil }
    self = color
  }
}
