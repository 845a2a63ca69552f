// Which of all solutions: the one whose sum of errors is least on the first level, among those the one
// whose sum is least on the second, and so on. Required constraints are the first level, the other
// priorities follow in their order, and each stay is a level of its own at the end. So the solution is
// unique: were there two, the first stay in which they differ would be nearer to 0 halfway between them.
// It follows that the order of constraints, and what was solved before, cannot matter.
//
// Weights, as Cassowary's original has them, cannot do this: a sum of 500 errors of priority 749 has to
// count for less than any of priority 750.
//
// Levels are optimised one after the other, each by the simplex method. Once a level is optimal, a
// nonbasic residual whose change in some direction would make the level worse is barred from moving
// there; later levels use what freedom is left, and where none is left the rest need not be looked at.

struct LexicographicSimplex: Sendable {
  /// Points: what is nearer to 0 satisfies its constraint.
  static let tolerance = 1e-8
  /// Change of cost for change of a residual: what is nearer to 0 is a rounding error.
  static let rateTolerance = 1e-9
  /// Simplex pivots are larger than this, so that dividing by them does not make errors large.
  private static let pivotTolerance = 1e-7
  /// The level that bars what nothing bars.
  static let never = Int32.max

  private(set) var tableau: Tableau
  let residuals: [Residual]
  /// Residuals are in the order of their levels.
  let levels: [Range<Int>]
  /// Whether a basic residual lies below 0; where it is 0, the side that it came from.
  private(set) var isNegative: [Bool]
  /// What keeps nonbasic residuals from moving.
  private(set) var bars: MoveBars
  /// How many ways there are left to move.
  private var freedom = 0
  /// What a level's cost does when nonbasic residuals grow.
  private var rates: SparseVector

  /// - Parameter residuals: in the order of their levels.
  init(_ tableau: Tableau, residuals: [Residual]) {
    precondition(
      zip(residuals, residuals.dropFirst()).allSatisfy { $0.level <= $1.level },
      "residuals come in the order of their levels")
    var levels: [Range<Int>] = []
    for (index, residual) in residuals.enumerated() {
      if residual.level == residuals[max(index - 1, 0)].level, let last = levels.last {
        levels[levels.count - 1] = last.lowerBound..<(index + 1)
      } else {
        levels.append(index..<(index + 1))
      }
    }
    self.init(tableau, residuals, levels)
  }

  /// The same residuals with other coefficients.
  init(_ tableau: consuming Tableau, like basis: OptimalBasis) {
    self.init(tableau, basis.residuals, basis.levels)
  }

  private init(_ tableau: consuming Tableau, _ residuals: [Residual], _ levels: [Range<Int>]) {
    self.tableau = tableau
    self.residuals = residuals
    self.levels = levels
    isNegative = Array(repeating: false, count: residuals.count)
    bars = MoveBars(count: residuals.count)
    rates = SparseVector(count: residuals.count)
  }

  /// Finds the solution.
  mutating func optimize() {
    bars = MoveBars(count: residuals.count)
    freedom = 2 * (residuals.count - tableau.basic.count)
    for level in levels where freedom > 0 {
      satisfyWhatIsEasy(level)
      noteSides(level)
      descend(level)
      bar(level)
    }
  }
}

// MARK: - One level

extension LexicographicSimplex {
  private func isBarred(_ nonbasic: Int, _ direction: Direction) -> Bool {
    bars[nonbasic, direction].level != Self.never
  }

  /// Satisfies each constraint of a level by itself, where that takes one pivot and costs nothing on
  /// levels before: elimination, which leaves little for the simplex method to do.
  ///
  /// An equation that is 0 by chance is kept so at once, which changes no value. The simplex method would begin with the
  /// last one of a chain, and so write all that it has done anew for each.
  private mutating func satisfyWhatIsEasy(_ level: Range<Int>) {
    for residual in level {
      guard let row = tableau.row(of: residual) else { continue }
      let value = tableau.constants[row]
      let isViolated = residuals[residual].violation(value) > Self.tolerance
      guard isViolated || residuals[residual].relation == .equal else { continue }
      for term in tableau.terms[row].reversed() {
        guard term.index >= level.upperBound else { break }
        let direction: Direction = (value > 0) == (term.value > 0) ? .down : .up
        guard abs(term.value) > Self.pivotTolerance, !isBarred(term.index, direction),
          isViolated || !isBarred(term.index, direction.opposite)
        else { continue }
        let limit = firstObstacle(to: term.index, direction, within: level.lowerBound)
        if let limit, limit.distance < abs(value / term.value) { continue }
        pivot(row: row, entering: term.index, direction, level)
        break
      }
    }
  }

