// Contours outside of the visible part need not become edges. A contour above, below or right of the visible part
// changes no pixel in it. A contour on its left adds nothing either: it is closed, so its windings cancel. Most of a
// long text that scrolls is outside.

import AnimPrimitives

/// The visible part of the plane, for leaving out contours of a path.
struct ContourWindow {
  private let transform: AffineTransform
  /// In device pixels.
  private let left, top, right, bottom: Double

  /// The distance, in pixels, by which edges may exceed the bounding box of a curve's control points: they are rounded
  /// to the grid, and the ends of chords lie a little outside of the curve.
  private static let margin = 2.0

  /// Returns nil if the whole path lies inside the window, or has no points.
  ///
  /// - Parameter keepsSides: whether contours left and right of the clip are kept. Overlapping contours are sorted
  ///   together, so all contours of a row are needed.
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

  /// Whether a contour cannot change the visible part.
  ///
  /// A contour with points beyond the grid, or with NaN, is kept, because such points affect the whole path.
  ///
  /// - Parameters:
  ///   - move: the index of the contour's `move` in `path.verbs`.
  ///   - firstPoint: the index of the contour's first point in `path.points`.
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
