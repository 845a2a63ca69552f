/// One line or Bézier curve of a path, with both ends.
public enum PathSegment: Hashable, Sendable {
  /// From, to.
  case line(Point, Point)
  /// From, control, to.
  case quad(Point, Point, Point)
  /// From, two controls, to.
  case cubic(Point, Point, Point, Point)
}

extension PathSegment {
  @inlinable public var start: Point {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    }
  }

  @inlinable public var end: Point {
    switch self {
    case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
    }
  }

  /// The point at a parameter 0…1.
  @inlinable
  public func point(at t: Double) -> Point {
    let s = 1 - t
    switch self {
    case .line(let a, let b):
      return a * s + b * t
    case .quad(let a, let b, let c):
      return a * (s * s) + b * (2 * s * t) + c * (t * t)
    case .cubic(let a, let b, let c, let d):
      return (a * s + b * (3 * t)) * (s * s) + (c * (3 * s) + d * t) * (t * t)
    }
  }

  /// The derivative by the parameter; zero at a cusp, and at an end that coincides with its control.
  @inlinable
  public func derivative(at t: Double) -> Point {
    let s = 1 - t
    switch self {
    case .line(let a, let b):
      return b - a
    case .quad(let a, let b, let c):
      return (b - a) * (2 * s) + (c - b) * (2 * t)
    case .cubic(let a, let b, let c, let d):
      return (b - a) * (3 * s * s) + (c - b) * (6 * s * t) + (d - c) * (3 * t * t)
    }
  }

  /// The unit direction of travel at a parameter. Where the derivative is zero, it is the limit from inside. nil for a
  /// segment that is a single point.
  public func tangent(at t: Double) -> Point? {
    if let direction = Self.direction(derivative(at: t), comparedTo: size) { return direction }
    // A step inwards: forwards at the start, backwards elsewhere.
    let step = t < 0.5 ? 0x1p-16 : -0x1p-16
    return Self.direction(derivative(at: t + step), comparedTo: size * 0x1p-24)
  }

  /// The piece between two parameters.
  ///
  /// - Precondition: `0 <= range.lowerBound <= range.upperBound <= 1`.
  public func piece(_ range: ClosedRange<Double>) -> PathSegment {
    precondition(range.lowerBound >= 0 && range.upperBound <= 1, "a piece lies within its segment")
    let (t0, t1) = (range.lowerBound, range.upperBound)
    if t0 == 0 && t1 == 1 { return self }
    let from = point(at: t0)
    let to = point(at: t1)
    let third = (t1 - t0) / 3
    switch self {
    case .line:
      return .line(from, to)
    case .quad:
      return .quad(from, from + derivative(at: t0) * (1.5 * third), to)
    case .cubic:
      return .cubic(
        from, from + derivative(at: t0) * third, to + derivative(at: t1) * -third, to)
    }
  }

  /// The longest side of the control polygon; 0 only for a single point.
  public var size: Double {
    switch self {
    case .line(let a, let b): (b - a).length
    case .quad(let a, let b, let c): max((b - a).length, (c - b).length)
    case .cubic(let a, let b, let c, let d):
      max((b - a).length, (c - b).length, (d - c).length)
    }
  }

  private static func direction(_ vector: Point, comparedTo size: Double) -> Point? {
    let length = vector.length
    guard length > size * 1e-9 else { return nil }
    return vector * (1 / length)
  }
}

/// A connected part of a path, starting with a `move`.
public struct Subpath: Hashable, Sendable {
  public var start: Point
  /// In order; each starts at the end of the previous one. Includes a closing line unless its length is 0. Empty for a
  /// single point.
  public var segments: [PathSegment]
  public var isClosed: Bool

  public init(start: Point, segments: [PathSegment], isClosed: Bool) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }
}

extension Path {
  /// The subpaths in order. A `move` without a following segment is not a subpath.
  public var subpaths: [Subpath] {
    var result: [Subpath] = []
    var next = 0
    var current = Point.zero
    for (index, verb) in verbs.enumerated() {
      switch verb {
      case .move:
        let isAlone = index + 1 == verbs.count || verbs[index + 1] == .move
        current = points[next]
        if !isAlone { result.append(Subpath(start: current, segments: [], isClosed: false)) }
        next += 1
        continue
      case .line:
        result[result.count - 1].segments.append(.line(current, points[next]))
        next += 1
      case .quad:
        result[result.count - 1].segments.append(.quad(current, points[next], points[next + 1]))
        next += 2
      case .cubic:
        result[result.count - 1].segments.append(
          .cubic(current, points[next], points[next + 1], points[next + 2]))
        next += 3
      case .close:
        let start = result[result.count - 1].start
        if current != start { result[result.count - 1].segments.append(.line(current, start)) }
        result[result.count - 1].isClosed = true
        current = start
        continue
      }
      current = points[next - 1]
    }
    return result
  }

  /// Appends a connected part.
  public mutating func addSubpath(_ subpath: Subpath) {
    move(to: subpath.start)
    for segment in subpath.segments { addSegment(segment) }
    if subpath.isClosed { closeSubpath() }
  }

  /// Appends a segment. Its start must be the current point.
  public mutating func addSegment(_ segment: PathSegment) {
    switch segment {
    case .line(_, let end): addLine(to: end)
    case .quad(_, let control, let end): addQuadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, let end):
      addCurve(to: end, control1: control1, control2: control2)
    }
  }
}
