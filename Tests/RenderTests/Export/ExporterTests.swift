import Codecs
import Render
import Testing

@Suite struct ExporterTests {
  /// Writes a short animation, as a file or to standard output (`-`).
  @discardableResult
  private func write(_ format: OutputFormat, to path: String) throws -> [WrittenFile] {
    let renderer = try makeRenderer(
      timeline: #"{ "animate": { "card": { "alpha": 0 } }, "duration": 0.1 }"#)
    return try Exporter(renderer, options: ExportOptions(range: PlaybackRange(all: renderer)))
      .write([Output(path: path, kind: .animation(format))])
  }

  @Test(arguments: [
    (OutputFormat.mp4, VideoFormat.mp4), (.webm, .webm), (.webp, .webp), (.avif, .avif),
  ])
  func `a video for standard output is refused as that`(
    format: OutputFormat, video: VideoFormat
  ) {
    #expect(throws: ExportError.cannotPipe(video)) { try write(format, to: "-") }
  }
}
