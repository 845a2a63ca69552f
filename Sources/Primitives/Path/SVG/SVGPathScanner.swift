/// Reads the tokens of SVG path data: command letters, numbers, arc flags and separators.
///
/// Source: SVG 1.1 §8.3.9 (the grammar; it is SVG 2's, but for `1.`, which SVG 2 forgot).
struct SVGPathScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  /// The largest coordinate. No picture is that large, and squares and products stay exact enough below it.
  static let limit = 1e9

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() {
    offset += 1
  }

  mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte), byte != 0x0B {
      offset += 1
    }
  }

  /// Skips the separator between two numbers: white space with at most one comma. Returns whether there was a
  /// comma.
  mutating func skipSeparator() -> Bool {
    skipWhitespace()
    guard current == UInt8(ascii: ",") else { return false }
    offset += 1
    skipWhitespace()
    return true
  }

  /// Whether a number can begin here.
  var isAtNumber: Bool {
    guard let current else { return false }
    return "0123456789+-.".utf8.contains(current)
  }

  /// Reads a number: sign, digits with a point anywhere among them, exponent. It ends at the first character that
  /// cannot continue it, so `1.5.5-2` is three numbers.
  mutating func readNumber() throws(PathSyntaxError) -> Double {
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

  /// Reads an arc flag: one digit, with or without a separator after it.
  mutating func readFlag() throws(PathSyntaxError) -> Bool {
    switch current {
    case UInt8(ascii: "0"), UInt8(ascii: "1"):
      offset += 1
      return bytes[offset - 1] == UInt8(ascii: "1")
    default:
      throw expected("an arc flag, 0 or 1")
    }
  }

  /// Returns the error for an unexpected character at this place.
  func expected(_ what: String) -> PathSyntaxError {
    PathSyntaxError(offset: offset, message: "expected \(what), found \(found)")
  }

  /// The character at this place, for a message. It may be several bytes long.
  private var found: String {
    guard offset < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[offset..<min(offset + 32, bytes.count)], as: UTF8.self)
    return rest.first.map { "\"\($0)\"" } ?? "the end"
  }

  private mutating func skipDigits() -> Int {
    let begin = offset
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - begin
  }

  /// An `e` without digits behind it is not an exponent.
  private mutating func skipExponent() {
    let begin = offset
    guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return }
    offset += 1
    if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
    if skipDigits() == 0 { offset = begin }
  }
}
