import Primitives

/// Solves one island with some constraints active and some multipliers, for any constants.
///
/// Each solution begins from the values alone, so it depends on nothing else.
struct IslandSolver: Sendable {
  private let graph: LayoutGraph
  /// The island's views, in the tree's order.
  private let laidOut: [Int]
  private let rows: ResidualRows
  /// The targets and the solution of the last call; layouts often rest.
  private var last: (targets: [Double], solution: [Double])?

  /// - Parameters:
  ///   - values: their active constraints and multipliers hold for all solutions.
  ///   - isWanted: the sources to solve for, besides the stays.
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
  /// - Precondition: the values have the solver's active constraints and multipliers.
  mutating func frames(at values: LayoutValues) -> [Rect] {
    let targets = rows.targets(graph, values)
    let solution = solution(for: targets)
    var frames = laidOut.map { values.frames[$0] }
    for stay in rows.stays {
      frames[stay.place][stay.part] = targets[stay.row] + solution[stay.row]
    }
    return frames
  }

  /// Whether some of the rows cannot all be satisfied at some values.
  mutating func violates(
    _ isWanted: (ResidualRows.Source) -> Bool, at values: LayoutValues
  ) -> Bool {
    let solution = solution(for: rows.targets(graph, values))
    return solution.indices.contains {
      isWanted(rows.rows[$0].source)
        && rows.residuals[$0].violation(solution[$0]) > Self.violationTolerance
    }
  }

  /// Points: a larger violation of a required constraint is a contradiction.
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

  /// The parts that could differ without making any constraint worse: those that depend on the frames that
  /// views have without constraints, where a view has none of its own.
  ///
  /// The best layouts of the constraints alone do not depend on these frames. So a part is determined if
  /// it is the same for two very different sets of them.
  mutating func freeComponents(at values: LayoutValues) -> [Int] {
    let (low, high) = (frames(at: moved(values, by: -1)), frames(at: moved(values, by: 1)))
    return zip(laidOut, zip(low, high)).flatMap { node, frames in
      LayoutPart.allCases.filter { part in
        !graph.nodes[node].has(part) && abs(frames.1[part] - frames.0[part]) > 0.001
      }.map { 4 * node + $0.rawValue }
    }
  }

  /// Values in which each part that a view does not have of its own is moved by another distance. Sizes
  /// become 0 instead of smaller.
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
