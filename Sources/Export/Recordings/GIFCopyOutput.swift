import AnimCodecs
import AnimFiles
import AnimGIF
import AnimPrimitives

/// A GIF that is made from another GIF without a loss: with its frames, delays, comments and number of plays.
///
/// The frames are compressed again. If that does not make the file smaller, or if a frame has more colours than a table,
/// the bytes of the input are kept.
final class GIFCopyOutput: FrameOutput {
  private let recording: Recording
  private let input: [UInt8]
  private let stream: OutputStream
  private let sink = MemorySink()
  /// nil if the frames cannot be compressed again.
  private var encoder: GIFEncoder?
  /// Whether an image of the input reaches beyond the canvas. Browsers crop it, and other programs enlarge the canvas.
  private var reachesBeyond = false

  init(path: String, _ recording: Recording, _ input: [UInt8], _ maker: OutputMaker)
    throws(ExportError)
  {
    self.recording = recording
    self.input = input
    stream = try ExportError.wrapping(try OutputStream(path: path))
    var options = maker.gif
    options.isExact = true
    options.keepsFrames = true
    do {
      reachesBeyond = try Self.reachesBeyondCanvas(input)
      if !reachesBeyond {
        encoder = try GIFEncoder(
          width: recording.width, height: recording.height, loopCount: recording.plays,
          comments: recording.comments, options: options, jobs: maker.jobs, sink: sink)
      }
    } catch {
      stream.discard()
      throw .codec(error, path: path)
    }
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    do {
      try encoder?.append(window)
    } catch {
      encoder = nil
      if case .tooManyColors = error { return }
      throw .codec(error, path: stream.path)
    }
  }

  func finish() throws(ExportError) -> WrittenFile {
    let isSmaller: Bool
    do throws(CodecError) {
      try encoder?.finish()
      let fits = encoder != nil && sink.bytes.count < input.count
      isSmaller = fits ? try isCopy(sink.bytes) : false
      try stream.put(isSmaller ? sink.bytes : input)
    } catch {
      throw .codec(error, path: stream.path)
    }
    try ExportError.wrapping(try stream.close())
    return WrittenFile(
      path: stream.path, format: .gif, byteCount: stream.byteCount,
      frameCount: recording.starts.count, duration: recording.duration,
      notes: isSmaller ? [] : ["the bytes of \(recording.path) are kept: \(reason)"])
  }

  private var reason: String {
    if reachesBeyond { return "an image reaches beyond the canvas" }
    return encoder == nil
      ? "a frame changes more colours than a table holds, and --quality or --lossy was not given"
      : "compressing them anew does not make them fewer"
  }

  private static func reachesBeyondCanvas(_ input: [UInt8]) throws(CodecError) -> Bool {
    var decoder = try GIFDecoder(input)
    while let frame = try decoder.nextFrame(skippingPixels: true) {
      if frame.rect.maxX > decoder.width || frame.rect.maxY > decoder.height { return true }
    }
    return false
  }

  /// Whether a file shows the same as the input: every canvas, delay, and the number of plays.
  private func isCopy(_ bytes: [UInt8]) throws(CodecError) -> Bool {
    var first = try GIFPlayer(input)
    var second = try GIFPlayer(bytes)
    while true {
      let (old, new) = (try first.next(), try second.next())
      guard let old, let new else {
        return old == nil && new == nil && (first.loopCount ?? 1) == (second.loopCount ?? 1)
      }
      guard old.duration == new.duration, old.canvas == new.canvas else { return false }
    }
  }

  func commit() throws(ExportError) {
    try ExportError.wrapping(try stream.commit())
  }

  func discard() {
    stream.discard()
  }
}
