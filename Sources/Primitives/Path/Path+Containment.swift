// Hit tests: whether a point is on a path's fill or stroke.

extension Path {
  /// The flattening tolerance in the path's unit.
  private static let flatness = 0.05

  /// Whether a point is inside. Open subpaths count as closed, as for a fill.
  package func contains(_ point: Point, fillRule: FillRule = .winding) -> Bool {
    var winding = 0
    for subpath in flattened(tolerance: Self.flatness).subpaths {
      var from = subpath.start
      for end in subpath.segments.map(\.end) + [subpath.start] {
        winding += Self.crossing(of: point, from, end)
        from = end
      }
    }
    return fillRule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The winding contribution of a line: ±1 if it crosses the ray to the right of the point, otherwise 0.
  private static func crossing(of point: Point, _ from: Point, _ to: Point) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return to.y > from.y ? 1 : -1
  }

  /// Whether a point is within a distance of a part of the path, given as fractions of its length.
  package func passes(
    _ point: Point, within distance: Double, from start: Double = 0, to end: Double = 1
  ) -> Bool {
    var lines: [(from: Point, to: Point)] = []
    for subpath in flattened(tolerance: Self.flatness).subpaths {
      var from = subpath.start
      for to in subpath.segments.map(\.end) + (subpath.isClosed ? [subpath.start] : []) {
        lines.append((from, to))
        from = to
      }
    }
    let total = lines.reduce(0) { $0 + ($1.to - $1.from).length }
    let (first, last) = (total * min(start, end), total * max(start, end))
    guard last > first else { return false }
    var reached = 0.0
    for line in lines {
      let length = (line.to - line.from).length
      defer { reached += length }
      guard length > 0, reached <= last, reached + length >= first else { continue }
      let direction = (line.to - line.from) * (1 / length)
      let offset = point - line.from
      let along = offset.x * direction.x + offset.y * direction.y
      let near = min(max(along, max(first - reached, 0)), min(last - reached, length))
      if (line.from + direction * near - point).length <= distance { return true }
    }
    return false
  }
}
