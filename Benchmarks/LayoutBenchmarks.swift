// animrender-bench layout
//
// Milliseconds to lay out 500 views with 1,500 constraints, best, median and worst of many frames, one
// constant another in each: a form whose rows push each other down, where each depends on all above it;
// and a grid, where little depends on much. Then the same where a constant crosses an inequality in every
// other frame, so that pivots have to be made; and the time to prepare the layout.

import Layout
import Primitives

enum LayoutBenchmarks {
  static func run(_ arguments: [String]) throws {
    for (name, equations) in [("column", column()), ("grid", grid())]
    where name.contains(arguments.first ?? "") {
      try measure(name, equations)
    }
  }

  private static let viewCount = 500

  /// Rows below each other; the last constraint is the height of the first.
  private static func column() -> [String] {
    (1..<viewCount).flatMap { index in
      [
        "v\(index).top == v\(index - 1).bottom + 4", "v\(index).height == 20 @750",
        "v\(index).left == v\(index - 1).left",
      ]
    } + ["v0.left == 10", "v0.top == 10", "v0.height == 20"]
  }

  /// Twenty rows of twenty-five cells; the last constraint is the height of the first.
  private static func grid() -> [String] {
    (1..<viewCount).flatMap { index in
      index % 25 == 0
        ? [
          "v\(index).top >= v\(index - 25).bottom + 4", "v\(index).height == 20",
          "v\(index).left == v\(index - 25).left",
        ]
        : [
          "v\(index).left == v\(index - 1).right + 2", "v\(index).top == v\(index - 1).top",
          "v\(index).height == v\(index - 1).height @900",
        ]
    } + ["v0.left == 10", "v0.top == 10", "v0.height == 20"]
  }

  private static func measure(_ name: String, _ equations: [String]) throws {
    let constraints = try equations.map { try LayoutConstraint(parsing: $0) }
    precondition(constraints.count == 3 * viewCount, "the layouts have 1,500 constraints")
    let nodes = (0..<viewCount).map { LayoutNode(id: "v\($0)", parent: nil, hasFrame: false) }
    var values = LayoutValues(
      frames: Array(repeating: Rect(x: 0, y: 0, width: 30, height: 10), count: viewCount),
      contentSizes: Array(repeating: nil, count: viewCount), constraints: constraints)
    let clock = ContinuousClock()
    let start = clock.now
    let engine = try LayoutEngine(
      nodes: nodes, canvas: Size(400, 300), constraints: constraints, initial: values)
    let prepared = clock.now - start
    print("layout/\(name)/prepare: \(milliseconds(prepared)) ms")

    var cache = LayoutEngine.Cache()
    var sum = 0.0
    for (label, scale) in [("frame", 1.0), ("frame with pivots", -1)] {
      var times: [Double] = []
      for frame in 0..<300 {
        values.constants[constraints.count - 1] = 20 + scale * Double(frame) * 0.25
        times.append(
          milliseconds(
            clock.measure { sum += engine.frames(at: values, &cache)[viewCount - 1].maxY }))
      }
      times.sort()
      print("layout/\(name)/\(label): \(times[0]) \(times[150]) \(times[299]) ms")
    }
    // The sum keeps the loops from being optimised away.
    if sum.isNaN { print("NaN") }
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    ((duration / .microseconds(1)).rounded()) / 1000
  }
}
