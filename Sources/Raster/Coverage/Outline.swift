import CAnimKernels
import AnimPrimitives

/// A point on the sub-pixel grid.
typealias GridPoint = SIMD2<Int32>

/// The contours of one shape on the sub-pixel grid.
///
/// `move` and `line` add contours in device pixels. The caller closes each contour.
struct Outline {
  private(set) var points: [GridPoint] = []
  /// For each point, the winding of the edge that ends in it: 1, −1, or 0 if a contour begins there.
  private(set) var signs: [Int8] = []
  /// Arcs of circles. They are not edges, and their points have the sign 0.
  var arcs: [OctantArc] = []
  /// Whether a coordinate was not finite. A broken outline covers nothing.
  private(set) var isBroken = false
  /// Whether the shapes being added are holes: the direction of their contours is reversed.
  var cutsOut = false
  /// Whether contours may cross or overlap. If so, the outline has no arcs and no holes.
  var mayOverlap = false

  private var start = Point.zero
  private var current = Point.zero

  /// Removes all contours.
  mutating func reset() {
    points.removeAll(keepingCapacity: true)
    signs.removeAll(keepingCapacity: true)
    arcs.removeAll(keepingCapacity: true)
    isBroken = false
    cutsOut = false
    mayOverlap = false
    start = .zero
    current = .zero
  }

  /// The pixels of a clip that the outline can cover, or nil for none.
  func bounds(in clip: IntRect) -> IntRect? {
    guard !isBroken, let first = points.first else { return nil }
    var low = first
    var high = first
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    for arc in arcs {
      low = pointwiseMin(low, pointwiseMin(arc.start, arc.end))
      high = pointwiseMax(high, pointwiseMax(arc.start, arc.end))
    }
    let left = Int(low.x >> SubpixelGrid.bits)
    let top = Int(low.y >> SubpixelGrid.bits)
    let right = Int((high.x &+ SubpixelGrid.mask) >> SubpixelGrid.bits)
    let bottom = Int((high.y &+ SubpixelGrid.mask) >> SubpixelGrid.bits)
    return IntRect(x: left, y: top, width: right - left, height: bottom - top)?.intersection(clip)
  }
}

// MARK: - Drawing

extension Outline {
  /// Begins a contour.
  mutating func move(to point: Point) {
    start = point
    current = point
    guard Self.isOnGrid(point) else { return }
    append(point, sign: 0)
  }

  /// Adds the edge from the current point to another one.
  @inline(__always)
  mutating func line(to point: Point) {
    guard Self.isOnGrid(point), Self.isOnGrid(current) else {
      addFarLine(to: point)
      return
    }
    current = point
    append(point, sign: cutsOut ? -1 : 1)
  }

  /// Sets the current point to the end of an arc.
  mutating func skip(to point: Point) {
    current = point
    append(point, sign: 0)
  }

  /// Closes a contour with a line to its first point.
  mutating func close() {
    guard current != start else { return }
    line(to: start)
  }

  /// Whether a point is within the limits of the grid; false for NaN.
  @inline(__always)
  private static func isOnGrid(_ point: Point) -> Bool {
    abs(point.x) <= SubpixelGrid.limit && abs(point.y) <= SubpixelGrid.limit
  }

  /// Whether all four points lie beyond the same side of the grid.
  static func areBeyondGrid(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    let limit = SubpixelGrid.limit
    return min(min(a.x, b.x), min(c.x, d.x)) > limit || max(max(a.x, b.x), max(c.x, d.x)) < -limit
      || min(min(a.y, b.y), min(c.y, d.y)) > limit || max(max(a.y, b.y), max(c.y, d.y)) < -limit
  }

  @inline(__always)
  private mutating func append(_ point: Point, sign: Int8) {
    points.append(GridPoint(x: SubpixelGrid.round(point.x), y: SubpixelGrid.round(point.y)))
    signs.append(sign)
  }

  /// Adds contours that were already flattened, moved to a position.
  mutating func append(_ path: FlatPath, _ range: Range<Int>, movedBy place: FlatPath.Place) {
    let first = points.count
    points.append(contentsOf: repeatElement(.zero, count: range.count))
    signs.append(contentsOf: path.signs[range])
    let source = path.points.span.extracting(range)
    var target = points.mutableSpan
    // Rounds to the nearest step of the grid, halves up.
    let move = place &+ 32
    for index in source.indices { target[first &+ index] = (source[index] &+ move) &>> 6 }
  }

  /// Adds a line with an end beyond the grid. The line is cut at the grid's borders, and points outside are clamped to
  /// them. All of this is far outside of any picture.
  private mutating func addFarLine(to end: Point) {
    let begin = current
    current = end
    guard begin.x.isFinite, begin.y.isFinite, end.x.isFinite, end.y.isFinite else {
      isBroken = true
      return
    }
    let limit = SubpixelGrid.limit
    var fractions = [0.0, 1.0]
    for (from, to) in [(begin.x, end.x), (begin.y, end.y)] where from != to {
      for border in [-limit, limit] {
        let fraction = (border - from) / (to - from)
        if fraction > 0, fraction < 1 { fractions.append(fraction) }
      }
    }
    fractions.sort()
    for fraction in fractions {
      let point = fraction == 1 ? end : begin.interpolated(to: end, fraction: fraction)
      let near = Point(
        x: max(-limit, min(limit, point.x)), y: max(-limit, min(limit, point.y)))
      append(near, sign: fraction == 0 ? 0 : cutsOut ? -1 : 1)
    }
  }
}

// MARK: - Arcs

extension Outline {
  /// Adds the chords of an arc from the current point, `center + from`, to `center + to`.
  ///
  /// - Parameter points: the corners between chords, in a space whose unit vectors are `from` and `to`.
  mutating func arc(center: Point, from: Point, to: Point, through points: [Point]) {
    for point in points { line(to: center + from * point.x + to * point.y) }
    line(to: center + to)
  }
}
