/// Text as a zlib stream (RFC 1950), as PNG's text chunks have it.
public enum CompressedText {
  /// - Throws: `library` without memory.
  public static func compress(_ text: String) throws(CodecError) -> [UInt8] {
    var deflater = try Deflater()
    return try deflater.compress(Array(text.utf8), .most)
  }

  /// - Throws: `malformed` where the bytes are no zlib stream, or one of more than `limit` bytes.
  public static func text(of stream: [UInt8], atMost limit: Int) throws(CodecError) -> String {
    String(decoding: try Inflater().decompress(stream, atMost: limit), as: UTF8.self)
  }
}
