import AnimPrimitives

// UIKit's spring has a damping ratio z and a duration D. Its frequency w follows from the envelope, which is a
// thousandth of the distance at the end:
//
//   z < 1   |(zw − v)/d| e^(−zw·D) = 0.001,   d = w√(1 − z²)
//   z = 1   (1 + (w − v)·D) e^(−w·D) = 0.001
//
// (The factor is that of the sine only, so the true envelope is 0.001/z, and UIKit jumps to the end.) Without an
// initial velocity both equations have closed solutions. Otherwise UIKit runs Newton's method from 5/D and stops before
// convergence for large velocities. Twelve steps reproduce the measured stiffness.
//
// Source: probes of UIKit's own CASpringAnimation (openuikit, QUARTZ_NOTES); Framer's
// SpringCurveValueConverter has the same equations.

/// UIKit's spring.
struct SpringFit {
  let spring: Spring

  /// A ratio above 1 acts as 1.
  init(dampingRatio: Double, initialVelocity: Double, duration: Double) {
    let equation = Equation(
      dampingRatio: min(dampingRatio, 1), velocity: initialVelocity, duration: duration)
    spring = Spring(
      angularFrequency: equation.solution, dampingRatio: equation.dampingRatio,
      initialVelocity: initialVelocity)
  }
}

extension SpringFit {
  fileprivate struct Equation {
    let dampingRatio, velocity, duration: Double

    private static let residue = 0.001
    /// The root of (1 + x) e^(−x) = 0.001.
    private static let criticalDecay = 9.233_413_476_451_586

    /// Radians per second; above 0.
    var solution: Double {
      if velocity == 0 { return solutionAtRest }
      let newton = abs(newton(steps: 12, from: 5 / duration))
      return newton.isFinite && newton > 0 ? newton : largestRoot
    }

    private var solutionAtRest: Double {
      if dampingRatio == 1 { return Self.criticalDecay / duration }
      return logarithm(dampingRatio / (Self.residue * root)) / (dampingRatio * duration)
    }

    private func newton(steps: Int, from start: Double) -> Double {
      var w = start
      for _ in 0..<steps { w -= excess(at: w) / slope(at: w) }
      return w
    }

    /// The last zero of the excess, by bisection; after it the envelope only falls.
    private var largestRoot: Double {
      var high = (1 + abs(velocity * duration)) * 20 / (dampingRatio * duration)
      var low = high
      while excess(at: low) > 0, low > high * 1e-9 { low *= 0.99 }
      for _ in 0..<200 {
        let middle = (low + high) / 2
        if excess(at: middle) > 0 { high = middle } else { low = middle }
      }
      return high
    }

    /// Positive when the spring has settled.
    private func excess(at w: Double) -> Double {
      Self.residue - abs(factor(at: w)) * exponential(-dampingRatio * w * duration)
    }

    private func slope(at w: Double) -> Double {
      let sign = factor(at: w) > 0 ? 1.0 : -1.0
      return -sign * (factorSlope(at: w) - dampingRatio * duration * factor(at: w))
        * exponential(-dampingRatio * w * duration)
    }

    /// √(1 − z²).
    private var root: Double { ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

    private func factor(at w: Double) -> Double {
      dampingRatio == 1
        ? 1 + (w - velocity) * duration : (dampingRatio * w - velocity) / (w * root)
    }

    private func factorSlope(at w: Double) -> Double {
      dampingRatio == 1 ? duration : velocity / (w * w * root)
    }
  }
}
