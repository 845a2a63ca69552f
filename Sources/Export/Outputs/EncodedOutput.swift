import AnimCodecs
import AnimFiles

/// An animation in one file, written by an encoder.
final class EncodedOutput<Encoder: AnimationEncoder & ~Copyable>: FrameOutput {
  private var encoder: Encoder
  private let format: OutputFormat
  private let schedule: FrameSchedule
  private let stream: OutputStream
  private let nextVariant: (inout Encoder) throws(CodecError) -> Void
  private let describe: (borrowing Encoder) throws(CodecError) -> Contents

  /// A description of the file, available after the encoder has finished.
  struct Contents {
    var frameCount: Int
    /// Notes for the user.
    var notes: [String] = []
  }

  init(
    _ encoder: consuming Encoder, format: OutputFormat, schedule: FrameSchedule,
    stream: OutputStream,
    beginVariant: @escaping (inout Encoder) throws(CodecError) -> Void = { _ in
      preconditionFailure("the format holds one variant")
    },
    describe: @escaping (borrowing Encoder) throws(CodecError) -> Contents
  ) {
    self.encoder = encoder
    self.format = format
    self.schedule = schedule
    self.stream = stream
    nextVariant = beginVariant
    self.describe = describe
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    do {
      try encoder.append(window)
    } catch {
      throw .codec(error, path: stream.path)
    }
  }

  func beginVariant() throws(ExportError) {
    do {
      try nextVariant(&encoder)
    } catch {
      throw .codec(error, path: stream.path)
    }
  }

  func finish() throws(ExportError) -> WrittenFile {
    let contents: Contents
    do {
      try encoder.finish()
      contents = try describe(encoder)
    } catch {
      throw .codec(error, path: stream.path)
    }
    try ExportError.wrapping(try stream.close())
    return WrittenFile(
      path: stream.path, format: format, byteCount: stream.byteCount,
      frameCount: contents.frameCount, duration: schedule.totalDuration, notes: contents.notes)
  }

  func commit() throws(ExportError) {
    try ExportError.wrapping(try stream.commit())
  }

  func discard() {
    stream.discard()
  }
}
