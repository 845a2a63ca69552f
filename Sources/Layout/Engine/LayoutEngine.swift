package import AnimPrimitives

/// Lays out a tree of views by constraints.
///
/// The frames are a pure function of the values.
package struct LayoutEngine: Sendable {
  /// Solvers and their last solutions; they affect only speed.
  package struct Cache: Sendable {
    fileprivate struct Key: Hashable {
      var isActive: [Bool]
      var multipliers: [Double]
      /// For each view: 1 if a width is needed, 2 if a height is, 3 for both.
      var contentSides: [UInt8]

      init(_ values: LayoutValues, active: [Bool]) {
        isActive = active
        multipliers = values.multipliers
        contentSides = values.contentSizes.map { size in
          size.map { ($0.width >= 0 ? 1 : 0) + ($0.height >= 0 ? 2 : 0) } ?? 0
        }
      }
    }

    /// The solvers of each island.
    fileprivate var solvers: [Key: [IslandSolver]] = [:]
    /// The maximum number of solvers, because an animated multiplier needs new ones for each frame.
    fileprivate static let limit = 16

    package init() {}
  }

  private let graph: LayoutGraph
  private let islands: [LayoutGraph.Island]

  /// The views that constraints place, in tree order. Other views keep their frames.
  package let laidOut: [Int]
  /// The indices of all constraints.
  package var constraints: [Int] { islands.flatMap(\.constraints) }
  /// The views whose own frames and baselines affect the layout, in tree order. Includes the views that constraints
  /// place.
  package let inputs: [Int]

  /// The views that constraints would place, by islands. Empty if a constraint has an unknown item.
  package static func islands(
    _ nodes: [LayoutNode], by constraints: [LayoutConstraint]
  ) -> [[Int]] {
    (try? LayoutGraph(nodes: nodes, canvas: .zero, constraints: constraints))?
      .islands.map(\.laidOut) ?? []
  }

  /// The labels whose baselines constraints use. Empty if a constraint has an unknown item.
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

  /// - Throws: for the first constraint with an unknown item or mismatched attributes.
  package init(
    nodes: [LayoutNode], canvas: Size, constraints: [LayoutConstraint]
  ) throws(LayoutFault) {
    let graph = try LayoutGraph(nodes: nodes, canvas: canvas, constraints: constraints)
    self.init(graph, graph.islands)
  }

  private init(_ graph: LayoutGraph, _ islands: [LayoutGraph.Island]) {
    self.graph = graph
    self.islands = islands
    laidOut = islands.flatMap(\.laidOut).sorted()
    inputs = Set(islands.flatMap(\.inputs)).sorted()
  }

  /// The layout of the islands that contain any of the views.
  package func limited(to views: Set<Int>) -> LayoutEngine {
    LayoutEngine(graph, islands.filter { $0.laidOut.contains(where: views.contains) })
  }

  /// The frames of the views in `laidOut`, in that order and in their superviews' coordinates.
  ///
  /// While constraints are being activated or deactivated, frames are blended between the layouts with and without
  /// them. Source: layoutIfNeeded in an animation block.
  package func frames(at values: LayoutValues, _ cache: inout Cache) -> [Rect] {
    let goal = frames(at: values, active: values.isActive, &cache)
    let constraints = constraints
    let blend = LayoutBlend(
      constraints.map { values.isActive[$0] }, weights: constraints.map { values.activations[$0] })
    guard blend.isNeeded else { return goal.map(\.roundedToLayoutGrid) }
    return blend.frames(goal) { places in
      var active = values.isActive
      for place in places { active[constraints[place]].toggle() }
      return frames(at: values, active: active, &cache)
    }.map(\.roundedToLayoutGrid)
  }

  /// The frames with the given constraints active.
  private func frames(
    at values: LayoutValues, active: [Bool], _ cache: inout Cache
  ) -> [Rect] {
    let key = Cache.Key(values, active: active)
    var solvers = cache.solvers.removeValue(forKey: key) ?? solvers(for: values, active: active)
    var frames: [Int: Rect] = [:]
    for index in islands.indices {
      for (node, frame) in zip(islands[index].laidOut, solvers[index].frames(at: values)) {
        frames[node] = frame
      }
    }
    if cache.solvers.count >= Cache.limit { cache.solvers = [:] }
    cache.solvers[key] = solvers
    return laidOut.map { frames[$0] ?? .zero }
  }

  private func solvers(for values: LayoutValues, active: [Bool]) -> [IslandSolver] {
    var values = values
    values.isActive = active
    return islands.map { IslandSolver(graph, $0, values) }
  }
}

