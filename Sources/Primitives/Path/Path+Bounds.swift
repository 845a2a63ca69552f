extension Path {
  /// The smallest upright rectangle that contains the curves (not their controls); nil for a path without subpaths.
  public var bounds: Rect? {
    let subpaths = subpaths
    guard let first = subpaths.first?.start else { return nil }
    var low = first
    var high = first
    func add(_ point: Point) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for subpath in subpaths {
      add(subpath.start)
      for segment in subpath.segments {
        add(segment.end)
        segment.forEachExtreme { add(segment.point(at: $0)) }
      }
    }
    return Rect(origin: low, size: Size(width: high.x - low.x, height: high.y - low.y))
  }
}

extension PathSegment {
  /// Calls the closure with the parameters within 0…1 at which a coordinate has an extreme value.
  fileprivate func forEachExtreme(_ body: (Double) -> Void) {
    switch self {
    case .line:
      break
    case .quad(let a, let b, let c):
      Self.forEachRoot(0, c.x - 2 * b.x + a.x, b.x - a.x, body)
      Self.forEachRoot(0, c.y - 2 * b.y + a.y, b.y - a.y, body)
    case .cubic(let a, let b, let c, let d):
      Self.forEachRoot(
        d.x - a.x + 3 * (b.x - c.x), 2 * (a.x - 2 * b.x + c.x), b.x - a.x, body)
      Self.forEachRoot(
        d.y - a.y + 3 * (b.y - c.y), 2 * (a.y - 2 * b.y + c.y), b.y - a.y, body)
    }
  }

  /// The roots of a·t² + b·t + c within 0…1, as q/a and c/q to avoid cancellation.
  private static func forEachRoot(
    _ a: Double, _ b: Double, _ c: Double, _ body: (Double) -> Void
  ) {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    for root in [q / a, c / q] where root > 0 && root < 1 { body(root) }
  }
}
