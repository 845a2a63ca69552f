import AnimCodecs
import AnimExport
import AnimFiles
import Foundation
import AnimRendering
import AnimSceneSupport
import Synchronization
import AnimTestSupport
import Testing

@Suite struct ExporterTests {
  private let short = #"{ "animate": { "card": { "alpha": 0 } }, "duration": 0.1 }"#

  /// Writes an animation, as a file or to standard output (`-`).
  @discardableResult
  private func write(
    _ kind: Output.Kind, to path: String, _ renderer: Renderer? = nil
  ) throws -> [WrittenFile] {
    let renderer = try renderer ?? Renderer(timeline: short)
    return try Exporter(renderer, options: ExportOptions(range: PlaybackRange(all: renderer)))
      .write([Output(path: path, kind: kind)])
  }

  @Test(arguments: [
    (OutputFormat.mp4, VideoFormat.mp4), (.webm, .webm), (.avif, .avif),
  ])
  func `a video for standard output is refused as that`(
    format: OutputFormat, video: VideoFormat
  ) {
    #expect(throws: ExportError.cannotPipe(video)) { try write(.animation(format), to: "-") }
  }

  @Test func `errors print the path and the reason`() throws {
    let path = "/no-such-folder/a.gif"
    #expect(
      throws: ExportError.file(.cannotCreate(path: path, code: ENOENT))
    ) { try write(.animation(.gif), to: path) }
    #expect(throws: FileError.cannotRead(path: path, code: ENOENT)) {
      try FileSystem.contents(of: path)
    }
    let error = ExportError.file(.cannotCreate(path: path, code: ENOENT))
    #expect("\(error)" == "\(path): cannot be created: No such file or directory")
    #expect(
      "\(ExportError.codec(.softPixels(frame: 2, count: 3), path: "a.gif"))"
        == "a.gif: frame 2 has 3 half-transparent pixels, which a GIF cannot store")
  }

  @Test func `an animation in a .png is an APNG`() throws {
    try withTemporaryFolder { folder in
      let files = ["a.png", "a.apng"].map { folder.appendingPathComponent($0) }
      let written = try zip([OutputFormat.png, .apng], files).flatMap {
        try write(.animation($0), to: $1.path)
      }
      #expect(written.map(\.format) == [.apng, .apng])
      #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
    }
  }

  @Test(.enabled(if: ExternalTool("ffmpeg") != nil))
  func `a video with an odd side says which size it has`() throws {
    let renderer = try #require(try Renderer(timeline: "").rescaled(by: 0.99))
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("a.mp4").path
      let written = try write(.animation(.mp4), to: path, renderer)
      #expect(
        written.flatMap(\.notes) == [
          "the video is 100 × 100, because mp4 needs even sides: the last row or column is repeated"
        ])
    }
  }

  @Test func `runs at the same time write one folder whole or not at all`() throws {
    try withTemporaryFolder { folder in
      let frames = folder.appendingPathComponent("frames").path + "/"
      let counts = Mutex<[Int]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        let written = try? write(.frames, to: frames)
        counts.withLock { $0.append(written?.first?.frameCount ?? 0) }
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: frames)
      // The index is beside the frames. A run that finds the folder locked is refused.
      let found = counts.withLock { Set($0) }
      #expect(found.contains(names.count - 1) && found.isSubset(of: [0, names.count - 1]))
      #expect(names.contains("frames.json") && names.count > 2)
    }
  }
}
