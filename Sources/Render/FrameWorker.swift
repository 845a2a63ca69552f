import Codecs
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
  /// What the canvas shows, and its time.
  private var shown: (list: DisplayList, time: Double)?

  init(_ renderer: Renderer) {
    recorder = DisplayListRecorder(renderer)
    canvas = Pixmap(width: renderer.pixelWidth, height: renderer.pixelHeight)
  }

  /// Brings the canvas to a time, in seconds.
  ///
  /// - Returns: the operations there, and what was painted of them.
  @discardableResult
  mutating func move(to time: Double) -> (list: DisplayList, damage: Damage) {
    let next = recorder.displayList(at: time)
    let damage =
      shown.map { next.damage(since: $0.list, width: canvas.width, height: canvas.height) }
      ?? Damage(canvas.bounds)
    painter.paint(next, damage: damage, into: &canvas)
    shown = (next, time)
    return (next, damage)
  }

  /// The whole picture at a time.
  mutating func firstPatch(at time: Double) -> AnimationFrame.Patch? {
    let list = move(to: time).list
    return canvas.bounds.map { patch(of: list, in: $0) }
  }

  /// What may differ between the pictures at two times; nil where nothing does.
  mutating func patch(from previous: Double, to time: Double) -> AnimationFrame.Patch? {
    let before = shown?.time == previous ? nil : recorder.displayList(at: previous)
    let (list, painted) = move(to: time)
    let damage =
      before.map { list.damage(since: $0, width: canvas.width, height: canvas.height) } ?? painted
    return damage.bounds.map { patch(of: list, in: $0) }
  }

  private func patch(of list: DisplayList, in rect: IntRect) -> AnimationFrame.Patch {
    // Almost all of the canvas is handed out as it is, without a copy of it.
    let isAlmostAll = rect.area > canvas.width * canvas.height / 8 * 7
    let part = isAlmostAll ? canvas.bounds ?? rect : rect
    return AnimationFrame.Patch(
      rect: part, pixmap: canvas.cropped(to: part),
      hasContinuousTone: list.hasContinuousTone(in: rect),
      isOpaque: list.background.alpha == 255)
  }
}
