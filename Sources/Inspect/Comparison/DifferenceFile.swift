package import AnimCodecs
package import AnimDiff
package import AnimExport
import AnimFiles
import AnimGIF
package import AnimPrimitives
import AnimRendering

/// A file with the expected picture, the difference and the actual picture side by side: the worst moment as a PNG, or
/// all moments as a GIF or APNG.
///
/// A class, because it must delete an unfinished file.
package final class DifferenceFile {
  private let path: String
  private let width: Int
  private let height: Int
  private let tolerance: PixelTolerance
  private let ignoring: (Double) -> [IntRect]
  private let animation: (any DifferenceAnimation)?
  /// The moment shown in a PNG if no pixels differ.
  private var first: AnimationComparison.Shown?

  /// - Parameters:
  ///   - format: GIF, APNG or PNG.
  ///   - ignoring: additional ignored parts, at a time of the baseline.
  /// - Throws: `cannotCreate`, `codec`.
  package init(
    path: String, format: OutputFormat, baseline: any FrameStream, candidate: any FrameStream,
    tolerance: PixelTolerance, ignoring: @escaping (_ time: Double) -> [IntRect] = { _ in [] }
  ) throws(ExportError) {
    self.path = path
    self.tolerance = tolerance
    self.ignoring = ignoring
    width = max(baseline.width, candidate.width)
    height = max(baseline.height, candidate.height)
    let canvas = (width: DifferencePicture.triptychWidth(width), height: height)
    guard format == .gif || format == .apng else {
      animation = nil
      return
    }
    let stream = try ExportError.wrapping(try OutputStream(path: path))
    do throws(CodecError) {
      if format == .gif {
        animation = EncodedDifferences(
          try GIFEncoder(
            width: canvas.width, height: canvas.height, loopCount: 0, jobs: 1, sink: stream),
          ticksPerSecond: 100, stream: stream)
      } else {
        let ticks = 60_000
        animation = EncodedDifferences(
          try APNGEncoder(
            width: canvas.width, height: canvas.height,
            tickDuration: try TickDuration(numerator: 1, denominator: ticks), sink: stream),
          ticksPerSecond: ticks, stream: stream)
      }
    } catch {
      stream.discard()
      throw .codec(error, path: path)
    }
  }

  /// - Throws: `codec`, `cannotWrite`.
  package func append(_ shown: AnimationComparison.Shown) throws(ExportError) {
    guard let animation else {
      first = first ?? shown
      return
    }
    let picture = DifferencePicture.triptych(
      shown.baseline, shown.candidate, width: width, height: height,
      tolerance: tolerance(at: shown.moment.start))
    try animation.append(picture, until: shown.moment.start + shown.moment.duration)
  }

  /// Renames the file to its final name. A PNG shows the worst moment, or the first if pixels agree.
  ///
  /// - Throws: `cannotCreate`, `codec`, `cannotWrite`.
  package func finish(worst: AnimationComparison.Worst?) throws(ExportError) {
    if let animation { return try animation.finish() }
    let moment = worst?.moment ?? first?.moment
    let picture = DifferencePicture.triptych(
      worst?.baseline ?? first?.baseline, worst?.candidate ?? first?.candidate, width: width,
      height: height, tolerance: tolerance(at: moment?.start ?? 0))
    let stream = try ExportError.wrapping(try OutputStream(path: path))
    do {
      // In pieces: the three pictures of a long page take enough memory.
      try PNGEncoder.encode(picture, metadata: PNGMetadata()) { bytes throws(CodecError) in
        try stream.put(bytes)
      }
    } catch {
      stream.discard()
      throw .codec(error, path: path)
    }
    try ExportError.wrapping(try stream.commit())
  }

  /// The tolerance with the parts ignored at a time.
  private func tolerance(at time: Double) -> PixelTolerance {
    var tolerance = tolerance
    tolerance.ignoredRects += ignoring(time)
    return tolerance
  }

  /// Removes the file.
  package func discard() {
    animation?.discard()
  }
}

private protocol DifferenceAnimation: AnyObject {
  /// - Parameter end: seconds into the animation.
  func append(_ picture: Pixmap, until end: Double) throws(ExportError)
  func finish() throws(ExportError)
  func discard()
}

/// Encodes pictures and writes them.
private final class EncodedDifferences<Encoder: AnimationEncoder & ~Copyable>:
  DifferenceAnimation
{
  private var encoder: Encoder
  private let ticksPerSecond: Int
  private let stream: OutputStream
  private var ticks = 0
  private var isEmpty = true

  init(_ encoder: consuming Encoder, ticksPerSecond: Int, stream: OutputStream) {
    self.encoder = encoder
    self.ticksPerSecond = ticksPerSecond
    self.stream = stream
  }

  func append(_ picture: Pixmap, until end: Double) throws(ExportError) {
    guard let rect = picture.bounds else { return }
    // Every moment is visible, even a very short one.
    let last = max(ticks + ticksPerSecond / 50, Int((end * Double(ticksPerSecond)).rounded()))
    do {
      try encoder.append([
        AnimationFrame(
          patch: AnimationFrame.Patch(rect: rect, pixmap: picture), duration: last - ticks)
      ])
    } catch {
      throw .codec(error, path: stream.path)
    }
    ticks = last
    isEmpty = false
  }

  func finish() throws(ExportError) {
    guard !isEmpty else { return stream.discard() }
    do {
      try encoder.finish()
    } catch {
      throw .codec(error, path: stream.path)
    }
    try ExportError.wrapping(try stream.commit())
  }

  func discard() {
    stream.discard()
  }
}
