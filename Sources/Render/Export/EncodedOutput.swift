import Codecs
import Primitives

/// An animation in one file, through one of the encoders.
final class EncodedOutput<Encoder: AnimationEncoder & ~Copyable>: FrameOutput {
  private var encoder: Encoder
  private let format: OutputFormat
  private let schedule: FrameSchedule
  private let stream: OutputStream
  private let notes: (borrowing Encoder) -> [String]

  /// - Parameter notes: what is to be said of the file, once the encoder has written it.
  init(
    _ encoder: consuming Encoder, format: OutputFormat, schedule: FrameSchedule,
    stream: OutputStream, notes: @escaping (borrowing Encoder) -> [String] = { _ in [] }
  ) {
    self.encoder = encoder
    self.format = format
    self.schedule = schedule
    self.stream = stream
    self.notes = notes
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    try encoder.append(window, path: stream.path)
  }

  func finish() throws(ExportError) -> WrittenFile {
    do {
      try encoder.finish()
    } catch {
      throw .codec(error, path: stream.path)
    }
    try stream.close()
    var notes = self.notes(encoder)
    if let rate = schedule.reducedFramesPerSecond {
      notes.append("a video has a whole number of frames a second: drawn at \(Int(rate))")
    }
    return WrittenFile(
      path: stream.path, format: format.rawValue, byteCount: stream.byteCount,
      frameCount: schedule.entries.count, duration: schedule.totalDuration, notes: notes)
  }

  func commit() throws(ExportError) {
    try stream.commit()
  }

  func discard() {
    stream.discard()
  }
}

extension AnimationEncoder where Self: ~Copyable {
  /// Encodes a window of the file at a path.
  mutating func append(_ window: [AnimationFrame], path: String) throws(ExportError) {
    do {
      try append(window)
    } catch {
      throw .codec(error, path: path)
    }
  }
}
