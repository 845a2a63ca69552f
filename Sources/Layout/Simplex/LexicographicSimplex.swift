// Finds the solution whose sum of errors is least on the first level, among those the one whose sum is
// least on the second level, and so on. Required constraints are the first level, the other priorities
// follow, and each stay is a level of its own at the end. So the solution is unique: if there were two,
// the first stay in which they differ would be nearer to 0 halfway between them. The order of the
// constraints therefore cannot matter.
//
// Cassowary adds up weighted errors instead. Weights cannot express strict priorities: 500 errors of
// priority 749 have to count less than one of priority 750.
//
// The levels are optimised one after the other by the simplex method. After that, a move that would make
// the level worse is barred, and later levels use the freedom that is left. A residual that may not move
// either way is 0 for good, and its column is dropped. Most constraints can be satisfied one by one, so
// this is tried first (`satisfyTogether`): it substitutes equations, and the rows stay short.

struct LexicographicSimplex: Sendable {
  /// Points: a residual nearer to 0 satisfies its constraint.
  static let tolerance = 1e-8
  /// Change of cost per change of a residual: a smaller rate is a rounding error.
  static let rateTolerance = 1e-9
  /// The smallest pivot. Dividing by less would enlarge rounding errors.
  private static let pivotTolerance = 1e-7

  private(set) var tableau: Tableau
  private let residuals: [Residual]
  /// The residuals of each level.
  private let levels: [Range<Int>]
  /// Whether a basic residual lies below 0; for one at 0, the side that it came from.
  private var isNegative: [Bool]
  /// Whether a nonbasic residual may grow, or shrink, without making an earlier level worse.
  private var mayGrow: [Bool]
  private var mayShrink: [Bool]
  /// The number of moves that are not barred.
  private var freedom = 0
  /// Change of the level's cost per growth of each nonbasic residual, without that residual's own cost.
  private var rates: SparseVector

  /// - Parameters:
  ///   - residuals: sorted by level.
  ///   - levels: the residuals of each level.
  init(_ tableau: Tableau, residuals: [Residual], levels: [Range<Int>]) {
    self.tableau = tableau
    self.residuals = residuals
    self.levels = levels
    isNegative = Array(repeating: false, count: residuals.count)
    mayGrow = Array(repeating: true, count: residuals.count)
    mayShrink = mayGrow
    rates = SparseVector(count: residuals.count)
    freedom = 2 * (residuals.count - tableau.basic.count)
  }

  /// Finds the solution.
  mutating func optimize() {
    for level in levels where freedom > 0 {
      if level.count > 1 { satisfyTogether(level) }
      satisfyWhatIsEasy(level, isFinal: level.count == 1)
      noteSides(level)
      descend(level)
      bar(level)
    }
  }

  private func isFree(_ nonbasic: Int, _ direction: Direction) -> Bool {
    direction == .up ? mayGrow[nonbasic] : mayShrink[nonbasic]
  }

  private mutating func bar(_ nonbasic: Int, _ direction: Direction) {
    guard isFree(nonbasic, direction) else { return }
    switch direction {
    case .up: mayGrow[nonbasic] = false
    case .down: mayShrink[nonbasic] = false
    }
    freedom -= 1
    if !mayGrow[nonbasic], !mayShrink[nonbasic] { tableau.drop(nonbasic) }
  }
}

// MARK: - Satisfying one by one

extension LexicographicSimplex {
  /// Satisfies all constraints of a level one by one, equations first. An equation stays satisfied, so its
  /// residual is dropped at once. Changes nothing if some constraint is left violated.
  private mutating func satisfyTogether(_ level: Range<Int>) {
    let before = self
    satisfyWhatIsEasy(level, .equal, isFinal: true)
    satisfyWhatIsEasy(level, .atLeast, isFinal: false)
    let isSatisfied = level.allSatisfy {
      residuals[$0].violation(tableau.value($0)) <= Self.tolerance
    }
    if !isSatisfied { self = before }
  }

