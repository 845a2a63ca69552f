import Codecs
import Primitives

/// An animation in one file, through one of the encoders.
final class EncodedOutput<Encoder: AnimationEncoder & ~Copyable>: FrameOutput {
  private var encoder: Encoder
  private let format: OutputFormat
  private let schedule: FrameSchedule
  private let stream: OutputStream

  init(
    _ encoder: consuming Encoder, format: OutputFormat, schedule: FrameSchedule,
    stream: OutputStream
  ) {
    self.encoder = encoder
    self.format = format
    self.schedule = schedule
    self.stream = stream
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
    var notes: [String] = []
    if let rate = schedule.reducedFramesPerSecond {
      notes.append("a video has a whole number of frames a second: drawn at \(Int(rate))")
    }
    if format == .apng { notes += schedule.browserNotes }
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
