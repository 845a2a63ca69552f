package import Primitives

/// Lays out a tree of views by constraints: values in, frames out.
///
/// A pure function: what was asked before does not matter.
package struct LayoutEngine: Sendable {
  /// Solutions kept for other sets of active constraints; only speed depends on them.
  package struct Cache: Sendable {
    var solvers: [[Bool]: LayoutSolver] = [:]
    /// The last one for multipliers other than the initial ones.
    var multiplied: (values: Multiplied, solver: LayoutSolver)?

    struct Multiplied: Hashable {
      var multipliers: [Double]
      var isActive: [Bool]
    }

    package init() {}
  }

  private let graph: LayoutGraph
  private let initial: LayoutValues
  private let solver: LayoutSolver
  private let islands: [LayoutGraph.Island]
  /// Of each view that is laid out.
  private let islandNumbers: [Int: Int]

  /// The views that constraints place, in the tree's order; all others are left alone.
  package var laidOut: [Int] { graph.laidOut }
  /// The numbers of its constraints.
  package var constraints: [Int] { graph.order }
  /// The views whose own frames and baselines the layout depends on, in the tree's order; those that constraints
  /// place are among them.
  package let inputs: [Int]

  /// The views that some constraints would place, in the islands of those that depend on each other; none where
  /// constraints name what is not there.
  package static func islands(
    _ nodes: [LayoutNode], by constraints: [LayoutConstraint]
  ) -> [[Int]] {
    (try? LayoutGraph(nodes: nodes, canvas: .zero, constraints: constraints))?
      .islands.map(\.laidOut) ?? []
  }

  /// The labels whose baselines some constraints name; none where they name what is not there.
  package static func namedBaselines(
    _ nodes: [LayoutNode], by constraints: [LayoutConstraint]
  ) -> Set<Int> {
    guard constraints.contains(where: \.namesBaseline),
      let graph = try? LayoutGraph(nodes: nodes, canvas: .zero, constraints: constraints)
    else { return [] }
    var labels: Set<Int> = []
    for edge in graph.edges {
      if edge.firstAttribute.isBaseline { labels.insert(edge.first) }
      if let second = edge.second, edge.secondAttribute.isBaseline { labels.insert(second) }
    }
    return labels
  }

  /// - Parameter initial: the values at the beginning, from which other solutions are found.
  /// - Throws: for the first constraint that names what is not there, or relates what does not go together.
  package init(
    nodes: [LayoutNode], canvas: Size, constraints: [LayoutConstraint], initial: LayoutValues
  ) throws(LayoutFault) {
    let graph = try LayoutGraph(nodes: nodes, canvas: canvas, constraints: constraints)
    self.init(graph, graph.islands, initial)
  }

  private init(_ graph: LayoutGraph, _ islands: [LayoutGraph.Island], _ initial: LayoutValues) {
    self.graph = graph
    self.islands = islands
    self.initial = initial
    solver = LayoutSolver(graph, initial)
    inputs = Set(islands.flatMap(\.inputs)).sorted()
    var numbers: [Int: Int] = [:]
    for (number, island) in islands.enumerated() {
      for node in island.laidOut { numbers[node] = number }
    }
    islandNumbers = numbers
  }

  /// The layout of some views, of those with which constraints join them, and perhaps of others.
  package func limited(to views: Set<Int>) -> LayoutEngine {
    let wanted = Set(views.compactMap { islandNumbers[$0] }).sorted().map { islands[$0] }
    let laidOut = wanted.flatMap(\.laidOut).sorted()
    // Other solutions are found from that of the whole sooner than from none.
    guard laidOut.count <= self.laidOut.count / 2 else { return self }
    let part = graph.limited(to: wanted.flatMap(\.constraints), laidOut: laidOut)
    return LayoutEngine(part, wanted, initial)
  }

  /// The frames of the views that are laid out, in the order of `laidOut`, in their superviews.
  ///
  /// While the activity of constraints is animated, a frame is on its way from that without them to that
  /// with them. Source: layoutIfNeeded in an animation block.
  package func frames(at values: LayoutValues, _ cache: inout Cache) -> [Rect] {
    let goal = frames(at: values, active: values.isActive, &cache)
    // How far each constraint is from what it will be.
    let remainders = constraints.map {
      values.isActive[$0] ? 1 - values.activations[$0] : values.activations[$0]
    }
    guard remainders.contains(where: { $0 != 0 }) else { return goal.map(Self.snapped) }
    var result = goal
    for sign in [1.0, -1] {
      // With remainders u < v < …, all of those constraints count by u, those from v on by v − u, ….
      var counted = 0.0
      for remainder in remainders.map({ $0 * sign }).sorted()
      where remainder > counted + Self.remainderTolerance {
        var active = values.isActive
        for (index, own) in zip(constraints, remainders) where own * sign >= remainder {
          active[index].toggle()
        }
        let other = frames(at: values, active: active, &cache)
        let share = sign * (remainder - counted)
        for index in result.indices {
          for part in LayoutPart.allCases {
            result[index][part] += share * (other[index][part] - goal[index][part])
          }
        }
        counted = remainder
      }
    }
    return result.map(Self.snapped)
  }

  /// Remainders nearer than that are of one animation.
  private static let remainderTolerance = 1e-9

  private func frames(
    at values: LayoutValues, active: [Bool], _ cache: inout Cache
  ) -> [Rect] {
    solver(for: values, active: active, &cache).frames(at: values)
  }

  /// A solver for values with some constraints active.
  private func solver(
    for values: LayoutValues, active: [Bool], _ cache: inout Cache
  ) -> LayoutSolver {
    let solver = solver(active: active, &cache)
    guard values.multipliers != initial.multipliers else { return solver }
    let key = Cache.Multiplied(multipliers: values.multipliers, isActive: active)
    if let last = cache.multiplied, last.values == key { return last.solver }
    let multiplied = solver.with(multipliers: values.multipliers)
    cache.multiplied = (key, multiplied)
    return multiplied
  }

  /// A solver for initial values with some constraints active.
  private func solver(active: [Bool], _ cache: inout Cache) -> LayoutSolver {
    if active == initial.isActive { return solver }
    if let solver = cache.solvers[active] { return solver }
    var base = initial
    base.isActive = active
    let solver = LayoutSolver(graph, base)
    cache.solvers[active] = solver
    return solver
  }

  /// Points: 2⁻²⁰. Removes rounding errors, so that what ought to be whole is.
  private static let grid = 0x1p-20

  private static func snapped(_ frame: Rect) -> Rect {
    var frame = frame
    for part in LayoutPart.allCases {
      let value = frame[part] / grid
      // Larger numbers have no finer digits, and might overflow.
      if value.magnitude < 0x1p52 { frame[part] = value.rounded() * grid }
    }
    return frame
  }
}

