public import AnimPrimitives

/// Writes animated PNG files.
///
/// All frames of a file share one colour type and one palette, and the file begins with the number of frames.
/// So both must be known before the first pixel is written. `append` reduces each frame to the smallest
/// rectangle that changed, compresses it quickly and keeps it in a `FrameSpool`, most of which is a temporary
/// file. `finish` reads the frames back and compresses them well. Memory does not grow with the number of
/// frames.
///
/// The file's bytes do not depend on windows or on the number of threads.
public struct APNGEncoder: AnimationEncoder, ~Copyable {
  private let tickDuration: TickDuration
  private let numPlays: UInt32
  private let metadata: PNGMetadata
  private let jobs: Int
  private let sink: any ByteSink
  private var spool: FrameSpool

  /// The time of each frame in the file, after `finish()`. Equal frames that were appended are one frame.
  package private(set) var delays: [MediaTime] = []

  /// - Parameters:
  ///   - tickDuration: the unit of a frame's duration.
  ///   - numPlays: the number of times the animation plays; 0 means forever.
  ///   - jobs: the maximum number of threads.
  ///   - sink: receives the file in `finish`.
  /// - Throws: `size` if a side is below 1 or above 2²⁴.
  public init(
    width: Int, height: Int, tickDuration: TickDuration, numPlays: UInt32 = 0,
    metadata: PNGMetadata = PNGMetadata(), jobs: Int = 1, sink: any ByteSink
  ) throws(CodecError) {
    let limit = 1 << 24
    guard let canvas = IntRect(width: width, height: height), width <= limit, height <= limit
    else { throw .size(width: width, height: height, limit: limit) }
    self.tickDuration = tickDuration
    self.numPlays = numPlays
    self.metadata = metadata
    self.jobs = jobs
    self.sink = sink
    self.spool = FrameSpool(bounds: canvas)
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    try spool.append(window, jobs: jobs)
  }

  public mutating func finish() throws(CodecError) {
    precondition(!spool.frames.isEmpty, "an animation has a frame")
    spool.close()
    let frames = try timedFrames()
    delays = frames.map { MediaTime(Int($0.delay.numerator), Int($0.delay.denominator)) }
    let canvas = spool.bounds
    let format = PNGPixelFormat(
      leastForAnimation: spool.census,
      pixelCount: frames.reduce(0) { $0 + $1.frame.rect.area })
    let writer = try PNGWriter.begin()
    let header = PNGHeader(
      width: canvas.width, height: canvas.height, bitDepth: format.bitDepth,
      colorType: format.colorType)
    let control = AnimationControl(numFrames: UInt32(frames.count), numPlays: numPlays)
    let texts = try metadata.chunks()
    let front = [header.chunk, .standardRGB] + format.chunks
    for chunk in front + [control.chunk] { try writer.write(chunk) }

    var sequence = FrameSequence()
    var shown = Pixmap(width: canvas.width, height: canvas.height)
    for start in stride(from: 0, to: frames.count, by: max(1, jobs)) {
      let group = frames[start..<min(start + max(1, jobs), frames.count)]
      let encoded = try encode(group, isFirst: start == 0, format: format, canvas: &shown)
      for (frame, timed) in zip(encoded, group) {
        for chunk in sequence.chunks(for: frame, delay: timed.delay) {
          try writer.write(chunk)
        }
      }
      try sink.put(writer.takeBytes())
    }
    // The texts come last, because FFmpeg reads a file as a still picture unless a frame begins within its
    // first two kilobytes.
    for chunk in texts + [.imageEnd] { try writer.write(chunk) }
    try sink.put(writer.takeBytes())
  }
}

extension APNGEncoder {
  private struct TimedFrame {
    var frame: FrameSpool.Frame
    var delay: APNGDelay
  }

  /// The file's frames: one for each frame of the spool, followed by echoes if one delay cannot express its
  /// time.
  private func timedFrames() throws(CodecError) -> [TimedFrame] {
    var result: [TimedFrame] = []
    for frame in spool.frames {
      let delays = tickDuration.delays(ticks: frame.ticks)
      result.append(TimedFrame(frame: frame, delay: delays[0]))
      for delay in delays.dropFirst() {
        result.append(TimedFrame(frame: try spool.echo(of: frame), delay: delay))
      }
    }
    return result
  }

  /// Encodes consecutive frames in parallel. `canvas` shows the frame before the group.
  private func encode(
    _ group: ArraySlice<TimedFrame>, isFirst: Bool, format: PNGPixelFormat, canvas: inout Pixmap
  ) throws(CodecError) -> [APNGEncodedFrame] {
    var changes: [FrameChange] = []
    for timed in group {
      let rect = timed.frame.rect
      let pixmap = try spool.pixmap(of: timed.frame)
      changes.append(
        FrameChange(
          rect: rect, pixmap: pixmap, over: isFirst && changes.isEmpty ? nil : canvas,
          format: format))
      canvas.replace(rect, with: pixmap)
    }
    let results = Parallel.map(count: changes.count, workers: jobs) { [changes] index in
      Result { () throws(CodecError) in try changes[index].encode(as: format) }
    }
    var encoded: [APNGEncodedFrame] = []
    for result in results { encoded.append(try result.get()) }
    return encoded
  }
}
