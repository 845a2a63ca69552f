import AnimPrimitives

/// Resolves places of a file in ascending order, reading each byte once.
struct LocationCursor {
  private let file: SourceFile
  private var lines: LineCursor

  /// The maximum number of characters in an excerpt.
  private static let excerptWidth = 100
  /// The number of bytes on each side that are read for an excerpt.
  private static let excerptBytes = 400

  init(_ file: SourceFile) {
    self.file = file
    lines = LineCursor(bytes: file.bytes)
  }

  /// The line, column and excerpt of a range that begins at or after the one before.
  mutating func location(of range: Range<Int>) -> Diagnostic.Location {
    let bytes = file.bytes
    let start = min(range.lowerBound, bytes.count)
    lines.advance(to: start)
    let end = max(start, min(range.upperBound, lines.end))
    return Diagnostic.Location(
      file: file.name, line: lines.number, column: lines.column,
      excerpt: Self.excerpt(
        before: Self.pictured(bytes[boundary(start - Self.excerptBytes, lines.start)..<start]),
        marked: Self.pictured(bytes[start..<end]),
        after: Self.pictured(bytes[end..<max(end, min(end + Self.excerptBytes, lines.end))])))
  }

  /// The start of the first character at or after an offset, at least `low`.
  private func boundary(_ offset: Int, _ low: Int) -> Int {
    guard offset > low else { return low }
    return (offset..<file.bytes.count).first { file.bytes[$0] & 0xC0 != 0x80 } ?? file.bytes.count
  }

  /// Replaces tabs by spaces and other control characters by symbols, so that carets are aligned.
  private static func pictured(_ bytes: ArraySlice<UInt8>) -> [Character] {
    Array(String(decoding: bytes, as: UTF8.self).pictured)
  }

  private static func excerpt(
    before: [Character], marked: [Character], after: [Character]
  ) -> Diagnostic.Excerpt {
    let whole = before + marked + after
    let isCut = whole.count > excerptWidth && before.count > excerptWidth * 3 / 4
    let start = isCut ? before.count - excerptWidth / 2 : 0
    let end = min(start + excerptWidth, whole.count)
    let leading = start > 0 ? "…" : ""
    let trailing = end < whole.count ? "…" : ""
    let indent = leading.count + DisplayWidth.of(before[start...])
    let length = max(DisplayWidth.of(marked.prefix(max(1, end - before.count))), 1)
    return Diagnostic.Excerpt(
      text: (leading + String(whole[start..<end]) + trailing).withoutCommands,
      underline: String(repeating: " ", count: indent) + "^"
        + String(repeating: "~", count: length - 1))
  }
}

/// Finds lines and columns in ascending order, reading each byte once.
private struct LineCursor {
  let bytes: [UInt8]
  private var offset = 0
  /// The line's bytes, without its line end.
  private(set) var start = 0
  private(set) var end: Int
  /// The line, counted from 1.
  private(set) var number = 1
  private(set) var column = 1

  init(bytes: [UInt8]) {
    self.bytes = bytes
    self.end = Self.lineEnd(in: bytes, from: 0)
  }

  /// Advances to an offset.
  mutating func advance(to target: Int) {
    var index = offset
    while index < target {
      if bytes[index] == 0x0A {
        start = index + 1
        offset = start
        number += 1
        column = 1
      }
      index += 1
    }
    if end < start { end = Self.lineEnd(in: bytes, from: start) }
    column += String(decoding: bytes[offset..<target], as: UTF8.self).count
    offset = target
  }

  private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }
}

/// The number of columns of characters in a terminal.
private enum DisplayWidth {
  /// East Asian scripts and emoji are two columns wide. Source: UAX #11, its large blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1FAFF,
    0x20000...0x3FFFD,
  ]

  static func of(_ characters: some Collection<Character>) -> Int {
    characters.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}
