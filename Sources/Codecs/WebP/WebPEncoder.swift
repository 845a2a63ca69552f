public import AnimPrimitives

/// Writes animated WebP files with libwebp's encoder of animations.
///
/// Without a quality every pixel is exact: a player shows the appended frames. With one, frames are compressed with loss.
/// The encoder chooses the rectangle of each frame, and whether it is laid over. It keeps the compressed frames in
/// memory, and works on one thread. An animation of one picture is a still WebP.
///
/// The file's bytes do not depend on windows. They depend on libwebp's version.
public struct WebPEncoder: AnimationEncoder, ~Copyable {
  private let tickDuration: TickDuration
  private let metadata: PNGMetadata
  private let sink: any ByteSink
  private let bounds: IntRect
  private var writer: WebPWriter
  private var totalTicks = 0

  /// The time of each frame in the file, after `finish()`. Equal frames that were appended are one frame.
  package private(set) var delays: [MediaTime] = []

  /// The longest side, in pixels: the format stores 14 bits.
  static let sizeLimit = 16_383

  /// - Parameters:
  ///   - tickDuration: the unit of a frame's duration. Times are rounded to milliseconds, the unit of the file.
  ///   - numPlays: the number of times the animation plays, at most 65,535; 0 means forever.
  ///   - metadata: texts for the file's XMP chunk: `Title`, `Description`, `Software` and `Comment`.
  ///   - quality: 1…100; nil is lossless.
  ///   - sink: receives the file in `finish`.
  /// - Throws: `size` if a side is below 1 or above 16,383, `metadata` if a text cannot be stored, `library` without
  ///   memory.
  public init(
    width: Int, height: Int, tickDuration: TickDuration, numPlays: UInt32 = 0,
    metadata: PNGMetadata = PNGMetadata(), quality: Int? = nil, sink: any ByteSink
  ) throws(CodecError) {
    guard let bounds = IntRect(width: width, height: height),
      max(width, height) <= Self.sizeLimit
    else { throw .size(width: width, height: height, limit: Self.sizeLimit) }
    let writer = try WebPWriter(
      width: width, height: height, numPlays: Int(min(numPlays, 65_535)), quality: quality)
    self.writer = writer
    self.bounds = bounds
    self.tickDuration = tickDuration
    self.metadata = metadata
    self.sink = sink
  }

  /// A still picture without loss.
  ///
  /// - Returns: the file; nil if a side is above 16,383 pixels.
  package static func encode(_ pixmap: Pixmap) throws(CodecError) -> [UInt8]? {
    guard let bounds = pixmap.bounds, max(pixmap.width, pixmap.height) <= sizeLimit else {
      return nil
    }
    var writer = try WebPWriter(
      width: pixmap.width, height: pixmap.height, numPlays: 0, quality: nil)
    writer.replace(bounds, with: pixmap)
    try writer.add(at: 0)
    return try writer.finish(at: 1, xmp: [])
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    for frame in window {
      if let patch = frame.patch {
        precondition(
          totalTicks == 0 ? patch.rect == bounds : bounds.contains(patch.rect),
          "the first frame covers the canvas, and a patch lies inside of it")
        writer.replace(patch.rect, with: patch.pixmap)
        try writer.add(at: try milliseconds(totalTicks))
      } else {
        precondition(totalTicks > 0, "the first frame covers the canvas")
      }
      totalTicks += frame.duration
    }
  }

  public mutating func finish() throws(CodecError) {
    precondition(totalTicks > 0, "an animation has a frame")
    let bytes = try writer.finish(
      at: try milliseconds(totalTicks), xmp: try XMPTexts.packet(of: metadata))
    let file = try WebPFile(bytes)
    delays =
      file.isAnimated
      ? try WebPAnimation(file, pixelLimit: .max).delays
      : [MediaTime(Int(try milliseconds(totalTicks)), 1000)]
    try sink.put(bytes)
  }

  /// The time of a tick, rounded to nearest.
  ///
  /// - Throws: `library` for times beyond 24 days, which libwebp cannot store.
  private func milliseconds(_ ticks: Int) throws(CodecError) -> Int32 {
    let (product, overflow) = ticks.multipliedReportingOverflow(by: tickDuration.numerator * 1000)
    let half = tickDuration.denominator / 2
    guard !overflow, product < Int.max - half,
      let time = Int32(exactly: (product + half) / tickDuration.denominator)
    else { throw .library(name: "libwebp", message: "the animation is longer than 24 days") }
    return time
  }
}