// MARK: - Faults

extension LayoutEngine {
  /// Required constraints that contradict each other for the given values; nil if all can be satisfied.
  package func conflict(at values: LayoutValues) -> LayoutConflict? {
    for island in islands {
      var solver = IslandSolver(graph, island, values)
      guard solver.violates(isRequired, at: values) else { continue }
      var search = ConflictSearch(graph, island, values, where: isRequired)
      guard let members = search.members() else { continue }
      return LayoutConflict(members: members.compactMap(member).sorted(by: Self.precedes))
    }
    return nil
  }

  /// Required constraints that contradict each other for the values of the last layout. If it had no conflict, nothing
  /// is solved again.
  package func conflict(at values: LayoutValues, _ cache: inout Cache) -> LayoutConflict? {
    let key = Cache.Key(values, active: values.isActive)
    guard var solvers = cache.solvers.removeValue(forKey: key) else { return conflict(at: values) }
    let isViolated = solvers.indices.contains { solvers[$0].violates(isRequired, at: values) }
    cache.solvers[key] = solvers
    return isViolated ? conflict(at: values) : nil
  }

  private func isRequired(_ source: ResidualRows.Source) -> Bool {
    switch source {
    case .constraint(let number):
      graph.edges[number].constraint.priority == LayoutConstraint.required
    case .minimum: true
    case .hugging, .resistance, .stay: false
    }
  }

  private func member(_ source: ResidualRows.Source) -> LayoutConflict.Member? {
    switch source {
    case .constraint(let number): .constraint(number)
    case .minimum(let component):
      .minimum(
        node: component / 4, component % 4 == LayoutPart.width.rawValue ? .width : .height)
    case .hugging, .resistance, .stay: nil
    }
  }

  /// Orders constraints by index, then minimum sizes.
  private static func precedes(_ a: LayoutConflict.Member, _ b: LayoutConflict.Member) -> Bool {
    switch (a, b) {
    case (.constraint(let a), .constraint(let b)): a < b
    case (.constraint, .minimum): true
    case (.minimum, .constraint): false
    case (.minimum(let a, let x), .minimum(let b, let y)):
      (a, x == .width ? 0 : 1) < (b, y == .width ? 0 : 1)
    }
  }

  /// The views with undetermined parts, in tree order.
  package func ambiguities(at values: LayoutValues) -> [LayoutAmbiguity] {
    let free = Set(
      islands.flatMap { island in
        var solver = IslandSolver(graph, island, values)
        return solver.freeComponents(at: values)
      })
    return laidOut.compactMap { node in
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

extension Rect {
  /// The rectangle with multiples of 2⁻²⁰ points, which have no rounding errors of a solution.
  package var roundedToLayoutGrid: Rect {
    var frame = self
    for part in LayoutPart.allCases {
      let value = frame[part] / Self.layoutGrid
      // Larger numbers have no finer digits, and could overflow.
      if value.magnitude < 0x1p52 { frame[part] = value.rounded() * Self.layoutGrid }
    }
    return frame
  }

  private static let layoutGrid = 0x1p-20

  /// Whether two rectangles are equal within the layout's rounding.
  package func isNear(_ other: Rect) -> Bool {
    let tolerance = Self.layoutGrid
    return abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
