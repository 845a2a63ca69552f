public import Primitives

/// A finger that touches and leaves.
public struct TapStep: Sendable {
  /// On the canvas, points.
  public var at: Point
  /// Seconds until it leaves.
  public var duration: Double

  public init(at: Point, duration: Double) {
    self.at = at
    self.duration = duration
  }
}
