// Minimizes the sum of errors on the first level, then among these solutions the sum on the second level, and so on.
// Required constraints are the first level, followed by the other priorities; each stay is its own level at the end. So
// the solution is unique: of two solutions, the point halfway would be closer to 0 in the first stay that differs. It
// follows that the order of constraints does not matter.
//
// Cassowary adds weighted errors instead. Weights cannot express strict priorities: 500 errors of priority 749 must
// count less than one of priority 750.
//
// The simplex method optimizes one level after another. After each level, moves that would make it worse are barred,
// and later levels use the remaining freedom. A residual that may move in neither direction stays 0.
//
// The method is that of Cassowary (Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving
// algorithm", ACM TOCHI 8(4), 2001) in a form that is always feasible. Cassowary gives each constraint two error
// variables, δ⁺ and δ⁻, at most one of which is nonzero. Here they are one signed variable, the residual r = δ⁺ − δ⁻:
// the constraint's left side minus its right side.

struct LexicographicSimplex: Sendable {
  /// In points. A constraint whose residual is closer to 0 is satisfied.
  static let tolerance = 1e-8
  /// Change of cost per change of a residual. Smaller rates are rounding errors.
  static let rateTolerance = 1e-9

  private var basis: Basis
  private let residuals: [Residual]
  /// The residuals of each level.
  private let levels: [Range<Int>]
  /// Whether each basic residual is below 0; for a residual at 0, the side that it came from.
  private var isNegative: [Bool]
  /// Whether each active residual may grow, or shrink, without making an earlier level worse.
  private var mayGrow: [Bool]
  private var mayShrink: [Bool]
  /// The number of moves that are not barred.
  private var freedom: Int
  /// Change of the level's cost per growth of each slot's active residual, without that residual's own cost.
  private var costs: SparseVector
  /// Change of each basic residual per growth of the moving active residual.
  private var rates: SparseVector
  /// Whether a move that is not barred changes each residual; nil if it must be computed.
  private var isMovable: [Bool]?

  /// - Parameters:
  ///   - residuals: sorted by level.
  ///   - levels: the residuals of each level.
  init(_ matrix: LayoutMatrix, targets: [Double], residuals: [Residual], levels: [Range<Int>]) {
    basis = Basis(matrix, targets: targets)
    basis.start(residuals)
    self.residuals = residuals
    self.levels = levels
    isNegative = Array(repeating: false, count: residuals.count)
    mayGrow = Array(repeating: true, count: residuals.count)
    mayShrink = mayGrow
    costs = SparseVector(count: matrix.unknownCount)
    rates = SparseVector(count: residuals.count)
    freedom = 2 * matrix.unknownCount
  }

  /// The values of all residuals.
  var values: [Double] { basis.values }

  /// Finds the solution.
  mutating func optimize() {
    for level in levels where freedom > 0 && !isSettled(level) {
      for residual in level { isNegative[residual] = basis.values[residual] < -Self.tolerance }
      descend(level)
      bar(level)
    }
  }

  /// Whether no move changes the only residual of a level. A long stack has few moves left when its views' stays begin.
  private mutating func isSettled(_ level: Range<Int>) -> Bool {
    guard level.count == 1, freedom <= 8 else { return false }
    let isMovable = self.isMovable ?? movable()
    self.isMovable = isMovable
    return !isMovable[level.lowerBound]
  }

  private mutating func movable() -> [Bool] {
    var isMovable = Array(repeating: false, count: residuals.count)
    for slot in basis.active.indices {
      let residual = Int(basis.active[slot])
      guard mayGrow[residual] || mayShrink[residual] else { continue }
      isMovable[residual] = true
      basis.column(of: slot, &rates)
      for index in rates.indices where rates[Int(index)] != 0 { isMovable[Int(index)] = true }
    }
    return isMovable
  }

  private func isFree(_ residual: Int, _ direction: Direction) -> Bool {
    direction == .up ? mayGrow[residual] : mayShrink[residual]
  }

  private mutating func bar(_ residual: Int, _ direction: Direction) {
    guard isFree(residual, direction) else { return }
    switch direction {
    case .up: mayGrow[residual] = false
    case .down: mayShrink[residual] = false
    }
    freedom -= 1
  }
}

// MARK: - The simplex method

extension LexicographicSimplex {
  private mutating func descend(_ level: Range<Int>) {
    // The method terminates, but rounding errors may make it cycle.
    var budget = 100 + 20 * residuals.count
    var isStalled = false
    while true {
      computeCosts(level)
      guard budget > 0, let move = improvement(level, isStalled: isStalled) else { return }
      basis.column(of: move.slot, &rates)
      guard let stop = lastImprovingStop(move, level) else { return }
      exchange(stop.residual, move, level)
      isStalled = stop.distance == 0
      budget -= 1
    }
  }

  private struct Move {
    var slot: Int
    var direction: Direction
    /// Change of the level's cost per point; negative.
    var cost: Double
  }

