// Finds a vertex near the solution. The solution is unique, so any vertex would do, but a near one needs few exchanges.
//
// Unknowns are determined one after another. An equation with one undetermined unknown determines it, the most
// important equation first. A content's hugging and resistance together are an equation: without it, a long stack that
// fits its views would begin with the height 0, and each view would be grown by an exchange. If there is no equation, the
// next unknown keeps its own value, or moves as little as an inequality requires whose other unknowns are determined.
// Unknowns are sorted by their stays; the first stays have the highest priority.

extension Basis {
  /// Activates constraints that can be satisfied one after another.
  ///
  /// - Parameter residuals: sorted by level.
  mutating func start(_ residuals: [Residual]) {
    var isKnown = Array(repeating: false, count: matrix.unknownCount)
    var positions = Array(repeating: 0.0, count: matrix.unknownCount)
    var open = (0..<matrix.constraintCount).map { matrix.row($0).count }
    var ready = MinimumQueue()
    for constraint in open.indices
    where open[constraint] == 1 && residuals[constraint].relation == .equal {
      ready.insert(constraint)
    }
    for unknown in isKnown.indices {
      if let constraint = content(of: unknown, residuals) { ready.insert(constraint) }
    }
    /// The value of an unknown for which a constraint's residual is 0, if it is the constraint's only undetermined
    /// unknown.
    func bound(_ constraint: Int, _ unknown: Int) -> (position: Double, coefficient: Double)? {
      var rest = target(constraint)
      var coefficient = 0.0
      for term in matrix.row(constraint) {
        if term.index == unknown {
          coefficient = term.value
        } else {
          rest -= term.value * positions[term.index]
        }
      }
      guard abs(coefficient) > Self.pivotTolerance else { return nil }
      return (rest / coefficient, coefficient)
    }
    func settle(_ unknown: Int, at position: Double) {
      positions[unknown] = position
      isKnown[unknown] = true
      for term in matrix.column(unknown) {
        open[term.index] -= 1
        if open[term.index] == 1, residuals[term.index].relation == .equal {
          ready.insert(term.index)
        }
      }
    }
    var next = 0
    while true {
      while let constraint = ready.removeFirst() {
        guard let unknown = matrix.row(constraint).first(where: { !isKnown[$0.index] })?.index,
          let bound = bound(constraint, unknown)
        else { continue }
        append(constraint, determining: unknown, coefficient: bound.coefficient)
        settle(unknown, at: bound.position)
      }
      while next < isKnown.count, isKnown[next] { next += 1 }
      guard next < isKnown.count else { break }
      let own = ownValue(next)
      var farthest: (constraint: Int, position: Double, coefficient: Double)?
      for term in matrix.column(next)
      where open[term.index] == 1 && residuals[term.index].relation == .atLeast {
        guard let bound = bound(term.index, next),
          (own - bound.position) * bound.coefficient < -LexicographicSimplex.tolerance,
          abs(bound.position - own) > abs((farthest?.position ?? own) - own)
        else { continue }
        farthest = (term.index, bound.position, bound.coefficient)
      }
      if let farthest {
        append(farthest.constraint, determining: next, coefficient: farthest.coefficient)
      }
      settle(next, at: farthest?.position ?? own)
    }
    computeValues()
  }

  /// The less important of two inequalities that together give an unknown its value, as a content does; nil without two.
  private func content(of unknown: Int, _ residuals: [Residual]) -> Int? {
    var least: (constraint: Int, position: Double)?
    var most: (constraint: Int, position: Double)?
    for term in matrix.column(unknown)
    where residuals[term.index].relation == .atLeast && matrix.row(term.index).count == 1 {
      guard abs(term.value) > Self.pivotTolerance else { continue }
      let position = target(term.index) / term.value
      if term.value > 0 {
        if position > least?.position ?? -.infinity { least = (term.index, position) }
      } else if position < most?.position ?? .infinity {
        most = (term.index, position)
      }
    }
    guard let least, let most, least.position == most.position else { return nil }
    return max(least.constraint, most.constraint)
  }
}

/// A priority queue of numbers, smallest first: a binary heap.
private struct MinimumQueue {
  /// Each number is at least the one at (its index − 1) / 2.
  private var numbers: [Int] = []

  mutating func insert(_ number: Int) {
    numbers.append(number)
    var index = numbers.count - 1
    while index > 0, numbers[index] < numbers[(index - 1) / 2] {
      numbers.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> Int? {
    guard let first = numbers.first, let last = numbers.popLast() else { return nil }
    guard !numbers.isEmpty else { return first }
    numbers[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < numbers.count else { return first }
      if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
      guard numbers[child] < numbers[index] else { return first }
      numbers.swapAt(index, child)
      index = child
    }
  }
}
