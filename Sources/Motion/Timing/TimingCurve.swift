import Primitives

/// A timing function: from the elapsed fraction of a duration to the fraction of the change.
///
/// In between it may leave 0…1; at the start it gives 0 and at the end exactly 1, unless its
/// definition says otherwise (`steps(…, jump-start)`). `docs/timing-curves.md` has every formula.
public indirect enum TimingCurve: Sendable {
  /// The identity, everywhere.
  case linear
  /// A cubic Bézier. Source: CAMediaTimingFunction, UICubicTimingParameters, CSS `cubic-bezier()`.
  case cubic(CubicTimingParameters)
  /// Penner's quad (2), cubic (3), quart (4), quint (5), and any exponent above 0.
  case power(Double, Ease)
  case sine(Ease)
  case expo(Ease)
  case circ(Ease)
  /// Goes `overshoot`-dependently beyond its end; Penner's own is `Ease.defaultOvershoot`.
  case back(overshoot: Double, Ease)
  /// An amplitude below 1 acts as 1; the period is a fraction of the duration. Penner's own are 1 and
  /// `Ease.defaultPeriod`.
  case elastic(amplitude: Double, period: Double, Ease)
  case bounce(Ease)
  /// CSS `steps()`.
  case steps(StepsTimingFunction)
  /// CSS `linear()`.
  case linearStops(LinearTimingFunction)
  /// UIKit's spring is fitted to the duration; all others keep their own time and are cut by it.
  case spring(SpringTimingParameters)
  /// A formula in `t`.
  case expression(TimingExpression)
  /// Curves one after the other, from 0 at 0; valid when `validate()` says so.
  case piecewise([Piece])
  /// 1 − f(1 − x): an ease-in becomes an ease-out.
  case reversed(TimingCurve)
  /// f(2x)/2, then its mirror image: an ease-in becomes an ease-in-out. Each half lasts half the time.
  case mirrored(TimingCurve)
  /// The curve seen at ⌈fps × duration⌉ + 2 moments, joined by lines. Source: NSBKeyframeAnimation.
  case sampled(TimingCurve, framesPerSecond: Double)
  /// A function of your own.
  case function(TimingFunction)

  /// One part of a piecewise curve: it starts where the one before it ended.
  public struct Piece: Sendable {
    /// The elapsed fraction at which the piece ends, above that of the piece before it; 1 for the last.
    public var until: Double
    /// The value at its end.
    public var to: Double
    /// How it gets there, over its own part of the time.
    public var curve: TimingCurve

    /// A piece that follows a curve to a value.
    public init(until: Double, to: Double, curve: TimingCurve = .linear) {
      self.until = until
      self.to = to
      self.curve = curve
    }
  }
}

// MARK: - Core Animation's curves

extension TimingCurve {
  /// CAMediaTimingFunctionName.easeIn, CSS `ease-in`.
  public static let easeIn = TimingCurve.cubic(0.42, 0, 1, 1)
  /// CAMediaTimingFunctionName.easeOut, CSS `ease-out`.
  public static let easeOut = TimingCurve.cubic(0, 0, 0.58, 1)
  /// CAMediaTimingFunctionName.easeInEaseOut, CSS `ease-in-out`; what UIView animations use.
  public static let easeInOut = TimingCurve.cubic(0.42, 0, 0.58, 1)
  /// CAMediaTimingFunctionName.default, CSS `ease`.
  public static let `default` = TimingCurve.cubic(0.25, 0.1, 0.25, 1)

  private static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubic(
      CubicTimingParameters(
        controlPoint1: Point(x: x1, y: y1), controlPoint2: Point(x: x2, y: y2)))
  }
}
