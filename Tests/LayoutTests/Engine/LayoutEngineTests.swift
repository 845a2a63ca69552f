import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimLayout

@Suite struct LayoutEngineTests {
  @Test func `equations place a view`() throws {
    let layout = try Layout(
      "card",
      constraints: [
        "card.leading == canvas.leading + 16", "card.trailing == canvas.trailing - 16",
        "card.height == 120", "card.top == canvas.top + 24",
      ])
    #expect(try layout.frames()["card"] == Rect(16, 24, 368, 120))
  }

  @Test func `a multiplier is of the second item`() throws {
    let layout = try Layout(
      "a", "b",
      constraints: [
        "a.width == 2 * b.height - 4", "b.height == 50", "b.width == canvas.width / 4",
        "a.centerX == canvas.centerX * 0.5", "b.right == canvas.right", "a.height == a.width * 0.5",
        "a.bottom == canvas.bottom", "b.centerY == a.centerY",
      ])
    let frames = try layout.frames()
    #expect(frames["a"] == Rect(52, 252, 96, 48))
    #expect(frames["b"] == Rect(300, 251, 100, 50))
  }

  @Test func `views in different branches meet in their common ancestor`() throws {
    var layout = try Layout(constraints: [
      "dot.left == badge.right + 10", "dot.centerY == badge.centerY", "dot.width == 8",
      "dot.height == 8",
    ])
    layout.add("card", Rect(100, 50, 200, 100))
    layout.add("box", in: "card", Rect(10, 20, 50, 50))
    layout.add("badge", in: "box", Rect(5, 5, 30, 10))
    layout.add("panel", Rect(20, 30, 300, 200))
    layout.add("dot", in: "panel")
    let frames = try layout.frames()
    #expect(frames["dot"] == Rect(100 + 10 + 5 + 30 + 10 - 20, 50 + 20 + 5 + 5 - 4 - 30, 8, 8))
  }

  @Test func `an ancestor is seen from inside`() throws {
    var layout = try Layout(constraints: [
      "inner.left == card.left + 10", "inner.right == superview.right - 10",
      "inner.top == superview.top", "inner.height == superview.height * 0.5",
    ])
    layout.add("card", Rect(100, 50, 200, 100))
    layout.add("inner", in: "card")
    #expect(try layout.frames()["inner"] == Rect(10, 0, 180, 50))
  }

  @Test(
    arguments: [
      (["a.width == 100 @750"] + (1...50).map { "a.width == 200 @\(749 - $0)" }, 100.0),
      (["a.width >= 100", "a.width <= 300", "a.width == 500 @100"], 300),
    ] as [([String], Double)])
  func `a higher priority wins over many lower ones, and as much of them counts as it leaves`(
    constraints: [String], width: Double
  ) throws {
    #expect(try Layout("a", constraints: constraints).frames()["a"]?.width == width)
  }

  @Test func `inequalities push`() throws {
    let layout = try Layout(
      "a", "b",
      constraints: [
        "a.left == 0", "a.width == 150", "b.left >= a.right + 8", "b.left == 100 @500",
        "b.width == 50",
      ])
    #expect(try layout.frames()["b"]?.minX == 158)
  }

  @Test func `content hugs and resists`() throws {
    var layout = try Layout(constraints: ["label.left == 10", "label.top == 10"])
    layout.add("label", content: Size(80, 20))
    #expect(try layout.frames()["label"] == Rect(10, 10, 80, 20))
    try layout.constrain(["label.width == 200 @300", "label.height == 10 @700"])
    #expect(try layout.frames()["label"] == Rect(10, 10, 200, 20))
  }

  @Test func `a value that constraints leave open stays where it is`() throws {
    var layout = try Layout(constraints: ["badge.top == card.bottom + 8"])
    layout.add("badge", Rect(5, 0, 20, 20))
    layout.add("card", Rect(40, 60, 100, 80))
    let frames = try layout.frames()
    #expect(frames["card"] == nil, "it is left alone")
    #expect(frames["badge"] == Rect(5, 148, 20, 20))
    // A view that is animated moves the views constrained to it.
    var values = layout.values
    values.frames[1] = Rect(40, 70.5, 100, 80)
    #expect(try layout.frames(at: values)["badge"]?.minY == 158.5)
  }

