// FFmpeg tells libwebp when frames begin, but not when the last one ends: libwebp gives it the mean of the
// others, rounded down, and an animation of 4 s lasts 3,999 ms. So the last duration is put right in the
// finished file: it is three bytes of an `ANMF` chunk.
//
// Source: RFC 9649 (WebP), §2.7.1: chunks of a name, a length and content padded to an even length; an
// `ANMF`'s content has its frame's duration at 12, 24 bits of milliseconds, low byte first.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

enum WebPDuration {
  /// Makes an animated WebP last so many milliseconds by its last frame; a still one stays as it is.
  ///
  /// - Throws: `cannotWrite`; `malformed` where the file is no WebP, or its last frame cannot be so long or
  ///   short.
  static func set(_ milliseconds: Int, ofFile path: String) throws(CodecError) {
    // Here and below a string or an array lends its bytes for the time of a call.
    let file = unsafe open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw .cannotWrite(code: errno) }
    defer { _ = close(file) }
    let change = try correction(to: milliseconds) { offset, count in
      var bytes = [UInt8](repeating: 0, count: count)
      // The array has as many bytes as are asked for.
      let read = unsafe pread(file, &bytes, count, off_t(offset))
      return Array(bytes.prefix(max(0, read)))
    }
    guard let change else { return }
    // The array has three bytes.
    guard unsafe pwrite(file, change.bytes, change.bytes.count, off_t(change.offset)) == 3 else {
      throw .cannotWrite(code: errno)
    }
  }

  /// The last frame's duration, and where in the file it stands; nil where it is right or there is none.
  ///
  /// - Parameter read: so many bytes of the file from an offset on, fewer at its end.
  static func correction(
    to milliseconds: Int, read: (_ offset: Int, _ count: Int) -> [UInt8]
  ) throws(CodecError) -> (offset: Int, bytes: [UInt8])? {
    let start = read(0, 12)
    guard start.starts(with: "RIFF".utf8), start.suffix(4).elementsEqual("WEBP".utf8) else {
      throw .malformed(format: "WebP", reason: "it does not begin as one")
    }
    var offset = start.count
    var total = 0
    var last: (offset: Int, duration: Int)?
    while true {
      let header = read(offset, 8)
      guard header.count == 8 else { break }
      if header.starts(with: "ANMF".utf8) {
        let duration = number(read(offset + 20, 3))
        total += duration
        last = (offset + 20, duration)
      }
      let length = number(header.suffix(4))
      offset += 8 + length + length % 2
    }
    guard let last, total != milliseconds else { return nil }
    let duration = last.duration + milliseconds - total
    guard (0..<(1 << 24)).contains(duration) else {
      throw .malformed(format: "WebP", reason: "it lasts \(total) ms instead of \(milliseconds)")
    }
    return (last.offset, (0..<3).map { UInt8(truncatingIfNeeded: duration >> ($0 * 8)) })
  }

  /// A number, low byte first.
  private static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
