import AnimPrimitives

/// The residuals of an island, sorted by level.
///
/// Required constraints come first, then the rule that no side is negative, then the other priorities, which
/// constraints share with hugging and resistance. Stays come last, each on its own level: first those of views that are
/// not a constraint's first item (other views are laid out around them), sizes before positions.
///
/// Where constraints leave several sizes open, the first content gives way, but the last view without a content, as in
/// UIStackView. Source: measured in iOS 26.1 by Vercantez/openuikit, Sources/OpenUIKit/UIStackView.swift.
struct ResidualRows: Sendable {
  /// The origin of a residual.
  enum Source: Hashable {
    case constraint(Int)
    /// A width or height is at least 0.
    case minimum(component: Int)
    /// A view is at most as large as its content.
    case hugging(component: Int)
    /// A view is at least as large as its content.
    case resistance(component: Int)
    /// A part of a view keeps its value without constraints.
    case stay(component: Int)
  }

  /// A residual is sign × (form − target).
  struct Row: Sendable {
    var source: Source
    var sign: Double
    /// The unknown parts of the form.
    var terms: [LinearForm.Term]
    /// Parts of views that constraints refer to but do not place: of the canvas, and of views with frames.
    var given: [LinearForm.Term] = []
    /// Baselines of labels.
    var baselines: [LinearForm.BaselineTerm] = []
  }

  struct Stay: Sendable {
    var row: Int
    var component: Int
    /// The index of the view within the island.
    var place: Int

    var part: LayoutPart { LayoutPart(ofComponent: component) }
  }

  private(set) var rows: [Row] = []
  private(set) var residuals: [Residual] = []
  /// The residuals of each level.
  private(set) var levels: [Range<Int>] = []
  private(set) var stays: [Stay] = []
  /// The coefficients of all rows, by the indices of the parts' stays.
  private(set) var matrix = LayoutMatrix([], unknownCount: 0)

  private struct Entry {
    var row: Row
    var relation: Residual.Relation
    var priority: Double
  }

  /// Just below required: if a constraint requires a negative width, it wins.
  private static let minimumPriority = LayoutConstraint.required.nextDown

  /// - Parameter isWanted: selects the sources to include, besides the stays.
  init(
    _ graph: LayoutGraph, _ island: LayoutGraph.Island, _ values: LayoutValues,
    where isWanted: (Source) -> Bool
  ) {
    var entries: [Entry] = []
    for number in island.constraints where values.isActive[number] {
      let constraint = graph.edges[number].constraint
      entries.append(
        Entry(
          row: Self.row(ofConstraint: number, graph, multiplier: values.multipliers[number]),
          relation: constraint.relation == .equal ? .equal : .atLeast,
          priority: constraint.priority))
    }
    for node in island.laidOut { entries += Self.sizeEntries(of: node, graph, values) }
    entries = entries.filter { isWanted($0.row.source) }
    let order = entries.indices.sorted {
      (-entries[$0].priority, $0) < (-entries[$1].priority, $1)
    }
    var priority = Double.infinity
    for entry in order.map({ entries[$0] }) {
      append(entry.row, entry.relation, isNewLevel: entry.priority < priority)
      priority = entry.priority
    }
    let places = Dictionary(
      uniqueKeysWithValues: island.laidOut.enumerated().map { ($0.element, $0.offset) })
    for component in Self.stays(graph, island) {
      stays.append(
        Stay(row: rows.count, component: component, place: places[component / 4] ?? 0))
      append(Self.row(.stay(component: component), component), .equal, isNewLevel: true)
    }
    matrix = makeMatrix()
  }

  private mutating func append(_ row: Row, _ relation: Residual.Relation, isNewLevel: Bool) {
    if isNewLevel { levels.append(rows.count..<rows.count) }
    let level = levels.count - 1
    levels[level] = levels[level].lowerBound..<(rows.count + 1)
    rows.append(row)
    residuals.append(Residual(relation: relation))
  }

  private static func row(
    ofConstraint number: Int, _ graph: LayoutGraph, multiplier: Double
  ) -> Row {
    let edge = graph.edges[number]
    let form = graph.form(of: edge, multiplier: multiplier)
    return Row(
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
      guard let content = values.contentSizes[node],
        (part == .width ? content.width : content.height) >= 0
      else { continue }
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

  private static func row(_ source: Source, _ component: Int, sign: Double = 1) -> Row {
    Row(
      source: source, sign: sign, terms: [LinearForm.Term(component: component, coefficient: 1)])
  }

  private static func stays(_ graph: LayoutGraph, _ island: LayoutGraph.Island) -> [Int] {
    [false, true].flatMap { isFirst in
      let nodes = island.laidOut.filter { graph.isFirstItem[$0] == isFirst }
      let sizes =
        nodes.filter { !graph.nodes[$0].hasContent }
        + nodes.reversed().filter { graph.nodes[$0].hasContent }
      return [(sizes, [LayoutPart.width, .height]), (nodes, [.left, .top])].flatMap {
        nodes, parts in
        nodes.flatMap { node in parts.map { 4 * node + $0.rawValue } }
      }
    }
  }
}

// MARK: - Coefficients and targets

extension ResidualRows {
  private func makeMatrix() -> LayoutMatrix {
    let columns = Dictionary(
      uniqueKeysWithValues: stays.enumerated().map { ($0.element.component, $0.offset) })
    let constraints = rows.prefix(rows.count - stays.count)
    return LayoutMatrix(
      constraints.map { row in
        row.terms.filter { $0.coefficient != 0 }.compactMap { term in
          columns[term.component].map { Term($0, row.sign * term.coefficient) }
        }
      }, unknownCount: stays.count)
  }

  /// The targets multiplied by the signs of their rows.
  func signed(_ targets: [Double]) -> [Double] {
    targets.indices.map { rows[$0].sign * targets[$0] }
  }

  /// The targets of all forms for the given values.
  func targets(_ graph: LayoutGraph, _ values: LayoutValues) -> [Double] {
    // A span reads elements in place; copying a row would retain its arrays.
    let rows = rows.span
    var targets: [Double] = []
    targets.reserveCapacity(rows.count)
    for index in rows.indices { targets.append(Self.target(rows[index], graph, values)) }
    return targets
  }

  private static func target(_ row: Row, _ graph: LayoutGraph, _ values: LayoutValues) -> Double {
    func part(_ component: Int) -> Double {
      let node = component / 4
      let part = LayoutPart(ofComponent: component)
      if node == graph.canvasNode { return Rect(origin: .zero, size: graph.canvas)[part] }
      return values.frames[node][part]
    }
    /// The length of a text or a picture, to which its view stays; nil for another view, and for a position.
    func content(_ component: Int) -> Double? {
      let node = component / 4
      guard graph.nodes[node].hasContent, let size = values.contentSizes[node] else { return nil }
      let length: Double
      switch LayoutPart(ofComponent: component) {
      case .width: length = size.width
      case .height: length = size.height
      case .left, .top: return nil
      }
      return length >= 0 ? length : nil
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
    case .stay(let component): return content(component) ?? part(component)
    }
  }
}
