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
