// The solution for other constants, from an optimal basis (Lemke's dual simplex method, 1954).
//
// Other constants leave the costs of the basis what they are, so it stays optimal as long as no basic
// residual crosses 0. One that does has two ways out. It can stop at 0: it becomes nonbasic, and another
// one moves in its stead, that which costs least for each point. Or it goes on, at its own cost from
// there on (for an inequality 1, for an equality 2: what it saved before is lost as well); whichever is
// cheaper. Costs are compared level by level: the later the first level that gets worse, the cheaper,
// and so on behind it. As the solution is unique, no two ways cost the same.
//
// The basis is never written to. What has been exchanged since is kept as a list, and rows and columns
// are made from the basis's and from that list when they are asked for: a frame in which little
// changes costs little, however long the rows are (the product form of the inverse: Dantzig and
// Orchard-Hays, 1954).

struct DualSimplex {
  private let base: OptimalBasis
  /// Of each residual.
  private(set) var values: [Double]
  private var isBasic: [Bool]
  private var isNegative: [Bool]
  private var bars: MoveBars
  private var decides: [Bool]
  /// Basic residuals that are on the other side than their costs, once each.
  private var misplaced: [Int32] = []
  private var isMisplaced: [Bool]
  private var exchanges: ExchangeList
  private var row: SparseVector
  private var column: SparseVector
  private var other: SparseVector
  private var costs: SparseVector
  /// Whether no rounding error has made a basis look worse than it can be.
  private var isSound = true

  /// - Parameter values: of each residual, with the basis's nonbasic ones at 0.
  init(_ base: OptimalBasis, values: [Double]) {
    self.base = base
    self.values = values
    let count = values.count
    isBasic = base.tableau.rowOf.map { $0 >= 0 }
    isNegative = base.isNegative
    bars = base.bars
    decides = base.decides
    isMisplaced = Array(repeating: false, count: count)
    exchanges = ExchangeList(residualCount: count)
    row = SparseVector(count: count)
    column = SparseVector(count: count)
    other = SparseVector(count: count)
    costs = SparseVector(count: (base.residuals.last?.level ?? 0) + 1)
  }

  /// Finds the solution.
  ///
  /// - Returns: false where rounding errors kept it from that.
  mutating func optimize() -> Bool {
    for residual in base.tableau.basic { note(Int(residual)) }
    // The method ends by itself; rounding errors might let it run in circles.
    var budget = 100 + 2 * values.count
    while let residual = misplaced.popLast() {
      isMisplaced[Int(residual)] = false
      guard isOnOtherSide(Int(residual)) else { continue }
      settle(Int(residual))
      budget -= 1
      guard isSound, budget > 0 else { return false }
    }
    return true
  }

  private func isOnOtherSide(_ residual: Int) -> Bool {
    guard isBasic[residual] else { return false }
    return isNegative[residual]
      ? values[residual] > LexicographicSimplex.tolerance
      : values[residual] < -LexicographicSimplex.tolerance
  }

  private mutating func note(_ residual: Int) {
    guard isOnOtherSide(residual), !isMisplaced[residual] else { return }
    guard decides[residual] else {
      // Nothing could move in its stead, so it goes on.
      isNegative[residual].toggle()
      return
    }
    isMisplaced[residual] = true
    misplaced.append(Int32(truncatingIfNeeded: residual))
  }
}

// MARK: - One residual

extension DualSimplex {
  /// A nonbasic residual that can move in another one's stead.
  private struct Candidate {
    var residual: Int
    var direction: Direction
    /// Change of the other one for each point of this one.
    var rate: Double
    /// The first level that gets worse, and by how much for each point of this one.
    var bar: MoveBars.Bar

    /// On that level, for each point of the other one.
    var cost: Double { bar.cost / abs(rate) }
  }

  /// Puts a residual that crossed 0 back there, or lets it go on; whatever is cheaper.
  private mutating func settle(_ residual: Int) {
    exchanges.fill(&row, withRowOf: residual, base)
    let level = Int32(truncatingIfNeeded: base.residuals[residual].level)
    let direction: Direction = values[residual] < 0 ? .up : .down
    guard let entering = cheapest(towards: direction, since: level) else {
      return goOn(residual)
    }
    if entering.bar.level == level, isCheaperToGoOn(residual, than: entering) {
      return goOn(residual)
    }
    exchange(residual, for: entering)
  }

  /// Lets the residual of the row be on its new side, at another cost.
  private mutating func goOn(_ residual: Int) {
    let before = slope(residual)
    isNegative[residual].toggle()
    let change = slope(residual) - before
    let level = Int32(truncatingIfNeeded: base.residuals[residual].level)
    for index in row.indices where isChanged(index) {
      addCost(change * row[Int(index)], to: Int(index), level: level)
    }
  }

  private mutating func isCheaperToGoOn(_ residual: Int, than candidate: Candidate) -> Bool {
    let own = base.residuals[residual].crossingCost
    let difference = candidate.cost - own
    if abs(difference) > LexicographicSimplex.rateTolerance { return difference > 0 }
    return LevelCosts(level: candidate.bar.level, own) < costs(of: candidate)
  }

