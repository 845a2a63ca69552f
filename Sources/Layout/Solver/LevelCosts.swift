/// What a move costs on each level; nothing of a level can be bought by any amount of a later one.
struct LevelCosts: Sendable {
  /// Levels that cost something, in their order.
  private var entries: [(level: Int32, cost: Double)]

  /// A cost on a single level.
  init(level: Int32, _ cost: Double) { entries = [(level, cost)] }

  /// Multiples of costs by level, with another one added.
  init(_ costs: SparseVector, times factor: Double, adding own: Double, at level: Int) {
    var costs = costs
    costs.add(own / factor, at: level)
    entries = []
    for index in costs.indices.sorted() {
      let cost = costs[Int(index)] * factor
      if abs(cost) > LexicographicSimplex.rateTolerance { entries.append((index, cost)) }
    }
  }

  /// The first level that costs something.
  static func first(
    _ costs: SparseVector, times factor: Double, adding own: Double, at level: Int
  ) -> MoveBars.Bar {
    var first = MoveBars.Bar.none
    func consider(_ level: Int, _ cost: Double) {
      guard level < first.level, abs(cost) > LexicographicSimplex.rateTolerance else { return }
      first = MoveBars.Bar(level: Int32(truncatingIfNeeded: level), cost: cost)
    }
    for index in costs.indices where index != level {
      consider(Int(index), costs[Int(index)] * factor)
    }
    consider(level, costs[level] * factor + own)
    return first
  }

  static func < (a: LevelCosts, b: LevelCosts) -> Bool {
    var (i, j) = (0, 0)
    while i < a.entries.count || j < b.entries.count {
      let levelOfA = i < a.entries.count ? a.entries[i].level : .max
      let levelOfB = j < b.entries.count ? b.entries[j].level : .max
      var difference = 0.0
      if levelOfA <= levelOfB {
        difference += a.entries[i].cost
        i += 1
      }
      if levelOfB <= levelOfA {
        difference -= b.entries[j].cost
        j += 1
      }
      if abs(difference) > LexicographicSimplex.rateTolerance { return difference < 0 }
    }
    return false
  }
}
