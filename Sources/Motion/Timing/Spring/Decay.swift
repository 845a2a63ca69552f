import Primitives

/// Motion that is let go and slows down by itself. Source: facebook/pop's POPDecayAnimation.
///
/// The velocity falls by a factor in every millisecond; the way is the sum over whole milliseconds,
/// continued smoothly between them, so that it rests at v₀/1000 · d/(1 − d).
public struct Decay: Hashable, Sendable {
  /// Units per second.
  public let initialVelocity: Double
  /// What is left of the velocity after a millisecond, above 0 and below 1. UIScrollView's normal rate
  /// is 0.998, its fast one 0.99.
  public let deceleration: Double

  /// - Throws: where a number is out of its range.
  public init(
    initialVelocity: Double, deceleration: Double = 0.998
  ) throws(TimingParameterError) {
    try checked("initialVelocity", initialVelocity, "a finite number") { _ in true }
    try checked("deceleration", deceleration, "above 0, below 1") { $0 > 0 && $0 < 1 }
    self.initialVelocity = initialVelocity
    self.deceleration = deceleration
  }

  /// Units travelled after a time in seconds.
  public func position(at time: Double) -> Double {
    -restDistance * exponentialMinusOne(1000 * time * logarithm(deceleration))
  }

  /// Units per second.
  public func velocity(at time: Double) -> Double {
    initialVelocity * exponential(1000 * time * logarithm(deceleration))
  }

  /// Units travelled in the end.
  public var restDistance: Double {
    initialVelocity / 1000 * deceleration / (1 - deceleration)
  }

  /// Seconds until the speed is five thresholds per second; 0 where it is slower from the start.
  /// - Parameter threshold: units, above 0; pop's is 1 for points.
  public func duration(threshold: Double = 1) -> Double {
    let speed = abs(initialVelocity)
    guard speed > 5 * threshold else { return 0 }
    return logarithm(5 * threshold / speed) / (1000 * logarithm(deceleration))
  }
}
