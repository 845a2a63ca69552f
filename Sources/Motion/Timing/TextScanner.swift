/// A cursor over the UTF-8 bytes of a text.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The byte at the cursor, or 0 at the end. No valid curve contains a 0.
  var current: UInt8 { byte(at: 0) }

  func byte(at distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Skips a text if it is at the cursor, and returns whether it was.
  mutating func skip(_ text: StaticString) -> Bool {
    let wanted = Array("\(text)".utf8)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Skips one byte. The cursor must not be at the end.
  mutating func advance() {
    position += 1
  }

  /// Moves the cursor to an earlier position.
  mutating func move(to position: Int) {
    self.position = position
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while !isAtEnd, condition(bytes[position]) { position += 1 }
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The character at the cursor, for a message.
  var currentDescription: String {
    guard let character = String(decoding: bytes[position...], as: UTF8.self).first else {
      return "the end"
    }
    return "'\(character)'"
  }
}

// MARK: - Numbers and words

extension TextScanner {
  /// Reads an unsigned number with an optional fraction and exponent; nil if there is none.
  ///
  /// - Throws: if the number is too large for a double.
  mutating func number() throws(CurveSyntaxError) -> Double? {
    let start = position
    skip(while: Self.isDigit)
    if current == UInt8(ascii: "."), Self.isDigit(byte(at: 1)) {
      position += 1
      skip(while: Self.isDigit)
    }
    guard position > start else { return nil }
    skipExponent()
    guard let value = Double(text(from: start)), value.isFinite else {
      throw CurveSyntaxError("\(text(from: start)) is too large a number", at: start)
    }
    return value
  }

  /// Skips an exponent. An `e` without digits belongs to the next token, such as the unit `em`.
  private mutating func skipExponent() {
    guard current | 0x20 == UInt8(ascii: "e") else { return }
    let sign = byte(at: 1) == UInt8(ascii: "+") || byte(at: 1) == UInt8(ascii: "-") ? 1 : 0
    guard Self.isDigit(byte(at: 1 + sign)) else { return }
    position += 1 + sign
    skip(while: Self.isDigit)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A letter, digit or underscore.
  static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}

/// A syntax error in the text of a curve.
public struct CurveSyntaxError: Error, Hashable, Sendable {
  /// The offset of the error in UTF-8 bytes; the text's length for an error at the end.
  public var offset: Int
  /// One sentence, lower case, without a full stop.
  public var message: String
  /// A second sentence with advice, such as "did you mean …", or nil.
  public var hint: String?

  package init(_ message: String, at offset: Int, hint: String? = nil) {
    self.offset = offset
    self.message = message
    self.hint = hint
  }
}