  @Test func `baselines move with the middle of a label`() throws {
    var layout = try Layout(constraints: [
      "small.firstBaseline == large.lastBaseline * 0.5 + 3", "large.top == 10",
      "large.height == 60", "small.height == 20",
    ])
    layout.add("small", content: Size(30, 20))
    layout.add("large", content: Size(80, 60))
    var values = layout.values
    values.baselines = [LayoutBaselines(first: 4, last: 9), LayoutBaselines(first: -12, last: 16)]
    let frames = try layout.frames(at: values)
    #expect(frames["large"]?.minY == 10)
    // (10 + 30 + 16) / 2 + 3 is 10 + 4 below the top.
    #expect(frames["small"]?.minY == 17)
  }

  @Test func `a constant is followed beyond its goal`() throws {
    let layout = try Layout(
      "a", "b",
      constraints: [
        "a.top == 0", "a.height == 40", "b.top == a.bottom", "b.height == 10 @900",
      ])
    var values = layout.values
    values.constants[1] = -6.25
    let frames = try layout.frames(at: values)
    #expect(frames["a"]?.height == -6.25)
    #expect(frames["b"]?.minY == -6.25)
  }

  @Test func `a multiplier can be changed`() throws {
    let layout = try Layout("a", constraints: ["a.width == canvas.width * 0.5"])
    var values = layout.values
    values.multipliers[0] = 0.75
    #expect(try layout.frames(at: values)["a"]?.width == 300)
  }

  @Test func `between inactive and active a layout is on its way`() throws {
    let layout = try Layout(
      "a", constraints: ["a.left == 10", "a.left == 110 @500", "a.width == 40"])
    var values = layout.values
    values.isActive[0] = false
    for (activation, left) in [(1.0, 10.0), (0.75, 35), (0, 110), (-0.25, 135)] {
      values.activations[0] = activation
      #expect(try layout.frames(at: values)["a"] == Rect(left, 0, 40, 0))
    }
  }

  @Test func `constraints that change places at once need not hold together`() throws {
    let layout = try Layout("a", constraints: ["a.left == 10", "a.left == 110", "a.width == 40"])
    var values = layout.values
    values.isActive = [false, true, true]
    values.activations = [0.75, 0.25, 1]
    #expect(try layout.frames(at: values)["a"]?.minX == 35)
  }
}

/// Layouts whose cost must grow linearly with their size.
@Suite(.timeLimit(.minutes(2))) struct LargeLayoutTests {
  private func solve(_ count: Int, _ equations: [String]) throws -> [Rect] {
    let layout = try Layout(count: count, constraints: equations)
    #expect(try layout.engine().conflict(at: layout.values) == nil)
    let frames = try layout.frames()
    return (0..<count).map { frames["v\($0)"] ?? .zero }
  }

  @Test func `a chain of inequalities with equal widths`() throws {
    let count = 200
    let chain = (1..<count).flatMap {
      ["v\($0).left >= v\($0 - 1).right + 8", "v\($0).width == v\($0 - 1).width @500"]
    }
    let frames = try solve(count, chain + ["v0.left == 10", "v0.width == 20"])
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX == 10 + 28 * Double(index) && frame.width == 20)
    }
  }

  @Test func `equal widths with a redundant equation`() throws {
    let count = 400
    let equations = (1..<count).map { "v\($0).width == v\($0 - 1).width" }
    let frames = try solve(
      count, equations + ["v\(count - 1).width == v0.width", "v7.width == 30"])
    #expect(frames.allSatisfy { $0.width == 30 })
  }

  @Test(arguments: [("@1000", 3999.0), ("@500", 3999)])
  func `thousands of inequalities on one attribute`(priority: String, width: Double) throws {
    let frames = try solve(1, (0..<4000).map { "v0.width >= \($0 * 7919 % 4000) \(priority)" })
    #expect(frames[0].width == width)
  }

  @Test func `thousands of equations that contradict each other meet in the median`() throws {
    let frames = try solve(1, (0..<2001).map { "v0.width == \($0 * 7 % 2001) @500" })
    #expect(frames[0].width == 1000)
  }
}

/// Properties of the input that must not change the result.
@Suite struct LayoutInvarianceTests {
  /// A chain of views with conflicting priorities, some of them underdetermined.
  private func layout(_ random: inout SeededGenerator) throws -> Layout {
    var layout = try Layout(constraints: [])
    let count = Int.random(in: 2...7, using: &random)
    for index in 0..<count {
      let parent = index > 2 && Bool.random(using: &random) ? "v\(index % 3)" : nil
      let content = Int.random(in: 0...3, using: &random) == 0 ? Size(70, 18) : nil
      layout.add("v\(index)", in: parent, content: content)
    }
    for _ in 0..<(6 * count) {
      layout.constraints.append(try RandomConstraints.constraint(count, &random))
    }
    return layout
  }

