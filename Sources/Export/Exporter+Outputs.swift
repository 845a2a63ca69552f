import AnimCodecs
import AnimFiles
import AnimMotion
import AnimPrimitives
import AnimRendering
package import AnimScenes

extension Exporter {
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
        width: renderer.pixelWidth, height: renderer.pixelHeight,
        metadata: PNGMetadata(title: renderer.scene.title, description: renderer.scene.summary),
        jobs: options.jobs, protected: renderer.assetPaths)
    }
  }

  private func makeAnimation(
    _ format: OutputFormat, path: String, schedule: FrameSchedule
  ) throws(ExportError) -> any FrameOutput {
    let (width, height) = (renderer.pixelWidth, renderer.pixelHeight)
    switch format.encoding {
    case .gif:
      return try writing(to: path, keepsBytes: options.verifiesGIF) { stream throws(CodecError) in
        try makeGIF(schedule: schedule, stream: stream)
      }
    case .apng:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try APNGEncoder(
            width: width, height: height, tickDuration: try schedule.tickDuration,
            numPlays: UInt32(clamping: plays), metadata: animatedMetadata, jobs: options.jobs,
            sink: stream),
          format: .apng, schedule: schedule, stream: stream
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
            numPlays: UInt32(clamping: plays), metadata: animatedMetadata,
            title: renderer.scene.title ?? "Animation", summary: renderer.scene.summary,
            scale: renderer.scene.scale, steps: playerSteps, isPaired: variants.count > 1,
            jobs: options.jobs, sink: stream),
          format: .html, schedule: schedule, stream: stream,
          beginVariant: { encoder throws(CodecError) in try encoder.beginDark() }
        ) { .init(frameCount: $0.delays.count, notes: [PlayerPage.policyNote]) }
      }
    case .y4m:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try Y4MEncoder(
            width: width, height: height, tickDuration: try schedule.tickDuration,
            jobs: options.jobs, sink: stream),
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
        isOpaque: renderer.isOpaque, plays: plays)
    }
  }

  /// The steps within the played part, in seconds of the file.
  private var playerSteps: [PlayerStep] {
    let range = options.range
    return renderer.timeline.placedSteps.compactMap { step in
      let start = max(step.interval.lowerBound, range.start)
      let end = min(step.interval.upperBound, range.end)
      guard start <= end else { return nil }
      return PlayerStep(
        name: step.id, start: (start - range.start) / range.speed,
        end: (end - range.start) / range.speed)
    }
  }

  private func makeGIF(
    schedule: FrameSchedule, stream: OutputStream
  ) throws(CodecError) -> any FrameOutput {
    let gif = options.gif
    let encoder = try GIFEncoder(
      width: renderer.pixelWidth, height: renderer.pixelHeight, loopCount: plays,
      comment: comment, options: gif.keepingColors(of: renderer.scene), jobs: options.jobs,
      sink: stream)
    let verification =
      options.verifiesGIF
      ? GIFVerification(renderer: renderer, schedule: schedule, jobs: options.jobs, options: gif)
      : nil
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

  /// The number of plays of the animation: the option, or the scene's `loop`; 0 means forever.
  private var plays: Int { options.plays ?? renderer.scene.plays }

  var metadata: PNGMetadata {
    PNGMetadata(
      title: renderer.scene.title, description: renderer.scene.summary,
      entries: options.provenance.map { [.init(keyword: "Software", text: $0.text)] } ?? [])
  }

  private var animatedMetadata: PNGMetadata {
    var metadata = metadata
    if let record = options.timelineRecord(of: renderer, in: .apng) {
      metadata.entries.append(record.metadata)
    }
    return metadata
  }

  private var comment: String? {
    let timeline = options.timelineRecord(of: renderer, in: .gif)?.commentLine
    let lines = [
      renderer.scene.title, renderer.scene.summary, options.provenance?.text, timeline,
    ].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension Scene {
  /// The number of plays in file formats; 0 means forever.
  package var plays: Int {
    switch loop {
    case .forever: 0
    case .count(let count): count
    }
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
