import AnimPrimitives

/// The exact areas of a polygon in pixels, in `Double`, for comparison with coverage.
///
/// The polygon, which must be convex, is clipped to each pixel (Sutherland and Hodgman), and the area is computed by
/// the shoelace formula.
struct ExactCoverage {
  let polygon: [Point]

  /// The areas of the polygon in a row of pixels, 0…1.
  func areas(y: Int, columns: Range<Int>) -> [Double] {
    let strip = cut(polygon, above: Double(y), below: Double(y + 1))
    return columns.map { rowArea(strip, x: $0) }
  }

  private func rowArea(_ strip: [Point], x: Int) -> Double {
    let left = cut(strip) { $0.x - Double(x) }
    let cell = cut(left) { Double(x + 1) - $0.x }
    var doubled = 0.0
    for (a, b) in zip(cell, cell.dropFirst() + cell.prefix(1)) {
      doubled += (a.x - Double(x)) * (b.y - a.y) - (b.x - a.x) * (a.y - cell[0].y)
    }
    return abs(doubled) / 2
  }

  private func cut(_ polygon: [Point], above top: Double, below bottom: Double) -> [Point] {
    cut(cut(polygon) { $0.y - top }) { bottom - $0.y }
  }

  /// The part of a polygon in which a linear function is not negative.
  private func cut(_ polygon: [Point], _ side: (Point) -> Double) -> [Point] {
    guard var previous = polygon.last else { return [] }
    var result: [Point] = []
    var previousSide = side(previous)
    for point in polygon {
      let own = side(point)
      if (own >= 0) != (previousSide >= 0) {
        result.append(
          previous.interpolated(to: point, fraction: previousSide / (previousSide - own)))
      }
      if own >= 0 { result.append(point) }
      previous = point
      previousSide = own
    }
    return result
  }
}

extension ExactCoverage {
  /// A rounded rectangle whose arcs have enough sides to equal circles.
  init(_ roundedRect: RoundedRect, transform: AffineTransform, sides: Int = 2000) {
    let radius = roundedRect.effectiveRadius
    let inset = roundedRect.rect.insetBy(dx: radius, dy: radius)
    var points: [Point] = []
    for (corner, center) in inset.corners.enumerated() {
      for step in 0...(radius > 0 ? sides : 0) {
        let angle = (Double(corner) + Double(step) / Double(sides)) * .pi / 2
        points.append(
          transform.apply(
            to: Point(
              center.x - radius * cosine(angle), center.y - radius * sine(angle))))
      }
    }
    polygon = points
  }
}
