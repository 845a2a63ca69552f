public import Primitives

/// A cubic Bézier from (0, 0) to (1, 1). Source: UICubicTimingParameters, CAMediaTimingFunction.
public struct CubicTimingParameters: Hashable, Sendable {
  /// x within 0…1.
  public let controlPoint1: Point
  /// x within 0…1.
  public let controlPoint2: Point

  public init(controlPoint1: Point, controlPoint2: Point) {
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }
}
