// Frame times and step edges are decimals, but the fraction of time between them is a rounded difference and product.
// If the fraction is slightly too small, the previous step would show. So for presented values an edge within the
// tolerance counts as reached.
//
// `value(at:)` and `inverse(of:)` use the exact definition. An inverse that is early by the tolerance would miss the
// next edge.

extension ResolvedTimingCurve {
  /// The value at an elapsed fraction. A jump that is missed only by rounding counts as reached.
  package func value(reachedAt fraction: Double) -> Double {
    if case .plain(.steps(let steps)) = kind { return steps.value(reachedAt: fraction) }
    let value = value(at: fraction)
    // A fraction of 0 is exact.
    guard canJump, fraction > 0, fraction < 1 else { return value }
    return valueBehindJump(from: value, at: fraction) ?? value
  }

  /// The smallest change that counts as a jump, as a fraction of the whole change.
  private static let leastJump = 1e-6

  /// The value after a jump within the tolerance, or nil.
  private func valueBehindJump(from start: Double, at fraction: Double) -> Double? {
    func isBehind(_ fraction: Double) -> Bool {
      abs(value(at: fraction) - start) > Self.leastJump
    }
    let end = min(fraction + TimeTolerance.fraction, 1)
    guard isBehind(end) else { return nil }
    return value(at: Double.first(after: fraction, through: end, where: isBehind))
  }
}

extension StepsTimingFunction {
  /// The value at an elapsed fraction. An edge that is missed only by rounding counts as reached.
  func value(reachedAt fraction: Double) -> Double {
    guard fraction < 1 else { return value(at: fraction) }
    return value(at: min(fraction + TimeTolerance.fraction, 1))
  }
}

extension ResolvedTimingCurve.Kind {
  /// Whether the curve may jump within 0…1. Custom functions may.
  var canJump: Bool {
    switch self {
    case .plain(.steps), .function: true
    case .plain, .cubic, .sampled: false
    case .linearStops(let stops): stops.jumps
    case .expression(let expression, _): expression.canJump
    case .piecewise(let segments): segments.contains { $0.curve.canJump || !$0.curve.meetsItsEnds }
    case .reversed(let curve): curve.canJump
    case .mirrored(let curve): curve.canJump || !curve.meetsItsEnds
    }
  }
}

extension ResolvedTimingCurve {
  /// Whether the curve runs from 0 to 1, so that adjacent curves join without a jump.
  fileprivate var meetsItsEnds: Bool { value(at: 0) == 0 && value(at: 1) == 1 }
}
