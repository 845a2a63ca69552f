extension Path {
  /// Appends an ellipse in a rectangle, clockwise from its rightmost point. Source: CGPathAddEllipseInRect.
  ///
  /// The error is at most 4.2e-6 radii: less than 1/255 of a pixel at a radius of 900 pixels.
  public mutating func addEllipse(in rect: Rect) {
    move(to: Point(x: rect.maxX, y: rect.center.y))
    let size = Size(rect.width / 2, rect.height / 2)
    for corner in RectCorner.allCases.dropFirst() + [.topRight] {
      addCorner(.circular, corner, of: rect, size: size)
    }
    closeSubpath()
  }

  /// Appends a rounded rectangle, clockwise from the left end of its upper side. Source:
  /// UIBezierPath(roundedRect:cornerRadius:).
  ///
  /// The radius is the rectangle's `effectiveRadius`; an empty rectangle appends nothing. Circular corners have an
  /// error of at most 4.2e-6 radii. Continuous corners use 1.528665 radii of a side that is long enough, and become
  /// circular as the side gets shorter.
  public mutating func addRoundedRect(_ roundedRect: RoundedRect) {
    let rect = roundedRect.rect
    guard !rect.isEmpty else { return }
    let radius = roundedRect.effectiveRadius
    guard radius > 0 else { return addRect(rect) }
    let horizontal: CornerOutline
    let vertical: CornerOutline
    switch roundedRect.cornerCurve {
    case .circular:
      horizontal = .circular
      vertical = .circular
    case .continuous:
      // 1 if the side has room for two whole extents, 0 if only for two radii.
      func room(_ side: Double) -> Double {
        max(0, min(1, (side / 2 / radius - 1) / (CornerOutline.continuousExtent - 1)))
      }
      let width = room(rect.width)
      let height = room(rect.height)
      horizontal = .continuous(arriving: width, leaving: height)
      vertical = .continuous(arriving: height, leaving: width)
    }
    let begin = roundedRect.maskedCorners.contains(.topLeft) ? vertical.cubics.last?.end.y ?? 0 : 0
    move(to: Point(x: rect.minX + begin * radius, y: rect.minY))
    for corner in RectCorner.allCases {
      guard roundedRect.maskedCorners.contains(corner.mask) else {
        addLine(to: corner.tip(of: rect))
        continue
      }
      let arrivesHorizontally = corner == .topRight || corner == .bottomLeft
      addCorner(
        arrivesHorizontally ? horizontal : vertical, corner, of: rect, size: Size(radius, radius))
    }
    closeSubpath()
  }

  /// Appends a corner and the straight line before it, unless the line's length is only a rounding error.
  private mutating func addCorner(
    _ outline: CornerOutline, _ corner: RectCorner, of rect: Rect, size: Size
  ) {
    let tip = corner.tip(of: rect)
    let (u, v) = corner.axes(size)
    func place(_ point: Point) -> Point {
      tip + u * point.x + v * point.y
    }
    let start = place(outline.start)
    if let current = currentPoint, (start - current).length > 1e-9 * (size.width + size.height) {
      addLine(to: start)
    }
    for cubic in outline.cubics {
      addCurve(
        to: place(cubic.end), control1: place(cubic.control1), control2: place(cubic.control2))
    }
  }
}

/// The corners in clockwise order.
private enum RectCorner: CaseIterable {
  case topRight, bottomRight, bottomLeft, topLeft

  var mask: CornerMask {
    switch self {
    case .topRight: .topRight
    case .bottomRight: .bottomRight
    case .bottomLeft: .bottomLeft
    case .topLeft: .topLeft
    }
  }

  func tip(of rect: Rect) -> Point {
    switch self {
    case .topRight: Point(x: rect.maxX, y: rect.minY)
    case .bottomRight: Point(x: rect.maxX, y: rect.maxY)
    case .bottomLeft: Point(x: rect.minX, y: rect.maxY)
    case .topLeft: Point(x: rect.minX, y: rect.minY)
    }
  }

  /// U, back along the first side, and V, along the second side, each one radius long.
  func axes(_ radius: Size) -> (u: Point, v: Point) {
    switch self {
    case .topRight: (Point(-radius.width, 0), Point(0, radius.height))
    case .bottomRight: (Point(0, -radius.height), Point(-radius.width, 0))
    case .bottomLeft: (Point(radius.width, 0), Point(0, -radius.height))
    case .topLeft: (Point(0, radius.height), Point(radius.width, 0))
    }
  }
}
