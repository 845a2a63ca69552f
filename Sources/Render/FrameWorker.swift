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
  package private(set) var canvas: Pixmap
  /// The display list on the canvas and its time.
  private var shown: (list: DisplayList, time: Double)?
  /// The part of the canvas that is up to date; other pixels are undefined.
  private(set) var painted: IntRect?

  package init(_ renderer: Renderer) {
    recorder = DisplayListRecorder(renderer)
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
    let list = recorder.displayList(at: time)
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
    let isShown = shown?.time == previous
    let before = isShown ? shown?.list : nil
    let old = before ?? recorder.displayList(at: previous)
    let list = recorder.displayList(at: time)
    let damage = damage(list, since: old)
    show(list, at: time, in: damage.bounds, isShown ? damage : nil)
    return damage.bounds.map { rect in
      Change(
        rect: rect, pixmap: canvas.cropped(to: rect),
        hasContinuousTone: list.hasContinuousTone(in: rect))
    }
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
