import Primitives

/// The edges of one shape that can reach a clip rectangle, in no order.
///
/// Contours are drawn into it with `move` and `line`, in device pixels; an open one is closed. Edges above,
/// below or to the right of the clip change nothing in it and are dropped; those to the left are kept,
/// for what lies right of them is inside.
struct EdgeList {
  var edges: [Edge] = []
  /// Whether a coordinate was not a number: such a shape has no outline.
  private(set) var isBroken = false
  /// Whether what is added is cut out of what it lies in: turns its direction round.
  var cutsOut = false

  private var clipTop: Int32 = 0
  private var clipBottom: Int32 = 0
  private var clipRight: Int32 = 0
  private var minX: Int32 = .max
  private var minY: Int32 = .max
  private var maxX: Int32 = .min
  private var maxY: Int32 = .min

  private var start = Point.zero
  private var current = Point.zero
  private var fixedX: Int32 = 0
  private var fixedY: Int32 = 0

  init() {
    edges.reserveCapacity(1024)
  }

  /// Forgets all edges and takes a new clip, in pixels within ±2²⁰.
  mutating func reset(clip: IntRect) {
    edges.removeAll(keepingCapacity: true)
    isBroken = false
    cutsOut = false
    clipTop = Int32(clip.y) << SubpixelGrid.bits
    clipBottom = Int32(clip.maxY) << SubpixelGrid.bits
    clipRight = Int32(clip.maxX) << SubpixelGrid.bits
    minX = .max
    minY = .max
    maxX = .min
    maxY = .min
    move(to: .zero)
  }

  /// The pixels that the edges can cover, or nil for none.
  func bounds(in clip: IntRect) -> IntRect? {
    guard !edges.isEmpty, !isBroken else { return nil }
    let left = Int(minX >> SubpixelGrid.bits)
    let top = Int(minY >> SubpixelGrid.bits)
    let right = Int((maxX &+ SubpixelGrid.mask) >> SubpixelGrid.bits)
    let bottom = Int((maxY &+ SubpixelGrid.mask) >> SubpixelGrid.bits)
    return IntRect(x: left, y: top, width: right - left, height: bottom - top)?.intersection(clip)
  }
}

// MARK: - Drawing

extension EdgeList {
  /// Begins a contour, closing the one before.
  @inline(__always)
  mutating func move(to point: Point) {
    start = point
    current = point
    guard Self.isOnGrid(point) else { return }
    fixedX = SubpixelGrid.round(point.x)
    fixedY = SubpixelGrid.round(point.y)
  }

  /// Adds the edge from the current point to another one.
  @inline(__always)
  mutating func line(to point: Point) {
    guard Self.isOnGrid(point), Self.isOnGrid(current) else {
      addFarLine(to: point)
      return
    }
    current = point
    add(x: SubpixelGrid.round(point.x), y: SubpixelGrid.round(point.y))
  }

  /// Ends a contour where it began.
  mutating func close() {
    line(to: start)
  }

  /// Whether a point may be rounded to the grid; false for NaN.
  @inline(__always)
  private static func isOnGrid(_ point: Point) -> Bool {
    abs(point.x) <= SubpixelGrid.limit && abs(point.y) <= SubpixelGrid.limit
  }

  @inline(__always)
  private mutating func add(x: Int32, y: Int32) {
    let x0 = fixedX
    let y0 = fixedY
    fixedX = x
    fixedY = y
    guard y0 != y else { return }
    let top = min(y0, y)
    let bottom = max(y0, y)
    guard bottom > clipTop, top < clipBottom else { return }
    minX = min(minX, min(x0, x))
    maxX = max(maxX, max(x0, x))
    minY = min(minY, top)
    maxY = max(maxY, bottom)
    guard min(x0, x) < clipRight else { return }
    let down: Int32 = cutsOut ? -1 : 1
    if y0 < y {
      edges.append(Edge(x0: x0, y0: y0, x1: x, y1: y, winding: down))
    } else {
      edges.append(Edge(x0: x, y0: y, x1: x0, y1: y0, winding: 0 &- down))
    }
  }
}

// MARK: - Far away

extension EdgeList {
  /// A line with an end beyond the grid: cut at the top and the bottom of it, flattened against its
  /// sides. All of that happens far outside of any picture.
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
      let point =
        fraction == 1 ? end : begin.interpolated(to: end, fraction: fraction)
      let x = SubpixelGrid.round(max(-limit, min(limit, point.x)))
      let y = SubpixelGrid.round(max(-limit, min(limit, point.y)))
      if fraction == 0 {
        fixedX = x
        fixedY = y
      } else {
        add(x: x, y: y)
      }
    }
  }
}
