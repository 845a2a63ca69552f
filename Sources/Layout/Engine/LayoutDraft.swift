import Primitives

/// The residuals of a layout, in the order of their levels.
///
/// Required constraints first; that no side is below 0; the other priorities, in which hugging and
/// resistance stand beside constraints; and stays one by one: first those of views with which no
/// constraint begins (they stay where they are, and others are laid out about them), sizes before places.
struct LayoutDraft {
  private(set) var rows: [LayoutSolver.Row] = []
  private(set) var residuals: [Residual] = []

  private struct Entry {
    var row: LayoutSolver.Row
    var relation: Residual.Relation
    var priority: Double
  }

  /// Right behind required constraints: where one asks for a width below 0, everything follows it.
  private static let minimumPriority = LayoutConstraint.required.nextDown

  init(
    _ graph: LayoutGraph, _ values: LayoutValues, where isWanted: (LayoutSolver.Source) -> Bool
  ) {
    var entries: [Entry] = []
    for number in graph.order where values.isActive[number] {
      let constraint = graph.edges[number].constraint
      entries.append(
        Entry(
          row: Self.row(ofConstraint: number, graph, multiplier: values.multipliers[number]),
          relation: constraint.relation == .equal ? .equal : .atLeast,
          priority: constraint.priority))
    }
    for node in graph.laidOut { entries += Self.sizeEntries(of: node, graph, values) }
    entries = entries.filter { isWanted($0.row.source) }
    let order = entries.indices.sorted {
      (-entries[$0].priority, $0) < (-entries[$1].priority, $1)
    }
    var level = -1
    var priority = Double.infinity
    for entry in order.map({ entries[$0] }) {
      if entry.priority < priority {
        level += 1
        priority = entry.priority
      }
      rows.append(entry.row)
      residuals.append(Residual(relation: entry.relation, level: level))
    }
    for component in Self.stays(graph) {
      level += 1
      rows.append(Self.row(.stay(component: component), component))
      residuals.append(Residual(relation: .equal, level: level))
    }
  }

  /// The residual of a constraint.
  static func row(
    ofConstraint number: Int, _ graph: LayoutGraph, multiplier: Double
  ) -> LayoutSolver.Row {
    let edge = graph.edges[number]
    let form = graph.form(of: edge, multiplier: multiplier)
    return LayoutSolver.Row(
      source: .constraint(number), sign: edge.constraint.relation == .lessThanOrEqual ? -1 : 1,
      terms: form.terms.filter { graph.isLaidOut[$0.component / 4] },
      given: form.terms.filter { !graph.isLaidOut[$0.component / 4] }, baselines: form.baselines)
  }

  private static func sizeEntries(
    of node: Int, _ graph: LayoutGraph, _ values: LayoutValues
  ) -> [Entry] {
    var entries: [Entry] = []
    for part in [LayoutPart.width, .height] {
      let component = 4 * node + part.rawValue
      entries.append(
        Entry(
          row: row(.minimum(component: component), component), relation: .atLeast,
          priority: minimumPriority))
      guard values.contentSizes[node] != nil else { continue }
      let (hugging, resistance) = (
        graph.nodes[node].contentHugging, graph.nodes[node].compressionResistance
      )
      entries.append(
        Entry(
          row: row(.hugging(component: component), component, sign: -1), relation: .atLeast,
          priority: part == .width ? hugging.width : hugging.height))
      entries.append(
        Entry(
          row: row(.resistance(component: component), component), relation: .atLeast,
          priority: part == .width ? resistance.width : resistance.height))
    }
    return entries
  }

  private static func row(
    _ source: LayoutSolver.Source, _ component: Int, sign: Double = 1
  ) -> LayoutSolver.Row {
    LayoutSolver.Row(
      source: source, sign: sign, terms: [LinearForm.Term(component: component, coefficient: 1)],
      given: [], baselines: [])
  }

  private static func stays(_ graph: LayoutGraph) -> [Int] {
    [false, true].flatMap { isFirst in
      [[LayoutPart.width, .height], [.left, .top]].flatMap { parts in
        graph.laidOut.filter { graph.isFirstItem[$0] == isFirst }.flatMap { node in
          parts.map { 4 * node + $0.rawValue }
        }
      }
    }
  }
}
