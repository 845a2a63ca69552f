extension ResolvedTimingCurve {
  /// The first fraction within 0…1 at which the curve reaches a value, or nil if it never does.
  ///
  /// That is where `UIViewPropertyAnimator` goes on after a pause. A crossing and its return within a
  /// thousandth of the duration may be missed by curves that do not rise all the way.
  /// - Complexity: one evaluation for Béziers without overshoot, some 60 for other curves that rise all
  ///   the way, up to a thousand for the rest.
  public func inverse(of target: Double) -> Double? {
    if value(at: 0) == target { return 0 }
    if isMonotone {
      guard target > 0, target <= 1 else { return nil }
      return direct(of: target) ?? crossing(of: target, from: 0, to: 1, isRising: true)
    }
    return search(for: target)
  }

  /// Whether it is known to rise all the way, from 0 to 1.
  private var isMonotone: Bool {
    switch kind {
    case .plain(.linear), .plain(.power), .plain(.sine), .plain(.expo), .plain(.circ): true
    case .cubic(let solver): solver.inverse(of: 0) != nil
    case .plain(.spring), .plain(.back), .plain(.elastic), .plain(.bounce), .plain(.steps),
      .linearStops, .expression, .piecewise, .reversed, .mirrored, .sampled, .function:
      false
    }
  }

  /// Whether it goes from 0 to 1, without jumps and rising all the way, so that a value belongs to one time.
  /// - Complexity: up to a thousand evaluations for curves of which that is not known.
  var tellsTime: Bool {
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
