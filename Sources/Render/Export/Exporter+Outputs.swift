import Codecs
import Primitives
import Scenes

extension Exporter {
  /// Opens what an output is written to.
  func makeOutput(_ output: Output, schedule: FrameSchedule) throws(ExportError)
    -> any FrameOutput
  {
    switch output.kind {
    case .animation(let format):
      return try makeAnimation(format, path: output.path, schedule: schedule)
    case .still:
      return try StillOutput(path: output.path, metadata: metadata)
    case .frames:
      guard let pattern = FramePattern(output.path) else {
        throw .cannotCreate(path: output.path, code: 22)
      }
      return try PNGFramesOutput(
        path: output.path, pattern: pattern, schedule: schedule, width: renderer.pixelWidth,
        height: renderer.pixelHeight, metadata: metadata, jobs: options.jobs)
    }
  }

  private func makeAnimation(_ format: OutputFormat, path: String, schedule: FrameSchedule)
    throws(ExportError) -> any FrameOutput
  {
    let stream = try OutputStream(path: path)
    let (width, height) = (renderer.pixelWidth, renderer.pixelHeight)
    do throws(CodecError) {
      switch format {
      case .gif:
        return EncodedOutput(
          try GIFEncoder(
            width: width, height: height, loopCount: plays, comment: comment,
            options: options.gif, jobs: options.jobs, sink: stream),
          format: format, schedule: schedule, stream: stream)
      case .apng, .png:
        return EncodedOutput(
          try APNGEncoder(
            width: width, height: height,
            tickDuration: try TickDuration(numerator: 1, denominator: schedule.ticksPerSecond),
            numPlays: UInt32(clamping: plays), metadata: metadata, workers: options.jobs,
            sink: stream),
          format: .apng, schedule: schedule, stream: stream)
      case .y4m, .mp4, .webm, .webp, .avif:
        throw .malformed(format: format.rawValue, reason: "not yet")
      }
    } catch {
      stream.discard()
      throw .codec(error, path: path)
    }
  }

  /// As `--plays` and the scene's `loop` say: 0 is for ever.
  private var plays: Int {
    if let plays = options.plays { return plays }
    return switch renderer.scene.loop {
    case .forever: 0
    case .count(let count): count
    }
  }

  private var metadata: PNGMetadata {
    PNGMetadata(title: renderer.scene.title, description: renderer.scene.summary)
  }

  private var comment: String? {
    let lines = [renderer.scene.title, renderer.scene.summary].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

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
    do {
      try encoder.append(window)
    } catch {
      throw .codec(error, path: stream.path)
    }
  }

  func finish() throws(ExportError) -> WrittenFile {
    do {
      try encoder.finish()
    } catch {
      throw .codec(error, path: stream.path)
    }
    try stream.commit()
    var notes: [String] = []
    if let rate = schedule.reducedFramesPerSecond {
      notes.append("a GIF holds at most \(Int(rate)) frames a second: drawn at that rate")
    }
    return WrittenFile(
      path: stream.path, format: format.rawValue, byteCount: stream.byteCount,
      frameCount: schedule.entries.count, duration: schedule.totalDuration, notes: notes)
  }

  func discard() {
    stream.discard()
  }
}

/// One picture.
final class StillOutput: FrameOutput {
  private let stream: OutputStream
  private let metadata: PNGMetadata

  init(path: String, metadata: PNGMetadata) throws(ExportError) {
    stream = try OutputStream(path: path)
    self.metadata = metadata
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    do throws(CodecError) {
      for frame in window {
        guard let patch = frame.patch else { continue }
        try stream.write(try PNGEncoder.encode(patch.pixmap, metadata: metadata))
      }
    } catch {
      throw .codec(error, path: stream.path)
    }
  }

  func finish() throws(ExportError) -> WrittenFile {
    try stream.commit()
    return WrittenFile(
      path: stream.path, format: "png", byteCount: stream.byteCount, frameCount: 1, duration: 0,
      notes: [])
  }

  func discard() {
    stream.discard()
  }
}