  private mutating func noteSides(_ level: Range<Int>) {
    for residual in level { isNegative[residual] = tableau.value(residual) < -Self.tolerance }
  }

  /// The simplex method; of several residuals the last is taken, to enter and to leave, so that it
  /// ends (Bland's rule, 1977).
  private mutating func descend(_ level: Range<Int>) {
    // The method ends by itself; rounding errors might let it run in circles.
    var budget = 100 + 20 * residuals.count
    while budget > 0, let (entering, direction) = improvement(level) {
      guard let obstacle = firstObstacle(to: entering, direction, within: level.upperBound) else {
        return
      }
      pivot(row: obstacle.row, entering: entering, direction, level)
      budget -= 1
    }
  }

  /// The residual that makes the level better by moving, and where to.
  private mutating func improvement(_ level: Range<Int>) -> (Int, Direction)? {
    addRates(level)
    var best: (Int, Direction)?
    for index in rates.indices where Int(index) > best?.0 ?? -1 {
      let column = Int(index)
      for direction in [Direction.up, .down] where !isBarred(column, direction) {
        let cost = rates[column] * direction.rawValue + ownCost(column, direction, level)
        if cost < -Self.rateTolerance { best = (column, direction) }
      }
    }
    return best
  }

  /// Sums up what the level's cost does when nonbasic residuals grow, its own ones' cost aside.
  private mutating func addRates(_ level: Range<Int>) {
    rates.removeAll()
    for residual in level {
      guard let row = tableau.row(of: residual) else { continue }
      let slope = residuals[residual].slope(isNegative: isNegative[residual])
      if slope != 0 { rates.add(tableau.terms[row][...], times: slope) }
    }
  }

  private func ownCost(_ residual: Int, _ direction: Direction, _ level: Range<Int>) -> Double {
    guard level.contains(residual) else { return 0 }
    return residuals[residual].ownCost(direction)
  }

  /// Bars all moves that would make an optimal level worse.
  private mutating func bar(_ level: Range<Int>) {
    addRates(level)
    for residual in level where tableau.row(of: residual) == nil { rates.add(0, at: residual) }
    let number = Int32(truncatingIfNeeded: residuals[level.lowerBound].level)
    for index in rates.indices {
      let column = Int(index)
      for direction in [Direction.up, .down] where !isBarred(column, direction) {
        let cost = rates[column] * direction.rawValue + ownCost(column, direction, level)
        guard cost > Self.rateTolerance else { continue }
        bars[column, direction] = MoveBars.Bar(level: number, cost: cost)
        freedom -= 1
      }
    }
  }
}

// MARK: - Moving

extension LexicographicSimplex {
  private struct Obstacle {
    var row: Int
    /// How far the moving residual gets.
    var distance: Double
  }

  /// The first basic residual below an index that becomes 0 when a nonbasic one moves: crossing 0 costs.
  private func firstObstacle(
    to moving: Int, _ direction: Direction, within limit: Int
  ) -> Obstacle? {
    var best: Obstacle?
    tableau.forEachRow(with: moving) { row, coefficient in
      let residual = Int(tableau.basic[row])
      guard residual < limit, abs(coefficient) > Self.rateTolerance else { return }
      let rate = coefficient * direction.rawValue
      guard isNegative[residual] == (rate > 0) else { return }
      let value = isNegative[residual] ? -tableau.constants[row] : tableau.constants[row]
      let distance = max(0, value) / abs(rate)
      if let best, distance > best.distance { return }
      if let best, distance == best.distance, residual <= tableau.basic[best.row] { return }
      best = Obstacle(row: row, distance: distance)
    }
    return best
  }

  private mutating func pivot(
    row: Int, entering: Int, _ direction: Direction, _ level: Range<Int>
  ) {
    let leaving = Int(tableau.basic[row])
    for way in [Direction.up, .down] where !isBarred(entering, way) { freedom -= 1 }
    tableau.pivot(row: row, entering: entering)
    let value = tableau.constants[row]
    isNegative[entering] = abs(value) > Self.tolerance ? value < 0 : direction == .down
    // A residual of a level before is free to go back to the side that it came from.
    for way in [Direction.up, .down] { bars[leaving, way] = .none }
    freedom += 2
    guard leaving < level.lowerBound else { return }
    freedom -= 1
    bars[leaving, isNegative[leaving] ? .up : .down] = MoveBars.Bar(
      level: Int32(truncatingIfNeeded: residuals[leaving].level),
      cost: residuals[leaving].crossingCost)
  }
}
