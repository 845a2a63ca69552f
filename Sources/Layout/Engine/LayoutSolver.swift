import Primitives

/// The solution of a layout with some constraints active, from which others with other constants are
/// found quickly.
///
/// Each begins from the same one, so that a solution depends on nothing but the values.
struct LayoutSolver: Sendable {
  /// What a residual belongs to.
  enum Source: Hashable {
    case constraint(Int)
    /// That a width or height is at least 0.
    case minimum(component: Int)
    /// That a view is no larger than its content.
    case hugging(component: Int)
    /// That a view is no smaller than its content.
    case resistance(component: Int)
    /// That a part of a view is what it is without constraints.
    case stay(component: Int)
  }

  /// What a residual is the value of: sign × (form − target).
  struct Row: Sendable {
    var source: Source
    var sign: Double
    /// Parts that are to be found.
    var terms: [LinearForm.Term]
    /// Parts of views that constraints name and do not place: of the canvas, of what has a frame of its own.
    var given: [LinearForm.Term]
    /// Of labels, whether they are to be found or not.
    var baselines: [LinearForm.BaselineTerm]
  }

  private struct Stay: Sendable {
    var row: Int
    var component: Int
    /// Of the view, in `graph.laidOut`.
    var place: Int
  }

  let graph: LayoutGraph
  /// Beside the residuals.
  let rows: [Row]
  /// Those instead of which constraints have others, by other multipliers than these were made for.
  private var changedRows: [Int: Row] = [:]
  /// The rows that say what a part of a view is.
  private let stays: [Stay]
  /// Of each component, the row of its stay.
  private let stayRows: [Int: Int]
  /// What the base is the solution for.
  private var baseValues: LayoutValues
  private var baseTargets: [Double]
  private var base: OptimalBasis

  /// - Parameters:
  ///   - values: those of the base; its active constraints and multipliers hold for all solutions.
  ///   - isWanted: what the base is made of, besides the stays.
  init(
    _ graph: LayoutGraph, _ values: LayoutValues, where isWanted: (Source) -> Bool = { _ in true }
  ) {
    self.graph = graph
    let draft = LayoutDraft(graph, values, where: isWanted)
    rows = draft.rows
    stays = Self.stays(rows, graph)
    stayRows = Self.rowsOfStays(rows)
    baseValues = values
    baseTargets = Self.targets(rows, graph, values)
    var simplex = LexicographicSimplex(
      Self.tableau(rows, baseTargets, graph), residuals: draft.residuals)
    simplex.optimize()
    base = OptimalBasis(simplex)
    base.complete()
  }

  /// The tableau that a solution begins with: all stays are 0.
  static func tableau(_ rows: [Row], _ targets: [Double], _ graph: LayoutGraph) -> Tableau {
    let stays = rowsOfStays(rows)
    var tableau = Tableau(residualCount: rows.count)
    for (index, row) in rows.enumerated() {
      if case .stay = row.source { continue }
      var constant = -targets[index]
      var terms: [Term] = []
      for term in row.terms where term.coefficient != 0 {
        guard let stay = stays[term.component] else { continue }
        constant += term.coefficient * targets[stay]
        terms.append(Term(stay, row.sign * term.coefficient))
      }
      terms.sort { $0.column < $1.column }
      tableau.append(index, constant: row.sign * constant, terms: terms)
    }
    return tableau
  }

  private static func stays(_ rows: [Row], _ graph: LayoutGraph) -> [Stay] {
    let places = Dictionary(
      uniqueKeysWithValues: graph.laidOut.enumerated().map { ($0.element, $0.offset) })
    return rows.indices.compactMap { index in
      guard case .stay(let component) = rows[index].source, let place = places[component / 4]
      else { return nil }
      return Stay(row: index, component: component, place: place)
    }
  }

  /// Of each component, the row of its stay.
  private static func rowsOfStays(_ rows: [Row]) -> [Int: Int] {
    var stays: [Int: Int] = [:]
    for (index, row) in rows.enumerated() {
      if case .stay(let component) = row.source { stays[component] = index }
    }
    return stays
  }

  private func targets(_ values: LayoutValues) -> [Double] {
    var targets = Self.targets(rows, graph, values)
    for (index, row) in changedRows { targets[index] = Self.target(row, graph, values) }
    return targets
  }

  /// What the residuals' forms ought to be, at some values.
  static func targets(_ rows: [Row], _ graph: LayoutGraph, _ values: LayoutValues) -> [Double] {
    // A span's elements are looked at where they are; to copy a row is to retain what it holds.
    let rows = rows.span
    var targets: [Double] = []
    targets.reserveCapacity(rows.count)
    for index in rows.indices { targets.append(target(rows[index], graph, values)) }
    return targets
  }

  /// What a residual's form ought to be, at some values.
  private static func target(_ row: Row, _ graph: LayoutGraph, _ values: LayoutValues) -> Double {
    func part(_ component: Int) -> Double {
      let node = component / 4
      let part = LayoutPart(ofComponent: component)
      if node == graph.canvasNode { return Rect(origin: .zero, size: graph.canvas)[part] }
      return values.frames[node][part]
    }
    switch row.source {
    case .constraint(let number):
      let constant = row.given.reduce(values.constants[number]) {
        $0 - $1.coefficient * part($1.component)
      }
      return row.baselines.reduce(constant) { rest, term in
        let baselines = values.baselines[term.node]
        return rest - term.coefficient * ((term.isLast ? baselines?.last : baselines?.first) ?? 0)
      }
    case .minimum: return 0
    case .hugging(let component), .resistance(let component):
      let size = values.contentSizes[component / 4] ?? .zero
      return component % 4 == LayoutPart.width.rawValue ? size.width : size.height
    case .stay(let component): return part(component)
    }
  }
}

