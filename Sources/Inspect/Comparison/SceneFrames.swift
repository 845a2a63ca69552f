import AnimCodecs
import AnimExport
import AnimFiles
import AnimPrimitives
import AnimRendering
import AnimScenes

/// A scene's frames as in a file without a palette.
final class SceneFrames: FrameStream {
  let width: Int
  let height: Int
  let plays: Int?
  let isTimed = true
  private let ticksPerSecond: Double
  private let scheduler: FrameScheduler
  private var window: ArraySlice<AnimationFrame> = []
  private var canvas: Pixmap

  init(_ renderer: Renderer, schedule: FrameSchedule, options: ExportOptions) {
    width = renderer.pixelWidth
    height = renderer.pixelHeight
    plays = options.plays ?? renderer.scene.plays
    ticksPerSecond = Double(schedule.ticksPerSecond)
    scheduler = FrameScheduler(renderer: renderer, schedule: schedule, jobs: options.jobs)
    canvas = Pixmap(width: width, height: height)
  }

  func next() throws(ExportError) -> TimedFrame? {
    if window.isEmpty { window = scheduler.nextWindow()?[...] ?? [] }
    guard let frame = window.popFirst() else { return nil }
    if let patch = frame.patch { canvas.replace(patch.rect, with: patch.pixmap) }
    return TimedFrame(pixmap: canvas, duration: Double(frame.duration) / ticksPerSecond)
  }
}

/// One picture without a time.
final class StillFrame: FrameStream {
  let width: Int
  let height: Int
  let plays: Int? = nil
  let isTimed = false
  private var pixmap: Pixmap?

  init(_ pixmap: Pixmap) {
    width = pixmap.width
    height = pixmap.height
    self.pixmap = pixmap
  }

  func next() throws(ExportError) -> TimedFrame? {
    defer { pixmap = nil }
    return pixmap.map { TimedFrame(pixmap: $0, duration: 0) }
  }
}
