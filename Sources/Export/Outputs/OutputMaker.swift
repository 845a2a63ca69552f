import AnimCodecs
import AnimFiles
import AnimGIF
import AnimPrimitives

/// The properties of the pictures that an output needs before the first of them.
struct OutputSubject {
  /// Pixels.
  var width: Int
  var height: Int
  /// Whether every pixel of every picture is opaque.
  var isOpaque: Bool
  /// The number of plays of the animation; 0 means forever.
  var plays: Int
  var title: String?
  var summary: String?
  /// Texts of still pictures, apart from title and summary.
  var entries: [PNGMetadata.Entry] = []
  /// The record of the timeline for an animation of a format.
  var timeline: (OutputFormat) -> TimelineRecord? = { _ in nil }
  /// Texts of GIFs.
  var comments: () -> [String] = { [] }
  /// Pixels per point, and the marks of a page.
  var scale = 1.0
  var steps: [PlayerStep] = []
  /// The number of appearances of a page.
  var variantCount = 1
  /// Files that no output may remove.
  var inputs: [String] = []
}

/// Opens the files of a run.
struct OutputMaker {
  let subject: OutputSubject
  var gif: GIFOptions
  /// The quality of a WebP; nil is lossless.
  var webPQuality: Int?
  /// The maximum number of threads.
  var jobs: Int
  /// Makes the check of a written GIF; nil if it is not verified.
  var verification: ((FrameSchedule) -> GIFVerification)?
}

extension OutputMaker {
  /// Opens the file or folder of an output.
  func makeOutput(_ output: Output, schedule: FrameSchedule) throws(ExportError) -> any FrameOutput
  {
    switch output.kind {
    case .animation(let format):
      try makeAnimation(format, path: output.path, schedule: schedule)
    case .still:
      try StillOutput(path: output.path, metadata: metadata)
    case .frames:
      try PNGFramesOutput(
        path: output.path, pattern: try FramePattern(ofOutput: output.path), schedule: schedule,
        width: subject.width, height: subject.height,
        metadata: PNGMetadata(title: subject.title, description: subject.summary),
        jobs: jobs, protected: subject.inputs)
    }
  }

  private func makeAnimation(
    _ format: OutputFormat, path: String, schedule: FrameSchedule
  ) throws(ExportError) -> any FrameOutput {
    let (width, height) = (subject.width, subject.height)
    switch format.encoding {
    case .gif:
      return try writing(to: path, keepsBytes: verification != nil) { stream throws(CodecError) in
        try makeGIF(schedule: schedule, stream: stream)
      }
    case .apng:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try APNGEncoder(
            width: width, height: height, tickDuration: try schedule.tickDuration,
            numPlays: UInt32(clamping: subject.plays), metadata: animatedMetadata, jobs: jobs,
            sink: stream),
          format: .apng, schedule: schedule, stream: stream
        ) {
          .init(
            frameCount: $0.delays.count,
            notes: schedule.joiningNotes + $0.delays.browserNotes)
        }
      }
    case .webP:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try WebPEncoder(
            width: width, height: height, tickDuration: try schedule.tickDuration,
            numPlays: UInt32(clamping: subject.plays), metadata: webPMetadata,
            quality: webPQuality, sink: stream),
          format: .webp, schedule: schedule, stream: stream
        ) {
          .init(
            frameCount: $0.delays.count,
            notes: schedule.joiningNotes + $0.delays.browserNotes)
        }
      }
    case .player:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try PlayerEncoder(
            width: width, height: height, tickDuration: try schedule.tickDuration,
            numPlays: UInt32(clamping: subject.plays), metadata: animatedMetadata,
            quality: webPQuality, title: subject.title ?? "Animation", summary: subject.summary,
            scale: subject.scale,
            steps: subject.steps, isPaired: subject.variantCount > 1, jobs: jobs, sink: stream),
          format: .html, schedule: schedule, stream: stream,
          beginVariant: { encoder throws(CodecError) in try encoder.beginDark() }
        ) { .init(frameCount: $0.delays.count, notes: [PlayerPage.policyNote]) }
      }
    case .y4m:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try Y4MEncoder(
            width: width, height: height, tickDuration: try schedule.tickDuration, jobs: jobs,
            sink: stream),
          format: .y4m, schedule: schedule, stream: stream
        ) {
          .init(
            frameCount: schedule.totalTicks,
            notes: schedule.videoRateNotes
              + ($0.losesTransparency ? [WrittenFile.transparencyNote] : [])
          )
        }
      }
    case .video(let format):
      return try VideoOutput(
        path: path, format: format, schedule: schedule, width: width, height: height,
        isOpaque: subject.isOpaque)
    }
  }

  private func makeGIF(
    schedule: FrameSchedule, stream: OutputStream
  ) throws(CodecError) -> any FrameOutput {
    let encoder = try GIFEncoder(
      width: subject.width, height: subject.height, loopCount: subject.plays,
      comments: subject.comments(), options: gif, jobs: jobs, sink: stream)
    let verification = verification?(schedule)
    return EncodedOutput(encoder, format: .gif, schedule: schedule, stream: stream) {
      encoder throws(CodecError) in
      let summary = encoder.summary
      var notes = schedule.gifRateNotes + summary.colorNotes(gif)
      if let verification {
        notes.append(try verification.run(stream.writtenBytes(), summary))
      }
      return .init(frameCount: summary.frames.count, notes: notes)
    }
  }

  /// Opens a stream for an output. If the output fails, the stream is discarded.
  private func writing(
    to path: String, keepsBytes: Bool = false,
    _ makeOutput: (OutputStream) throws(CodecError) -> any FrameOutput
  ) throws(ExportError) -> any FrameOutput {
    let stream = try ExportError.wrapping(
      try OutputStream(path: path, keepsBytes: keepsBytes))
    do {
      return try makeOutput(stream)
    } catch {
      stream.discard()
      throw .codec(error, path: path)
    }
  }

  private var metadata: PNGMetadata {
    PNGMetadata(title: subject.title, description: subject.summary, entries: subject.entries)
  }

  private var animatedMetadata: PNGMetadata {
    var metadata = metadata
    metadata.entries += subject.timeline(.apng).map { [$0.metadata] } ?? []
    return metadata
  }

  /// The timeline is a line of the comment, as in a GIF, because XMP has no compressed texts.
  private var webPMetadata: PNGMetadata {
    var metadata = metadata
    if let line = subject.timeline(.webp)?.commentLine {
      metadata.entries.append(.init(keyword: "Comment", text: line))
    }
    return metadata
  }
}

/// A file, or a folder of files, while it is written.
///
/// A class, because it must delete its files on failure.
protocol FrameOutput: AnyObject {
  func append(_ window: [AnimationFrame]) throws(ExportError)
  /// Ends a variant; the frames of the next one follow. Called only for outputs that hold several.
  func beginVariant() throws(ExportError)
  /// Completes everything that may fail, except the renaming.
  func finish() throws(ExportError) -> WrittenFile
  /// Renames the files, after all outputs of a run are finished.
  func commit() throws(ExportError)
  /// Deletes files that have not been renamed.
  func discard()
}

extension FrameOutput {
  func beginVariant() throws(ExportError) {
    preconditionFailure("the output holds one variant")
  }
}
