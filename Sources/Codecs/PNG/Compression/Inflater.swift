internal import CAnimDeflate

/// Decompresses zlib streams (RFC 1950) with libdeflate.
@safe
struct Inflater: ~Copyable {
  private let decompressor: OpaquePointer

  init() throws(CodecError) {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else {
      throw .library(name: "libdeflate", message: "out of memory")
    }
    unsafe self.decompressor = decompressor
  }

  deinit {
    unsafe libdeflate_free_decompressor(decompressor)
  }

  /// Decompresses a stream of `count` numbers in the machine's byte order.
  ///
  /// - Throws: `malformed` if the stream is damaged or has another length.
  func decompress(_ stream: [UInt8], count: Int) throws(CodecError) -> [UInt32] {
    var numbers = [UInt32](repeating: 0, count: count)
    // libdeflate stays within both counts. Without an address for the number of bytes written, it fails
    // unless the stream fills the buffer.
    let result = unsafe stream.withUnsafeBytes { stream in
      unsafe numbers.withUnsafeMutableBytes { numbers in
        unsafe libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, numbers.baseAddress, numbers.count, nil)
      }
    }
    guard result == LIBDEFLATE_SUCCESS else {
      throw .malformed(format: "zlib", reason: "the stream is damaged or has another length")
    }
    return numbers
  }

  /// Decompresses a stream of unknown length.
  ///
  /// - Throws: `malformed` if the stream is damaged or has more than `limit` bytes.
  func decompress(_ stream: [UInt8], atMost limit: Int) throws(CodecError) -> [UInt8] {
    guard case .bytes(let bytes) = inflate(stream, atMost: limit) else {
      throw .malformed(format: "zlib", reason: "the stream is damaged or too long")
    }
    return bytes
  }

  enum Outcome {
    case bytes([UInt8])
    case tooLong
    case damaged
  }

  /// Decompresses a stream of unknown length. If that fails, returns the reason.
  func inflate(_ stream: [UInt8], atMost limit: Int) -> Outcome {
    var result = LIBDEFLATE_SUCCESS
    // At least one byte, so that the buffer has an address.
    let capacity = max(1, min(limit, Self.maximumByteCount(of: stream)))
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      // libdeflate stays within both counts, and returns the number of written bytes.
      result = unsafe stream.withUnsafeBytes { stream in
        unsafe libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, buffer.baseAddress, buffer.count, &count)
      }
      if result != LIBDEFLATE_SUCCESS { count = 0 }
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return bytes.count <= limit ? .bytes(bytes) : .tooLong
    case LIBDEFLATE_INSUFFICIENT_SPACE: return .tooLong
    default: return .damaged
    }
  }

  /// The maximum number of bytes that a stream can hold: a length and a distance of one bit each stand for 258 bytes.
  static func maximumByteCount(of stream: [UInt8]) -> Int { stream.count * 8 / 2 * 258 }
}
