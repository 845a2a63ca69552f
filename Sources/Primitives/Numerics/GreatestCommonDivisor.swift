extension Int {
  /// The largest number that divides both; the other one where one is 0. Source: Euclid, Elements VII.2.
  ///
  /// - Precondition: neither is negative.
  package static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    precondition(a >= 0 && b >= 0, "divisors are looked for among natural numbers")
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
