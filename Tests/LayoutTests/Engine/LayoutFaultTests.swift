import Primitives
import Testing

@testable import Layout

@Suite struct LayoutFaultTests {
  private func conflict(_ layout: Layout) throws -> [LayoutConflict.Member]? {
    try layout.engine().conflict(at: layout.values)?.members
  }

  private func open(_ layout: Layout) throws -> [String] {
    try layout.engine().ambiguities(at: layout.values).flatMap { ambiguity in
      ambiguity.attributes.map { "\(layout.views[ambiguity.node].id).\($0.rawValue)" }
    }
  }

  @Test func `constraints that contradict each other are named, and no others`() throws {
    let layout = try Layout(
      "a", "b", "c",
      constraints: [
        "c.width == 10", "a.left == canvas.left + 16", "a.right == b.left - 8", "b.left == 100",
        "a.height == b.height", "a.width == 60", "a.top == 0",
      ])
    #expect(
      try conflict(layout) == [.constraint(1), .constraint(2), .constraint(3), .constraint(5)])
  }

  @Test func `a conflict of inequalities is the smallest one`() throws {
    let layout = try Layout(
      "a", "b",
      constraints: [
        "a.width >= 100", "a.width <= 120", "b.width >= a.width * 2", "b.width <= 150",
        "b.height == 9",
      ])
    #expect(try conflict(layout) == [.constraint(0), .constraint(2), .constraint(3)])
  }

  @Test func `no side is below 0`() throws {
    let layout = try Layout(
      "a", constraints: ["a.left == 100", "a.right == 50", "a.top == 0", "a.bottom == 10"])
    #expect(
      try conflict(layout) == [.constraint(0), .constraint(1), .minimum(node: 0, .width)])
  }

  @Test func `repeated constraints and priorities below 1000 are no conflict`() throws {
    let layout = try Layout(
      "a",
      constraints: [
        "a.width == 100", "a.width == 100", "a.width >= 100", "a.width == 200 @999",
        "a.left == canvas.left", "canvas.left == a.left",
      ])
    #expect(try conflict(layout) == nil)
  }

  @Test func `what constraints leave open is told`() throws {
    let layout = try Layout(
      "a", "b",
      constraints: [
        "a.left == 10", "a.width >= 50", "a.top == 0", "a.bottom == 20", "b.right == a.right",
        "b.width == 10", "b.centerY == a.centerY",
      ])
    #expect(try open(layout) == ["a.width", "b.left", "b.top", "b.height"])
  }

  @Test func `content and low priorities leave nothing open`() throws {
    var layout = try Layout(constraints: [
      "label.left == 10", "label.top >= 5", "label.top == 0 @1",
    ])
    layout.add("label", content: Size(80, 20))
    #expect(try open(layout) == [])
  }

  @Test func `a baseline of what is no label is told`() throws {
    var layout = try Layout("a", constraints: ["a.left == 0", "label.firstBaseline == a.top"])
    layout.add("label", content: Size(10, 10))
    #expect(try layout.frames()["label"]?.minY == -5)
    layout.constraints.append(try LayoutConstraint(parsing: "label.top == a.lastBaseline"))
    #expect(throws: LayoutFault.noBaseline(constraint: 2)) { try layout.engine() }
  }

  @Test func `a view that is not there is told`() throws {
    let layout = try Layout("a", constraints: ["a.left == 0", "a.left == b.right"])
    #expect(throws: LayoutFault.unknownView("b", constraint: 1)) { try layout.engine() }
  }
}
