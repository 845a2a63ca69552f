// No constraint connects two islands, so each can be solved alone: the minimum of all errors is the minimum of each
// island's errors. Physics engines divide bodies into islands by their contacts in the same way.

extension LayoutGraph {
  /// Views that are connected by constraints, directly or indirectly, with these constraints.
  struct Island: Sendable {
    var laidOut: [Int] = []
    var constraints: [Int] = []
    /// The views whose own frames and baselines affect the solution, including those that are laid out.
    var inputs: Set<Int> = []
  }

  /// The islands of all views that are laid out. Constraints without such views form the last island.
  var islands: [Island] {
    var joined = DisjointSets(count: nodes.count + 1)
    // Multipliers may be 0 at first and change later.
    let forms = order.map { form(of: edges[$0], multiplier: 1) }
    for form in forms {
      let found = form.terms.map { $0.component / 4 }.filter { isLaidOut[$0] }
      for node in found.dropFirst() { joined.join(found[0], node) }
    }
    var islands: [Island] = []
    var places: [Int: Int] = [:]
    func place(of root: Int) -> Int {
      if let place = places[root] { return place }
      places[root] = islands.count
      islands.append(Island())
      return islands.count - 1
    }
    for node in laidOut {
      let place = place(of: joined.root(of: node))
      islands[place].laidOut.append(node)
      islands[place].inputs.insert(node)
    }
    for (number, form) in zip(order, forms) {
      let named = form.terms.map { $0.component / 4 } + form.baselines.map(\.node)
      let place = place(of: joined.root(of: named.first { isLaidOut[$0] } ?? canvasNode))
      islands[place].constraints.append(number)
      islands[place].inputs.formUnion(named.filter { $0 != canvasNode })
    }
    return islands
  }
}

/// Disjoint sets, each represented by its smallest member. Source: union–find with path halving, Tarjan and van
/// Leeuwen, 1984.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    parents[max(a, b)] = min(a, b)
  }
}
