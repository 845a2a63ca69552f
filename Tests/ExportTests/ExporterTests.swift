import Codecs
import Files
import Foundation
import Export
import Render
import TestSupport
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

  @Test func `an animation in a .png is an APNG`() throws {
    try withTemporaryFolder { folder in
      let files = ["a.png", "a.apng"].map { folder.appendingPathComponent($0) }
      let written = try zip([OutputFormat.png, .apng], files).flatMap {
        try write($0, to: $1.path)
      }
      #expect(written.map(\.format) == [.apng, .apng])
      #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
    }
  }
}
