package import Primitives

extension Shape {
  /// A rectangle that holds it, in its own space; nil where it has no inside.
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
  /// The fill rule of its outline.
  var fillRule: FillRule {
    switch self {
    case .path(_, let rule): rule
    case .clipped(let shape, _): shape.fillRule
    case .rect, .roundedRect, .ellipse, .stroke, .border, .bordered: .winding
    }
  }
}

extension RoundedRect {
  /// The inner outline of a border inside it; nil where the border leaves nothing free.
  package func insetBorder(width: Double) -> RoundedRect? {
    let inner = RoundedRect(
      rect: rect.insetBy(dx: width, dy: width), cornerRadius: max(0, effectiveRadius - width),
      maskedCorners: maskedCorners, cornerCurve: cornerCurve)
    return inner.rect.isEmpty ? nil : inner
  }
}

extension StrokeStyle {
  /// The greatest distance of a stroke from its path: half its width, times the factor of a miter or of
  /// the corner of a square cap.
  fileprivate var reach: Double {
    max(lineWidth, 0) / 2 * max(lineJoin == .miter ? miterLimit : 1, 2.0.squareRoot())
  }
}

extension ProjectiveTransform {
  /// The smallest upright rectangle that holds a rectangle's image; nil where nothing of it lies before
  /// the eye.
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
