internal import CAnimPNG

/// Compresses bytes into a zlib stream piece by piece, for pictures that are too large to be held twice.
///
/// It uses zlib, which libpng requires. zlib is slower than libdeflate, but holds only a window of the bytes.
@safe
struct StreamingDeflater: ~Copyable {
  /// zlib keeps a pointer to the struct, so it needs one address.
  private let stream: UnsafeMutablePointer<z_stream>
  /// The part of the stream that the caller has not taken yet.
  private(set) var output: [UInt8] = []

  init() throws(CodecError) {
    // Lives until deinit, after zlib's last use of it.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let result = unsafe deflateInit_(
      stream, Z_DEFAULT_COMPRESSION, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard result == Z_OK else {
      unsafe stream.deallocate()
      throw .library(name: "zlib", message: "out of memory")
    }
    unsafe self.stream = stream
  }

  deinit {
    unsafe deflateEnd(stream)
    unsafe stream.deallocate()
  }

  mutating func append(_ bytes: [UInt8]) { compress(bytes, Z_NO_FLUSH) }

  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// Returns the rest of the stream.
  consuming func finish() -> [UInt8] {
    compress([], Z_FINISH)
    return output
  }

  private mutating func compress(_ bytes: [UInt8], _ flush: Int32) {
    var bytes = bytes
    // zlib reads and writes within both counts, and keeps neither pointer after the last call of the loop.
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      unsafe stream.pointee.next_in = bytes.baseAddress
      unsafe stream.pointee.avail_in = UInt32(bytes.count)
      let capacity = 1 << 16
      var isFull = true
      while isFull {
        let piece = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          unsafe stream.pointee.next_out = buffer.baseAddress
          unsafe stream.pointee.avail_out = UInt32(capacity)
          _ = unsafe deflate(stream, flush)
          count = unsafe capacity - Int(stream.pointee.avail_out)
        }
        output += piece
        isFull = piece.count == capacity
      }
    }
  }
}
