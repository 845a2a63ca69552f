import AnimRender
import Diff
import Files
import Foundation
import Layout
import Motion
import StageKit
import Testing
import Text

/// A client may have modules with everyday names beside both products, and tells its timers from Foundation's.
@MainActor
@Suite struct NamesTests {
  @Test func `modules of the client are its own`() {
    let texts = [
      FilesNote().text, MotionNote().text, LayoutNote().text, TextNote().text, DiffNote().text,
    ]
    #expect(texts.allSatisfy { $0.hasSuffix("of the client") })
  }

  @Test func `a timer of StageKit runs beside Foundation`() throws {
    var count = 0
    let movie = Movie(size: CGSize(width: 8, height: 8), duration: 0.5) { stage in
      _ = StageKit.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in count += 1 }
      stage.view.backgroundColor = .white
    }
    #expect(try movie.renderer().duration == 0.5)
    #expect(count == 5)
  }

  @Test func `a scene of the client is written`() throws {
    let scene = try Scene(json: #"{ "size": [8, 8] }"#)
    let url = URL.temporaryDirectory.appending(path: "names-\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try scene.write(to: url.path)
    #expect(FileManager.default.fileExists(atPath: url.path))
  }
}
