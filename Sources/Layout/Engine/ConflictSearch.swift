// Finds required constraints that contradict each other by the simplex method of Dutertre and de Moura ("A Fast
// Linear-Arithmetic Solver for DPLL(T)", CAV 2006), which ends with a solution or a contradiction.
//
// A basic residual that violates its constraint is exchanged with a residual in its row that may move in the right
// direction: a stay or an inequality. If there is none, the row
//
//     r = c + Σ aⱼ rⱼ
//
// has no rⱼ that may move to improve r, so the constraints of r and all rⱼ contradict each other. Each of them is
// needed: without r's constraint the others are satisfied, and without that of one rⱼ, this residual can move until r
// is 0.

/// Searches for required constraints of an island that contradict each other.
struct ConflictSearch: Sendable {
  private let rows: [ResidualRows.Row]
  private let residuals: [Residual]
  private var basis: Basis
  private var row: SparseVector
  private var rates: SparseVector

  /// - Parameter isRequired: selects the sources to search.
  init(
    _ graph: LayoutGraph, _ island: LayoutGraph.Island, _ values: LayoutValues,
    where isRequired: (ResidualRows.Source) -> Bool
  ) {
    let rows = ResidualRows(graph, island, values, where: isRequired)
    self.rows = rows.rows
    residuals = rows.residuals
    basis = Basis(rows.matrix, targets: rows.signed(rows.targets(graph, values)))
    basis.start(residuals)
    row = SparseVector(count: rows.matrix.unknownCount)
    rates = SparseVector(count: residuals.count)
  }

  /// Sources that contradict each other, each needed for the contradiction; nil if all can be satisfied.
  mutating func members() -> [ResidualRows.Source]? {
    // The method terminates, but rounding errors may make it cycle.
    for _ in 0..<(100 + 20 * rows.count) {
      guard let violated = firstViolated else { return nil }
      basis.row(of: violated, &row)
      guard let slot = firstFree(toCorrect: violated) else {
        let related = row.indices.map { Int($0) }.filter { isSignificant($0) }
        return [rows[violated].source] + related.map { rows[Int(basis.active[$0])].source }
      }
      basis.column(of: slot, &rates)
      basis.exchange(violated, slot: slot, rates)
    }
    return nil
  }

  /// The first residual that violates its constraint. Always choosing the first, here and below, prevents cycles
  /// (Bland's rule, 1977).
  private var firstViolated: Int? {
    (0..<basis.matrix.constraintCount).first { residual in
      !basis.isActive(residual)
        && residuals[residual].violation(basis.values[residual]) > IslandSolver.violationTolerance
    }
  }

  /// The slot of a residual that can move to improve another. Stays are tried first, because they never become active
  /// again.
  private func firstFree(toCorrect residual: Int) -> Int? {
    let isTooSmall = basis.values[residual] < 0
    var best: (slot: Int, residual: Int)?
    for index in row.indices {
      let slot = Int(index)
      guard isSignificant(slot) else { continue }
      let candidate = Int(basis.active[slot])
      if candidate >= basis.matrix.constraintCount { return slot }
      guard residuals[candidate].relation == .atLeast, (row[slot] > 0) == isTooSmall,
        candidate < best?.residual ?? Int.max
      else { continue }
      best = (slot, candidate)
    }
    return best?.slot
  }

  private func isSignificant(_ slot: Int) -> Bool {
    abs(row[slot]) > LexicographicSimplex.rateTolerance
  }
}
