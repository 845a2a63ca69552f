public import AnimPrimitives

/// A cubic Bézier from (0, 0) to (1, 1). Source: UICubicTimingParameters, CAMediaTimingFunction.
public struct CubicTimingParameters: Hashable, Sendable {
  /// x within 0…1.
  public let controlPoint1: Point
  /// x within 0…1.
  public let controlPoint2: Point

  /// - Precondition: each x is within 0…1, and all numbers are finite; `init(x1:y1:x2:y2:)` throws instead.
  public init(controlPoint1: Point, controlPoint2: Point) {
    precondition(
      (0...1).contains(controlPoint1.x) && (0...1).contains(controlPoint2.x)
        && controlPoint1.y.isFinite && controlPoint2.y.isFinite,
      "A control point's x lies within 0…1 and its y is finite.")
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// The control points in the notation of CSS and scenes.
  /// - Throws: if an x is outside 0…1 or a number is not finite.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(TimingParameterError) {
    try checked("x1", x1, "0 to 1") { (0...1).contains($0) }
    try checked("y1", y1, "a finite number") { _ in true }
    try checked("x2", x2, "0 to 1") { (0...1).contains($0) }
    try checked("y2", y2, "a finite number") { _ in true }
    self.controlPoint1 = Point(x: x1, y: y1)
    self.controlPoint2 = Point(x: x2, y: y2)
  }
}
