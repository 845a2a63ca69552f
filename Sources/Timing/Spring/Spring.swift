import AnimPrimitives

// A damped oscillator starts at distance 1 from its rest position and moves towards it with velocity v. With the
// undamped angular frequency w and the damping ratio z, the distance y satisfies y″ + 2zw·y′ + w²·y = 0:
//
//   z < 1   y = e^(−zw·t) (cos d·t + B sin d·t),   d = w√(1 − z²),  B = (zw − v)/d
//   z = 1   y = e^(−w·t) (1 + (w − v)·t)
//   z > 1   y = a e^(s₁t) + (1 − a) e^(s₂t),       s = −zw ± r,  r = w√(z² − 1)
//
// The code uses equivalent forms that are faster and more precise:
//
// - cos + B sin is one sine, A sin(d·t + p), and y′ another one with the same envelope. Near z = 1, A is large and p
//   small, but p keeps all its digits, so nothing cancels.
// - For z > 1, y = e^(s₁t) (1 + (s₁ + v)/(2r) · (e^(−2r·t) − 1)), with s₁ = −w²/(zw + r). It neither subtracts nearly
//   equal numbers nor overflows.

/// A spring's motion from 0 to 1 in closed form: a damped harmonic oscillator of mass 1.
package struct Spring: Hashable, Sendable {
  /// Undamped, radians per second; above 0.
  package let angularFrequency: Double
  /// The fraction of critical damping. At 0 the spring oscillates forever; from 1 it does not oscillate.
  package let dampingRatio: Double
  /// Towards the target, in whole distances per second.
  package let initialVelocity: Double
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

    func value(at angle: Double) -> Double { amplitude * sine(angle + phase) }
  }

  /// An oscillator of a frequency above 0 and a damping ratio of 0 or more.
  package init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
    let decay = dampingRatio * angularFrequency
    // √|1 − z²| as a product, which is exact near z = 1.
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

  /// The fraction of the distance at a time in seconds; 0 up to time 0.
  package func value(at time: Double) -> Double {
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
  package func velocity(at time: Double) -> Double {
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
  /// Seconds until the motion stays within a thousandth of the target.
  ///
  /// For an underdamped spring, this is the time at which the envelope has fallen to a thousandth. Otherwise it is the
  /// first such time of 0, 0.1, 0.2 … seconds, summed as Core Animation does (`0.9999999999999999`). Without damping it
  /// is `Float.greatestFiniteMagnitude`. Source: measurements of CASpringAnimation.settlingDuration.
  package var settlingDuration: Double {
    let decay = dampingRatio * angularFrequency
    guard dampingRatio > 0 else { return Double(Float.greatestFiniteMagnitude) }
    if dampingRatio < 1 {
      let frequency = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      let sine = abs((decay - initialVelocity) / frequency)
      return logarithm(1000 * (1 + sine)) / decay
    }
    var time = 0.0
    while abs(1 - value(at: time)) >= 0.001 {
      // Steps grow after an hour, to keep the search short.
      time += max(0.1, time > 3600 ? time / 1000 : 0)
    }
    return time
  }
}
