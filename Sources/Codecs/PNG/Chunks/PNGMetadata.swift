/// The texts of a picture, written as iTXt chunks (PNG §11.3.3.4).
public struct PNGMetadata: Hashable, Sendable {
  /// A keyword with its text.
  public struct Entry: Hashable, Sendable {
    /// 1 to 79 Latin-1 characters, without spaces at the ends or two spaces in a row.
    public var keyword: String
    /// Lines end with a line feed. There is no NUL.
    public var text: String
    /// Whether it is written as a zlib stream. False for every text that was read.
    public var isCompressed: Bool

    public init(keyword: String, text: String, isCompressed: Bool = false) {
      self.keyword = keyword
      self.text = text
      self.isCompressed = isCompressed
    }
  }

  /// In the file's order.
  public var entries: [Entry]

  /// Puts the standard's keywords `Title` and `Description` first, then the entries.
  public init(title: String? = nil, description: String? = nil, entries: [Entry] = []) {
    let standard = [("Title", title), ("Description", description)]
    self.entries =
      standard.compactMap { keyword, text in
        text.map { Entry(keyword: keyword, text: $0) }
      } + entries
  }
}

extension PNGMetadata {
  /// - Throws: `metadata` if a keyword or a text cannot be written.
  func chunks() throws(CodecError) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    for entry in entries {
      let keyword = try Self.latin1(keyword: entry.keyword)
      guard !entry.text.utf8.contains(0) else {
        throw .metadata(reason: "the text of \(entry.keyword) has a NUL character")
      }
      // The compression flag and method, then an empty language and an empty translated keyword.
      let front = keyword + [0, entry.isCompressed ? 1 : 0, 0, 0, 0]
      let text =
        entry.isCompressed
        ? try CompressedText.compress(entry.text) : [UInt8](entry.text.utf8)
      chunks.append(PNGChunk(name: .internationalText, data: front + text))
    }
    return chunks
  }

  private static func latin1(keyword: String) throws(CodecError) -> [UInt8] {
    let scalars = keyword.unicodeScalars.map(\.value)
    guard 1...79 ~= scalars.count, scalars.first != 0x20, scalars.last != 0x20,
      !zip(scalars, scalars.dropFirst()).contains(where: { $0 == 0x20 && $1 == 0x20 }),
      scalars.allSatisfy({ 0x20...0x7E ~= $0 || 0xA1...0xFF ~= $0 })
    else {
      throw .metadata(
        reason:
          "\"\(keyword)\" is not a keyword: use 1 to 79 Latin-1 characters without spaces at the ends"
      )
    }
    return scalars.map { UInt8(truncatingIfNeeded: $0) }
  }
}