  /// The move with the steepest decrease of the level's cost. After a move of length 0, the move of the last residual,
  /// which prevents cycles (Bland's rule, 1977).
  private func improvement(_ level: Range<Int>, isStalled: Bool) -> Move? {
    var best: Move?
    var last = -1
    for index in costs.indices {
      let slot = Int(index)
      let residual = Int(basis.active[slot])
      for direction in [Direction.up, .down] where isFree(residual, direction) {
        let cost = cost(slot, direction, level)
        guard cost < -Self.rateTolerance else { continue }
        let isBetter =
          if let best { isStalled ? residual > last : (cost, last) < (best.cost, residual) } else {
            true
          }
        guard isBetter else { continue }
        best = Move(slot: slot, direction: direction, cost: cost)
        last = residual
      }
    }
    return best
  }

  /// The change of the level's cost per point that an active residual moves.
  private func cost(_ slot: Int, _ direction: Direction, _ level: Range<Int>) -> Double {
    let residual = Int(basis.active[slot])
    let own = level.contains(residual) ? residuals[residual].ownCost(direction) : 0
    return costs[slot] * direction.rawValue + own
  }

  /// A basic residual that reaches 0 when an active one moves; crossing 0 increases the cost.
  private struct Obstacle {
    var residual: Int
    /// The distance that the active residual moves until then.
    var distance: Double
    /// The magnitude of the basic residual's change per point.
    var rate: Double
  }

  /// The residual that ends a move. Residuals of the level may cross 0, which changes their side, as long as the
  /// level's cost decreases beyond it.
  private mutating func lastImprovingStop(_ move: Move, _ level: Range<Int>) -> Obstacle? {
    var cost = move.cost
    let obstacles = obstacles(move.direction, within: level.upperBound)
      .sorted { ($0.distance, -$0.residual) < ($1.distance, -$1.residual) }
    for obstacle in obstacles {
      let residual = obstacle.residual
      guard level.contains(residual) else { return obstacle }
      cost += residuals[residual].crossingCost * obstacle.rate
      guard cost < -Self.rateTolerance else { return obstacle }
      isNegative[residual].toggle()
    }
    return nil
  }

  /// - Parameter limit: residuals from this index on belong to later levels and do not stop the move.
  private func obstacles(_ direction: Direction, within limit: Int) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    for index in rates.indices {
      let residual = Int(index)
      guard residual < limit, !basis.isActive(residual), abs(rates[residual]) > Self.rateTolerance
      else { continue }
      let rate = rates[residual] * direction.rawValue
      guard isNegative[residual] == (rate > 0) else { continue }
      let value = isNegative[residual] ? -basis.values[residual] : basis.values[residual]
      obstacles.append(
        Obstacle(residual: residual, distance: max(0, value) / abs(rate), rate: abs(rate)))
    }
    return obstacles
  }

  private mutating func exchange(_ leaving: Int, _ move: Move, _ level: Range<Int>) {
    let entering = Int(basis.active[move.slot])
    freedom -= (mayGrow[entering] ? 1 : 0) + (mayShrink[entering] ? 1 : 0)
    basis.exchange(leaving, slot: move.slot, rates)
    isMovable = nil
    let value = basis.values[entering]
    isNegative[entering] = abs(value) > Self.tolerance ? value < 0 : move.direction == .down
    (mayGrow[leaving], mayShrink[leaving]) = (true, true)
    freedom += 2
    // A residual of an earlier level may return to the side that it came from, but not cross 0.
    if leaving < level.lowerBound { bar(leaving, isNegative[leaving] ? .up : .down) }
  }

  /// Computes the costs of moves for a level.
  private mutating func computeCosts(_ level: Range<Int>) {
    costs.removeAll()
    for residual in level where !basis.isActive(residual) {
      let slope = residuals[residual].slope(isNegative: isNegative[residual])
      if slope != 0 { basis.matrix.add(residual, times: slope, to: &costs) }
    }
    if !costs.indices.isEmpty { basis.express(&costs) }
  }

  /// Bars all moves that would make the optimized level worse.
  private mutating func bar(_ level: Range<Int>) {
    for residual in level where basis.isActive(residual) {
      costs.add(0, at: Int(basis.slots[residual]))
    }
    for index in costs.indices {
      let residual = Int(basis.active[Int(index)])
      for direction in [Direction.up, .down]
      where cost(Int(index), direction, level) > Self.rateTolerance {
        bar(residual, direction)
      }
    }
    // A content that has its size can neither grow nor shrink: one of its two inequalities is active, the other is not.
    for residual in level
    where !basis.isActive(residual) && residuals[residual].relation == .atLeast
      && abs(basis.values[residual]) <= Self.tolerance && residual < basis.matrix.constraintCount
    {
      guard let (slot, grows) = basis.onlySlot(of: residual) else { continue }
      bar(Int(basis.active[slot]), grows ? .down : .up)
    }
  }
}
