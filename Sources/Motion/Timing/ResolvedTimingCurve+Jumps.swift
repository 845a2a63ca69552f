// Frames lie on decimals, and so do the edges of a staircase, but the fraction of time in between is a
// difference and a product, and may be too small by its rounding: a frame that is to show the next step
// would show the one before. What happens at a time is visible at that time, so an edge that is that near
// counts as reached.
//
// That is a matter of who asks for what is seen. The curves themselves keep to their definitions, and the
// inverse of a staircase finds the edges where they are: going on from one that came too early by the
// tolerance would miss the next one by rounding again.

extension ResolvedTimingCurve {
  /// The value at an elapsed fraction; a jump that is missed by rounding alone has happened.
  func value(reachedAt fraction: Double) -> Double {
    if case .plain(.steps(let steps)) = kind { return steps.value(reachedAt: fraction) }
    let value = value(at: fraction)
    // At the start, before which nothing is rounded, the curve has the value that it says.
    guard canJump, fraction > 0, fraction < 1 else { return value }
    return valueBehindJump(from: value, at: fraction) ?? value
  }

  /// Of the way; a change of less is not seen, neither missed nor in advance.
  private static let leastJump = 1e-6

  /// The value right behind a jump that comes within the tolerance; nil where none does.
  private func valueBehindJump(from start: Double, at fraction: Double) -> Double? {
    func isBehind(_ fraction: Double) -> Bool {
      abs(value(at: fraction) - start) > Self.leastJump
    }
    let end = min(fraction + TimelineClock.fractionTolerance, 1)
    guard isBehind(end) else { return nil }
    return value(at: Double.first(after: fraction, through: end, where: isBehind))
  }
}

extension StepsTimingFunction {
  /// The same of a staircase, which is flat right behind its edges.
  func value(reachedAt fraction: Double) -> Double {
    guard fraction < 1 else { return value(at: fraction) }
    return value(at: min(fraction + TimelineClock.fractionTolerance, 1))
  }
}

extension ResolvedTimingCurve.Kind {
  /// Whether it may jump elsewhere than at its ends. A function of your own may do anything.
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
  /// Whether it goes from 0 to 1, so that nothing jumps where another one ends or begins.
  fileprivate var meetsItsEnds: Bool { value(at: 0) == 0 && value(at: 1) == 1 }
}
