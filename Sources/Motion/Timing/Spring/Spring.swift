import Primitives

// A damped oscillator let go at distance 1 from its rest, moving towards it with velocity v. With w the
// undamped angular frequency and z the damping ratio, its distance y obeys y″ + 2zw·y′ + w²·y = 0:
//
//   z < 1   y = e^(−zw·t) (cos d·t + B sin d·t),   d = w√(1 − z²),  B = (zw − v)/d
//   z = 1   y = e^(−w·t) (1 + (w − v)·t)
//   z > 1   y = a e^(s₁t) + (1 − a) e^(s₂t),       s = −zw ± r,  r = w√(z² − 1)
//
// What is computed is the same, rearranged for speed and precision:
//
// - cos + B sin is one sine, A sin(d·t + p); y′ is another one in the same envelope. Near z = 1, A is
//   large and p small, but p keeps all its digits, so that nothing cancels.
// - Above z = 1, y = e^(s₁t) (1 + (s₁ + v)/(2r) · (e^(−2r·t) − 1)), with s₁ = −w²/(zw + r): no difference of
//   nearly equal numbers at either end, no overflow.

/// A spring's motion from 0 to 1 in closed form: a damped harmonic oscillator of mass 1.
public struct Spring: Hashable, Sendable {
  /// Undamped, radians per second; above 0.
  public let angularFrequency: Double
  /// Damping as a part of critical damping; 0 swings for ever, at 1 and above it never overshoots.
  public let dampingRatio: Double
  /// In whole distances per second, towards the target.
  public let initialVelocity: Double
  private let motion: Motion

  private enum Motion: Hashable, Sendable {
    case underdamped(decay: Double, frequency: Double, position: Wave, velocity: Wave)
    case critical(rise: Double)
    case overdamped(slow: Double, difference: Double, weight: Double)
  }

  /// amplitude × sin(angle + phase).
  private struct Wave: Hashable, Sendable {
    let amplitude, phase: Double

    /// cosine·cos(angle) + sine·sin(angle).
    init(cosine: Double, sine: Double) {
      amplitude = (cosine * cosine + sine * sine).squareRoot()
      phase = arctangent(y: cosine, x: sine)
    }

    @inline(__always)
    func value(at angle: Double) -> Double { amplitude * sine(angle + phase) }
  }

  /// An oscillator of a frequency above 0 and a damping ratio of 0 or more.
  public init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
    let decay = dampingRatio * angularFrequency
    // √|1 − z²| by factors, which keeps its digits near 1.
    let difference =
      angularFrequency * (abs(1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    if dampingRatio < 1 {
      let fall = (angularFrequency * angularFrequency - decay * initialVelocity) / difference
      motion = .underdamped(
        decay: decay, frequency: difference,
        position: Wave(cosine: 1, sine: (decay - initialVelocity) / difference),
        velocity: Wave(cosine: initialVelocity, sine: fall))
    } else if difference == 0 {
      motion = .critical(rise: angularFrequency - initialVelocity)
    } else {
      let slow = -angularFrequency * angularFrequency / (decay + difference)
      motion = .overdamped(
        slow: slow, difference: 2 * difference,
        weight: (slow + initialVelocity) / (2 * difference))
    }
  }

  /// The part of the way after a time in seconds; 0 up to time 0.
  @inline(__always)
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    switch motion {
    case .underdamped(let decay, let frequency, let position, _):
      return 1 - exponential(-decay * time) * position.value(at: frequency * time)
    case .critical(let rise):
      return 1 - exponential(-angularFrequency * time) * (1 + rise * time)
    case .overdamped(let slow, let difference, let weight):
      return 1 - exponential(slow * time)
        * (1 + weight * exponentialMinusOne(-difference * time))
    }
  }

  /// The change of the value per second; 0 before time 0.
  public func velocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    if time == 0 { return initialVelocity }
    switch motion {
    case .underdamped(let decay, let frequency, _, let velocity):
      return exponential(-decay * time) * velocity.value(at: frequency * time)
    case .critical(let rise):
      return exponential(-angularFrequency * time)
        * (angularFrequency * (1 + rise * time) - rise)
    case .overdamped(let slow, let difference, let weight):
      let fast = exponential(-difference * time)
      return exponential(slow * time)
        * (weight * difference * fast - slow
          * (1 + weight * exponentialMinusOne(-difference * time)))
    }
  }
}

// MARK: - Settling

extension Spring {
  /// Seconds until the motion counts as settled: within a thousandth of the target.
  ///
  /// Underdamped, when the envelope has fallen that far. Otherwise the first of 0, 0.1, 0.2 … seconds,
  /// added up as Core Animation does (`0.9999999999999999`). Without damping,
  /// `Float.greatestFiniteMagnitude`. Source: CASpringAnimation.settlingDuration, as measured.
  public var settlingDuration: Double {
    let decay = dampingRatio * angularFrequency
    guard dampingRatio > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if dampingRatio < 1 {
      let frequency = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      let sine = abs((decay - initialVelocity) / frequency)
      return logarithm(1000 * (1 + sine)) / decay
    }
    var time = 0.0
    while abs(1 - value(at: time)) >= 0.001 {
      // Past an hour a tenth of a second says nothing any more, and the search has to end.
      time += max(0.1, time > 3600 ? time / 1000 : 0)
    }
    return time
  }
}
