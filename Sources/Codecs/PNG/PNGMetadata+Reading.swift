// The three text chunks' data. Source: PNG §11.3.3.

extension PNGMetadata.Entry {
  /// What all three begin with, whether or not the rest can be read; nil where that ends nowhere.
  static func keyword(of data: [UInt8]) -> String? {
    data.firstIndex(of: 0).map { String(latin1: data[..<$0]) }
  }

  /// tEXt: keyword, NUL, Latin-1 text.
  init?(latin1 data: [UInt8]) {
    guard let end = data.firstIndex(of: 0) else { return nil }
    self.init(
      keyword: String(latin1: data[..<end]), text: String(latin1: data[(end + 1)...]))
  }

  /// zTXt: keyword, NUL, compression method 0, Latin-1 text as a zlib stream.
  init?(compressedLatin1 data: [UInt8]) {
    guard let end = data.firstIndex(of: 0), end + 1 < data.count, data[end + 1] == 0,
      let text = Self.inflated(data[(end + 2)...])
    else { return nil }
    self.init(keyword: String(latin1: data[..<end]), text: String(latin1: text[...]))
  }

  /// iTXt: keyword, NUL, whether compressed, method 0, language, NUL, translated keyword, NUL, UTF-8
  /// text, perhaps as a zlib stream (compression method 0).
  init?(international data: [UInt8]) {
    guard let keywordEnd = data.firstIndex(of: 0), data.count > keywordEnd + 2,
      let languageEnd = data[(keywordEnd + 3)...].firstIndex(of: 0),
      let translationEnd = data[(languageEnd + 1)...].firstIndex(of: 0)
    else { return nil }
    let rest = data[(translationEnd + 1)...]
    guard let text = data[keywordEnd + 1] == 0 ? Array(rest) : Self.inflated(rest) else {
      return nil
    }
    self.init(
      keyword: String(latin1: data[..<keywordEnd]), text: String(decoding: text, as: UTF8.self))
  }

  private static func inflated(_ stream: ArraySlice<UInt8>) -> [UInt8]? {
    try? Inflater().decompress(Array(stream), atMost: 1 << 20)
  }
}

extension String {
  fileprivate init(latin1 bytes: ArraySlice<UInt8>) {
    self.init(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
