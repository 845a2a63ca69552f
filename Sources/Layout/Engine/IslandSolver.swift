import AnimPrimitives

/// Solves one island for fixed active constraints and multipliers, and any constants.
///
/// Each solution depends only on the values, not on earlier solutions.
struct IslandSolver: Sendable {
  private let graph: LayoutGraph
  /// The island's views in tree order.
  private let laidOut: [Int]
  private let rows: ResidualRows
  /// The targets and solution of the last call, which consecutive frames often share.
  private var last: (targets: [Double], solution: [Double])?

  /// - Parameters:
  ///   - values: their active constraints and multipliers apply to all solutions.
  ///   - isWanted: selects the sources to solve for, besides the stays.
  init(
    _ graph: LayoutGraph, _ island: LayoutGraph.Island, _ values: LayoutValues,
    where isWanted: (ResidualRows.Source) -> Bool = { _ in true }
  ) {
    self.graph = graph
    laidOut = island.laidOut
    rows = ResidualRows(graph, island, values, where: isWanted)
  }

  /// The frames of the island's views.
  ///
  /// - Precondition: the values have the active constraints and multipliers of the solver.
  mutating func frames(at values: LayoutValues) -> [Rect] {
    let targets = rows.targets(graph, values)
    let solution = solution(for: targets)
    var frames = laidOut.map { values.frames[$0] }
    for stay in rows.stays {
      frames[stay.place][stay.part] = targets[stay.row] + solution[stay.row]
    }
    return frames
  }

  /// Whether the rows cannot all be satisfied for the given values.
  mutating func violates(
    _ isWanted: (ResidualRows.Source) -> Bool, at values: LayoutValues
  ) -> Bool {
    let solution = solution(for: rows.targets(graph, values))
    return solution.indices.contains {
      isWanted(rows.rows[$0].source)
        && rows.residuals[$0].violation(solution[$0]) > Self.violationTolerance
    }
  }

  /// In points. A larger violation of a required constraint is a contradiction.
  static let violationTolerance = 10 * LexicographicSimplex.tolerance

  /// The values of the residuals.
  private mutating func solution(for targets: [Double]) -> [Double] {
    if let last, last.targets == targets { return last.solution }
    var simplex = LexicographicSimplex(
      rows.matrix, targets: rows.signed(targets), residuals: rows.residuals, levels: rows.levels)
    simplex.optimize()
    let solution = simplex.values
    last = (targets, solution)
    return solution
  }

  /// The parts that can change without making a constraint worse: those that depend on the frames that views have
  /// without constraints, although the view does not keep that part.
  ///
  /// The optimal layouts do not depend on these frames. So a part is determined if it is the same for two very
  /// different sets of frames.
  mutating func freeComponents(at values: LayoutValues) -> [Int] {
    let (low, high) = (frames(at: moved(values, by: -1)), frames(at: moved(values, by: 1)))
    return zip(laidOut, zip(low, high)).flatMap { node, frames in
      LayoutPart.allCases.filter { part in
        !graph.nodes[node].has(part) && abs(frames.1[part] - frames.0[part]) > 0.001
      }.map { 4 * node + $0.rawValue }
    }
  }

  /// Values in which each part that a view does not keep is moved by a different distance. Sizes become 0 instead of
  /// negative.
  private func moved(_ values: LayoutValues, by sign: Double) -> LayoutValues {
    var values = values
    for (index, node) in laidOut.enumerated() {
      for part in LayoutPart.allCases where !graph.nodes[node].has(part) {
        let moved =
          values.frames[node][part] + sign * (1000 + 17.3 * Double(4 * index + part.rawValue))
        let isSize = part == .width || part == .height
        values.frames[node][part] = isSize ? max(moved, 0) : moved
      }
    }
    return values
  }
}
