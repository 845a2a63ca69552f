internal import CAnimDeflate

/// Compresses bytes into a zlib stream (RFC 1950) with libdeflate, which needs all of them at once.
@safe
struct Deflater: ~Copyable {
  /// The time that compressing may take.
  enum Level: Int32 {
    /// For bytes that are read again soon, and for comparing candidates.
    case fastest = 1
    /// For large pictures.
    case fast = 6
    /// For animations and small pictures. Level 8 saves one to three per cent in twice the time.
    case small = 7
    /// For a few kilobytes of an animation. Level 12 saves four per cent in three times the time.
    case smallest = 10
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
      // The buffer has libdeflate's bound for the stream. libdeflate returns the number of written bytes.
      unsafe count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    }
  }
}

/// A text as the zlib stream of a PNG's text chunk.
package enum CompressedText {
  /// - Throws: `library` if there is no memory.
  package static func compress(_ text: String) throws(CodecError) -> [UInt8] {
    try Deflater(.smallest).compress(Array(text.utf8))
  }

  /// - Throws: `malformed` if the bytes are not a zlib stream of at most `limit` bytes.
  package static func text(of stream: [UInt8], atMost limit: Int) throws(CodecError) -> String {
    String(decoding: try Inflater().decompress(stream, atMost: limit), as: UTF8.self)
  }
}
