// FFmpeg tells libwebp when frames begin, but not when the last one ends: libwebp gives it the mean of the
// others, rounded down, and an animation of 4 s lasts 3,999 ms. So the last duration is put right in the
// finished file: it is three bytes of an `ANMF` chunk. How many frames there are only the file tells,
// too: of equal ones libwebp makes one.
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
  /// - Returns: how many milliseconds each frame lasts; none of a still one.
  /// - Throws: `cannotWrite`; `malformed` where the file is no WebP, or its last frame cannot be so long or
  ///   short.
  static func set(_ milliseconds: Int, ofFile path: String) throws(CodecError) -> [Int] {
    // Here and below a string or an array lends its bytes for the time of a call.
    let file = unsafe open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw .cannotWrite(code: errno) }
    defer { _ = close(file) }
    var frames = try frames { offset, count in
      var bytes = [UInt8](repeating: 0, count: count)
      // The array has as many bytes as are asked for.
      let read = unsafe pread(file, &bytes, count, off_t(offset))
      return Array(bytes.prefix(max(0, read)))
    }
    let total = frames.reduce(0) { $0 + $1.duration }
    guard total != milliseconds, var last = frames.popLast() else {
      return frames.map(\.duration)
    }
    last.duration += milliseconds - total
    guard (0..<(1 << 24)).contains(last.duration) else {
      throw .malformed(format: "WebP", reason: "it lasts \(total) ms instead of \(milliseconds)")
    }
    // The array has three bytes.
    guard unsafe pwrite(file, last.bytes, 3, off_t(last.offset)) == 3 else {
      throw .cannotWrite(code: errno)
    }
    return frames.map(\.duration) + [last.duration]
  }

  /// How long a frame lasts, and where the file says so.
  struct Frame: Equatable {
    var offset: Int
    /// Milliseconds.
    var duration: Int

    fileprivate var bytes: [UInt8] {
      (0..<3).map { UInt8(truncatingIfNeeded: duration >> ($0 * 8)) }
    }
  }

  /// The frames of an animated WebP; none of a still one.
  ///
  /// - Parameter read: so many bytes of the file from an offset on, fewer at its end.
  /// - Throws: `malformed` where the file is no WebP.
  static func frames(
    read: (_ offset: Int, _ count: Int) -> [UInt8]
  ) throws(CodecError) -> [Frame] {
    let start = read(0, 12)
    guard start.starts(with: "RIFF".utf8), start.suffix(4).elementsEqual("WEBP".utf8) else {
      throw .malformed(format: "WebP", reason: "it does not begin as one")
    }
    var offset = start.count
    var frames: [Frame] = []
    while true {
      let header = read(offset, 8)
      guard header.count == 8 else { break }
      if header.starts(with: "ANMF".utf8) {
        frames.append(Frame(offset: offset + 20, duration: number(read(offset + 20, 3))))
      }
      let length = number(header.suffix(4))
      offset += 8 + length + length % 2
    }
    return frames
  }

  /// A number, low byte first.
  private static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
