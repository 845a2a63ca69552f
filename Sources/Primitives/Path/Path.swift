/// A path element. Each verb uses points of the path's list.
public enum PathVerb: UInt8, Hashable, Sendable {
  /// Uses 1 point.
  case move
  /// Uses 1 point.
  case line
  /// Uses 2 points: control, end.
  case quad
  /// Uses 3 points: two controls, end.
  case cubic
  /// Uses no point.
  case close

  /// The number of points that the verb uses.
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
/// Copies of a path share their storage, which makes comparing them fast.
public struct Path: Hashable, Sendable {
  public private(set) var verbs: [PathVerb] = []
  public private(set) var points: [Point] = []
  /// The arcs in order, for blending.
  private(set) var arcs: [PlacedArc] = []
  private var start = Point.zero
  /// The minimum corner of the box of all points; zeros without points.
  private var low = Point.zero
  private var high = Point.zero

  public init() {}

  public var isEmpty: Bool { verbs.isEmpty }

  /// The start of the next segment.
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
  public mutating func move(to point: Point) {
    verbs.append(.move)
    append(point)
    start = point
  }

  /// Adds a line; on an empty path, begins a subpath.
  public mutating func addLine(to point: Point) {
    guard beginSegment(fallback: point) else { return }
    verbs.append(.line)
    append(point)
  }

  /// Adds a quadratic Bézier; on an empty path, it starts at its control point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    _ = beginSegment(fallback: control)
    verbs.append(.quad)
    append(control)
    append(end)
  }

  /// Adds a cubic Bézier; on an empty path, it starts at its first control point.
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

  /// Adds a closed rectangle, from its corner of minimum x and y along the edge of minimum y.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Appends an arc from the current point as cubics; on an empty path, nothing. Returns whether it could be computed.
  @discardableResult
  package mutating func addArc(_ arc: PathArc) -> Bool {
    guard let from = currentPoint else { return true }
    let first = verbs.count
    let shape = EllipticalArc(
      from: from, to: arc.end, radii: arc.radii, rotationDegrees: arc.rotationDegrees,
      isLarge: arc.isLarge, isClockwise: arc.isClockwise)
    let isComputable = shape.forEachCubic { control1, control2, end in
      if control2 == end && control1 == from {
        addLine(to: end)
      } else {
        addCurve(to: end, control1: control1, control2: control2)
      }
    }
    arcs.append(PlacedArc(arc: arc, verbs: first..<verbs.count))
    return isComputable
  }

  /// Appends another path with a transform, which turns arcs into cubics unless it is the identity.
  public mutating func addPath(_ other: Path, transform: AffineTransform = .identity) {
    if transform == .identity {
      for placed in other.arcs {
        let verbs = placed.verbs.lowerBound + verbs.count..<placed.verbs.upperBound + verbs.count
        arcs.append(PlacedArc(arc: placed.arc, verbs: verbs))
      }
    }
    verbs.append(contentsOf: other.verbs)
    for point in other.points { append(transform.apply(to: point)) }
    start = transform.apply(to: other.start)
  }

  /// The path with a transform applied to each point.
  public func transformed(by transform: AffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }

  /// Ensures that a segment has a start: the subpath's start after a close, the fallback on an empty path. Returns
  /// whether the path had one.
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
  /// The bounding box of all points, including controls; nil for a path without points.
  ///
  /// - Complexity: constant, because the box is updated with each point.
  public var controlBounds: Rect? {
    guard !points.isEmpty else { return nil }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }
}
