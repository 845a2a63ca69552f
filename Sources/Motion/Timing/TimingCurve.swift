import Primitives

/// A timing function: from the elapsed fraction of a duration to the fraction of the change.
///
/// In between it may leave 0…1; at the start it gives 0 and at the end exactly 1, unless its
/// definition says otherwise (`steps(…, jump-start)`).
public indirect enum TimingCurve: Sendable {
  case linear
  case cubic(CubicTimingParameters)

  public static let easeInOut = TimingCurve.cubic(
    CubicTimingParameters(
      controlPoint1: Point(x: 0.42, y: 0), controlPoint2: Point(x: 0.58, y: 1)))

  /// The value at an elapsed fraction.
  public func value(at fraction: Double) -> Double {
    fraction
  }
}
