internal import CAnimPNG

/// Decompresses a zlib stream of any length in small pieces, with zlib.
@safe
struct StreamingInflater: ~Copyable {
  enum Outcome {
    /// The part has more bytes than the piece.
    case full
    /// The part is used up.
    case more
    case ended
    case damaged
  }

  /// zlib keeps a pointer to the struct, so it needs one address.
  private let stream: UnsafeMutablePointer<z_stream>
  /// The number of bytes of the current part that are used up.
  private var position = 0

  init() throws(CodecError) {
    // Lives until deinit, after zlib's last use of it.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let result = unsafe inflateInit_(
      stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard result == Z_OK else {
      unsafe stream.deallocate()
      throw .library(name: "zlib", message: "out of memory")
    }
    unsafe self.stream = stream
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Returns the next bytes, at most 64 kB.
  ///
  /// - Parameters:
  ///   - part: the next part of the stream, below 2³² bytes.
  ///   - continuing: whether the part is the one of the last call, which has more bytes.
  mutating func next(
    of part: ArraySlice<UInt8>, continuing: Bool
  ) -> (bytes: [UInt8], outcome: Outcome) {
    if !continuing { position = 0 }
    let capacity = 1 << 16
    var result = Z_OK
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      unsafe part.withUnsafeBufferPointer { part in
        // zlib does not write to its input. It reads and writes within both counts, and the next call replaces both
        // pointers.
        unsafe stream.pointee.next_in = part.baseAddress.map {
          unsafe UnsafeMutablePointer(mutating: $0 + position)
        }
        unsafe stream.pointee.avail_in = UInt32(part.count - position)
        unsafe stream.pointee.next_out = buffer.baseAddress
        unsafe stream.pointee.avail_out = UInt32(capacity)
        result = unsafe inflate(stream, Z_NO_FLUSH)
        position = unsafe part.count - Int(stream.pointee.avail_in)
        count = unsafe capacity - Int(stream.pointee.avail_out)
      }
    }
    switch result {
    case Z_STREAM_END: return (bytes, .ended)
    // Z_BUF_ERROR: there was nothing to do.
    case Z_OK, Z_BUF_ERROR: return (bytes, bytes.count == capacity ? .full : .more)
    default: return (bytes, .damaged)
    }
  }
}