// MARK: - Other multipliers

extension LayoutSolver {
  /// A solver for constraints with other multipliers.
  ///
  /// A coefficient is another in the whole tableau by what one pivot costs; the simplex method goes on
  /// from there, most often without a pivot. Where the constraints with other multipliers do not
  /// say what the old ones said, it begins anew.
  ///
  /// - Precondition: this solver is not itself one that has other multipliers.
  func with(multipliers: [Double]) -> LayoutSolver {
    precondition(changedRows.isEmpty, "changes are told from the rows that the solver was made of")
    var copy = self
    copy.baseValues.multipliers = multipliers
    var tableau = base.tableau
    var hasOtherTerms = false
    for index in rows.indices {
      guard case .constraint(let number) = rows[index].source,
        multipliers[number] != baseValues.multipliers[number]
      else { continue }
      let row = rows[index]
      let changed = LayoutDraft.row(ofConstraint: number, graph, multiplier: multipliers[number])
      copy.changedRows[index] = changed
      // A multiple of what has a frame of its own is a constant.
      guard changed.terms != row.terms else { continue }
      hasOtherTerms = true
      let target = Self.target(changed, graph, baseValues)
      var constant = baseTargets[index] - target
      var terms: [Term] = []
      func add(_ form: [LinearForm.Term], times factor: Double) {
        for term in form {
          guard let stay = stayRows[term.component] else { continue }
          constant += factor * term.coefficient * baseTargets[stay]
          terms.append(Term(stay, row.sign * factor * term.coefficient))
        }
      }
      add(changed.terms, times: 1)
      add(row.terms, times: -1)
      copy.baseTargets[index] = target
      guard tableau.add(terms, constant: row.sign * constant, to: index) else {
        return LayoutSolver(graph, copy.baseValues)
      }
    }
    guard hasOtherTerms else { return copy }
    var simplex = LexicographicSimplex(consume tableau, like: base)
    simplex.optimize()
    copy.base = OptimalBasis(simplex)
    return copy
  }
}

// MARK: - Solutions

extension LayoutSolver {
  /// The frames of `graph.laidOut` at some values.
  ///
  /// - Precondition: the values have the base's active constraints and multipliers.
  func frames(at values: LayoutValues) -> [Rect] {
    let targets = targets(values)
    let solution = solution(for: targets)
    var frames = graph.laidOut.map { values.frames[$0] }
    for stay in stays {
      frames[stay.place][LayoutPart(ofComponent: stay.component)] =
        targets[stay.row] + solution[stay.row]
    }
    return frames
  }

  /// The values of the residuals where the targets are others.
  ///
  /// While those at 0 stay there, a residual r becomes r − Δ; so one that is 0 again counts as Δ in what follows from it.
  private func solution(for targets: [Double]) -> [Double] {
    var base = base
    var residuals = base.values
    for index in rows.indices where targets[index] != baseTargets[index] {
      let change = rows[index].sign * (targets[index] - baseTargets[index])
      if base.tableau.row(of: index) != nil {
        residuals[index] -= change
      } else {
        base.complete()
        for term in base.column(of: index) { residuals[term.index] += change * term.value }
      }
    }
    return base.solution(residuals)
  }

  /// Whether some rows cannot all be satisfied at some values.
  func violates(_ isWanted: (Source) -> Bool, at values: LayoutValues) -> Bool {
    let solution = solution(for: targets(values))
    return rows.indices.contains {
      isWanted(rows[$0].source)
        && base.residuals[$0].violation(solution[$0]) > Self.violationTolerance
    }
  }

  /// Points: what is further from where it may be contradicts something else.
  static let violationTolerance = 10 * LexicographicSimplex.tolerance

  /// The parts that could be otherwise without making anything worse: those that depend on what views are
  /// without constraints, and do not have of their own.
  func freeComponents(at values: LayoutValues) -> [Int] {
    guard let first = stays.first else { return [] }
    let level = base.residuals[first.row].level
    let candidates = stays.filter { stay in
      !graph.nodes[stay.component / 4].has(LayoutPart(ofComponent: stay.component))
        && base.isFree(stay.row, before: level)
    }
    // Where residuals are 0 by chance, the basis alone does not tell.
    guard !candidates.isEmpty else { return [] }
    let (low, high) = (frames(at: moved(values, by: -1)), frames(at: moved(values, by: 1)))
    return candidates.filter { stay in
      let part = LayoutPart(ofComponent: stay.component)
      return abs(high[stay.place][part] - low[stay.place][part]) > 0.001
    }.map(\.component)
  }

  /// Values with all that views do not have of their own elsewhere, each part by another distance.
  private func moved(_ values: LayoutValues, by sign: Double) -> LayoutValues {
    var values = values
    for (index, node) in graph.laidOut.enumerated() {
      for part in LayoutPart.allCases where !graph.nodes[node].has(part) {
        values.frames[node][part] += sign * (1000 + 17.3 * Double(4 * index + part.rawValue))
      }
    }
    return values
  }
}
