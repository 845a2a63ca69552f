import AnimMotion
import AnimTiming

/// A curve from 0 to 1. Source: CAMediaTimingFunction.
public final class CAMediaTimingFunction: Sendable {
  let curve: TimingCurve
  private let resolved: @Sendable (Double) -> Double

  private init(_ curve: TimingCurve) {
    self.curve = curve
    resolved = { curve.value(at: min(max($0, 0), 1)) }
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(TimingCurve(named: name.rawValue) ?? .linear)
  }

  /// - Parameters: the first coordinate of each control point is limited to 0…1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let parameters = try? CubicTimingParameters(
      x1: min(max(Double(c1x), 0), 1), y1: Double(c1y), x2: min(max(Double(c2x), 0), 1),
      y2: Double(c2y))
    self.init(parameters.map(TimingCurve.cubic) ?? .linear)
  }

  /// The value of the curve. Source: GSQMediaTimingFunction's `evaluateYAtX:`, which Core Animation lacks.
  public func evaluate(yAtX x: CGFloat) -> CGFloat { CGFloat(resolved(Double(x))) }
}

/// Source: CAMediaTimingFunctionName.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A block that a display link calls with the value of a curve.
@preconcurrency @MainActor
public final class TimedAnimation {
  private var link: CADisplayLink?

  fileprivate init() {}

  /// Ends the animation without a call of its completion.
  public func cancel() {
    link?.invalidate()
    link = nil
  }

  fileprivate func run(
    _ function: CAMediaTimingFunction, _ duration: TimeInterval,
    _ body: @escaping (CGFloat) -> Void,
    _ completion: (() -> Void)?
  ) {
    var begin: Double?
    let link = CADisplayLink { [self] link in
      let start = begin ?? link.timestamp
      begin = start
      let fraction = duration > 0 ? (link.timestamp - start) / duration : 1
      body(fraction < 1 ? function.evaluate(yAtX: CGFloat(fraction)) : 1)
      guard fraction >= 1 else { return }
      cancel()
      completion?()
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }
}

extension UIView {
  /// Calls a block with the value of a curve at each refresh, beginning with the first tick. The last value is 1.
  @discardableResult
  public class func animate(
    withMediaTimingFunction function: CAMediaTimingFunction, duration: TimeInterval,
    animationStateForProgress: @escaping (CGFloat) -> Void, completion: (() -> Void)? = nil
  ) -> TimedAnimation {
    let animation = TimedAnimation()
    guard duration.isFinite else {
      Recorder.current.fault(
        "animate(withMediaTimingFunction:duration:…)", "must have a finite number of seconds")
      return animation
    }
    animation.run(function, duration, animationStateForProgress, completion)
    return animation
  }
}
