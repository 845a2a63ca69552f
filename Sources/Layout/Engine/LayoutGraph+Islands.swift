// No constraint is about views of two islands, so nothing that one of them asks for matters to another: what is least
// on each level is least in each island. Where only some views are asked for, those of other islands need not be laid
// out. Source: the islands into which engines of physics divide bodies by their contacts.

extension LayoutGraph {
  /// Views that constraints join to each other and to no other view that is laid out, with those constraints.
  struct Island: Sendable {
    var laidOut: [Int] = []
    var constraints: [Int] = []
    /// The views whose own frames and baselines a solution depends on, those that are laid out among them.
    var inputs: Set<Int> = []
  }

  /// All views that are laid out and all constraints, in islands; constraints that are about none of these views are
  /// one as well, the last.
  var islands: [Island] {
    var joined = DisjointSets(count: nodes.count + 1)
    // Multipliers change and may be 0 at first.
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

/// Sets that are joined, each known by one of its members, the least (union–find with path halving: Tarjan and
/// van Leeuwen, 1984).
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
