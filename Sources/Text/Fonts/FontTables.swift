// A truncated font has complete tables before the cut. HarfBuzz silently ignores the others, so texts would lose
// outlines or kerning. Browsers reject such fonts, and so does this program.

/// The tables listed in a font file's directories. Source: OpenType, "Organization of an OpenType Font".
enum FontTables {
  /// The maximum number of faces of a collection, because a small file may claim any number.
  static let faceLimit = 1000

  /// Checks that all tables of all faces are within the file. Unknown formats pass.
  ///
  /// - Throws: `TextError.unreadableFont`.
  static func check(_ data: [UInt8]) throws(TextError) {
    for offset in try directories(in: data) { try checkTables(at: offset, in: data) }
  }

  /// The offsets of all faces' table directories.
  private static func directories(in data: [UInt8]) throws(TextError) -> [Int] {
    let kind = data.number(at: 0, byteCount: 4)
    for (tag, name) in [("wOF2", "WOFF2"), ("wOFF", "WOFF")] where kind == Int(openTypeTag(tag)) {
      throw .unreadableFont(
        reason:
          "it is \(name), a compressed font for web pages: give the .ttf or .otf from which it was made"
      )
    }
    guard kind == Int(openTypeTag("ttcf")) else {
      return kind.map(kinds.contains) ?? false ? [0] : []
    }
    guard let count = data.number(at: 8, byteCount: 4) else { throw cutOff("inside its header") }
    guard count <= faceLimit else {
      throw .unreadableFont(
        reason: "it is a collection of \(count) faces, and at most \(faceLimit) are read")
    }
    var offsets: [Int] = []
    for index in 0..<count {
      guard let offset = data.number(at: 12 + 4 * index, byteCount: 4) else {
        throw cutOff("inside its header")
      }
      offsets.append(offset)
    }
    return offsets
  }

  /// The first bytes of single-face files: TrueType, OpenType with PostScript outlines, and two of Apple's formats.
  private static let kinds =
    [0x0001_0000, openTypeTag("OTTO"), openTypeTag("true"), openTypeTag("typ1")].map { Int($0) }

  private static func checkTables(at offset: Int, in data: [UInt8]) throws(TextError) {
    var firstCut: (tag: Int, offset: Int)?
    for index in 0..<(data.number(at: offset + 4, byteCount: 2) ?? 1) {
      // Tag, check sum, offset and length.
      let record = offset + 12 + 16 * index
      guard let tag = data.number(at: record, byteCount: 4),
        let start = data.number(at: record + 8, byteCount: 4),
        let length = data.number(at: record + 12, byteCount: 4)
      else { throw cutOff("inside its table directory") }
      guard length > 0, start + length > data.count, start < firstCut?.offset ?? .max else {
        continue
      }
      firstCut = (tag, start)
    }
    guard let firstCut else { return }
    throw cutOff("\(firstCut.offset < data.count ? "inside" : "before") \(name(firstCut.tag))")
  }

  /// A tag as text: ASCII with trailing spaces. Other bytes indicate a damaged directory.
  private static func name(_ tag: Int) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    guard bytes.allSatisfy({ 0x20...0x7E ~= $0 }) else { return "a table" }
    return String(decoding: bytes, as: UTF8.self).split(separator: " ").joined()
  }

  private static func cutOff(_ place: String) -> TextError {
    .unreadableFont(reason: "the file ends too soon: \(place)")
  }
}

extension [UInt8] {
  /// A big-endian number, as OpenType stores it; nil outside the data.
  fileprivate func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset <= count - byteCount else { return nil }
    return self[offset..<(offset + byteCount)].reduce(0) { $0 << 8 | Int($1) }
  }
}
