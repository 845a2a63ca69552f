import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimLayout

@Suite struct LayoutFaultTests {
  private func conflict(_ layout: Layout) throws -> [LayoutConflict.Member]? {
    try layout.engine().conflict(at: layout.values)?.members
  }

  private func open(_ layout: Layout) throws -> [String] {
    try layout.engine().ambiguities(at: layout.values).flatMap { ambiguity in
      ambiguity.attributes.map { "\(layout.views[ambiguity.node].id).\($0.rawValue)" }
    }
  }

  @Test(
    arguments: [
      (
        [
          "c.width == 10", "a.left == canvas.left + 16", "a.right == b.left - 8", "b.left == 100",
          "a.height == b.height", "a.width == 60", "a.top == 0",
        ], [.constraint(1), .constraint(2), .constraint(3), .constraint(5)]
      ),
      (
        [
          "a.width >= 100", "a.width <= 120", "b.width >= a.width * 2", "b.width <= 150",
          "b.height == 9",
        ], [.constraint(0), .constraint(2), .constraint(3)]
      ),
      (
        ["a.left == 100", "a.right == 50", "a.top == 0", "a.bottom == 10"],
        [.constraint(0), .constraint(1), .minimum(node: 0, .width)]
      ),
      (
        [
          "a.width == 100", "a.width == 100", "a.width >= 100", "a.width == 200 @999",
          "a.left == canvas.left", "canvas.left == a.left",
        ], nil
      ),
    ] as [([String], [LayoutConflict.Member]?)])
  func `the fewest constraints that contradict each other, or the sides above 0, are named`(
    constraints: [String], members: [LayoutConflict.Member]?
  ) throws {
    #expect(try conflict(Layout("a", "b", "c", constraints: constraints)) == members)
  }

  /// A column of views that is higher than its canvas. Every constraint is necessary for the conflict.
  @Test func `a conflict of hundreds of constraints is found`() throws {
    let count = 150
    var constraints = ["v0.top == canvas.top", "v\(count - 1).bottom == canvas.bottom"]
    for index in 0..<count {
      constraints += ["v\(index).height == 10", "v\(index).width == 7", "v\(index).left == 3"]
      if index > 0 { constraints.append("v\(index).top == v\(index - 1).bottom") }
    }
    let needed = constraints.indices.filter {
      !constraints[$0].contains("width") && !constraints[$0].contains("left")
    }
    let layout = try Layout(count: count, constraints: constraints)
    #expect(try conflict(layout) == needed.map { .constraint($0) })
  }

  @Test(arguments: 0..<200)
  func `every member of a conflict is needed`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...8, using: &random)
    var layout = try Layout(count: count)
    layout.constraints = try (0..<(6 * count)).map { _ in
      var constraint = try RandomConstraints.constraint(count, &random)
      constraint.priority = LayoutConstraint.required
      return constraint
    }
    let graph = try LayoutGraph(
      nodes: layout.nodes, canvas: layout.canvas, constraints: layout.constraints)
    let whole = LayoutGraph.Island(laidOut: graph.laidOut, constraints: graph.order)
    func members(among wanted: Set<ResidualRows.Source>) -> [ResidualRows.Source]? {
      var search = ConflictSearch(graph, whole, layout.values) { wanted.contains($0) }
      return search.members()
    }
    let all = Set(layout.constraints.indices.map { ResidualRows.Source.constraint($0) })
    var solver = IslandSolver(graph, whole, layout.values) { all.contains($0) }
    let conflict = members(among: all)
    #expect((conflict != nil) == solver.violates({ all.contains($0) }, at: layout.values))
    for member in conflict ?? [] {
      #expect(members(among: Set(conflict ?? []).subtracting([member])) == nil)
    }
    if let conflict { #expect(members(among: Set(conflict))?.count == conflict.count) }
  }

  @Test func `values that constraints leave open are reported`() throws {
    let layout = try Layout(
      "a", "b",
      constraints: [
        "a.left == 10", "a.width >= 50", "a.top == 0", "a.bottom == 20", "b.right == a.right",
        "b.width == 10", "b.centerY == a.centerY",
      ])
    #expect(try open(layout) == ["a.width", "b.left", "b.top", "b.height"])
  }

  @Test func `values that follow from a view's own size or place are not open`() throws {
    var layout = try Layout(constraints: [
      "a.centerX == canvas.centerX", "a.centerY == canvas.centerY", "c.left == b.right",
      "c.width == b.width", "c.centerY == b.centerY", "c.height == b.height", "b.width == 30",
    ])
    layout.add("a", Rect(0, 0, 20, 20))
    layout.add("b", Rect(10, 10, 5, 5))
    layout.add("c")
    #expect(try open(layout) == [])
  }

  @Test func `the place of a view that has a size of its own may be open`() throws {
    var layout = try Layout(constraints: ["a.centerX == canvas.centerX", "b.left == a.right"])
    layout.add("a", Rect(0, 0, 20, 20))
    layout.add("b", Rect(0, 0, 20, 20))
    #expect(try open(layout) == ["a.top", "b.top"])
    layout.constraints.removeFirst()
    #expect(try open(layout) == ["a.left", "a.top", "b.left", "b.top"])
  }

  @Test func `content and low priorities leave nothing open`() throws {
    var layout = try Layout(constraints: [
      "label.left == 10", "label.top >= 5", "label.top == 0 @1",
    ])
    layout.add("label", content: Size(80, 20))
    #expect(try open(layout) == [])
  }

  @Test func `a baseline of a view without text is reported`() throws {
    var layout = try Layout("a", constraints: ["a.left == 0", "label.firstBaseline == a.top"])
    layout.add("label", content: Size(10, 10))
    #expect(try layout.frames()["label"]?.minY == -5)
    layout.constraints.append(try LayoutConstraint(parsing: "label.top == a.lastBaseline"))
    #expect(throws: LayoutFault.noBaseline(constraint: 2)) { try layout.engine() }
  }

  @Test func `a missing view is reported`() throws {
    let layout = try Layout("a", constraints: ["a.left == 0", "a.left == b.right"])
    #expect(throws: LayoutFault.unknownView("b", constraint: 1)) { try layout.engine() }
  }
}
