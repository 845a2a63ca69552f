import Codecs
import Primitives
import Scenes

extension Exporter {
  /// Opens what an output is written to.
  ///
  /// - Parameter sizeLimit: bytes that a GIF may have; nil for any.
  func makeOutput(
    _ output: Output, schedule: FrameSchedule, sizeLimit: Int? = nil
  ) throws(ExportError) -> any FrameOutput {
    switch output.kind {
    case .animation(let format):
      return try makeAnimation(
        format, path: output.path, schedule: schedule, sizeLimit: sizeLimit)
    case .still:
      return try StillOutput(path: output.path, metadata: metadata)
    case .frames:
      return try PNGFramesOutput(
        path: output.path, pattern: try FramePattern(ofOutput: output.path), schedule: schedule,
        width: renderer.pixelWidth,
        height: renderer.pixelHeight,
        metadata: PNGMetadata(title: renderer.scene.title, description: renderer.scene.summary),
        jobs: options.jobs)
    }
  }

  private func makeAnimation(
    _ format: OutputFormat, path: String, schedule: FrameSchedule, sizeLimit: Int?
  ) throws(ExportError) -> any FrameOutput {
    let (width, height) = (renderer.pixelWidth, renderer.pixelHeight)
    switch format.encoding {
    case .gif:
      return try writing(to: path, keepsBytes: options.verifiesGIF) { stream throws(CodecError) in
        try GIFOutput(
          stream: stream, schedule: schedule, renderer: renderer, plays: plays, comment: comment,
          options: options, sizeLimit: sizeLimit)
      }
    case .apng:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try APNGEncoder(
            width: width, height: height,
            tickDuration: try TickDuration(numerator: 1, denominator: schedule.ticksPerSecond),
            numPlays: UInt32(clamping: plays), metadata: animatedMetadata, jobs: options.jobs,
            sink: stream),
          format: .apng, schedule: schedule, stream: stream
        ) { .init(frameCount: $0.delays.count, notes: $0.delays.browserNotes) }
      }
    case .player:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try PlayerEncoder(
            width: width, height: height,
            tickDuration: try TickDuration(numerator: 1, denominator: schedule.ticksPerSecond),
            numPlays: UInt32(clamping: plays), metadata: animatedMetadata,
            title: renderer.scene.title ?? "Animation", scale: renderer.scene.scale, jobs: options.jobs,
            sink: stream),
          format: .html, schedule: schedule, stream: stream
        ) { .init(frameCount: $0.delays.count, notes: [PlayerPage.policyNote]) }
      }
    case .y4m:
      return try writing(to: path) { stream throws(CodecError) in
        EncodedOutput(
          try Y4MEncoder(
            width: width, height: height,
            tickDuration: try TickDuration(numerator: 1, denominator: schedule.ticksPerSecond),
            jobs: options.jobs, sink: stream),
          format: .y4m, schedule: schedule, stream: stream
        ) {
          .init(
            frameCount: schedule.totalTicks,
            notes: schedule.rateNotes + ($0.losesTransparency ? [WrittenFile.transparencyNote] : [])
          )
        }
      }
    case .video(let format):
      return try VideoOutput(
        path: path, format: format, schedule: schedule, width: width, height: height,
        isOpaque: renderer.scene.background.alpha >= 1, plays: plays)
    }
  }

  /// An output of a stream, of which nothing is left where the output cannot be made.
  private func writing(
    to path: String, keepsBytes: Bool = false,
    _ makeOutput: (OutputStream) throws(CodecError) -> any FrameOutput
  ) throws(ExportError) -> any FrameOutput {
    let stream = try OutputStream(path: path, keepsBytes: keepsBytes)
    do {
      return try makeOutput(stream)
    } catch {
      stream.discard()
      throw .codec(error, path: path)
    }
  }

  /// As `--plays` and the scene's `loop` say: 0 is for ever.
  private var plays: Int { options.plays ?? renderer.scene.plays }

  private var metadata: PNGMetadata {
    PNGMetadata(
      title: renderer.scene.title, description: renderer.scene.summary,
      entries: options.provenance.map { [.init(keyword: "Software", text: $0.text)] } ?? [])
  }

  private var animatedMetadata: PNGMetadata {
    var metadata = metadata
    if options.timelineFormats.contains(.apng), let entry = SceneFacts(renderer).metadata {
      metadata.entries.append(entry)
    }
    return metadata
  }

  private var comment: String? {
    let timeline =
      options.timelineFormats.contains(.gif) ? SceneFacts(renderer).commentLine : nil
    let lines = [
      renderer.scene.title, renderer.scene.summary, options.provenance?.text, timeline,
    ].compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
