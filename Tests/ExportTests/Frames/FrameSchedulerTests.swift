import AnimCodecs
import AnimExport
import Foundation
import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import AnimTestSupport
import Testing

/// For any number of jobs, each frame is delivered once, in order, with the picture of its time.
@Suite struct FrameSchedulerTests {
  /// Still parts, small changes, and changes of the whole canvas.
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

  private static func renderer(scale: Double = 1) throws -> Renderer {
    try #require(try Renderer(scene).rescaled(by: scale))
  }

  private static let schedule = FrameSchedule(
    exact: PlaybackRange(start: 0, end: 4, speed: 1, framesPerSecond: 30, hold: 0.5))

  @Test(arguments: [1, 2, 3, 7])
  func `all frames come in order`(jobs: Int) throws {
    let renderer = try Self.renderer()
    let scheduler = FrameScheduler(renderer: renderer, schedule: Self.schedule, jobs: jobs)
    var canvas = Pixmap(width: renderer.pixelWidth, height: renderer.pixelHeight)
    var number = 0
    while let window = scheduler.nextWindow() {
      #expect(window.count <= jobs * 8)
      for frame in window {
        let entry = Self.schedule.entries[number]
        if let patch = frame.patch { canvas.replace(patch.rect, with: patch.pixmap) }
        #expect(frame.duration == entry.duration)
        #expect(canvas == renderer.pixmap(at: entry.time), "frame \(number)")
        number += 1
      }
    }
    #expect(number == Self.schedule.entries.count)
  }

  @Test(arguments: [OutputFormat.gif, .apng, .y4m])
  func `a file has the same bytes for any number of jobs`(format: OutputFormat) throws {
    let renderer = try Self.renderer(scale: 4)
    let range = PlaybackRange(start: 0, end: 4, framesPerSecond: 30, hold: 0.5)
    try withTemporaryFolder { folder in
      let files = try [1, 2, 3, 8].map { jobs in
        let file = folder.appendingPathComponent("\(jobs)")
        _ = try Exporter(renderer, options: ExportOptions(range: range, jobs: jobs))
          .write([Output(path: file.path, kind: .animation(format))])
        return try Data(contentsOf: file)
      }
      #expect(Set(files).count == 1 && !files[0].isEmpty)
    }
  }

  @Test func `a window of large pictures has one frame for each job`() throws {
    let renderer = try Self.renderer(scale: 50)
    let scheduler = FrameScheduler(renderer: renderer, schedule: Self.schedule, jobs: 2)
    #expect(scheduler.nextWindow()?.count == 2)
  }

  @Test(arguments: [1, 2, 3])
  func `a scheduler may be left before its end`(jobs: Int) throws {
    for count in 0..<3 {
      let scheduler = FrameScheduler(
        renderer: try Self.renderer(), schedule: Self.schedule, jobs: jobs)
      for _ in 0..<count { #expect(scheduler.nextWindow() != nil) }
    }
  }
}
