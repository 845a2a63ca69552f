extension Int {
  /// The largest number that divides both; if one is 0, the other one. Source: Euclid, Elements VII.2.
  ///
  /// - Precondition: neither is negative.
  package static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    precondition(a >= 0 && b >= 0, "divisors are looked for among natural numbers")
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
