extension SourceText {
  /// The bytes in the text for a part of a JSON string's value. Escapes are mapped to their source, and characters are
  /// not split.
  ///
  /// - Parameters:
  ///   - part: UTF-8 bytes of the value.
  ///   - string: the string's range, including quotation marks.
  package func range(of part: Range<Int>, inStringAt string: Range<Int>) -> Range<Int> {
    let end = string.upperBound - 1
    var position = string.lowerBound + 1
    var value = 0
    var start: Int?
    while position < end {
      let (written, decoded) = length(at: position, end)
      if start == nil, value + decoded > part.lowerBound { start = position }
      if value >= part.upperBound { break }
      position += written
      value += decoded
    }
    let lower = start ?? end
    return lower..<max(position, lower)
  }

  /// The number of bytes of a character in the text and in the value.
  private func length(at position: Int, _ end: Int) -> (written: Int, decoded: Int) {
    guard bytes[position] == UInt8(ascii: "\\") else {
      let rest = bytes[(position + 1)..<end].prefix { $0 & 0xC0 == 0x80 }.count
      return (1 + rest, 1 + rest)
    }
    guard position + 5 < end, bytes[position + 1] == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: bytes[(position + 2)..<(position + 6)], as: UTF8.self)
    switch UInt32(digits, radix: 16) ?? 0 {
    case ..<0x80: return (6, 1)
    case ..<0x800: return (6, 2)
    case 0xD800...0xDBFF: return (12, 4)
    default: return (6, 3)
    }
  }
}
