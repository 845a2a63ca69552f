/// A step of a path. Each verb takes its points from the path's list.
public enum PathVerb: UInt8, Hashable, Sendable {
  /// Takes 1 point.
  case move
  /// Takes 1 point.
  case line
  /// Takes 2 points: control, end.
  case quad
  /// Takes 3 points: two controls, end.
  case cubic
  /// Takes none.
  case close

  /// The number of points that it takes.
  @inlinable public var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}

/// Which side of a self-crossing outline is inside. Source: Skia's SkPathFillType.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  case winding
  case evenOdd
}

/// An outline of lines and Bézier curves, as verbs and points.
///
/// Copies of a path share their storage, and comparing them is free.
public struct Path: Hashable, Sendable {
  public private(set) var verbs: [PathVerb] = []
  public private(set) var points: [Point] = []
  private var start = Point.zero
  /// The corners of the box of all points; zeros without points.
  private var low = Point.zero
  private var high = Point.zero

  public init() {}

  public var isEmpty: Bool { verbs.isEmpty }

  /// The point that the next segment starts from.
  public var currentPoint: Point? {
    switch verbs.last {
    case nil: nil
    case .close: start
    default: points.last
    }
  }
}

// MARK: - Building

extension Path {
  /// Begins a subpath.
  public mutating func move(to point: Point) {
    verbs.append(.move)
    append(point)
    start = point
  }

  /// A line; on an empty path, a move.
  public mutating func addLine(to point: Point) {
    guard beginSegment(fallback: point) else { return }
    verbs.append(.line)
    append(point)
  }

  /// A quadratic Bézier; on an empty path it begins at its control point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    _ = beginSegment(fallback: control)
    verbs.append(.quad)
    append(control)
    append(end)
  }

  /// A cubic Bézier; on an empty path it begins at its first control point.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    _ = beginSegment(fallback: control1)
    verbs.append(.cubic)
    append(control1)
    append(control2)
    append(end)
  }

  /// Ends the subpath with a line to its start. Does nothing if no subpath is open.
  public mutating func closeSubpath() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// A closed subpath, from the corner of least x and y along the edge of least y.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Appends another path, moved by a transform.
  public mutating func addPath(_ other: Path, transform: AffineTransform = .identity) {
    verbs.append(contentsOf: other.verbs)
    for point in other.points { append(transform.apply(to: point)) }
    start = transform.apply(to: other.start)
  }

  /// The path with every point moved by a transform.
  public func transformed(by transform: AffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// Makes sure that a segment has a start: the subpath's start after a close, the fallback on an empty path.
  /// Returns whether the path already had one.
  private mutating func beginSegment(fallback: Point) -> Bool {
    switch verbs.last {
    case nil:
      move(to: fallback)
      return false
    case .close:
      move(to: start)
      return true
    default:
      return true
    }
  }

  private mutating func append(_ point: Point) {
    if points.isEmpty {
      low = point
      high = point
    } else {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    points.append(point)
  }
}

extension Path {
  /// The bounding box of all points, controls included; nil for a path without points.
  ///
  /// - Complexity: constant: the box grows with the path.
  public var controlBounds: Rect? {
    guard !points.isEmpty else { return nil }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }
}
