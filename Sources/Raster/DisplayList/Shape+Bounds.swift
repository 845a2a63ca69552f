package import AnimPrimitives

extension Shape {
  /// A rectangle that contains the shape, in its own space, or nil if the shape is empty.
  var bounds: Rect? {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect.isEmpty ? nil : rect
    case .roundedRect(let roundedRect), .bordered(let roundedRect, _, _):
      roundedRect.rect.isEmpty ? nil : roundedRect.rect
    case .border(let roundedRect, let width):
      roundedRect.rect.isEmpty || !(width > 0) ? nil : roundedRect.rect
    case .clipped(let shape, _): shape.bounds
    case .path(let path, _): path.controlBounds
    case .stroke(let path, let style):
      path.controlBounds.map { $0.insetBy(dx: -style.reach, dy: -style.reach) }
    }
  }
}

extension Shape {
  /// The fill rule of the shape's outline.
  var fillRule: FillRule {
    switch self {
    case .path(_, let rule): rule
    case .clipped(let shape, _): shape.fillRule
    case .rect, .roundedRect, .ellipse, .stroke, .border, .bordered: .winding
    }
  }
}

extension RoundedRect {
  /// The inner outline of a border, or nil if the border fills the whole rectangle.
  package func insetBorder(width: Double) -> RoundedRect? {
    let inner = RoundedRect(
      rect: rect.insetBy(dx: width, dy: width), cornerRadius: max(0, effectiveRadius - width),
      maskedCorners: maskedCorners, cornerCurve: cornerCurve)
    return inner.rect.isEmpty ? nil : inner
  }
}

extension StrokeStyle {
  /// The maximum distance of a stroke's outline from its path: half the width times the factor of a miter or of the
  /// corner of a square cap.
  fileprivate var reach: Double {
    max(lineWidth, 0) / 2 * max(lineJoin == .miter ? miterLimit : 1, 2.0.squareRoot())
  }
}

extension ProjectiveTransform {
  /// The smallest upright rectangle that contains the image of a rectangle, or nil if all of it is behind the eye.
  func boundingBox(of rect: Rect) -> Rect? {
    if let affine { return affine.boundingBox(of: rect) }
    var polygon: [Point] = []
    forEachVisiblePoint(of: rect.corners) { polygon.append($0) }
    guard let first = polygon.first else { return nil }
    return polygon.dropFirst().reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }
}
