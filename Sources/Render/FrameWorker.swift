import Motion
import Primitives
import Raster

/// One thread's canvas and what it shows, moved from frame to frame by painting only what differs.
///
/// What the canvas held before never shows in a frame: damage painting gives the bytes of full painting.
struct FrameWorker: Sendable {
  private var painter = Painter()
  private var recorder: DisplayListRecorder
  private(set) var canvas: Pixmap
  private(set) var list: DisplayList?

  init(_ renderer: Renderer) {
    recorder = DisplayListRecorder(renderer)
    canvas = Pixmap(width: renderer.pixelWidth, height: renderer.pixelHeight)
  }

  /// Brings the canvas to a time, in seconds.
  mutating func move(to time: Double) {
    move(to: recorder.displayList(at: time))
  }

  /// The operations at a time, without painting them.
  mutating func displayList(at time: Double) -> DisplayList {
    recorder.displayList(at: time)
  }

  mutating func move(to next: DisplayList) {
    defer { list = next }
    guard let list else {
      painter.paint(next, into: &canvas)
      return
    }
    let damage = next.damage(since: list, width: canvas.width, height: canvas.height)
    painter.paint(next, damage: damage, into: &canvas)
  }
}