  /// Satisfies each constraint of a level that needs one pivot for it, and no cost on earlier levels.
  ///
  /// An equation that is already 0 gets its pivot too, which changes no value. Otherwise the simplex
  /// method would begin with the last one of a chain and rewrite the rows for each.
  ///
  /// - Parameters:
  ///   - relation: the constraints to satisfy; nil for all.
  ///   - isFinal: whether satisfied equations stay satisfied.
  private mutating func satisfyWhatIsEasy(
    _ level: Range<Int>, _ relation: Residual.Relation? = nil, isFinal: Bool
  ) {
    for residual in level where relation == nil || residuals[residual].relation == relation {
      guard let row = tableau.row(of: residual) else { continue }
      let value = tableau.constants[row]
      let isViolated = residuals[residual].violation(value) > Self.tolerance
      guard isViolated || residuals[residual].relation == .equal,
        let (entering, direction) = easyMove(row, value, level, isViolated: isViolated)
      else { continue }
      pivot(
        row: row, entering: entering, direction, level,
        isFinal: isFinal && residuals[residual].relation == .equal)
    }
  }

  /// The last residual of a row whose move alone makes the row 0: a later level's if possible, else an
  /// earlier level's.
  private func easyMove(
    _ row: Int, _ value: Double, _ level: Range<Int>, isViolated: Bool
  ) -> (entering: Int, Direction)? {
    for term in tableau.terms[row].reversed() where !level.contains(term.index) {
      let direction: Direction = (value > 0) == (term.value > 0) ? .down : .up
      guard abs(term.value) > Self.pivotTolerance, isFree(term.index, direction),
        isViolated || isFree(term.index, direction.opposite)
      else { continue }
      let obstacles = obstacles(to: term.index, direction, within: level.lowerBound)
      if obstacles.contains(where: { $0.distance < abs(value / term.value) }) { continue }
      return (term.index, direction)
    }
    return nil
  }
}

// MARK: - The simplex method

extension LexicographicSimplex {
  private mutating func noteSides(_ level: Range<Int>) {
    for residual in level { isNegative[residual] = tableau.value(residual) < -Self.tolerance }
  }

  /// Always takes the last residual, to enter and to leave, so that the method ends (Bland's rule, 1977).
  private mutating func descend(_ level: Range<Int>) {
    addRates(level)
    // The method ends by itself, but rounding errors might let it run in circles.
    var budget = 100 + 20 * residuals.count
    while budget > 0, let move = improvement(level) {
      guard let row = lastImprovingStop(move, level) else { return }
      exchange(row: row, entering: move.entering, move.direction, level)
      budget -= 1
    }
  }

  private struct Move {
    var entering: Int
    var direction: Direction
    /// Change of the level's cost for each point; negative.
    var cost: Double
  }

  /// The last residual that makes the level better by moving.
  private func improvement(_ level: Range<Int>) -> Move? {
    var best: Move?
    for index in rates.indices where Int(index) > best?.entering ?? -1 {
      let column = Int(index)
      for direction in [Direction.up, .down] where isFree(column, direction) {
        let cost = cost(column, direction, level)
        guard cost < -Self.rateTolerance else { continue }
        best = Move(entering: column, direction: direction, cost: cost)
      }
    }
    return best
  }

  /// The change of the level's cost for each point that a nonbasic residual moves.
  private func cost(_ residual: Int, _ direction: Direction, _ level: Range<Int>) -> Double {
    let own = level.contains(residual) ? residuals[residual].ownCost(direction) : 0
    return rates[residual] * direction.rawValue + own
  }