// MARK: - Faults

extension LayoutEngine {
  /// Required constraints that cannot hold at some values; nil where all of them do.
  package func conflict(at values: LayoutValues) -> LayoutConflict? {
    var cache = Cache()
    let quick = solver(for: values, active: values.isActive, &cache)
    guard quick.violates(isRequired, at: values) else { return nil }
    var search = ConflictSearch(graph, values, where: isRequired)
    guard let members = search.members() else { return nil }
    return LayoutConflict(members: members.compactMap(member).sorted(by: Self.precedes))
  }

  private func isRequired(_ source: LayoutSolver.Source) -> Bool {
    switch source {
    case .constraint(let number):
      graph.edges[number].constraint.priority == LayoutConstraint.required
    case .minimum: true
    case .hugging, .resistance, .stay: false
    }
  }

  private func member(_ source: LayoutSolver.Source) -> LayoutConflict.Member? {
    switch source {
    case .constraint(let number): .constraint(number)
    case .minimum(let component):
      .minimum(
        node: component / 4, component % 4 == LayoutPart.width.rawValue ? .width : .height)
    case .hugging, .resistance, .stay: nil
    }
  }

  /// Constraints in their order, then minima.
  private static func precedes(_ a: LayoutConflict.Member, _ b: LayoutConflict.Member) -> Bool {
    switch (a, b) {
    case (.constraint(let a), .constraint(let b)): a < b
    case (.constraint, .minimum): true
    case (.minimum, .constraint): false
    case (.minimum(let a, let x), .minimum(let b, let y)):
      (a, x == .width ? 0 : 1) < (b, y == .width ? 0 : 1)
    }
  }

  /// The views of which neither constraints nor they themselves say all at some values, in the tree's order.
  package func ambiguities(at values: LayoutValues) -> [LayoutAmbiguity] {
    var cache = Cache()
    let solver = solver(for: values, active: values.isActive, &cache)
    let free = Set(solver.freeComponents(at: values))
    return graph.laidOut.compactMap { node in
      let attributes = zip(LayoutPart.allCases, [LayoutAttribute.left, .top, .width, .height])
        .filter { free.contains(4 * node + $0.0.rawValue) }.map(\.1)
      return attributes.isEmpty ? nil : LayoutAmbiguity(node: node, attributes: attributes)
    }
  }
}

extension LayoutConstraint {
  fileprivate var namesBaseline: Bool {
    firstAttribute.isBaseline || second?.attribute.isBaseline == true
  }
}
