internal import Primitives

/// Writes a video by piping frames into an installed `ffmpeg`.
///
/// An encoder that fails, or is given up before `finish`, ends the program and leaves no file. The file's bytes
/// are FFmpeg's: another version may give others.
public struct FFmpegEncoder: AnimationEncoder, ~Copyable {
  private let path: String
  private let format: VideoFormat
  private let tickDuration: TickDuration
  private let isPremultiplied: Bool
  private let ffmpeg: ChildProcess
  private var canvases: CanvasSequence
  private var totalTicks = 0
  /// How long each of the file's frames is shown, after `finish()`: of WebP fewer than were appended where some are
  /// equal.
  public private(set) var delays: [MediaTime] = []

  /// Whether a pixel so far lets something through, and stands on black in the file.
  public var losesTransparency: Bool { isPremultiplied && canvases.isTranslucent }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - path: the file; one that is there is lost. Its name must leave room for `.log`.
  ///   - tickDuration: a frame's time; what is shown for several ticks is repeated.
  ///   - isOpaque: whether no frame has a pixel that lets anything through.
  ///   - numPlays: how often the animation is shown, where the format knows that (WebP); 0 for ever.
  /// - Throws: `toolMissing` where there is no `ffmpeg` on the search path, `size` where a side is below
  ///   1 or above the format's limit, `cannotWrite` where there is no place for the file.
  public init(
    path: String, format: VideoFormat, width: Int, height: Int, tickDuration: TickDuration,
    isOpaque: Bool, numPlays: UInt32 = 0
  ) throws(CodecError) {
    let limit = format.sizeLimit
    guard let bounds = IntRect(width: width, height: height), width <= limit, height <= limit
    else { throw .size(width: width, height: height, limit: limit) }
    // Over black a premultiplied pixel shows its own components.
    let isPremultiplied = !format.hasAlpha || isOpaque
    let rate = "\(tickDuration.denominator)/\(tickDuration.numerator)"
    let input = [
      "-v", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "rgba", "-s",
      "\(width)x\(height)", "-framerate", rate, "-i", "pipe:0", "-an", "-fflags", "+bitexact",
      "-flags:v", "+bitexact",
    ]
    let output = format.arguments(isOpaque: isPremultiplied, numPlays: numPlays)
    // Else what stands before a colon would be a protocol, and what begins with a hyphen an option.
    let ffmpeg = try ChildProcess.start(
      "ffmpeg", arguments: input + output + ["file:\(path)"], output: path)
    self.init(
      path: path, format: format, tickDuration: tickDuration, isPremultiplied: isPremultiplied,
      ffmpeg: ffmpeg, canvases: CanvasSequence(bounds: bounds))
  }

  private init(
    path: String, format: VideoFormat, tickDuration: TickDuration, isPremultiplied: Bool,
    ffmpeg: ChildProcess, canvases: CanvasSequence
  ) {
    self.path = path
    self.format = format
    self.tickDuration = tickDuration
    self.isPremultiplied = isPremultiplied
    self.ffmpeg = ffmpeg
    self.canvases = canvases
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    for frame in window {
      let canvas = canvases.next(frame)
      let bytes = isPremultiplied ? canvas.premultipliedBytes() : canvas.straightBytes()
      for _ in 0..<frame.duration { try ffmpeg.write(bytes) }
      totalTicks += frame.duration
    }
  }

  public mutating func finish() throws(CodecError) {
    try ffmpeg.finish()
    do throws(CodecError) {
      guard try VideoStructure.isWhole(path, format: format) else {
        throw .toolFailed(name: "ffmpeg", message: "it wrote just a part of the file")
      }
      delays = try readDelays()
    } catch {
      ffmpeg.discardOutput()
      throw error
    }
  }

  /// Those of the finished file; where that is an animated WebP, its last one is put right.
  private func readDelays() throws(CodecError) -> [MediaTime] {
    guard format == .webp else {
      let tick = MediaTime(tickDuration.numerator, tickDuration.denominator)
      return Array(repeating: tick, count: totalTicks)
    }
    let durations = try WebPDuration.set(milliseconds, ofFile: path)
    return (durations.isEmpty ? [milliseconds] : durations).map { MediaTime($0, 1000) }
  }

  /// Of all frames.
  private var milliseconds: Int {
    (totalTicks * tickDuration.numerator * 1000 + tickDuration.denominator / 2)
      / tickDuration.denominator
  }
}

extension Pixmap {
  /// R, G, B and 255 for each pixel.
  fileprivate func premultipliedBytes() -> [UInt8] {
    bytes { $0 | 0xFF00_0000 }
  }

  /// R, G, B and alpha for each pixel, straight.
  fileprivate func straightBytes() -> [UInt8] {
    bytes { StraightColor(PremultipliedColor(rgba: $0)).rgba }
  }

  @inline(__always)
  private func bytes(_ convert: (UInt32) -> UInt32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for index in pixels.indices {
      let pixel = convert(pixels[index])
      bytes[index &* 4] = UInt8(truncatingIfNeeded: pixel)
      bytes[index &* 4 &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      bytes[index &* 4 &+ 2] = UInt8(truncatingIfNeeded: pixel &>> 16)
      bytes[index &* 4 &+ 3] = UInt8(truncatingIfNeeded: pixel &>> 24)
    }
    return bytes
  }
}
