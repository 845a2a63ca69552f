import AnimPrimitives

/// A text as it was read: a file, or a value from the command line.
package struct SourceFile: Sendable {
  /// The name in diagnostics: the path that was passed to the reader, or `--set name`.
  package let name: String
  /// UTF-8, unless the file is damaged.
  package let bytes: [UInt8]
  /// Whether the text is a plain string, not JSON.
  package let isPlain: Bool

  package init(name: String, bytes: [UInt8], isPlain: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.isPlain = isPlain
  }

  /// The XXH64 of the bytes, by which a later reader knows whether the file is still the same.
  package var hash: UInt64 { XXH64.hash(bytes) }
}

// MARK: - Parts of strings

extension SourceFile {
  /// The bytes in the text for a part of a JSON string's value. Escapes are mapped to their source, and characters are
  /// not split.
  ///
  /// - Parameters:
  ///   - part: UTF-8 bytes of the value.
  ///   - string: the string's range, including quotation marks.
  ///   - count: the number of bytes of the value. It is one less than in the text for a value such as `$$name`, whose
  ///     first dollar sign is dropped, and more for a name to which the path of its component was added.
  package func range(
    of part: Range<Int>, inStringAt string: Range<Int>, valueCount count: Int
  ) -> Range<Int> {
    guard !isPlain else {
      return min(
        string.lowerBound + part.lowerBound, string.upperBound)..<min(
          string.lowerBound + part.upperBound, string.upperBound)
    }
    let dropped = valueCount(ofStringAt: string) - count
    let lower = max(0, part.lowerBound + dropped)
    return range(of: lower..<max(lower, part.upperBound + dropped), inStringAt: string)
  }

  private func range(of part: Range<Int>, inStringAt string: Range<Int>) -> Range<Int> {
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

  /// The number of bytes of a string's value.
  private func valueCount(ofStringAt string: Range<Int>) -> Int {
    let end = string.upperBound - 1
    var position = string.lowerBound + 1
    var count = 0
    while position < end {
      let (written, decoded) = length(at: position, end)
      position += written
      count += decoded
    }
    return count
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
