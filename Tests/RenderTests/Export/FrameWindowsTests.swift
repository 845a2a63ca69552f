import FoundationEssentials
import Motion
import Primitives
import Scenes
import TestSupport
import Testing

@testable import Codecs
@testable import Render

/// Whatever pieces frames are rendered in, they come once each, in order, and show the picture of their time.
@Suite struct FrameWindowsTests {
  /// Rests, small changes, and some in which all of the canvas changes.
  private static let scene = """
    { "size": [60, 40], "fps": 30, "background": "white", "views": [
      { "id": "sky", "frame": [0, 0, 60, 40], "backgroundColor": "white" },
      { "id": "box", "frame": [2, 2, 9, 9], "cornerRadius": 3, "backgroundColor": "red" },
      { "id": "dot", "frame": [50, 30, 5, 5], "backgroundColor": "blue" }
    ], "timeline": [
      { "animate": { "box": { "center": [50, 30] } }, "duration": 1 },
      { "animate": { "sky": { "backgroundColor": "black" } }, "at": 0.5, "duration": 0.5 },
      { "animate": { "dot": { "center": [10, 10] }, "box": { "alpha": 0 } }, "at": 2, "duration": 1.5 }
    ] }
    """

  @Test(arguments: [1, 2, 3, 7], [false, true])
  func `all frames come in order`(jobs: Int, isCompared: Bool) throws {
    let renderer = try Renderer(
      scene: SceneReader.read(Array(Self.scene.utf8), file: "scene.json"))
    let schedule = FrameSchedule(
      exact: PlaybackRange(start: 0, end: 4, speed: 1, framesPerSecond: 30, hold: 0.5))
    let windows = FrameWindows(
      FramePipeline(
        renderer: renderer, schedule: schedule, jobs: jobs,
        comparer: isCompared ? FrameComparer(GIFOptions()) : nil))
    var canvas = PixelView(
      Array(repeating: 0, count: renderer.pixelWidth * renderer.pixelHeight),
      stride: renderer.pixelWidth)
    var number = 0
    var runCount = 0
    while let window = windows.next() {
      for frame in window {
        let entry = schedule.entries[number]
        if let patch = frame.patch {
          let pixels = PixelView(patch.pixmap.pixels, stride: patch.rect.width)
          canvas.replace(
            patch.rect.x, patch.rect.y, patch.rect.width, patch.rect.height, with: pixels)
        } else if let runs = frame.runs {
          canvas.draw(runs.runs.runs, runs.runs.colors, in: runs.rect)
          runCount += 1
        }
        #expect(frame.duration == entry.duration)
        #expect(canvas.pixels == renderer.pixmap(at: entry.time).pixels, "frame \(number)")
        number += 1
      }
    }
    #expect(number == schedule.entries.count)
    #expect((runCount > 0) == (isCompared && jobs > 1))
  }

  @Test(arguments: [1, 2, 3], [false, true])
  func `once stopped nothing more is rendered`(jobs: Int, isCompared: Bool) throws {
    let renderer = try Renderer(
      scene: SceneReader.read(Array(Self.scene.utf8), file: "scene.json"))
    let schedule = FrameSchedule(
      exact: PlaybackRange(start: 0, end: 4, speed: 1, framesPerSecond: 30, hold: 0.5))
    for count in 0..<3 {
      let windows = FrameWindows(
        FramePipeline(
          renderer: renderer, schedule: schedule, jobs: jobs,
          comparer: isCompared ? FrameComparer(GIFOptions()) : nil))
      for _ in 0..<count { _ = windows.next() }
      windows.stop()
      var rest = 0
      while let window = windows.next() { rest += window.count }
      // What was rendered by then, and the first frame where that was not.
      #expect(rest < schedule.entries.count)
    }
  }

  /// A picture of noise that fills a large canvas, and moves.
  private static func noiseScene() throws -> Scene {
    var random = SeededGenerator(seed: 9)
    let pixels = (0..<100_000).map { _ in UInt32(random.below(1 << 24)) | 0xFF00_0000 }
    let picture = try PNGEncoder.encode(Pixmap(width: 400, height: 250, pixels: pixels))
    let text = """
      { "size": [1200, 900], "views": [{ "id": "sky", "type": "image", "frame": [0, 0, 1200, 900],
        "source": "data:image/png;base64,\(Data(picture).base64EncodedString())" }],
        "timeline": [{ "animate": { "sky": { "transform.scale": 2 } }, "duration": 0.5 }] }
      """
    return try SceneReader.read(Array(text.utf8), file: "scene.json")
  }

  @Test func `for a GIF large pictures of very many colours come one at a time`() throws {
    let renderer = try Renderer(scene: Self.noiseScene())
    let schedule = FrameSchedule(
      exact: PlaybackRange(start: 0, end: 0.5, speed: 1, framesPerSecond: 10, hold: 0))
    for isCompared in [false, true] {
      let windows = FrameWindows(
        FramePipeline(
          renderer: renderer, schedule: schedule, jobs: 2,
          comparer: isCompared ? FrameComparer(GIFOptions()) : nil))
      var counts: [Int] = []
      while let window = windows.next() { counts.append(window.count) }
      #expect(counts.reduce(0, +) == schedule.entries.count)
      #expect(counts.allSatisfy { $0 == 1 } == isCompared)
    }
  }
}
