/// Finds invalid UTF-8. Source: The Unicode Standard, table 3-7.
package enum UTF8Validation {
  /// The first ill-formed sequence; nil if there is none.
  package static func firstInvalidSequence(in bytes: [UInt8]) -> Range<Int>? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte >= 0x80 else {
        index += 1
        continue
      }
      guard let (count, second) = shape(of: byte) else { return index..<(index + 1) }
      for offset in 1..<count {
        let allowed = offset == 1 ? second : 0x80...0xBF
        guard index + offset < bytes.count, allowed.contains(bytes[index + offset]) else {
          return index..<min(index + offset, bytes.count)
        }
      }
      index += count
    }
    return nil
  }

  /// The length of a sequence, and the valid range of its second byte.
  private static func shape(of lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
