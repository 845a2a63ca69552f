extension ResolvedTimingCurve {
  /// The first fraction within 0…1 at which the curve reaches a value, or nil if it never does.
  ///
  /// `UIViewPropertyAnimator` continues there after a pause. If a curve crosses a value twice within a thousandth of
  /// the duration, the crossing may be missed.
  /// - Complexity: one evaluation for Béziers without overshoot, about 60 for other rising curves, up to a thousand for
  ///   the rest.
  package func inverse(of target: Double) -> Double? {
    if value(at: 0) == target { return 0 }
    if isMonotone {
      guard target > 0, target <= 1 else { return nil }
      return direct(of: target) ?? crossing(of: target, from: 0, to: 1, isRising: true)
    }
    return search(for: target)
  }

  /// Whether the curve is known to rise from 0 to 1 everywhere.
  private var isMonotone: Bool {
    switch kind {
    case .plain(.linear), .plain(.power), .plain(.sine), .plain(.expo), .plain(.circ): true
    case .cubic(let solver): solver.inverse(of: 0) != nil
    case .plain(.spring), .plain(.back), .plain(.elastic), .plain(.bounce), .plain(.steps),
      .linearStops, .expression, .piecewise, .reversed, .mirrored, .sampled, .function:
      false
    }
  }

  /// Whether each value belongs to one time: the curve rises from 0 to 1 everywhere, without jumps.
  /// - Complexity: up to a thousand evaluations, unless the kind of curve determines the result.
  package var isInvertible: Bool {
    if isMonotone { return true }
    guard !canJump, value(at: 0) == 0, value(at: 1) == 1 else { return false }
    let count = 1024
    var last = 0.0
    for index in 1...count {
      let value = value(at: Double(index) / Double(count))
      guard value > last else { return false }
      last = value
    }
    return true
  }

  private func direct(of target: Double) -> Double? {
    switch kind {
    case .plain(.linear): target
    case .cubic(let solver): solver.inverse(of: target)
    case .plain, .linearStops, .expression, .piecewise, .reversed, .mirrored, .sampled, .function:
      nil
    }
  }

  private func search(for target: Double) -> Double? {
    let count = 1024
    let start = value(at: 0)
    var low = 0.0
    for index in 1...count {
      let high = Double(index) / Double(count)
      let end = value(at: high)
      if end == target || (end > target) != (start > target) {
        return crossing(of: target, from: low, to: high, isRising: start < target)
      }
      low = high
    }
    return nil
  }

  private func crossing(
    of target: Double, from start: Double, to end: Double, isRising: Bool
  ) -> Double {
    Double.first(after: start, through: end) {
      isRising ? value(at: $0) >= target : value(at: $0) <= target
    }
  }
}

extension Double {
  /// The first number in an interval at which a condition holds, found by bisection.
  ///
  /// The condition is false at the start and true at the end. If it changes several times, the result is one of the
  /// changes to true.
  ///
  /// - Parameter precision: the width of the final interval; 0 means adjacent numbers.
  package static func first(
    after start: Double, through end: Double, within precision: Double = 0,
    where holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    while high - low > precision {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
