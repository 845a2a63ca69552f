/// A cursor over the UTF-8 bytes of a text.
package struct ByteScanner: Sendable {
  package let bytes: [UInt8]
  package private(set) var position = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package var isAtEnd: Bool { position == bytes.count }

  /// The byte at the cursor; nil at the end.
  package var current: UInt8? { byte(at: 0) }

  /// The byte at a distance of 0 or more from the cursor; nil behind the end.
  package func byte(at distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  /// Whether an ASCII character is at the cursor.
  package func isAt(_ character: Unicode.Scalar) -> Bool {
    current.map(UInt32.init) == character.value
  }

  /// The text of a range.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  package func text(from start: Int) -> String { text(start..<position) }

  /// The character at an offset, which may have several bytes; nil at the end.
  package func character(at offset: Int) -> Character? {
    String(decoding: bytes[offset..<min(offset + 32, bytes.count)], as: UTF8.self).first
  }

  /// The character at the cursor in quotation marks, for a message.
  package func found(quotedBy mark: Character) -> String {
    character(at: position).map { "\(mark)\($0)\(mark)" } ?? "the end"
  }
}

// MARK: - Moving

extension ByteScanner {
  /// Skips bytes. There must be as many.
  package mutating func advance(by count: Int = 1) {
    position += count
  }

  /// Moves the cursor to an offset, at most that of the end.
  package mutating func move(to position: Int) {
    self.position = position
  }

  /// Skips a text if it is at the cursor, and returns whether it was.
  package mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  package mutating func skip(while condition: (UInt8) -> Bool) {
    while let current, condition(current) { position += 1 }
  }

  /// Skips decimal digits, and returns how many there were.
  package mutating func skipDigits() -> Int {
    let start = position
    skip(while: \.isDigit)
    return position - start
  }

  /// Skips an exponent. An `e` without digits is none; it may begin a unit such as `em`.
  package mutating func skipExponent() {
    guard let current, current | 0x20 == UInt8(ascii: "e") else { return }
    let sign = byte(at: 1) == UInt8(ascii: "+") || byte(at: 1) == UInt8(ascii: "-") ? 1 : 0
    guard byte(at: 1 + sign)?.isDigit == true else { return }
    position += 1 + sign
    skip(while: \.isDigit)
  }
}

/// Classes of ASCII characters.
extension UInt8 {
  @inlinable
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// A to Z and a to z.
  @inlinable
  package var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// A to Z, a to z, 0 to 9 and underscore.
  @inlinable
  package var isWordCharacter: Bool { isDigit || self == UInt8(ascii: "_") || isLetter }

  /// Space, tab, and the characters that end lines and pages.
  @inlinable
  package var isWhitespace: Bool { self == UInt8(ascii: " ") || 0x09...0x0D ~= self }
}
