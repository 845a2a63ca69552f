extension Double {
  /// The first number at which a condition holds, where it does not at the start of an interval and does at its
  /// end: the interval is halved until its ends are neighbours.
  ///
  /// Of a condition that changes more than once it is one of its beginnings.
  static func first(
    after start: Double, through end: Double, where holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { high = middle } else { low = middle }
    }
  }
}
