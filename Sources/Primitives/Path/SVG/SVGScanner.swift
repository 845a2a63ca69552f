/// Reads the tokens of SVG path data and of other attributes: command letters, numbers, arc flags and separators.
///
/// Source: the grammar of SVG 1.1 §8.3.9, which also allows `1.`, unlike that of SVG 2.
package struct SVGScanner {
  private var scanner: ByteScanner

  /// The maximum coordinate. Below it, squares and products are accurate enough.
  static let limit = 1e9

  package init(_ text: String) {
    scanner = ByteScanner(text)
  }

  package var offset: Int { scanner.position }

  package var current: UInt8? { scanner.current }

  package mutating func advance() {
    scanner.advance()
  }

  package mutating func skipWhitespace() {
    scanner.skip { $0.isWhitespace && $0 != 0x0B }
  }

  /// Skips the separator between two numbers: white space with at most one comma. Returns whether there was a comma.
  @discardableResult
  package mutating func skipSeparator() -> Bool {
    skipWhitespace()
    guard scanner.skip(",") else { return false }
    skipWhitespace()
    return true
  }

  /// Whether a number can start here.
  var isAtNumber: Bool {
    guard let current else { return false }
    return "0123456789+-.".utf8.contains(current)
  }

  /// Reads a number: sign, digits with an optional decimal point, exponent. It ends at the first character that cannot
  /// continue it, so `1.5.5-2` is three numbers.
  package mutating func readNumber() throws(PathSyntaxError) -> Double {
    let begin = offset
    if !scanner.skip("+") { _ = scanner.skip("-") }
    var digits = scanner.skipDigits()
    if scanner.skip(".") { digits += scanner.skipDigits() }
    guard digits > 0 else {
      scanner.move(to: begin)
      throw expected("a number")
    }
    scanner.skipExponent()
    let text = scanner.text(from: begin)
    guard let value = Double(text), abs(value) <= Self.limit else {
      throw PathSyntaxError(
        offset: begin, message: "the number \(text) is outside -1000000000...1000000000")
    }
    return value
  }

  /// Reads an arc flag: one digit, optionally followed by a separator.
  mutating func readFlag() throws(PathSyntaxError) -> Bool {
    if scanner.skip("1") { return true }
    guard scanner.skip("0") else { throw expected("an arc flag, 0 or 1") }
    return false
  }

  /// The error for an unexpected character at the cursor.
  func expected(_ what: String) -> PathSyntaxError {
    PathSyntaxError(
      offset: offset, message: "expected \(what), found \(scanner.found(quotedBy: "\""))")
  }
}
