/// The parts of a text chunk, before decompression. Source: PNG §11.3.3.
struct PNGTextChunk {
  enum Content {
    case plain(ArraySlice<UInt8>)
    /// A zlib stream.
    case compressed(ArraySlice<UInt8>)
    case damaged
  }

  let keyword: String
  let content: Content
  private let isLatin1: Bool

  /// Nil if the chunk is of another kind, or its keyword has no NUL.
  init?(_ name: PNGChunkName, data: ArraySlice<UInt8>) {
    guard [.text, .compressedText, .internationalText].contains(name),
      let end = data.firstIndex(of: 0)
    else { return nil }
    keyword = String(latin1: data[..<end])
    isLatin1 = name != .internationalText
    let rest = data[(end + 1)...]
    content =
      switch name {
      case .text: .plain(rest)
      // The compression method is 0.
      case .compressedText: rest.first == 0 ? .compressed(rest.dropFirst()) : .damaged
      default: Self.internationalContent(rest)
      }
  }

  /// The data is: compression flag, method 0, language, NUL, translated keyword, NUL, text.
  private static func internationalContent(_ data: ArraySlice<UInt8>) -> Content {
    guard let flag = data.first, let languageEnd = data.dropFirst(2).firstIndex(of: 0),
      let translationEnd = data[(languageEnd + 1)...].firstIndex(of: 0)
    else { return .damaged }
    let text = data[(translationEnd + 1)...]
    return flag == 0 ? .plain(text) : .compressed(text)
  }

  /// Returns an entry with the chunk's keyword and the decompressed text.
  func entry(_ text: some Collection<UInt8>) -> PNGMetadata.Entry {
    PNGMetadata.Entry(
      keyword: keyword,
      text: isLatin1 ? String(latin1: text) : String(decoding: text, as: UTF8.self))
  }
}

extension String {
  fileprivate init(latin1 bytes: some Collection<UInt8>) {
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
