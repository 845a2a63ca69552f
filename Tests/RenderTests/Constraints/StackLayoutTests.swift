import AnimDocuments
import AnimPrimitives
import AnimSceneSupport
import AnimScenes
import Testing

@testable import AnimRendering

/// Stacks of scenes, beside layouts computed by hand.
@Suite struct StackLayoutTests {
  private func renderer(_ views: String, constraints: String = "", steps: String = "") throws
    -> Renderer
  {
    try Renderer(
      """
      {"size": [300, 300], "views": [\(views)], "constraints": [\(constraints)],
       "timeline": [\(steps)]}
      """)
  }

  /// The frames of all views.
  private func frames(
    _ views: String, constraints: String = "", steps: String = "", at time: Double = 0
  ) throws -> [Rect] {
    try renderer(views, constraints: constraints, steps: steps).states(at: time).map(\.frame)
  }

  /// A stack with views of 20 × 10, 30 × 16 and 40 × 12 points and a spacing of 5, in a row, or turned into a column.
  private static func stack(_ keys: String, length: Double?, vertically: Bool) -> String {
    func size(_ width: Double, _ height: Double) -> String {
      vertically ? "[\(height), \(width)]" : "[\(width), \(height)]"
    }
    let bounds = length.map { #""bounds": \#(size($0, 40)), "# } ?? ""
    return """
      {"id": "stack", "type": "stack", \(bounds)\(vertically ? #""axis": "vertical", "# : "")\
      "spacing": 5, \(keys), "subviews": [{"id": "a", "bounds": \(size(20, 10))}, \
      {"id": "b", "bounds": \(size(30, 16))}, {"id": "c", "bounds": \(size(40, 12))}]}
      """
  }

  private static func turned(_ rect: Rect) -> Rect {
    Rect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  @Test(
    arguments: [
      ("fill", 120, [0, 20, 25, 30, 60, 60]), ("fillEqually", 130, [0, 40, 45, 40, 90, 40]),
      ("fillProportionally", 200, [0, 40, 45, 60, 110, 90]),
      ("equalSpacing", 120, [0, 20, 35, 30, 80, 40]),
      ("equalCentering", 130, [0, 20, 45, 30, 90, 40]),
      // Spacing counts more than equal distances of the middles.
      ("equalCentering", 100, [0, 20, 25, 30, 60, 40]),
    ] as [(String, Double, [Double])], [false, true])
  func `a distribution places views along the axis`(
    _ row: (String, Double, [Double]), vertically: Bool
  ) throws {
    let (distribution, length, places) = row
    let stack = Self.stack(
      "\"distribution\": \"\(distribution)\"", length: length, vertically: vertically)
    let found = try frames(stack).dropFirst().map { vertically ? Self.turned($0) : $0 }
    let expected = (0..<3).map {
      Rect(x: places[2 * $0], y: 0, width: places[2 * $0 + 1], height: 40)
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("fill", [0, 40, 0, 40, 0, 40]), ("leading", [0, 10, 0, 16, 0, 12]),
      ("top", [0, 10, 0, 16, 0, 12]), ("center", [15, 10, 12, 16, 14, 12]),
      ("trailing", [30, 10, 24, 16, 28, 12]), ("bottom", [30, 10, 24, 16, 28, 12]),
    ] as [(String, [Double])], [false, true])
  func `an alignment places views across the axis`(
    _ row: (String, [Double]), vertically: Bool
  ) throws {
    let (alignment, places) = row
    let stack = Self.stack("\"alignment\": \"\(alignment)\"", length: 100, vertically: vertically)
    let found = try frames(stack).dropFirst().map { vertically ? Self.turned($0) : $0 }
    #expect(found.map(\.minY) == [places[0], places[2], places[4]])
    #expect(found.map(\.height) == [places[1], places[3], places[5]])
    #expect(found.map(\.minX) == [0, 25, 60])
  }

  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func `labels lie on one baseline`(alignment: String) throws {
    func label(_ id: String, _ size: Int) -> String {
      """
      {"id": "\(id)", "type": "label", "text": "Two\\nlines", "numberOfLines": 0,
       "font": {"size": \(size)}}
      """
    }
    let views = "\(label("a", 12)), \(label("b", 30))"
    let stacked = try frames(
      #"{"type": "stack", "alignment": "\#(alignment)", "subviews": [\#(views)]}"#)
    let constrained = try frames(
      #"{"frame": [0, 0, 9, 9]}, \#(views)"#,
      constraints: """
        "a.left == canvas.left", "b.left == a.right", "a.\(alignment) == b.\(alignment)",
        "b.top == canvas.top"
        """)
    #expect(stacked.dropFirst() == constrained.dropFirst())
    #expect(stacked[0].size == Size(stacked[2].maxX, stacked[2].maxY))
  }

  @Test func `a stack without a size fits its content, around its centre`() throws {
    for (keys, size) in [
      ("\"alignment\": \"center\"", Size(100, 16)), ("\"layoutMargins\": 3", Size(106, 22)),
    ] {
      let stack = Self.stack("\(keys), \"center\": [150, 100]", length: nil, vertically: false)
      #expect(
        try frames(stack)[0]
          == Rect(
            x: 150 - size.width / 2, y: 100 - size.height / 2, width: size.width,
            height: size.height))
    }
  }

  @Test func `a side that is null fits the content or takes the rest`() throws {
    let row = try frames(
      """
      {"type": "stack", "frame": [10, 20, 200, null], "spacing": 5, "subviews": [
        {"bounds": [20, 10]}, {"bounds": [null, 30]}, {"bounds": [40, 12]}]}
      """)
    #expect(row[0] == Rect(x: 10, y: 20, width: 200, height: 30))
    #expect(row.dropFirst().map(\.minX) == [0, 25, 160])
    #expect(row.dropFirst().map(\.width) == [20, 130, 40])
  }

  @Test func `a view without a size takes the rest`() throws {
    let row = try frames(
      """
      {"type": "stack", "bounds": [200, 44], "alignment": "center", "subviews": [
        {"type": "label", "text": "Wi-Fi"}, {}, {"bounds": [51, 31]}]}
      """)
    #expect(row[3] == Rect(x: 149, y: 6.5, width: 51, height: 31))
    #expect(row[2].minX == row[1].maxX && row[2].maxX == 149)
  }

  @Test func `margins and spacingAfter count`() throws {
    let views = try frames(
      """
      {"type": "stack", "layoutMargins": [1, 2, 3, 4], "spacing": 5, "subviews": [
        {"bounds": [20, 10], "spacingAfter": 8}, {"bounds": [30, 10]}, {"bounds": [40, 10]}]}
      """)
    #expect(views[0] == Rect(x: 0, y: 0, width: 109, height: 14))
    #expect(views.dropFirst().map(\.minX) == [2, 30, 65])
    #expect(views.dropFirst().map(\.minY) == [1, 1, 1])
  }

  @Test func `stacks lie in stacks`() throws {
    let row =
      #"{"type": "stack", "spacing": 4, "subviews": [{"bounds": [20, 10]}, {"bounds": [30, 16]}]}"#
    let views = try frames(
      """
      {"type": "stack", "axis": "vertical", "spacing": 6, "frame": [5, 5, 100, null],
       "subviews": [\(row), \(row)]}
      """)
    #expect(views[0] == Rect(x: 5, y: 5, width: 100, height: 38))
    #expect(views[1] == Rect(x: 0, y: 0, width: 100, height: 16))
    #expect(views[4] == Rect(x: 0, y: 22, width: 100, height: 16))
    #expect(views[3] == Rect(x: 24, y: 0, width: 76, height: 16))
  }

  @Test(arguments: [(200.0, 160.0, 40.0), (50, 10, 40), (30, 0, 30)])
  func `a label gives way before a view with a size`(length: Double, label: Double, sized: Double)
    throws
  {
    for order in [[1, 2], [2, 1]] {
      let views = [
        #"{"type": "label", "text": "Airplane Mode"}"#, #"{"bounds": [40, 12]}"#,
      ]
      let row = try frames(
        """
        {"type": "stack", "bounds": [\(length), 20], "subviews": [
          \(order.map { views[$0 - 1] }.joined(separator: ", "))]}
        """)
      #expect(row[1...].map(\.width) == (order == [1, 2] ? [label, sized] : [sized, label]))
    }
  }

  @Test func `priorities decide which of two labels gives way`() throws {
    func widths(_ length: Double, _ keys: String) throws -> [Double] {
      try frames(
        """
        {"type": "stack", "bounds": [\(length), 20], "subviews": [
          {"type": "label", "text": "Wi-Fi", \(keys)}, {"type": "label", "text": "Home"}]}
        """)[1...].map(\.width)
    }
    let own = try frames(
      #"{"type": "stack", "subviews": [{"type": "label", "text": "Wi-Fi"}, {"type": "label", "text": "Home"}]}"#
    )[1...].map(\.width)
    #expect(try widths(200, #""contentHuggingPriority": 100"#) == [200 - own[1], own[1]])
    #expect(try widths(200, #""contentHuggingPriority": 500"#) == [own[0], 200 - own[0]])
    #expect(
      try widths(50, #""contentCompressionResistancePriority": 100"#) == [50 - own[1], own[1]])
    #expect(
      try widths(50, #""contentCompressionResistancePriority": 800"#) == [own[0], 50 - own[0]])
  }

  /// Source: measured in iOS 26.1 by Vercantez/openuikit, Sources/OpenUIKit/UIStackView.swift.
  @Test func `the first of several contents gives way, but the last view without a size`() throws {
    let labels = (1...3).map { #"{"type": "label", "text": "\#($0)"}"# }
    func widths(_ views: [String], _ length: Double?) throws -> [Double] {
      let bounds = length.map { #""bounds": [\#($0), 20], "# } ?? ""
      return try frames(
        #"{"type": "stack", \#(bounds)"subviews": [\#(views.joined(separator: ", "))]}"#)[1...].map(
          \.width)
    }
    let own = try widths(labels, nil)
    let rest = own[1] + own[2]
    #expect(try widths(labels, 200) == [200 - rest, own[1], own[2]])
    #expect(try widths(labels, rest + 2) == [2, own[1], own[2]])
    #expect(try widths(["{}", labels[0], "{}"], 100) == [0, own[0], 100 - own[0]])
  }

  @Test func `stacks of components and their copies close up around hidden views`() throws {
    let renderer = try Renderer(
      """
      {"size": [300, 300], "components": {"row": {
        "type": "stack", "size": [null, 20], "spacing": 4, "views": [
          {"id": "mark", "bounds": [10, 10]}, {"id": "rest"}, {"id": "end", "bounds": [30, 10]}]}},
       "views": [{"type": "stack", "axis": "vertical", "frame": [0, 0, 100, null], "spacing": 6, "subviews": [
         {"forEach": 3, "view": {"id": "row", "type": "row"}}]}],
       "timeline": [{"animate": {"row.1": {"hidden": true}, "row.2/mark": {"hidden": true}}, "duration": 1, "curve": "linear"}]}
      """)
    func frame(_ id: String, at time: Double) -> Rect? {
      let index = renderer.tree.nodes.firstIndex { $0.view.id == id }
      return index.map { renderer.states(at: time)[$0].frame }
    }
    #expect(frame("row.2", at: 0) == Rect(x: 0, y: 52, width: 100, height: 20))
    #expect(frame("row.2", at: 0.5)?.minY == 39)
    #expect(frame("row.2", at: 1)?.minY == 26)
    #expect(frame("row.2/rest", at: 0) == Rect(x: 14, y: 0, width: 52, height: 20))
    #expect(frame("row.2/rest", at: 0.5) == Rect(x: 7, y: 0, width: 59, height: 20))
    #expect(frame("row.2/rest", at: 1) == Rect(x: 0, y: 0, width: 66, height: 20))
  }

  @Test func `a long column fits its views`() throws {
    let count = 300
    let rows = (0..<count).map { #"{"bounds": [4, \#(1 + $0 % 3)]}"# }.joined(separator: ", ")
    let views = try frames(
      #"{"type": "stack", "axis": "vertical", "frame": [0, 0, 50, null], "subviews": [\#(rows)]}"#)
    #expect(views[0].height == Double(2 * count))
    #expect(views[count].minY == Double(2 * count - 3))
  }

  @Test func `constraints place a stack`() throws {
    let views = try frames(
      """
      {"id": "s", "type": "stack", "axis": "vertical", "subviews": [
        {"bounds": [20, 10]}, {"id": "x", "bounds": [20, 10]}]}
      """,
      constraints: """
        "s.left == canvas.left + 10", "s.right == canvas.right - 10",
        "s.centerY == canvas.centerY", "x.height == 40"
        """)
    #expect(views[0] == Rect(x: 10, y: 125, width: 280, height: 50))
    #expect(views[2] == Rect(x: 0, y: 10, width: 280, height: 40))
  }

  @Test func `content that grows moves what follows`() throws {
    let views = """
      {"type": "stack", "subviews": [{"id": "a", "bounds": [20, 10]}, {"bounds": [30, 10]}]}
      """
    let step = #"{"animate": {"a": {"bounds.width": 60}}, "duration": 1, "curve": "linear"}"#
    #expect(try frames(views, steps: step, at: 0.5).map(\.minX)[1...] == [0, 40])
    #expect(try frames(views, steps: step, at: 1)[0].width == 90)
  }
}

// MARK: - Hiding

extension StackLayoutTests {
  @Test(arguments: StackPlaces.all)
  func `a hidden view takes no room`(_ row: StackPlaces) throws {
    let stack = Self.stack(
      "\"distribution\": \"\(row.distribution)\", \"alignment\": \"leading\"", length: row.length,
      vertically: false)
    let hidden = stack.replacing(#""id": "b","#, with: #""id": "b", "hidden": true,"#)
    #expect(try frames(hidden)[1...].map(\.minX) == row.after)
    #expect(try frames(stack)[1...].map(\.minX) == row.before)
  }

  @Test(arguments: StackPlaces.all)
  func `hiding in animate blends the layouts before and after`(_ row: StackPlaces) throws {
    let stack = Self.stack(
      "\"distribution\": \"\(row.distribution)\", \"alignment\": \"leading\"", length: row.length,
      vertically: false)
    let renderer = try renderer(
      stack,
      steps: """
        {"wait": 1}, {"animate": {"b": {"hidden": true}}, "duration": 1, "curve": "linear"},
        {"animate": {"b": {"hidden": false}}, "duration": 1, "curve": "linear"}
        """)
    for (time, part) in [(0.5, 0), (1, 0), (1.25, 0.25), (1.5, 0.5), (2, 1), (2.25, 0.75), (3, 0)] {
      let states = renderer.states(at: time)
      for (place, pair) in zip(row.before, row.after).enumerated() {
        let expected = pair.0 + part * (pair.1 - pair.0)
        #expect(abs(states[1 + place].frame.minX - expected) < 1e-5, "\(place) at \(time)")
      }
      #expect(states[2].isShown == (part < 1))
    }
  }

  /// The left edges of three views, and those after the second one has been hidden.
  struct StackPlaces: Sendable, CustomTestStringConvertible {
    var distribution: String
    var length: Double?
    var before: [Double]
    var after: [Double]
    var testDescription: String { distribution }

    static let all = [
      StackPlaces(distribution: "fill", length: nil, before: [0, 25, 60], after: [0, 20, 25]),
      StackPlaces(
        distribution: "fillEqually", length: 130, before: [0, 45, 90], after: [0, 62.5, 67.5]),
      StackPlaces(
        distribution: "equalSpacing", length: 120, before: [0, 35, 80], after: [0, 20, 80]),
      StackPlaces(
        distribution: "equalCentering", length: 130, before: [0, 45, 90], after: [0, 20, 90]),
    ]
  }

  @Test func `two views that are hidden together leave together`() throws {
    let stack = Self.stack("\"alignment\": \"leading\"", length: nil, vertically: true)
    let step =
      #"{"animate": {"a": {"hidden": true}, "b": {"hidden": true}}, "duration": 1, "curve": "linear"}"#
    let half = try frames(stack, steps: step, at: 0.5)
    #expect(half[3].minY == 30)
    #expect(half[0].height == 70)
    #expect(try frames(stack, steps: step, at: 1)[3].minY == 0)
  }

  @Test func `hiding without a duration moves at once`() throws {
    let stack = Self.stack("\"alignment\": \"leading\"", length: nil, vertically: false)
    let step = #"{"wait": 0.5}, {"set": {"a": {"hidden": true}}}, {"wait": 0.5}"#
    #expect(try frames(stack, steps: step, at: 0.4)[2].minX == 25)
    #expect(try frames(stack, steps: step, at: 0.6)[2].minX == 0)
  }

  @Test func `frames do not depend on the order of times`() throws {
    let stack = Self.stack("\"distribution\": \"equalSpacing\"", length: 120, vertically: false)
    let renderer = try renderer(
      stack,
      steps: """
        {"animate": {"b": {"hidden": true}}, "duration": 1},
        {"at": 0.5, "animate": {"a": {"hidden": true}}, "duration": 1}
        """)
    var presentation = renderer.makePresentation()
    for time in [1.2, 0.1, 0.7, 0, 1.5, 0.6, 0.3] {
      presentation.move(to: time, on: renderer.timeline)
      #expect(presentation.states.map(\.frame) == renderer.states(at: time).map(\.frame))
    }
  }
}

// MARK: - Faults

extension StackLayoutTests {
  @Test func `a stack that is too short for its spacing is an error that names it`() throws {
    let error = try #require(throws: RenderError.self) {
      _ = try renderer(Self.stack("\"distribution\": \"fill\"", length: 8, vertically: false))
    }
    let fault = try #require(error.faults.first)
    #expect(fault.message.contains("required constraints contradict each other"))
    #expect(fault.message.contains("of the stack `stack`"))
  }

  @Test func `views that could share the rest in any way are a warning`() throws {
    let renderer = try renderer(
      #"{"type": "stack", "bounds": [100, 20], "subviews": [{"id": "x"}, {"id": "y"}]}"#)
    #expect(
      renderer.warnings.map(\.message).contains { $0.contains("the stack of `x` leaves its") })
  }
}
