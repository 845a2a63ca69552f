import AnimPrimitives

extension Outline {
  /// Adds a rounded rectangle with circular corners.
  mutating func add(
    _ roundedRect: RoundedRect, transform: AffineTransform, arcs: inout ArcTable
  ) {
    let rect = roundedRect.rect
    guard !rect.isEmpty else { return }
    let radius = roundedRect.effectiveRadius
    let mask: CornerMask = radius > 0 ? roundedRect.maskedCorners : []
    // The radius along each side, as a vector in device space.
    let x = Point(x: transform.a * radius, y: transform.b * radius)
    let y = Point(x: transform.c * radius, y: transform.d * radius)
    let circle = circleRadius(x, y, around: transform.boundingBox(of: rect))
    let points = mask.isEmpty || circle != nil ? [] : arcs.points(radius: largestSemiAxis(x, y))
    let inset = rect.insetBy(dx: radius, dy: radius)
    let corners: [4 of (mask: CornerMask, tip: Point, center: Point, from: Point, to: Point)] = [
      (.topLeft, Point(rect.minX, rect.minY), inset.origin, x * -1, y * -1),
      (.topRight, Point(rect.maxX, rect.minY), Point(inset.maxX, inset.minY), y * -1, x),
      (.bottomRight, Point(rect.maxX, rect.maxY), Point(inset.maxX, inset.maxY), x, y),
      (.bottomLeft, Point(rect.minX, rect.maxY), Point(inset.minX, inset.maxY), y, x * -1),
    ]
    var isFirst = true
    for index in corners.indices {
      let corner = corners[index]
      guard mask.contains(corner.mask) else {
        add(transform.apply(to: corner.tip), isFirst: &isFirst)
        continue
      }
      let center = transform.apply(to: corner.center)
      add(center + corner.from, isFirst: &isFirst)
      if let circle {
        quarter(center: center, from: corner.from, to: corner.to, radius: circle)
      } else {
        arc(center: center, from: corner.from, to: corner.to, through: points)
      }
    }
    close()
  }

  /// Adds an ellipse that fills a rectangle.
  mutating func addEllipse(
    in rect: Rect, transform: AffineTransform, arcs: inout ArcTable
  ) {
    guard !rect.isEmpty else { return }
    let center = transform.apply(to: rect.center)
    var from = Point(x: transform.a * rect.width / 2, y: transform.b * rect.width / 2)
    var to = Point(x: transform.c * rect.height / 2, y: transform.d * rect.height / 2)
    let circle = circleRadius(from, to, around: transform.boundingBox(of: rect))
    let points = circle != nil ? [] : arcs.points(radius: largestSemiAxis(from, to))
    move(to: center + from)
    for _ in 0..<4 {
      if let circle {
        quarter(center: center, from: from, to: to, radius: circle)
      } else {
        arc(center: center, from: from, to: to, through: points)
      }
      (from, to) = (to, from * -1)
    }
    close()
  }

  private mutating func add(_ point: Point, isFirst: inout Bool) {
    if isFirst {
      move(to: point)
      isFirst = false
    } else {
      line(to: point)
    }
  }

  /// The radius of the ellipse u·cos + v·sin, or nil unless it is a circle that is large enough for `OctantArc` and
  /// `box`, the bounds of the shape, lies on the grid.
  private func circleRadius(_ u: Point, _ v: Point, around box: Rect) -> Double? {
    let radius = u.length
    let limit = SubpixelGrid.limit
    guard radius >= OctantArc.smallestRadius, abs(u.x * v.x + u.y * v.y) < 1e-9 * radius * radius,
      abs(v.length - radius) < 1e-9 * radius, box.minX >= -limit, box.minY >= -limit,
      box.maxX <= limit, box.maxY <= limit
    else { return nil }
    return radius
  }

  /// The larger semi-axis of the ellipse u·cos + v·sin: the larger singular value of (u v).
  private func largestSemiAxis(_ u: Point, _ v: Point) -> Double {
    let trace = u.x * u.x + u.y * u.y + v.x * v.x + v.y * v.y
    let determinant = u.x * v.y - u.y * v.x
    let spread = max(0, trace * trace - 4 * determinant * determinant).squareRoot()
    return ((trace + spread) / 2).squareRoot()
  }
}
