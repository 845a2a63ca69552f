import Foundation
import AnimPrimitives
import AnimSceneSupport
import AnimTestSupport
import Testing

@testable import AnimExport
@testable import AnimRendering

@Suite struct SizeSearchTests {
  /// Searches for file sizes of a scene with much rotation.
  private func withSearches(
    _ format: OutputFormat = .gif,
    _ body: (
      _ file: URL, _ size: (_ limit: Int, _ rescaling: () -> Void) throws -> Int
    ) throws -> Void
  ) throws {
    let renderer = try Renderer(
      timeline: """
        { "animate": { "card": { "transform.rotate": 300, "center": [70, 40], "cornerRadius": 10 },
          "other": { "transform.rotate": -200, "center": [20, 30] } }, "duration": 1 }
        """)
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("out.\(format.rawValue)")
      let options = ExportOptions(range: PlaybackRange(start: 0, end: 0.4, framesPerSecond: 50))
      try body(file) { limit, rescaling in
        try Exporter.prepare(
          Output(path: file.path, kind: .animation(format)), options: options, limit: limit,
          renderer: renderer
        ) {
          rescaling()
          return renderer.rescaled(by: $0)
        }.get().commit().byteCount
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path) == [file.lastPathComponent]
      )
    }
  }

  @Test(arguments: [(2, OutputFormat.gif), (5, .gif), (2, .webp)])
  func `a file is below the limit, and not far`(part: Int, format: OutputFormat) throws {
    try withSearches(format) { file, size in
      let limit = try size(.max / 2) {} / part
      let found = try size(limit) {}
      #expect(found <= limit && found >= limit / 2)
      #expect(try Data(contentsOf: file).count == found)
    }
  }

  @Test func `the file stays in its place until the search is over`() throws {
    try withSearches { file, size in
      let old = Data("old".utf8)
      let whole = try size(.max / 2) {}
      try old.write(to: file)
      var count = 0
      let found = try size(whole / 6) {
        count += 1
        #expect((try? Data(contentsOf: file)) == old)
      }
      #expect(count > 0)
      #expect(try Data(contentsOf: file).count == found)
    }
  }
}

extension PreparedFiles {
  /// Puts a single file in its place.
  fileprivate func commit() throws -> WrittenFile {
    try PreparedFiles.commit([self])
    return files[0]
  }
}
