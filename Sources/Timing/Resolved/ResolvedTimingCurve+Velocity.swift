extension ResolvedTimingCurve {
  /// The derivative of the value by the elapsed fraction: 1 everywhere for `linear`.
  ///
  /// Custom functions use a difference quotient, all others a closed form. At a jump the result is the slope of the
  /// lines or steps beside it; at a vertical tangent (`easeOutCirc` at its start) it is infinite.
  package func velocity(at fraction: Double) -> Double {
    switch kind {
    case .plain(let curve): curve.velocity(at: fraction)
    case .cubic(let solver): solver.slope(at: fraction)
    case .linearStops(let stops): stops.slope(at: fraction)
    case .expression(let expression, let duration):
      expression.slope(t: fraction, duration: duration)
    case .piecewise(let segments): Self.segment(of: segments, at: fraction).velocity(at: fraction)
    case .reversed(let curve): curve.velocity(at: 1 - fraction)
    case .mirrored(let curve):
      curve.velocity(at: fraction < 0.5 ? 2 * fraction : 2 - 2 * fraction)
    case .sampled(let curve, let lines): Self.slope(of: curve, lines: lines, at: fraction)
    case .function(let function, let duration):
      Self.difference(at: fraction) { function($0 * duration, duration) }
    }
  }

  /// A second-order difference quotient that evaluates only fractions within 0…1 if its argument is within them.
  private static func difference(
    at fraction: Double, of body: (Double) -> Double
  ) -> Double {
    // The cube root of the precision of a double, which balances truncation and rounding errors.
    let step = 0x1p-17
    if (0..<step).contains(fraction) {
      let (near, far) = (body(fraction + step), body(fraction + 2 * step))
      return (4 * near - far - 3 * body(fraction)) / (2 * step)
    }
    if fraction <= 1, fraction > 1 - step {
      let (near, far) = (body(fraction - step), body(fraction - 2 * step))
      return (3 * body(fraction) - 4 * near + far) / (2 * step)
    }
    return (body(fraction + step) - body(fraction - step)) / (2 * step)
  }

  private static func slope(
    of curve: ResolvedTimingCurve, lines: Double, at fraction: Double
  ) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    let index = min((fraction * lines).rounded(.down), lines - 1)
    return (curve.value(at: (index + 1) / lines) - curve.value(at: index / lines)) * lines
  }
}
