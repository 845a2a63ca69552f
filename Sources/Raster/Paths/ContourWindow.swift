// Contours outside of the visible part need not become edges. A contour above, below or right of it
// changes no pixel in it. One on the left runs up as far as it runs down, because it ends where it
// began, so it adds nothing either. Most of a long text that scrolls is outside.

import Primitives

/// The part of the plane in which a path is seen.
struct ContourWindow {
  private let transform: AffineTransform
  /// Device pixels.
  private let left, top, right, bottom: Double

  /// The distance, in pixels, that edges may leave the box of a curve's points: they are rounded to the
  /// grid, and the ends of chords lie a little outside of their curve.
  private static let margin = 2.0

  /// Nil where all of a path lies inside.
  ///
  /// - Parameter keepsSides: whether contours left and right of the clip stay, because those inside are
  ///   put in order with them.
  init?(_ clip: IntRect, over path: Path, transform: AffineTransform, keepsSides: Bool) {
    guard let bounds = path.controlBounds else { return nil }
    let box = transform.boundingBox(of: bounds)
    self.transform = transform
    left = keepsSides ? -.infinity : Double(clip.x) - Self.margin
    top = Double(clip.y) - Self.margin
    right = keepsSides ? .infinity : Double(clip.maxX) + Self.margin
    bottom = Double(clip.maxY) + Self.margin
    guard box.minX < left || box.minY < top || box.maxX > right || box.maxY > bottom else {
      return nil
    }
  }

  /// Whether a contour, given by its `move` and the point of that, changes nothing.
  ///
  /// A contour with points beyond the grid, or with points that are not numbers, is kept, because such
  /// points affect the whole path.
  func leavesOut(_ path: Path, contourAt move: Int, firstPoint: Int) -> Bool {
    let verbs = path.verbs.span
    var end = firstPoint &+ verbs[move].pointCount
    var verb = move &+ 1
    while verb < verbs.count, verbs[verb] != .move {
      end &+= verbs[verb].pointCount
      verb &+= 1
    }
    let points = path.points.span
    var low = transform.apply(to: points[firstPoint])
    var high = low
    var isOnGrid = true
    for index in firstPoint..<end {
      let point = transform.apply(to: points[index])
      isOnGrid =
        isOnGrid && abs(point.x) <= SubpixelGrid.limit && abs(point.y) <= SubpixelGrid.limit
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return isOnGrid && (high.x < left || high.y < top || low.x > right || low.y > bottom)
  }
}
