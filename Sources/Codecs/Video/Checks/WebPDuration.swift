// FFmpeg gives libwebp the start of each frame, but not the end of the last one. libwebp uses the mean of the other
// durations, rounded down, so an animation of 4 s may last 3,999 ms. This file corrects the last duration in the
// finished file: three bytes of an `ANMF` chunk. It also reads the number of frames, because libwebp merges equal
// ones.
//
// Source: RFC 9649 (WebP), §2.7.1: chunks of a name, a length and content padded to an even length; an
// `ANMF`'s content has its frame's duration at 12, 24 bits of milliseconds, low byte first.

internal import AnimPlatform

enum WebPDuration {
  /// Changes the last frame of an animated WebP so that the animation lasts `milliseconds`. A still WebP stays as
  /// it is.
  ///
  /// - Returns: the duration of each frame in milliseconds; empty for a still WebP.
  /// - Throws: `cannotWrite`; `malformed` if the file is not a WebP, or the last frame cannot have that duration.
  static func set(_ milliseconds: Int, ofFile path: String) throws(CodecError) -> [Int] {
    // Here and below a string or an array lends its bytes for the duration of a call.
    let file = unsafe open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { throw .cannotWrite(code: errno) }
    defer { _ = close(file) }
    var frames = try frames { offset, count in
      var bytes = [UInt8](repeating: 0, count: count)
      // The array has `count` bytes.
      let read = unsafe pread(file, &bytes, count, off_t(offset))
      return Array(bytes.prefix(max(0, read)))
    }
    let total = frames.reduce(0) { $0 + $1.duration }
    guard total != milliseconds, var last = frames.popLast() else {
      return frames.map(\.duration)
    }
    last.duration += milliseconds - total
    guard (0..<(1 << 24)).contains(last.duration) else {
      throw .malformed(
        format: "WebP", reason: "the animation lasts \(total) ms instead of \(milliseconds)")
    }
    // The array has three bytes.
    guard unsafe pwrite(file, last.bytes, 3, off_t(last.offset)) == 3 else {
      throw .cannotWrite(code: errno)
    }
    return frames.map(\.duration) + [last.duration]
  }

  /// A frame's duration, and its offset in the file.
  struct Frame: Equatable {
    var offset: Int
    /// Milliseconds.
    var duration: Int

    fileprivate var bytes: [UInt8] {
      (0..<3).map { UInt8(truncatingIfNeeded: duration >> ($0 * 8)) }
    }
  }

  /// Returns the frames of an animated WebP, or none for a still one.
  ///
  /// - Parameter read: returns `count` bytes of the file from an offset on, or fewer at its end.
  /// - Throws: `malformed` if the file is not a WebP.
  static func frames(
    read: (_ offset: Int, _ count: Int) -> [UInt8]
  ) throws(CodecError) -> [Frame] {
    let start = read(0, 12)
    guard start.starts(with: "RIFF".utf8), start.suffix(4).elementsEqual("WEBP".utf8) else {
      throw .malformed(format: "WebP", reason: "the header is not one of a WebP")
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

  /// Returns a number whose low byte comes first.
  private static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
