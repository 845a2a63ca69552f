import AnimPrimitives
import AnimScenes

extension Expectation.Claim {
  /// The tolerance for points and alpha, for rounding errors only.
  private static let rounding = 1e-9

  /// The condition on outlines that must never hold; nil for claims about numbers.
  ///
  /// - Parameter canvas: in points.
  func forbidden(on canvas: Rect) -> OutlineCondition? {
    switch self {
    case .staysInside(let view, let other, let margin):
      OutlineCondition(views: [view] + (other.map { [$0] } ?? [])) { outlines in
        let box = outlines[0].box
        let limit = (other == nil ? canvas : outlines[1].box).insetBy(dx: margin, dy: margin)
        let slack = Self.rounding * (1 + abs(limit.maxX) + abs(limit.maxY))
        return box.minX < limit.minX - slack || box.minY < limit.minY - slack
          || box.maxX > limit.maxX + slack || box.maxY > limit.maxY + slack
      }
    case .neverOverlaps(let first, let second):
      OutlineCondition(views: [first, second]) { outlines in
        let (a, b) = (outlines[0], outlines[1])
        return a.opacity > 0 && b.opacity > 0 && a.overlaps(b)
      }
    case .visibleBy(let time, let view, let alpha):
      OutlineCondition(views: [view], start: time) { outlines in
        let outline = outlines[0]
        return outline.opacity < alpha - Self.rounding || outline.box.intersection(canvas) == nil
      }
    case .settlesBy, .overshoot, .order, .continuous: nil
    }
  }
}

extension ViewOutline {
  /// Whether the outlines have a common inner point: no side of either separates them.
  func overlaps(_ other: ViewOutline) -> Bool {
    guard !corners.isEmpty, !other.corners.isEmpty else { return false }
    return !Self.separates(corners, other.corners) && !Self.separates(other.corners, corners)
  }

  private static func separates(_ corners: [Point], _ others: [Point]) -> Bool {
    corners.indices.contains { index in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      let normal = Point(x: to.y - from.y, y: from.x - to.x)
      let own = reach(of: corners, along: normal)
      let theirs = reach(of: others, along: normal)
      // Touching sides share no inner point. A billionth of their extent is rounding.
      let slack = 1e-9 * (abs(own.most) + abs(own.least) + 1)
      return own.most <= theirs.least + slack || theirs.most <= own.least + slack
    }
  }

  /// Not a range, because infinite points can give NaN, which a range does not allow.
  private static func reach(
    of points: [Point], along normal: Point
  ) -> (least: Double, most: Double) {
    let places = points.map { $0.x * normal.x + $0.y * normal.y }
    return (places.min() ?? 0, places.max() ?? 0)
  }
}
