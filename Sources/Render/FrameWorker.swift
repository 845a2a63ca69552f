import AnimMotion
package import AnimPrimitives
package import AnimRaster

/// A canvas that is updated to a new time by painting only the damaged area.
///
/// This gives the same pixels as painting the whole picture, so a frame never depends on the frames painted before.
/// Each rendering thread has its own worker.
package struct FrameWorker: Sendable {
  private var painter = Painter()
  private var recorder: DisplayListRecorder
  private let motion: ReducedMotion?
  package private(set) var canvas: Pixmap
  /// The display list on the canvas and its time.
  private var shown: (list: DisplayList, time: Double)?
  /// The part of the canvas that is up to date; other pixels are undefined.
  private(set) var painted: IntRect?
  /// Whether the change of most of the canvas is the canvas itself instead of a copy of the part.
  private let sharesCanvas: Bool

  /// - Parameter sharesCanvas: whether the change of most of the canvas is the canvas itself. This saves a copy if the
  ///   change is released before the next one is requested.
  package init(_ renderer: Renderer, sharesCanvas: Bool = false) {
    self.sharesCanvas = sharesCanvas
    recorder = DisplayListRecorder(renderer)
    motion = renderer.reducedMotion
    canvas = Pixmap(unpaintedWidth: renderer.pixelWidth, height: renderer.pixelHeight)
  }

  /// The part of a picture that may differ from another picture.
  package struct Change: Sendable {
    package var rect: IntRect
    package var pixmap: Pixmap
    /// Whether the part has gradients, shadows or images.
    package var hasContinuousTone: Bool
  }
}

// MARK: - Frames

extension FrameWorker {
  /// Updates the whole canvas to a time, in seconds.
  ///
  /// - Returns: the operations at that time, and the painted area.
  @discardableResult
  package mutating func move(to time: Double) -> (list: DisplayList, damage: Damage) {
    if let places = dissolve(at: time) { return dissolve(places, at: time) }
    let list = recorder.displayList(at: time, places: places(at: time))
    return (list, show(list, at: time, in: canvas.bounds))
  }

  /// The whole picture at a time.
  ///
  /// The canvas is returned without a copy. The worker continues with a new canvas, of which it paints only the moving
  /// part.
  package mutating func picture(at time: Double) -> Change? {
    guard let bounds = canvas.bounds else { return nil }
    let list = move(to: time).list
    let picture = canvas
    canvas = Pixmap(unpaintedWidth: picture.width, height: picture.height)
    (painted, shown) = (nil, nil)
    return Change(
      rect: bounds, pixmap: picture, hasContinuousTone: list.hasContinuousTone(in: bounds))
  }

  /// The difference between the pictures at two times; nil if they are equal.
  package mutating func change(from previous: Double, to time: Double) -> Change? {
    if dissolve(at: previous) != nil || dissolve(at: time) != nil {
      return wholeChange(from: previous, to: time)
    }
    let isShown = shown?.time == previous
    let before = isShown ? shown?.list : nil
    let old = before ?? recorder.displayList(at: previous, places: places(at: previous))
    let list = recorder.displayList(at: time, places: places(at: time))
    let damage = damage(list, since: old)
    show(list, at: time, in: damage.bounds, isShown ? damage : nil)
    return damage.bounds.map { rect in
      let part = sharesCanvas ? shared(rect) : rect
      return Change(
        rect: part, pixmap: canvas.cropped(to: part),
        hasContinuousTone: list.hasContinuousTone(in: rect))
    }
  }

  /// The whole canvas if it is up to date and a rectangle covers most of it; else the rectangle.
  private func shared(_ rect: IntRect) -> IntRect {
    guard let bounds = canvas.bounds, painted == bounds, rect.area >= bounds.area / 4 * 3 else {
      return rect
    }
    return bounds
  }
}

// MARK: - Reduced motion

extension FrameWorker {
  /// The time whose places the picture at a time shows, outside of dissolves.
  private func places(at time: Double) -> Double {
    guard let places = motion?.places(at: time) else { return time }
    return places.share < 1 ? places.first : places.last
  }

