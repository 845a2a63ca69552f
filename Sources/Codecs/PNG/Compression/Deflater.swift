internal import CDeflate

/// Compresses bytes into a zlib stream (RFC 1950) with libdeflate, which needs all of them at once.
@safe
struct Deflater: ~Copyable {
  /// How much time compressing may take.
  enum Level: Int32 {
    /// For bytes that are soon read again, and to compare two candidates.
    case fastest = 1
    /// For large pictures.
    case fast = 6
    /// For animations. The levels above take ten times as long for a few per cent.
    case small = 8
    /// For a few kilobytes, where time does not matter.
    case smallest = 12
  }

  private let compressor: OpaquePointer

  init(_ level: Level) throws(CodecError) {
    guard let compressor = unsafe libdeflate_alloc_compressor(level.rawValue) else {
      throw .library(name: "libdeflate", message: "out of memory")
    }
    unsafe self.compressor = compressor
  }

  deinit {
    unsafe libdeflate_free_compressor(compressor)
  }

  func compress(_ bytes: [UInt8]) -> [UInt8] {
    // The bytes are read within the call.
    unsafe bytes.withUnsafeBytes { unsafe compress($0) }
  }

  /// Compresses numbers in the machine's byte order.
  func compress(_ numbers: [UInt32]) -> [UInt8] {
    // The bytes are read within the call.
    unsafe numbers.withUnsafeBytes { unsafe compress($0) }
  }

  private func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      // libdeflate's own bound is enough for the stream, and it returns how many bytes it wrote.
      unsafe count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    }
  }
}

/// Text as a zlib stream, as PNG's text chunks hold it.
package enum CompressedText {
  /// - Throws: `library` without memory.
  package static func compress(_ text: String) throws(CodecError) -> [UInt8] {
    try Deflater(.smallest).compress(Array(text.utf8))
  }

  /// - Throws: `malformed` if the bytes are not a zlib stream of at most `limit` bytes.
  package static func text(of stream: [UInt8], atMost limit: Int) throws(CodecError) -> String {
    String(decoding: try Inflater().decompress(stream, atMost: limit), as: UTF8.self)
  }
}
