import AnimPrimitives

/// The views and constraints of a layout, by index.
struct LayoutGraph: Sendable {
  /// A constraint between views.
  struct Edge: Sendable {
    var first: Int
    var firstAttribute: LayoutAttribute
    var second: Int?
    var secondAttribute: LayoutAttribute
    /// The view in whose coordinates both items are measured: their nearest common superview.
    var space: Int
    var constraint: LayoutConstraint
  }

  let nodes: [LayoutNode]
  let canvas: Size
  /// In the given order.
  let edges: [Edge]
  /// The indices of the constraints in an order that does not depend on the given one.
  let order: [Int]
  /// The views that constraints place, in tree order: first items of constraints, and second items without a frame of
  /// their own.
  let laidOut: [Int]
  /// For each view and the canvas.
  let isLaidOut: [Bool]
  /// Whether each view is the first item of a constraint.
  let isFirstItem: [Bool]

  /// The canvas counts as a view, after all others.
  var canvasNode: Int { nodes.count }

  /// - Throws: for the first constraint with an unknown item or mismatched attributes.
  init(
    nodes: [LayoutNode], canvas: Size, constraints: [LayoutConstraint]
  ) throws(LayoutFault) {
    self.nodes = nodes
    self.canvas = canvas
    var numbers: [String: Int] = [:]
    for (index, node) in nodes.enumerated() where numbers[node.id] == nil {
      numbers[node.id] = index
    }
    var edges: [Edge] = []
    for (index, constraint) in constraints.enumerated() {
      edges.append(try Self.edge(constraint, index, nodes, numbers))
    }
    self.edges = edges
    let keys = edges.map(Self.key)
    order = edges.indices.sorted { a, b in
      for (x, y) in zip(keys[a], keys[b]) where x != y { return x < y }
      return a < b
    }
    var isFirstItem = Array(repeating: false, count: nodes.count + 1)
    var isNamed = isFirstItem
    for edge in edges {
      isFirstItem[edge.first] = true
      isNamed[edge.first] = true
      if let second = edge.second { isNamed[second] = true }
    }
    self.isFirstItem = isFirstItem
    laidOut = nodes.indices.filter {
      !nodes[$0].isFixed && (isFirstItem[$0] || isNamed[$0] && !nodes[$0].hasFrame)
    }
    var isLaidOut = Array(repeating: false, count: nodes.count + 1)
    for node in laidOut { isLaidOut[node] = true }
    self.isLaidOut = isLaidOut
  }

  private static func edge(
    _ constraint: LayoutConstraint, _ index: Int, _ nodes: [LayoutNode], _ numbers: [String: Int]
  ) throws(LayoutFault) -> Edge {
    let canvas = nodes.count
    func number(_ item: LayoutItem, superview: Int?) throws(LayoutFault) -> Int {
      switch item {
      case .canvas: return canvas
      case .superview:
        guard let superview else { throw .superviewOfNothing(constraint: index) }
        return superview
      case .view(let id):
        guard let number = numbers[id] else { throw .unknownView(id, constraint: index) }
        return number
      }
    }
    func parent(_ node: Int) -> Int? { node == canvas ? nil : nodes[node].parent ?? canvas }
    func check(_ attribute: LayoutAttribute, of node: Int) throws(LayoutFault) {
      guard attribute.isBaseline, node == canvas || !nodes[node].isLabel else { return }
      throw .noBaseline(constraint: index)
    }

    /// The nearest view that contains both, or one of the two.
    func commonSuperview(_ first: Int, _ second: Int) -> Int {
      // Nearly all constraints relate siblings, or a view and its superview.
      if parent(first) == second || first == second { return second }
      if parent(second) == first { return first }
      if let space = parent(first), space == parent(second) { return space }
      var ancestors: Set<Int> = []
      var next: Int? = first
      while let node = next {
        ancestors.insert(node)
        next = parent(node)
      }
      var space = second
      while !ancestors.contains(space) { space = parent(space) ?? canvas }
      return space
    }

    let first = try number(constraint.firstItem, superview: nil)
    try check(constraint.firstAttribute, of: first)
    guard let term = constraint.second else {
      return Edge(
        first: first, firstAttribute: constraint.firstAttribute, second: nil,
        secondAttribute: constraint.firstAttribute, space: parent(first) ?? canvas,
        constraint: constraint)
    }
    guard constraint.firstAttribute.pairs(with: term.attribute) else {
      throw .mismatch(constraint: index)
    }
    let second = try number(term.item, superview: parent(first))
    try check(term.attribute, of: second)
    return Edge(
      first: first, firstAttribute: constraint.firstAttribute, second: second,
      secondAttribute: term.attribute, space: commonSuperview(first, second),
      constraint: constraint)
  }

  /// The sorting key of a constraint, which does not depend on the given order: the views' indices in the tree, then
  /// all other properties.
  private static func key(_ edge: Edge) -> [Double] {
    let relation =
      switch edge.constraint.relation {
      case .equal: 0.0
      case .greaterThanOrEqual: 1.0
      case .lessThanOrEqual: 2.0
      }
    return [
      -edge.constraint.priority, Double(edge.first), rank(edge.firstAttribute), relation,
      Double(edge.second ?? -1), rank(edge.secondAttribute), edge.constraint.multiplier,
      edge.constraint.constant,
    ]
  }

  private static func rank(_ attribute: LayoutAttribute) -> Double {
    Double(LayoutAttribute.allCases.firstIndex(of: attribute) ?? 0)
  }
}

// MARK: - Forms

extension LayoutGraph {
  /// The left side of a constraint minus its right side, without the constant.
  func form(of edge: Edge, multiplier: Double) -> LinearForm {
    var form = LinearForm()
    add(edge.firstAttribute, of: edge.first, in: edge.space, times: 1, to: &form)
    if let second = edge.second {
      add(edge.secondAttribute, of: second, in: edge.space, times: -multiplier, to: &form)
    }
    return form
  }

  private func add(
    _ attribute: LayoutAttribute, of node: Int, in space: Int, times factor: Double,
    to form: inout LinearForm
  ) {
    let start: LayoutPart = attribute.isHorizontal ? .left : .top
    let extent: LayoutPart = attribute.isHorizontal ? .width : .height
    let share =
      switch attribute {
      case .left, .leading, .top: 0.0
      case .centerX, .centerY, .firstBaseline, .lastBaseline: 0.5
      case .right, .trailing, .bottom, .width, .height: 1.0
      }
    if attribute.isBaseline {
      form.addBaseline(ofNode: node, isLast: attribute == .lastBaseline, times: factor)
    }
    if share > 0 { form.add(extent, ofNode: node, times: share * factor) }
    guard attribute.isLocation else { return }
    var next = node
    while next != space, next != canvasNode {
      form.add(start, ofNode: next, times: factor)
      next = nodes[next].parent ?? canvasNode
    }
  }
}
