// animrender-bench layout
//
// Milliseconds for laying out 500 views with 1,500 constraints (best, median and worst of 300 frames), and for preparing
// the layout. Column: each row depends on all rows above. Grid: most views depend on few others. Push: rows have preferred
// places and push each other away. The height of the first view grows from frame to frame (in push, up to 300 inequalities
// change their state), then shrinks to below 0, and then the multiplier of a constraint changes in each frame.

import AnimLayout
import AnimPrimitives

enum LayoutBenchmarks {
  static func run(_ arguments: [String]) throws {
    for (name, equations) in [("column", column()), ("grid", grid()), ("push", push())]
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

  /// Rows with preferred places that push each other away; the last constraint is the height of the first row.
  private static func push() -> [String] {
    (1..<viewCount).flatMap { index in
      [
        "v\(index).top >= v\(index - 1).bottom + 4",
        "v\(index).top == \(10 + 24.25 * Double(index)) @500",
        "v\(index).height == 20",
      ]
    } + ["v0.left == 10", "v0.top == 10", "v0.height == 20"]
  }

  private static func measure(_ name: String, _ equations: [String]) throws {
    let constraints = try equations.map { try LayoutConstraint(parsing: $0) }
    precondition(constraints.count == 3 * viewCount, "the layouts have 1,500 constraints")
    let nodes = (0..<viewCount).map {
      LayoutNode(id: "v\($0)", parent: nil, hasPosition: false, hasSize: false)
    }
    let values = LayoutValues(
      frames: Array(repeating: Rect(x: 0, y: 0, width: 30, height: 10), count: viewCount),
      contentSizes: Array(repeating: nil, count: viewCount), constraints: constraints)
    let clock = ContinuousClock()
    let start = clock.now
    let engine = try LayoutEngine(
      nodes: nodes, canvas: Size(400, 300), constraints: constraints)
    let prepared = clock.now - start
    print("layout/\(name)/prepare: \(milliseconds(prepared)) ms")

    var cache = LayoutEngine.Cache()
    var sum = 0.0
    func run(_ label: String, _ change: (inout LayoutValues, Double) -> Void) {
      var times: [Double] = []
      for frame in 0..<300 {
        var values = values
        change(&values, Double(frame))
        times.append(
          milliseconds(
            clock.measure { sum += engine.frames(at: values, &cache)[viewCount - 1].maxY }))
      }
      times.sort()
      print("layout/\(name)/\(label): \(times[0]) \(times[150]) \(times[299]) ms")
    }
    run("constant up") { $0.constants[constraints.count - 1] = 20 + 0.25 * $1 }
    run("constant down") { $0.constants[constraints.count - 1] = 20 - 0.25 * $1 }
    run("multiplier") { $0.multipliers[0] = 1 + 0.01 * ($1 + 1) }
    // The sum keeps the loops from being optimised away.
    if sum.isNaN { print("NaN") }
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    ((duration / .microseconds(1)).rounded()) / 1000
  }
}
