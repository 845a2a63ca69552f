/// Walks through a text by its UTF-8 bytes, and knows where it stands.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The byte here, or 0 at the end; a text with a 0 in it is no curve anyway.
  var current: UInt8 { byte(at: 0) }

  func byte(at distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Steps over a text if it stands here.
  mutating func skip(_ text: StaticString) -> Bool {
    let wanted = Array("\(text)".utf8)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Steps over one byte; not at the end.
  mutating func advance() {
    position += 1
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while !isAtEnd, condition(bytes[position]) { position += 1 }
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What stands here, for a message: a whole character.
  var currentDescription: String {
    guard let character = String(decoding: bytes[position...], as: UTF8.self).first else {
      return "the end"
    }
    return "'\(character)'"
  }
}

// MARK: - Numbers and words

extension TextScanner {
  /// Steps over digits with a fraction and an exponent, without a sign; nil where there is no number.
  ///
  /// - Throws: for a number too large for a double.
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

  /// An `e` that no digit follows belongs to what comes next, such as the unit `em`.
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

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