  @Test func `the order of the constraints`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var layout = try layout(&random)
      let frames = try layout.frames()
      for _ in 0..<3 {
        layout.constraints.shuffle(using: &random)
        #expect(try layout.frames() == frames)
      }
    }
  }

  @Test func `the earlier question`() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<16 {
      let layout = try layout(&random)
      let moments = (0..<8).map { _ in
        var values = layout.values
        for index in values.constants.indices where Bool.random(using: &random) {
          values.constants[index] += Double.random(in: -200...200, using: &random)
        }
        for index in values.isActive.indices where Int.random(in: 0...9, using: &random) == 0 {
          values.isActive[index] = false
          values.activations[index] = Double(Int.random(in: -1...4, using: &random)) / 3
        }
        return values
      }
      let engine = try layout.engine()
      let fresh = moments.map { values in
        var cache = LayoutEngine.Cache()
        return engine.frames(at: values, &cache)
      }
      var cache = LayoutEngine.Cache()
      for index in (0..<20).map({ _ in Int.random(in: 0..<8, using: &random) }) {
        #expect(engine.frames(at: moments[index], &cache) == fresh[index])
      }
    }
  }

  /// Constraints that hold initially take another path through the solver than constraints that do not.
  @Test func `whether views stand right already`() throws {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<60 {
      var layout = try layout(&random)
      let frames = try layout.frames()
      for index in layout.views.indices {
        if let frame = frames[layout.views[index].id] { layout.views[index].frame = frame }
      }
      for (id, frame) in try layout.frames() {
        let found = try #require(frames[id])
        for part in LayoutPart.allCases { #expect(abs(frame[part] - found[part]) < 1e-5) }
      }
    }
    let count = 100
    let first = ["v0.left == 3", "v0.top == 0", "v0.width == v0.height"]
    let others = (1..<count).flatMap { index in
      ["left", "top", "width", "height"].map { "v\(index).\($0) == v\(index - 1).\($0)" }
    }
    let chain = try Layout(count: count, constraints: first + others)
    let engine = try chain.engine()
    var cache = LayoutEngine.Cache()
    var values = chain.values
    for top in [0.0, 12, -5, 0] {
      values.constants[1] = top
      let expected = Array(repeating: Rect(3, top, 0, 0), count: count)
      #expect(engine.frames(at: values, &cache) == expected)
    }
  }

  /// Three independent random layouts on one canvas.
  @Test func `the views laid out beside it`() throws {
    for number in 0..<60 {
      let alone = try RandomLayout(number: number).layout
      var beside = alone
      let (viewCount, constraintCount) = (alone.views.count, alone.constraints.count)
      beside.append(try RandomLayout(number: number + 60).layout, prefix: "second-")
      beside.append(try RandomLayout(number: number + 120).layout, prefix: "third-")
      let engine = try beside.engine()
      var (cache, partCache) = (LayoutEngine.Cache(), LayoutEngine.Cache())
      let expected = try alone.frames()
      let all = zip(engine.laidOut, engine.frames(at: beside.values, &cache))
      for (node, frame) in all where node < viewCount {
        #expect(frame == expected[alone.views[node].id])
      }
      let part = engine.limited(to: Set(0..<viewCount))
      let parts = Dictionary(
        uniqueKeysWithValues: zip(part.laidOut, part.frames(at: beside.values, &partCache)))
      for (node, frame) in all where node < viewCount { #expect(parts[node] == frame) }
      guard part.laidOut.count < engine.laidOut.count else { continue }
      #expect(part.laidOut == engine.laidOut.filter { $0 < viewCount })
      #expect(part.constraints.allSatisfy { $0 < constraintCount })
    }
  }

  /// Rows that push each other away one after the other. Each push changes the state of an inequality.
  @Test func `how many inequalities change sides`() throws {
    let count = 60
    let rows = (1..<count).flatMap {
      [
        "v\($0).top >= v\($0 - 1).bottom + 4", "v\($0).top == \(30 * $0) @500",
        "v\($0).height == 20",
      ]
    }
    let layout = try Layout(count: count, constraints: rows + ["v0.top == 0", "v0.height == 20"])
    let engine = try layout.engine()
    var cache = LayoutEngine.Cache()
    for height in [20.0, 400, 90, 20, 321.5, 27] {
      var values = layout.values
      values.constants[layout.constraints.count - 1] = height
      var bottom = height
      for (index, frame) in engine.frames(at: values, &cache).enumerated().dropFirst() {
        let top = max(bottom + 4, 30 * Double(index))
        #expect(frame.minY == top)
        bottom = top + 20
      }
    }
  }
}
