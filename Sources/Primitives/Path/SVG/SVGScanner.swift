/// Reads the tokens of SVG path data and of other attributes: command letters, numbers, arc flags and separators.
///
/// Source: the grammar of SVG 1.1 §8.3.9, which also allows `1.`, unlike that of SVG 2.
package struct SVGScanner {
  private let bytes: [UInt8]
  package private(set) var offset = 0

  /// The maximum coordinate. Below it, squares and products are accurate enough.
  static let limit = 1e9

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  package mutating func advance() {
    offset += 1
  }

  package mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte), byte != 0x0B {
      offset += 1
    }
  }

  /// Skips the separator between two numbers: white space with at most one comma. Returns whether there was a comma.
  @discardableResult
  package mutating func skipSeparator() -> Bool {
    skipWhitespace()
    guard current == UInt8(ascii: ",") else { return false }
    offset += 1
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
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
    var digits = skipDigits()
    if current == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = begin
      throw expected("a number")
    }
    skipExponent()
    let text = String(decoding: bytes[begin..<offset], as: UTF8.self)
    guard let value = Double(text), abs(value) <= Self.limit else {
      throw PathSyntaxError(
        offset: begin, message: "the number \(text) is outside -1000000000...1000000000")
    }
    return value
  }

  /// Reads an arc flag: one digit, optionally followed by a separator.
  mutating func readFlag() throws(PathSyntaxError) -> Bool {
    switch current {
    case UInt8(ascii: "0"), UInt8(ascii: "1"):
      offset += 1
      return bytes[offset - 1] == UInt8(ascii: "1")
    default:
      throw expected("an arc flag, 0 or 1")
    }
  }

  /// The error for an unexpected character at the cursor.
  func expected(_ what: String) -> PathSyntaxError {
    PathSyntaxError(offset: offset, message: "expected \(what), found \(found)")
  }

  /// The character at the cursor, for a message. It may have several bytes.
  private var found: String {
    guard offset < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[offset..<min(offset + 32, bytes.count)], as: UTF8.self)
    return rest.first.map { "\"\($0)\"" } ?? "the end"
  }

  private mutating func skipDigits() -> Int {
    let begin = offset
    while let byte = current, byte.isDigit { offset += 1 }
    return offset - begin
  }

  /// Skips an exponent. An `e` without following digits is not an exponent.
  private mutating func skipExponent() {
    let begin = offset
    guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return }
    offset += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
    if skipDigits() == 0 { offset = begin }
  }
}