  /// The nonbasic residual of the row that costs least for each point that the row's residual moves;
  /// nil where all cost something before a level.
  private mutating func cheapest(
    towards direction: Direction, since level: Int32
  ) -> Candidate? {
    var best: Candidate?
    for index in row.indices where isChanged(index) {
      let rate = row[Int(index)]
      let way: Direction = (rate > 0) == (direction == .up) ? .up : .down
      let bar = bars[Int(index), way]
      guard bar.level >= max(level, best?.bar.level ?? 0) else { continue }
      let candidate = Candidate(residual: Int(index), direction: way, rate: rate, bar: bar)
      if let rival = best, rival.bar.level == bar.level, !isCheaper(candidate, than: rival) {
        continue
      }
      best = candidate
    }
    return best
  }

  /// Compares candidates whose first levels are the same.
  private mutating func isCheaper(_ candidate: Candidate, than rival: Candidate) -> Bool {
    let difference = candidate.cost - rival.cost
    if abs(difference) > LexicographicSimplex.rateTolerance { return difference < 0 }
    return costs(of: candidate) < costs(of: rival)
  }

  private func isChanged(_ index: Int32) -> Bool {
    abs(row[Int(index)]) > LexicographicSimplex.rateTolerance
  }

  /// What a candidate costs for each point that the row's residual moves.
  private mutating func costs(of candidate: Candidate) -> LevelCosts {
    addCosts(of: candidate.residual)
    return LevelCosts(
      costs, times: candidate.direction.rawValue / abs(candidate.rate),
      adding: base.residuals[candidate.residual].ownCost(candidate.direction) / abs(candidate.rate),
      at: base.residuals[candidate.residual].level)
  }

  private mutating func exchange(_ leaving: Int, for entering: Candidate) {
    exchanges.fill(&column, withColumnOf: entering.residual, base)
    exchanges.append(leaving, for: entering.residual, row: row, column: column)
    let step = -values[leaving] / entering.rate
    for index in column.indices { values[Int(index)] += column[Int(index)] * step }
    values[leaving] = 0
    values[entering.residual] = step
    isBasic[leaving] = false
    isBasic[entering.residual] = true
    isNegative[entering.residual] = entering.direction == .down
    decides[entering.residual] = true

    // The costs of the row's residuals, in the level that they first meet: what the entering one cost
    // is paid by those that it follows from now.
    let price = entering.direction.rawValue * entering.bar.cost / entering.rate
    for index in row.indices where index != entering.residual && isChanged(index) {
      addCost(-price * row[Int(index)], to: Int(index), level: entering.bar.level)
    }
    barLeaving(leaving, price, entering.bar.level)
    // Behind the bars, as some residuals have a say only now.
    for index in column.indices { note(Int(index)) }
  }

  /// Finds out which levels bar a residual that has just become nonbasic.
  private mutating func barLeaving(_ leaving: Int, _ price: Double, _ priceLevel: Int32) {
    let residual = base.residuals[leaving]
    let slope = slope(leaving)
    for way in [Direction.up, .down] {
      bars[leaving, way] = .none
      let own = residual.ownCost(way) - way.rawValue * slope
      guard own > LexicographicSimplex.rateTolerance else { continue }
      bars[leaving, way] = MoveBars.Bar(level: Int32(truncatingIfNeeded: residual.level), cost: own)
    }
    guard bars.add(price, to: leaving, level: priceLevel) else { return refresh(leaving) }
    let last = bars.last(leaving)
    for index in column.indices { giveSay(to: Int(index), before: last) }
  }
}

// MARK: - Costs

extension DualSimplex {
  private func slope(_ residual: Int) -> Double {
    base.residuals[residual].slope(isNegative: isNegative[residual])
  }

  /// Takes note that a nonbasic residual costs more on a level when it grows, and less when it shrinks.
  private mutating func addCost(_ cost: Double, to residual: Int, level: Int32) {
    if !bars.add(cost, to: residual, level: level) { refresh(residual) }
  }

  /// Finds out which levels bar a nonbasic residual.
  private mutating func refresh(_ residual: Int) {
    addCosts(of: residual)
    for way in [Direction.up, .down] {
      let bar = LevelCosts.first(
        costs, times: way.rawValue, adding: base.residuals[residual].ownCost(way),
        at: base.residuals[residual].level)
      // An optimal basis has no moves that make something better.
      if bar.cost < 0 { isSound = false }
      bars[residual, way] = bar
    }
    let last = bars.last(residual)
    for index in other.indices { giveSay(to: Int(index), before: last) }
  }

  /// Takes note that one that is free before a level could move in a basic residual's stead.
  private mutating func giveSay(to residual: Int, before level: Int32) {
    guard base.residuals[residual].level <= level, isBasic[residual] else { return }
    decides[residual] = true
    note(residual)
  }

  /// Sums up what the levels do when a nonbasic residual grows, its own cost aside.
  private mutating func addCosts(of residual: Int) {
    exchanges.fill(&other, withColumnOf: residual, base)
    costs.removeAll()
    for index in other.indices {
      let slope = slope(Int(index))
      if slope != 0 {
        costs.add(slope * other[Int(index)], at: base.residuals[Int(index)].level)
      }
    }
  }
}
