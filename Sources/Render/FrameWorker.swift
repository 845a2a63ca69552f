import Codecs
import Motion
import Primitives
import Raster

/// One thread's canvas and what it shows, moved from frame to frame by painting only what differs.
///
/// What the canvas held before never shows in a frame: damage painting gives the bytes of full painting. For the
/// same reason it need not show all of a picture: where nothing moves, nothing is painted.
struct FrameWorker: Sendable {
  private var painter = Painter()
  private(set) var recorder: DisplayListRecorder
  private(set) var canvas: Pixmap
  /// What the canvas shows, and its time.
  private var shown: (list: DisplayList, time: Double)?
  /// Where it shows that; what the rest holds means nothing.
  private(set) var painted: IntRect?
  /// Whether somebody else has the whole canvas too, so that writing to it copies all of it.
  private var isHandedOut = false
  /// What was where the last compared frame changed something; kept for its room.
  private var replaced: [UInt32] = []

  /// Painting an operation takes about as long as copying so many pixels to memory that was never used.
  private static let pixelsOfOperation = 8192

  /// - Parameter recorder: that has recorded other pictures of the renderer, and so what rests in them.
  init(_ renderer: Renderer, _ recorder: DisplayListRecorder? = nil) {
    self.recorder = recorder ?? DisplayListRecorder(renderer)
    canvas = Pixmap(unpaintedWidth: renderer.pixelWidth, height: renderer.pixelHeight)
  }
}

// MARK: - Frames

extension FrameWorker {
  /// Brings all of the canvas to a time, in seconds.
  ///
  /// - Returns: the operations there, and what was painted of them.
  @discardableResult
  mutating func move(to time: Double) -> (list: DisplayList, damage: Damage) {
    let list = recorder.displayList(at: time)
    return (list, show(list, at: time, in: canvas.bounds))
  }

  /// The whole picture at a time.
  mutating func firstPatch(at time: Double) -> AnimationFrame.Patch? {
    let list = move(to: time).list
    return canvas.bounds.map { patch(of: list, in: $0) }
  }

  /// What may differ between the pictures at two times; nil where nothing does.
  mutating func patch(from previous: Double, to time: Double) -> AnimationFrame.Patch? {
    replaced = []
    let (before, list) = lists(at: previous, time)
    let damage = damage(list, since: before)
    if let rect = damage.bounds { startAfresh(for: rect, of: list) }
    show(list, at: time, in: damage.bounds.map(patchRect), shows(previous) ? damage : nil)
    return damage.bounds.map { patch(of: list, in: $0) }
  }

  /// What does differ between the opaque pictures at two times.
  mutating func content(
    from previous: Double, to time: Double, _ comparer: FrameComparer
  ) -> AnimationFrame.Content {
    let (before, list) = lists(at: previous, time)
    let damage = damage(list, since: before)
    show(before, at: previous, in: damage.bounds.map(patchRect), shows(previous) ? Damage() : nil)
    if let rect = damage.bounds { keepReplaced(rect) }
    paint(list, damage, at: time)
    guard let rect = damage.bounds else { return .same }
    return comparer.content(
      of: canvas, in: rect, over: replaced, hasContinuousTone: list.hasContinuousTone(in: rect))
      ?? .patch(patch(of: list, in: rect))
  }

  /// Whether the canvas shows the picture at a time.
  func shows(_ time: Double) -> Bool { shown?.time == time }

  private mutating func lists(
    at previous: Double, _ time: Double
  ) -> (before: DisplayList, list: DisplayList) {
    let known = shows(previous) ? shown?.list : nil
    let before = known ?? recorder.displayList(at: previous)
    return (before, recorder.displayList(at: time))
  }

  private mutating func keepReplaced(_ rect: IntRect) {
    replaced.removeAll(keepingCapacity: true)
    // Room that is not used takes no memory; making more of it again and again would.
    if replaced.capacity < rect.area { replaced.reserveCapacity(canvas.width * canvas.height) }
    for y in rect.y..<rect.maxY {
      let row = y * canvas.width + rect.x
      replaced.append(contentsOf: canvas.pixels[row..<(row + rect.width)])
    }
  }

  private mutating func patch(of list: DisplayList, in rect: IntRect) -> AnimationFrame.Patch {
    let part = patchRect(rect)
    isHandedOut = part == canvas.bounds
    return AnimationFrame.Patch(
      rect: part, pixmap: canvas.cropped(to: part),
      hasContinuousTone: list.hasContinuousTone(in: rect),
      isOpaque: list.background.alpha == 255)
  }

  /// Almost all of the canvas is handed out as it is, without a copy of it.
  private func patchRect(_ rect: IntRect) -> IntRect {
    let isAlmostAll = rect.area > canvas.width * canvas.height / 8 * 7
    return isAlmostAll ? canvas.bounds ?? rect : rect
  }
}

// MARK: - Painting

extension FrameWorker {
  private func damage(_ list: DisplayList, since other: DisplayList) -> Damage {
    list.damage(since: other, width: canvas.width, height: canvas.height)
  }

  /// Has the canvas show a list in a rectangle and where it shows one already.
  ///
  /// - Parameter known: how the list differs from the one that is shown, if that is known.
  /// - Returns: what was painted.
  @discardableResult
  private mutating func show(
    _ list: DisplayList, at time: Double, in rect: IntRect?, _ known: Damage? = nil
  ) -> Damage {
    if let rect, painted?.contains(rect) != true {
      let part = roomy(painted?.union(rect) ?? rect, for: list)
      painted = part
      paint(list, Damage(part), at: time)
      return Damage(part)
    }
    guard let shown else { return Damage() }
    let damage = (known ?? damage(list, since: shown.list)).clipped(to: painted)
    paint(list, damage, at: time)
    return damage
  }

  private mutating func paint(_ list: DisplayList, _ damage: Damage, at time: Double) {
    painter.paint(list, damage: damage, into: &canvas)
    if !damage.isEmpty { isHandedOut = false }
    shown = (list, time)
  }

  /// A rectangle with as much again around it, since what moves goes on moving; all of the canvas where that is
  /// half of it, or painting it bit by bit would not pay.
  private func roomy(_ rect: IntRect, for list: DisplayList) -> IntRect {
    let (x, y) = (rect.width / 2, rect.height / 2)
    let all = IntRect(
      x: rect.x - x, y: rect.y - y, width: rect.width + 2 * x, height: rect.height + 2 * y)
    guard let canvas = canvas.bounds, let part = all?.intersection(canvas) else { return rect }
    return isSimple(list) && part.area <= canvas.area / 2 ? part : canvas
  }

  /// Whether a part of the picture is painted sooner than all of it is copied.
  private func isSimple(_ list: DisplayList) -> Bool {
    list.operationCount * Self.pixelsOfOperation <= canvas.width * canvas.height
  }

  /// Takes another canvas where this one would be copied for the sake of a small part of a simple picture.
  private mutating func startAfresh(for rect: IntRect, of list: DisplayList) {
    guard isHandedOut, roomy(rect, for: list).area <= canvas.width * canvas.height / 4
    else { return }
    canvas = Pixmap(unpaintedWidth: canvas.width, height: canvas.height)
    (painted, shown, isHandedOut) = (nil, nil, false)
  }
}
