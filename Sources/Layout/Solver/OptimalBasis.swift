/// What the simplex method found: the residuals that are 0 in the solution, and how all others follow
/// from them. Solutions for other constants begin here.
///
/// Where it is asked for one solution, most often that of the simplex method, what takes longest to find need not be
/// known; it is found when it is needed, or by `complete()` once for many.
struct OptimalBasis: Sendable {
  let residuals: [Residual]
  /// The residuals of each level.
  let levels: [Range<Int>]
  let tableau: Tableau
  /// Of each residual: its value.
  let values: [Double]
  /// Of each basic residual: whether it lies below 0; where it is 0, the side that its costs are of.
  let isNegative: [Bool]
  /// What keeps nonbasic residuals from moving.
  let bars: MoveBars
  /// Of each basic residual: whether its side had a say in what is optimal; empty before `complete()`.
  private(set) var decides: [Bool] = []
  /// Of each nonbasic residual, where its column begins; and one more, where the last ends. Empty before `complete()`.
  private var columnStarts: [Int] = []
  private var columns: [Term] = []

  init(_ simplex: LexicographicSimplex) {
    residuals = simplex.residuals
    levels = simplex.levels
    tableau = simplex.tableau
    isNegative = simplex.isNegative
    bars = simplex.bars
    values = residuals.indices.map(simplex.tableau.value)
  }

  /// Finds what solutions for other constants begin with.
  mutating func complete() {
    guard columnStarts.isEmpty else { return }
    (columnStarts, columns) = tableau.columns()
    var decides = Array(repeating: false, count: residuals.count)
    for residual in tableau.basic { decides[Int(residual)] = hasSay(Int(residual)) }
    self.decides = decides
  }

  private func hasSay(_ residual: Int) -> Bool {
    isFree(residual, before: residuals[residual].level)
  }

  /// What basic residuals change by when a nonbasic one grows by 1: terms of basic residuals.
  ///
  /// - Precondition: `complete()` was called.
  func column(of residual: Int) -> ArraySlice<Term> {
    columns[columnStarts[residual]..<columnStarts[residual + 1]]
  }
}

// MARK: - Other constants

extension OptimalBasis {
  /// The values of the residuals in the solution for other constants.
  ///
  /// - Parameter values: of each residual, with those at 0 that are 0 in this solution.
  func solution(_ values: [Double]) -> [Double] {
    let isOptimal = tableau.basic.allSatisfy { residual in
      let residual = Int(residual)
      let value = isNegative[residual] ? -values[residual] : values[residual]
      return value >= -LexicographicSimplex.tolerance
        || !(decides.isEmpty ? hasSay(residual) : decides[residual])
    }
    if isOptimal { return values }
    var basis = self
    basis.complete()
    var dual = DualSimplex(basis, values: values)
    if dual.optimize() { return dual.values }
    var moved = tableau
    moved.constants = tableau.basic.map { values[Int($0)] }
    var primal = LexicographicSimplex(moved, residuals: residuals)
    primal.optimize()
    return residuals.indices.map(primal.tableau.value)
  }

  /// Whether a residual could be another without making a level before some one worse, or was kept from
  /// that by a residual that is 0 by chance.
  func isFree(_ residual: Int, before level: Int) -> Bool {
    guard let row = tableau.row(of: residual) else { return bars.last(residual) >= level }
    return tableau.terms[row].contains { bars.last($0.index) >= level }
  }
}

extension Tableau {
  /// The columns of all residuals one behind the other, and where each begins; those of basic residuals
  /// are empty.
  fileprivate func columns() -> (starts: [Int], terms: [Term]) {
    var starts = Array(repeating: 0, count: rowOf.count + 1)
    for row in terms {
      for term in row { starts[term.index + 1] += 1 }
    }
    for index in rowOf.indices { starts[index + 1] += starts[index] }
    var next = starts
    var columns = Array(repeating: Term(0, 0), count: starts[rowOf.count])
    for (row, rowTerms) in terms.enumerated() {
      for term in rowTerms {
        columns[next[term.index]] = Term(Int(basic[row]), term.value)
        next[term.index] += 1
      }
    }
    return (starts, columns)
  }
}
