import Codecs
import Primitives

/// An animation in one file, through one of the encoders.
final class EncodedOutput<Encoder: AnimationEncoder & ~Copyable>: FrameOutput {
  private var encoder: Encoder
  private let format: OutputFormat
  private let schedule: FrameSchedule
  private let stream: OutputStream
  private let describe: (borrowing Encoder) -> Contents

  /// What a file has come to, once its encoder has written it.
  struct Contents {
    var frameCount: Int
    /// What is to be said of the file.
    var notes: [String] = []
  }

  init(
    _ encoder: consuming Encoder, format: OutputFormat, schedule: FrameSchedule,
    stream: OutputStream, describe: @escaping (borrowing Encoder) -> Contents
  ) {
    self.encoder = encoder
    self.format = format
    self.schedule = schedule
    self.stream = stream
    self.describe = describe
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
    let contents = describe(encoder)
    return WrittenFile(
      path: stream.path, format: format, byteCount: stream.byteCount,
      frameCount: contents.frameCount, duration: schedule.totalDuration, notes: contents.notes)
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
