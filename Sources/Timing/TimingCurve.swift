import AnimPrimitives

/// A timing function, which maps the elapsed fraction of a duration to the fraction of the change.
///
/// Its value is 0 at the start and exactly 1 at the end, unless defined otherwise (`steps(…, jump-start)`), and may
/// leave 0…1 in between. `docs/timing-curves.md` lists all formulas.
public indirect enum TimingCurve: Sendable {
  /// The identity.
  case linear
  /// A cubic Bézier. Source: CAMediaTimingFunction, UICubicTimingParameters, CSS `cubic-bezier()`.
  case cubic(CubicTimingParameters)
  /// Penner's quad (2), cubic (3), quart (4), quint (5), and any exponent above 0.
  case power(Double, Ease)
  case sine(Ease)
  case expo(Ease)
  case circ(Ease)
  /// Penner's back. `overshoot` sets how far the curve overshoots its end; Penner's is `Ease.defaultOvershoot`.
  case back(overshoot: Double, Ease)
  /// Penner's elastic. An amplitude below 1 acts as 1; the period is a fraction of the duration. Penner uses 1 and
  /// `Ease.defaultPeriod`.
  case elastic(amplitude: Double, period: Double, Ease)
  case bounce(Ease)
  /// CSS `steps()`.
  case steps(StepsTimingFunction)
  /// CSS `linear()`.
  case linearStops(LinearTimingFunction)
  /// A spring. UIKit's is fitted to the duration; a physical spring keeps its own time and is cut off at the duration.
  case spring(SpringTimingParameters)
  /// A formula in `t`.
  case expression(TimingExpression)
  /// Curves one after another, starting at value 0 and time 0; `validate()` checks the pieces.
  case piecewise([Piece])
  /// 1 − f(1 − x), which turns an ease-in into an ease-out.
  case reversed(TimingCurve)
  /// f(2x)/2, then its mirror image, which turns an ease-in into an ease-in-out.
  case mirrored(TimingCurve)
  /// Lines through the values at ⌈fps × duration⌉ + 2 times. Source: NSBKeyframeAnimation.
  case sampled(TimingCurve, framesPerSecond: Double)
  /// A custom function.
  case function(TimingFunction)

  /// One piece of a piecewise curve, which starts at the end of the previous one.
  public struct Piece: Sendable {
    /// The elapsed fraction at the end of the piece, above that of the previous piece; 1 for the last.
    public var until: Double
    /// The value at the end of the piece.
    public var to: Double
    /// The curve of the piece.
    public var curve: TimingCurve

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
  /// CAMediaTimingFunctionName.easeInEaseOut, CSS `ease-in-out`; the default of UIView animations.
  public static let easeInOut = TimingCurve.cubic(0.42, 0, 0.58, 1)
  /// CAMediaTimingFunctionName.default, CSS `ease`.
  public static let `default` = TimingCurve.cubic(0.25, 0.1, 0.25, 1)

  private static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    .cubic(
      CubicTimingParameters(
        controlPoint1: Point(x: x1, y: y1), controlPoint2: Point(x: x2, y: y2)))
  }
}

/// A timing function written in Swift.
///
///     let halting = TimingFunction { elapsed, duration in elapsed < 1 ? 0 : (elapsed - 1) / (duration - 1) }
///
/// It must be pure: equal arguments give equal results, so that frames do not depend on their order.
public struct TimingFunction: Sendable {
  private let body: @Sendable (_ elapsed: Double, _ duration: Double) -> Double

  /// - Parameter body: maps the elapsed seconds and the duration in seconds to the fraction of the change.
  public init(_ body: @escaping @Sendable (_ elapsed: Double, _ duration: Double) -> Double) {
    self.body = body
  }

  /// The value after `elapsed` seconds.
  public func callAsFunction(_ elapsed: Double, _ duration: Double) -> Double {
    body(elapsed, duration)
  }
}
