import AnimPrimitives

/// Motion that decelerates from an initial velocity. Source: facebook/pop's POPDecayAnimation.
///
/// The velocity falls by a factor d every millisecond. The position is the sum over whole milliseconds, continued
/// smoothly between them, and comes to rest at v₀/1000 · d/(1 − d).
public struct Decay: Hashable, Sendable {
  /// Units per second.
  public let initialVelocity: Double
  /// The factor of the velocity per millisecond, above 0 and below 1. UIScrollView's normal rate is 0.998, its fast
  /// rate 0.99.
  public let deceleration: Double

  /// - Throws: if a number is out of its range.
  public init(
    initialVelocity: Double, deceleration: Double = 0.998
  ) throws(TimingParameterError) {
    try checked("initialVelocity", initialVelocity, "a finite number") { _ in true }
    try checked("deceleration", deceleration, "above 0, below 1") { $0 > 0 && $0 < 1 }
    self.initialVelocity = initialVelocity
    self.deceleration = deceleration
  }

  /// The distance after a time in seconds, in units.
  public func position(at time: Double) -> Double {
    -restDistance * exponentialMinusOne(1000 * time * logarithm(deceleration))
  }

  /// Units per second.
  public func velocity(at time: Double) -> Double {
    initialVelocity * exponential(1000 * time * logarithm(deceleration))
  }

  /// The total distance, in units.
  public var restDistance: Double {
    initialVelocity / 1000 * deceleration / (1 - deceleration)
  }

  /// Seconds until the speed falls to five thresholds per second; 0 if the initial speed is lower.
  /// - Parameter threshold: units, above 0; pop's is 1 for points.
  public func duration(threshold: Double = 1) -> Double {
    let speed = abs(initialVelocity)
    guard speed > 5 * threshold else { return 0 }
    return logarithm(5 * threshold / speed) / (1000 * logarithm(deceleration))
  }
}