  /// The dissolve that the picture at a time shows; nil for others.
  private func dissolve(at time: Double) -> ReducedMotion.Places? {
    motion.map { $0.places(at: time) }.flatMap { $0.isDissolve ? $0 : nil }
  }

  /// Paints both pictures of a dissolve and mixes them on the canvas. The next picture is painted as a whole.
  private mutating func dissolve(_ places: ReducedMotion.Places, at time: Double)
    -> (list: DisplayList, damage: Damage)
  {
    show(recorder.displayList(at: time, places: places.first), at: time, in: canvas.bounds)
    let first = canvas
    let last = recorder.displayList(at: time, places: places.last)
    show(last, at: time, in: canvas.bounds)
    canvas.mix(with: first, share: 1 - places.share)
    (painted, shown) = (nil, nil)
    return (last, canvas.bounds.map { Damage($0) } ?? Damage())
  }

  /// The difference between two whole pictures.
  private mutating func wholeChange(from previous: Double, to time: Double) -> Change? {
    move(to: previous)
    let old = canvas
    let list = move(to: time).list
    guard let rect = canvas.difference(from: old) else { return nil }
    return Change(
      rect: rect, pixmap: canvas.cropped(to: rect),
      hasContinuousTone: list.hasContinuousTone(in: rect))
  }
}

extension Pixmap {
  /// Mixes in a share of another picture of the same size, 0…1 in steps of 1/256.
  fileprivate mutating func mix(with other: Pixmap, share: Double) {
    let part = UInt32((share * 256).rounded())
    let (odd, count): (UInt32, Int) = (0x00FF_00FF, pixels.count)
    withMutablePixels { span in
      for index in 0..<count {
        let (own, new) = (span[index], other.pixels[index])
        guard own != new else { continue }
        // Two channels at a time, rounded to nearest; a sum is below 2¹⁶.
        let low = (own & odd) &* (256 &- part) &+ (new & odd) &* part &+ 0x0080_0080
        let high =
          (own &>> 8 & odd) &* (256 &- part) &+ (new &>> 8 & odd) &* part &+ 0x0080_0080
        span[index] = (low &>> 8 & odd) | (high & 0xFF00_FF00)
      }
    }
  }

  /// The rectangle around all pixels that differ from those of a picture of the same size; nil if none does.
  fileprivate func difference(from other: Pixmap) -> IntRect? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      let row = y * width
      guard let first = (0..<width).first(where: { pixels[row + $0] != other.pixels[row + $0] })
      else { continue }
      let last = (first..<width).last { pixels[row + $0] != other.pixels[row + $0] } ?? first
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y)
    }
    return IntRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

// MARK: - Painting

extension FrameWorker {
  private func damage(_ list: DisplayList, since other: DisplayList) -> Damage {
    list.damage(since: other, width: canvas.width, height: canvas.height)
  }

  /// Updates the painted part of the canvas to a picture, and extends this part to contain a rectangle.
  ///
  /// - Parameter known: the difference from the shown picture, or nil if unknown.
  /// - Returns: the painted area.
  @discardableResult
  private mutating func show(
    _ list: DisplayList, at time: Double, in rect: IntRect?, _ known: Damage? = nil
  ) -> Damage {
    var damage = Damage()
    if let rect, painted?.contains(rect) != true {
      let part = withMargin(painted?.union(rect) ?? rect)
      painted = part
      damage = Damage(part)
    } else if let shown {
      damage = (known ?? self.damage(list, since: shown.list)).clipped(to: painted)
    }
    painter.paint(list, damage: damage, into: &canvas)
    shown = (list, time)
    return damage
  }

  /// A rectangle with a margin of half its size, because moving views usually continue; the whole canvas if the result
  /// covers more than half of it.
  private func withMargin(_ rect: IntRect) -> IntRect {
    let (x, y) = (rect.width / 2, rect.height / 2)
    let large = IntRect(
      x: rect.x - x, y: rect.y - y, width: rect.width + 2 * x, height: rect.height + 2 * y)
    guard let canvas = canvas.bounds, let part = large?.intersection(canvas) else { return rect }
    return part.area <= canvas.area / 2 ? part : canvas
  }
}
