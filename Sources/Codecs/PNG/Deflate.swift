internal import CDeflate

/// Compresses into zlib streams (RFC 1950) with libdeflate.
@safe
struct Deflater: ~Copyable {
  private let compressor: OpaquePointer

  /// - Parameter level: 1, fastest, to 12, smallest.
  init(level: Int) throws(CodecError) {
    precondition(1...12 ~= level, "libdeflate's levels are 1 to 12")
    guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else {
      throw .library(name: "libdeflate", message: "out of memory")
    }
    unsafe self.compressor = compressor
  }

  deinit {
    unsafe libdeflate_free_compressor(compressor)
  }

  func compress(_ bytes: [UInt8]) -> [UInt8] {
    unsafe bytes.withUnsafeBytes { unsafe compress($0) }
  }

  /// Compresses numbers in the machine's byte order.
  func compress(_ numbers: [UInt32]) -> [UInt8] {
    unsafe numbers.withUnsafeBytes { unsafe compress($0) }
  }

  private func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      // The bound is libdeflate's own, so the stream fits and what it says is what it initialized.
      unsafe count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    }
  }
}

/// Takes zlib streams apart with libdeflate.
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

  /// A stream of so many numbers in the machine's byte order.
  ///
  /// - Throws: `malformed` where the stream is not one, or has fewer or more.
  func decompress(_ stream: [UInt8], count: Int) throws(CodecError) -> [UInt32] {
    var numbers = [UInt32](repeating: 0, count: count)
    // libdeflate reads and writes no more than the counts it is told, and without a place for the
    // number of bytes written it succeeds only if all are.
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

  /// A stream of bytes whose number is not known.
  ///
  /// - Throws: `malformed` where the stream is not one, or has more bytes than wanted.
  func decompress(_ stream: [UInt8], atMost limit: Int) throws(CodecError) -> [UInt8] {
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      // libdeflate reads and writes no more than the counts it is told, and tells how many it wrote.
      isWhole = unsafe stream.withUnsafeBytes { stream in
        unsafe libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, buffer.baseAddress, buffer.count, &count)
          == LIBDEFLATE_SUCCESS
      }
      if !isWhole { count = 0 }
    }
    guard isWhole else {
      throw .malformed(format: "zlib", reason: "the stream is damaged or too long")
    }
    return bytes
  }
}
