internal import AnimPrimitives

/// Writes a video by piping frames into an installed `ffmpeg`.
///
/// An encoder that fails, or is released before `finish`, kills the program and leaves no file. The file's bytes
/// depend on FFmpeg's version.
public struct FFmpegEncoder: AnimationEncoder, ~Copyable {
  private let path: String
  private let format: VideoFormat
  private let tickDuration: TickDuration
  private let isPremultiplied: Bool
  private let ffmpeg: ChildProcess
  private var canvases: CanvasSequence
  private var totalTicks = 0

  /// The time of each frame in the file.
  package var delays: [MediaTime] {
    let tick = MediaTime(tickDuration.numerator, tickDuration.denominator)
    return Array(repeating: tick, count: totalTicks)
  }

  /// Whether a pixel so far is not opaque, and therefore stands on black in the file.
  public var losesTransparency: Bool { isPremultiplied && canvases.isTranslucent }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - path: the file, which is overwritten. Its name must leave room for `.log`.
  ///   - tickDuration: a frame's time; a frame of several ticks is repeated.
  ///   - isOpaque: whether every pixel of every frame is opaque.
  /// - Throws: `toolMissing` if there is no `ffmpeg` on the search path, `size` if a side is below 1 or above the
  ///   format's limit, `cannotWrite` if the folder is not writable.
  public init(
    path: String, format: VideoFormat, width: Int, height: Int, tickDuration: TickDuration,
    isOpaque: Bool
  ) throws(CodecError) {
    let limit = VideoFormat.sizeLimit
    guard let bounds = IntRect(width: width, height: height), width <= limit, height <= limit
    else { throw .size(width: width, height: height, limit: limit) }
    // Over black, the components of a premultiplied pixel are the result.
    let isPremultiplied = !format.hasAlpha || isOpaque
    let rate = "\(tickDuration.denominator)/\(tickDuration.numerator)"
    let input = [
      "-v", "error", "-nostdin", "-y", "-f", "rawvideo", "-pix_fmt", "rgba", "-s",
      "\(format.inputSide(width))x\(format.inputSide(height))", "-framerate", rate, "-i",
      "pipe:0", "-an", "-fflags", "+bitexact",
      "-flags:v", "+bitexact",
    ]
    let output = format.arguments(width: width, height: height, isOpaque: isPremultiplied)
    // Without `file:`, a name with a colon would be read as a protocol, and one with a hyphen as an option.
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
      let (width, height) = (format.inputSide(canvas.width), format.inputSide(canvas.height))
      let bytes =
        isPremultiplied
        ? canvas.premultipliedBytes(width: width, height: height)
        : canvas.straightBytes(width: width, height: height)
      for _ in 0..<frame.duration { try ffmpeg.write(bytes) }
      totalTicks += frame.duration
    }
  }

  public mutating func finish() throws(CodecError) {
    try ffmpeg.finish()
    do throws(CodecError) {
      guard try VideoStructure.isWhole(path, format: format) else {
        let messages = ToolMessages(text: ffmpeg.messages)
        if let code = messages.systemReason ?? ffmpeg.reasonAgainstWriting() {
          throw .cannotWrite(code: code)
        }
        let words = messages.lastWords.map { ": \($0)" } ?? ""
        throw .toolFailed(name: "ffmpeg", message: "only a part of the file was written\(words)")
      }
    } catch {
      ffmpeg.discardOutput()
      throw error
    }
  }
}

// A size above the picture's repeats its last column and row.
extension Pixmap {
  /// R, G, B and 255 for each pixel.
  fileprivate func premultipliedBytes(width: Int, height: Int) -> [UInt8] {
    bytes(width: width, height: height) { $0 | 0xFF00_0000 }
  }

  /// R, G, B and alpha for each pixel, straight.
  fileprivate func straightBytes(width: Int, height: Int) -> [UInt8] {
    bytes(width: width, height: height) { StraightColor(PremultipliedColor(rgba: $0)).rgba }
  }

  @inline(__always)
  private func bytes(width: Int, height: Int, _ convert: (UInt32) -> UInt32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    var target = 0
    for y in 0..<height {
      let row = min(y, self.height - 1) * self.width
      for x in 0..<width {
        let pixel = convert(pixels[row &+ min(x, self.width &- 1)])
        bytes[target] = UInt8(truncatingIfNeeded: pixel)
        bytes[target &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
        bytes[target &+ 2] = UInt8(truncatingIfNeeded: pixel &>> 16)
        bytes[target &+ 3] = UInt8(truncatingIfNeeded: pixel &>> 24)
        target &+= 4
      }
    }
    return bytes
  }
}
