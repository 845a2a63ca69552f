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
  /// What was where the last compared frame changed something; kept for its room.
  private var replaced: [UInt32] = []

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
    let damage = damage(next)
    paint(next, damage, time)
    return (next, damage)
  }

  /// What of the canvas has to be painted for it to show a list.
  private func damage(_ list: DisplayList) -> Damage {
    shown.map { damage(list, since: $0.list) } ?? Damage(canvas.bounds)
  }

  private func damage(_ list: DisplayList, since other: DisplayList) -> Damage {
    list.damage(since: other, width: canvas.width, height: canvas.height)
  }

  private mutating func paint(_ list: DisplayList, _ damage: Damage, _ time: Double) {
    painter.paint(list, damage: damage, into: &canvas)
    shown = (list, time)
  }

  /// The whole picture at a time.
  mutating func firstPatch(at time: Double) -> AnimationFrame.Patch? {
    let list = move(to: time).list
    return canvas.bounds.map { patch(of: list, in: $0) }
  }

  /// What may differ between the pictures at two times; nil where nothing does.
  mutating func patch(from previous: Double, to time: Double) -> AnimationFrame.Patch? {
    replaced = []
    let before = shows(previous) ? nil : recorder.displayList(at: previous)
    let (list, painted) = move(to: time)
    let damage = before.map { self.damage(list, since: $0) } ?? painted
    return damage.bounds.map { patch(of: list, in: $0) }
  }

  /// What does differ between the opaque pictures at two times.
  mutating func content(
    from previous: Double, to time: Double, _ comparer: FrameComparer
  ) -> AnimationFrame.Content {
    if !shows(previous) { move(to: previous) }
    let list = recorder.displayList(at: time)
    let damage = damage(list)
    if let rect = damage.bounds { keepReplaced(rect) }
    paint(list, damage, time)
    guard let rect = damage.bounds else { return .same }
    return comparer.content(
      of: canvas, in: rect, over: replaced, hasContinuousTone: list.hasContinuousTone(in: rect))
      ?? .patch(patch(of: list, in: rect))
  }

  /// Whether the canvas shows the picture at a time.
  func shows(_ time: Double) -> Bool { shown?.time == time }

  private mutating func keepReplaced(_ rect: IntRect) {
    replaced.removeAll(keepingCapacity: true)
    // Room that is not used takes no memory; making more of it again and again would.
    if replaced.capacity < rect.area { replaced.reserveCapacity(canvas.width * canvas.height) }
    for y in rect.y..<rect.maxY {
      let row = y * canvas.width + rect.x
      replaced.append(contentsOf: canvas.pixels[row..<(row + rect.width)])
    }
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
