/// Classes of ASCII characters.
extension UInt8 {
  @inlinable
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// A to Z, a to z, 0 to 9 and underscore.
  @inlinable
  package var isWordCharacter: Bool {
    isDigit || self == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}