  /// The row whose residual stops a move. Residuals of the level may cross 0 as long as the level's cost
  /// still falls behind that; their sides are changed.
  private mutating func lastImprovingStop(_ move: Move, _ level: Range<Int>) -> Int? {
    var cost = move.cost
    let obstacles = obstacles(to: move.entering, move.direction, within: level.upperBound)
      .sorted { ($0.distance, -$0.residual) < ($1.distance, -$1.residual) }
    var last: Int?
    for obstacle in obstacles {
      let residual = obstacle.residual
      // Some are listed twice.
      if residual == last { continue }
      last = residual
      guard level.contains(residual) else { return obstacle.row }
      cost += residuals[residual].crossingCost * obstacle.rate
      guard cost < -Self.rateTolerance else { return obstacle.row }
      let before = residuals[residual].slope(isNegative: isNegative[residual])
      isNegative[residual].toggle()
      let after = residuals[residual].slope(isNegative: isNegative[residual])
      rates.add(tableau.terms[obstacle.row], times: after - before)
    }
    return nil
  }

  /// A pivot that keeps the rates up to date.
  private mutating func exchange(
    row: Int, entering: Int, _ direction: Direction, _ level: Range<Int>
  ) {
    let leaving = Int(tableau.basic[row])
    if level.contains(leaving) {
      let slope = residuals[leaving].slope(isNegative: isNegative[leaving])
      rates.add(tableau.terms[row], times: -slope)
    }
    let rate = rates[entering]
    rates.setZero(at: entering)
    pivot(row: row, entering: entering, direction, level)
    let slope =
      level.contains(entering) ? residuals[entering].slope(isNegative: isNegative[entering]) : 0
    rates.add(tableau.terms[row], times: rate + slope)
  }

  /// Computes the rates of a level.
  private mutating func addRates(_ level: Range<Int>) {
    rates.removeAll()
    for residual in level {
      guard let row = tableau.row(of: residual) else { continue }
      let slope = residuals[residual].slope(isNegative: isNegative[residual])
      if slope != 0 { rates.add(tableau.terms[row], times: slope) }
    }
  }

  /// Bars all moves that would make an optimal level worse.
  private mutating func bar(_ level: Range<Int>) {
    addRates(level)
    for residual in level where tableau.row(of: residual) == nil { rates.add(0, at: residual) }
    for index in rates.indices {
      for direction in [Direction.up, .down]
      where cost(Int(index), direction, level) > Self.rateTolerance {
        bar(Int(index), direction)
      }
    }
  }
}

// MARK: - Moving

extension LexicographicSimplex {
  /// A basic residual that becomes 0 when a nonbasic one moves; crossing 0 costs.
  private struct Obstacle {
    var row: Int
    var residual: Int
    /// The distance that the nonbasic residual moves until then.
    var distance: Double
    /// Change of the basic residual for each point, without its sign.
    var rate: Double
  }

  /// - Parameter limit: residuals from this one on belong to later levels and are no obstacles.
  private func obstacles(
    to moving: Int, _ direction: Direction, within limit: Int
  ) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    tableau.forEachRow(with: moving) { row, coefficient in
      let residual = Int(tableau.basic[row])
      guard residual < limit, abs(coefficient) > Self.rateTolerance else { return }
      let rate = coefficient * direction.rawValue
      guard isNegative[residual] == (rate > 0) else { return }
      let value = isNegative[residual] ? -tableau.constants[row] : tableau.constants[row]
      obstacles.append(
        Obstacle(
          row: row, residual: residual, distance: max(0, value) / abs(rate), rate: abs(rate)))
    }
    return obstacles
  }

  private mutating func pivot(
    row: Int, entering: Int, _ direction: Direction, _ level: Range<Int>, isFinal: Bool = false
  ) {
    let leaving = Int(tableau.basic[row])
    freedom -= (mayGrow[entering] ? 1 : 0) + (mayShrink[entering] ? 1 : 0)
    tableau.pivot(row: row, entering: entering, isFinal: isFinal)
    let value = tableau.constants[row]
    isNegative[entering] = abs(value) > Self.tolerance ? value < 0 : direction == .down
    (mayGrow[leaving], mayShrink[leaving]) = (!isFinal, !isFinal)
    if isFinal { return }
    freedom += 2
    // A residual of an earlier level may go back to the side that it came from, and not cross 0.
    if leaving < level.lowerBound { bar(leaving, isNegative[leaving] ? .up : .down) }
  }
}
