// Finds required constraints that contradict each other by the simplex method of Dutertre and de Moura ("A Fast
// Linear-Arithmetic Solver for DPLL(T)", CAV 2006), which ends with a solution or with a contradiction.
//
// A basic residual with a forbidden value is exchanged for one of its row that may move in the right direction: a
// stay, or that of an inequality. If there is none, the row
//
//     r = c + Σ aⱼ rⱼ
//
// contains no rⱼ that may move so that r improves, and the constraints of r and of all rⱼ contradict each other.
// Each one is needed: without r the others are satisfied, and without some rⱼ that residual can move and make r 0.

/// Looks for required constraints of an island that contradict each other.
struct ConflictSearch: Sendable {
  private let rows: [ResidualRows.Row]
  private let residuals: [Residual]
  private var tableau: Tableau

  /// - Parameter isRequired: the sources among which a conflict is looked for.
  init(
    _ graph: LayoutGraph, _ island: LayoutGraph.Island, _ values: LayoutValues,
    where isRequired: (ResidualRows.Source) -> Bool
  ) {
    let rows = ResidualRows(graph, island, values, where: isRequired)
    self.rows = rows.rows
    residuals = rows.residuals
    tableau = rows.tableau(rows.targets(graph, values))
  }

  /// Sources that contradict each other, each of them needed for that; nil if all can hold.
  mutating func members() -> [ResidualRows.Source]? {
    // The method ends by itself; rounding errors might let it run in circles.
    for _ in 0..<(100 + 20 * rows.count) {
      guard let violated = firstViolated else { return nil }
      guard let entering = firstFree(toCorrect: violated) else {
        let related = tableau.terms[violated].filter { isSignificant($0) }.map(\.index)
        return ([Int(tableau.basic[violated])] + related).map { rows[$0].source }
      }
      tableau.pivot(row: violated, entering: entering)
    }
    return nil
  }

  /// The row of the first residual with a forbidden value. Always taking the first one, here and below, makes the
  /// method end (Bland's rule, 1977).
  private var firstViolated: Int? {
    for residual in rows.indices where !isStay(residual) {
      guard let row = tableau.row(of: residual) else { continue }
      let violation = residuals[residual].violation(tableau.constants[row])
      if violation > IslandSolver.violationTolerance { return row }
    }
    return nil
  }

  /// The residual that can move so that a row's residual improves. Stays come first, because they never return.
  private func firstFree(toCorrect row: Int) -> Int? {
    let terms = tableau.terms[row]
    if let stay = terms.last, isStay(stay.index), isSignificant(stay) { return stay.index }
    let isTooSmall = tableau.constants[row] < 0
    return terms.first { term in
      guard isSignificant(term) else { return false }
      return isStay(term.index)
        || residuals[term.index].relation == .atLeast && (term.value > 0) == isTooSmall
    }?.index
  }

  private func isSignificant(_ term: Term) -> Bool {
    abs(term.value) > LexicographicSimplex.rateTolerance
  }

  private func isStay(_ residual: Int) -> Bool {
    if case .stay = rows[residual].source { true } else { false }
  }
}
