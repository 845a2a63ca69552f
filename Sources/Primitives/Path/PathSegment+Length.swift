extension PathSegment {
  /// The length between two parameters as a Gauss–Legendre sum of five terms; exact if the speed is a polynomial of
  /// degree nine.
  func quadrature(_ t0: Double, _ t1: Double) -> Double {
    let middle = (t0 + t1) / 2
    let half = (t1 - t0) / 2
    // Source: the roots of the Legendre polynomial P5, 1/3·√(5 ∓ 2·√(10/7)), and their weights
    // 128/225 and (322 ± 13·√70)/900.
    let near = 0.538_469_310_105_683_1 * half
    let far = 0.906_179_845_938_664 * half
    let speeds =
      0.568_888_888_888_888_9 * speed(middle)
      + 0.478_628_670_499_366_5 * (speed(middle - near) + speed(middle + near))
      + 0.236_926_885_056_189_1 * (speed(middle - far) + speed(middle + far))
    return speeds * half
  }

  private func speed(_ t: Double) -> Double {
    derivative(at: t).length
  }

  /// Calls the closure with the end and the length of each piece whose quadrature is accurate enough.
  func forEachPiece(_ body: (_ end: Double, _ length: Double) -> Void) {
    if case .line(let a, let b) = self { return body(1, (b - a).length) }
    let allowed = size * 1e-10
    func divide(_ t0: Double, _ t1: Double, _ whole: Double, depth: Int) {
      let middle = (t0 + t1) / 2
      let left = quadrature(t0, middle)
      let right = quadrature(middle, t1)
      // The speed has a kink at a cusp, where halving continues until the piece is negligible.
      if abs(left + right - whole) <= allowed || depth == 24 {
        body(middle, left)
        body(t1, right)
        return
      }
      divide(t0, middle, left, depth: depth + 1)
      divide(middle, t1, right, depth: depth + 1)
    }
    divide(0, 1, quadrature(0, 1), depth: 0)
  }

  /// The parameter at which a length is reached, by Newton's method within a bracket.
  ///
  /// - Parameters:
  ///   - whole: the length between the parameters `begin` and `end`.
  func parameter(
    atLength target: Double, of whole: Double, from begin: Double, to end: Double
  ) -> Double {
    guard target > 0 else { return begin }
    guard target < whole else { return end }
    if case .line = self { return target / whole }
    var low = begin
    var high = end
    var t = begin + (end - begin) * (target / whole)
    for _ in 0..<40 {
      let excess = quadrature(begin, t) - target
      if abs(excess) <= whole * 1e-13 { break }
      if excess > 0 { high = t } else { low = t }
      let step = t - excess / speed(t)
      t = step > low && step < high ? step : (low + high) / 2
    }
    return t
  }
}
