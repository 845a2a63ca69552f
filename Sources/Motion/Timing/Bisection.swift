extension Double {
  /// The first number at which a condition holds, where it does not at the start of an interval and does at its
  /// end: the interval is halved until its ends are neighbours, or no farther apart than is asked.
  ///
  /// Of a condition that changes more than once it is one of its beginnings.
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
