import AnimDocuments
import AnimInspect
import AnimMotion
import AnimPrimitives
import AnimSceneSupport
import AnimScenes
import Testing
import AnimText

@testable import AnimExport
@testable import AnimRendering

@Suite struct SceneLayoutTests {
  private func renderer(
    _ views: String, _ constraints: String, timeline: String = ""
  ) throws -> Renderer {
    let text = """
      {"size": [200, 100], "views": [\(views)], "constraints": [\(constraints)],
      "timeline": [\(timeline)]}
      """
    return try Renderer(text)
  }

  private func frames(_ renderer: Renderer, at time: Double) -> [Rect] {
    renderer.states(at: time).map(\.frame)
  }

  private static let card = #"{"id": "card", "anchorPoint": [0, 1]}"#
  private static let tied = """
    "card.left == canvas.left + 10", "card.width == 40", "card.top == canvas.top + 5", \
    {"id": "h", "equation": "card.height == 20"}
    """

  @Test func `constraints say where a view is, whatever its anchor point`() throws {
    let renderer = try renderer(Self.card, Self.tied)
    #expect(frames(renderer, at: 0) == [Rect(x: 10, y: 5, width: 40, height: 20)])
    #expect(renderer.warnings.isEmpty)
    let dump = try SceneDump(renderer, times: [0], properties: ["card.center", "card.bounds"])
    #expect(dump.json.contains(#""card": { "center": [10, 25], "bounds": [40, 20] }"#))
  }

  @Test func `constants follow curves, and frames may be asked for in any order`() throws {
    let renderer = try renderer(
      Self.card, Self.tied,
      timeline: """
        {"animate": {"h": {"constant": 60}}, "duration": 1, "curve": "easeOutBack"},
        {"animate": {"h": {"constant": {"by": -20}}}, "duration": 1, "curve": "linear"}
        """)
    let times = (0...20).map { Double($0) / 10 }
    let alone = times.map { frames(renderer, at: $0) }
    #expect(alone.contains { $0[0].height > 60 }, "overshoot")
    #expect(alone[15] == [Rect(x: 10, y: 5, width: 40, height: 50)])
    var presentation = renderer.makePresentation()
    for index in [20, 3, 3, 17, 0, 9, 10, 1, 15, 4] {
      presentation.move(to: times[index], on: renderer.timeline)
      #expect(presentation.states.map(\.frame) == alone[index])
    }
    #expect(!renderer.timeline.isStill(from: 0.4, through: 0.5))
  }

  @Test func `constraints that contradict each other take turns`() throws {
    // The usual code in UIKit: deactivate one constraint, activate the other, and call layoutIfNeeded in an animation
    // block.
    let renderer = try renderer(
      Self.card,
      Self.tied + #", {"id": "tall", "equation": "card.height == 80", "active": false}"#,
      timeline: """
        {"wait": 1},
        {"animate": {"h": {"active": false}, "tall": {"active": true}}, "duration": 1,
         "curve": "linear"}
        """)
    #expect(renderer.warnings.isEmpty)
    let heights = [0, 0.9, 1.25, 1.5, 2].map { frames(renderer, at: $0)[0].height }
    #expect(heights == [20, 20, 35, 50, 80])
  }

  @Test func `views are laid out by themselves as they are among all`() throws {
    let renderer = try renderer(
      """
      {"id": "card"}, {"id": "badge", "subviews": [{"id": "dot"}]},
      {"id": "post", "frame": [120, 10, 20, 30]},
      {"id": "title", "type": "label", "text": "Title"}, {"id": "rule"}
      """,
      """
      \(Self.tied), "badge.left == card.right + 4", "badge.top == card.top", "badge.width == 12",
      "badge.height == 12", "dot.centerX == badge.centerX", "dot.centerY == badge.centerY",
      "dot.width == 4", "dot.height == 4", "title.left == post.right + 2",
      {"id": "top", "equation": "title.top == post.top @900"}, "rule.left == title.left",
      "rule.top == title.lastBaseline + 1", "rule.width == title.width", "rule.height == 1"
      """,
      timeline: """
        {"animate": {"h": {"constant": 60}, "card": {"alpha": 0}}, "duration": 1},
        {"animate": {"post": {"frame": [60, 40, 30, 20]}, "top": {"active": false}}, "at": 0.2,
          "duration": 0.5}
        """)
    let islands = renderer.tree.nodes.map(\.island)
    #expect(islands[0] == islands[1] && islands[1] == islands[2] && islands[0] != nil)
    #expect(islands[3] == nil && islands[4] == islands[5] && islands[4] != islands[0])
    for view in renderer.tree.nodes.indices {
      var all = renderer.makePresentation()
      var part = renderer.makePresentation(of: [view])
      for time in [0, 0.5, 0.3, 0.9, 0, 1.2] {
        all.move(to: time, on: renderer.timeline)
        part.move(to: time, on: renderer.timeline)
        #expect("\(part.states[view])" == "\(all.states[view])", "at \(time)")
      }
    }
  }

  /// The y coordinates of the baselines of a view's lines on the canvas, for views directly on it.
  private func baselines(_ renderer: Renderer, _ index: Int, at time: Double) -> [Double] {
    let state = renderer.states(at: time)[index]
    let layout = renderer.resources.label(index)?.layout(state)
    return layout?.lines.map { state.frame.minY + $0.baseline.y } ?? []
  }

  @Test func `labels stand on each other's baselines while they grow and break lines`() throws {
    let renderer = try renderer(
      """
      {"id": "big", "type": "label", "text": "Ag", "frame": [10, 20, 60, 50], "font": {"size": 32}},
      {"id": "small", "type": "label", "text": "one two three", "numberOfLines": 0, "font": {"size": 12}}
      """,
      """
      "small.lastBaseline == big.firstBaseline", "small.left == 80", {"id": "w", "equation": "small.width == 90"}
      """,
      timeline: #"{"animate": {"w": {"constant": 30}, "big": {"frame.height": 80}}, "duration": 1}"#
    )
    for (time, lines) in [(0.0, 1), (0.6, 2), (1, 3)] {
      let small = baselines(renderer, 1, at: time)
      #expect(small.count == lines)
      let big = try #require(baselines(renderer, 0, at: time).first)
      #expect(abs((small.last ?? 0) - big) < 0.001)
    }
    let first = try self.renderer(
      #"{"id": "a", "type": "label", "text": "one"}, {"id": "b", "type": "label", "text": "two"}"#,
      #""a.top == 7", "a.left == 0", "b.firstBaseline == a.firstBaseline + 20", "b.left == 0""#)
    #expect(abs(frames(first, at: 0)[1].minY - 27) < 0.001)
    #expect(first.warnings.isEmpty)
  }

  /// UIBaselineAdjustment: only `alignBaselines` keeps the baseline of the full size.
  @Test(arguments: ["alignBaselines", "alignCenters", "none"])
  func `labels stand on the baselines of lines that shrink`(adjustment: String) throws {
    let shrinking = """
      "type": "label", "text": "a line that is too wide for it", "font": {"size": 30},
      "adjustsFontSizeToFitWidth": true, "baselineAdjustment": "\(adjustment)"
      """
    let renderer = try renderer(
      """
      {"id": "placed", "frame": [0, 0, 60, 40], \(shrinking)}, {"id": "free", \(shrinking)},
      {"id": "a", "type": "label", "text": "one"}, {"id": "b", "type": "label", "text": "two"}
      """,
      """
      "free.left == 100", "free.top == 10", {"id": "w", "equation": "free.width == 50"},
      "a.left == 0", "a.firstBaseline == placed.firstBaseline",
      "b.left == 0", "b.lastBaseline == free.lastBaseline"
      """,
      timeline: """
        {"animate": {"w": {"constant": 90}, "placed": {"frame.width": 30}}, "duration": 1}
        """)
    for time in [0, 0.4, 1] {
      for (label, shrunk) in [(2, 0), (3, 1)] {
        let baseline = try #require(baselines(renderer, shrunk, at: time).first)
        #expect(abs(baselines(renderer, label, at: time)[0] - baseline) < 0.001)
      }
      // The line of a label without a size has the height of its text at full size.
      #expect(abs(frames(renderer, at: time)[1].height - 30 * 3408 / 2816) < 0.001)
    }
  }

  @Test func `layouts before and after are blended`() throws {
    let renderer = try renderer(
      #"{"id": "card", "frame": [0, 0, 40, 10]}"#,
      #"{"id": "a", "equation": "card.left == 10"}, "card.left == 110 @500""#,
      timeline: """
        {"animate": {"a": {"active": false}}, "duration": 1, "curve": "linear"},
        {"set": {"a": {"active": true}}}, {"wait": 1}
        """)
    #expect(frames(renderer, at: 0.25)[0].minX == 35)
    #expect(frames(renderer, at: 1.5)[0].minX == 10)
  }

  @Test func `a label is as large as its text, or breaks its lines`() throws {
    let label = """
      {"id": "text", "type": "label", "text": "several words to break", "numberOfLines": 0}
      """
    let place = #""text.left == 0", "text.top == 0""#
    let whole = frames(try renderer(label, place), at: 0)[0]
    #expect(whole.width > 100 && whole.height < 30)
    let broken = frames(try renderer(label, place + #", "text.width == 80""#), at: 0)[0]
    #expect(broken.width == 80 && broken.height > 1.9 * whole.height)
  }

  @Test func `an animation of a view takes those along that are tied to it`() throws {
    let renderer = try renderer(
      #"{"id": "card", "frame": [0, 0, 40, 10]}, {"id": "dot", "bounds": [8, 8]}"#,
      #""dot.left == card.right + 2", "dot.top == card.top""#,
      timeline: #"{"animate": {"card": {"center.x": 120}}, "duration": 1, "curve": "linear"}"#)
    #expect(
      frames(renderer, at: 0.5) == [
        Rect(x: 50, y: 0, width: 40, height: 10), Rect(x: 92, y: 0, width: 8, height: 8),
      ])
  }

  private static let rising = #"{"animate": {"h": {"constant": 60}}, "duration": 1}"#

  @Test(arguments: [
    (
      #"{"id": "w", "equation": "card.right == 49"}"#,
      ": `card.left == canvas.left + 10`, `card.width == 40` and `card.right == 49` (w)"
    ),
    (
      #"{"id": "l", "equation": "card.height <= 50"}"#,
      " at 1 s: `card.height == 60` (h) and `card.height <= 50` (l)"
    ),
  ])
  func `contradictions are errors with names and, where they come later, a time`(
    constraint: String, members: String
  ) {
    let error = #expect(throws: RenderError.self) {
      try renderer(Self.card, "\(Self.tied), \(constraint)", timeline: Self.rising)
    }
    #expect(
      error?.faults.map(\.message) == ["required constraints contradict each other\(members)"])
  }

  @Test func `the first members of a long contradiction are reported`() {
    let views = (0..<30).map { #"{"id": "v\#($0)", "frame": [0, 0, 9, 9]}"# }
    let chain = (1..<30).map { #""v\#($0).left == v\#($0 - 1).left + 10""# }
    let ends = [#""v0.left == 0""#, #""v29.left == 0""#]
    let error = #expect(throws: RenderError.self) {
      try renderer(views.joined(separator: ", "), (chain + ends).joined(separator: ", "))
    }
    let told = (1...10).map { "`v\($0).left == v\($0 - 1).left + 10`" }
    #expect(
      error?.diagnostics.map(\.message) == [
        "required constraints contradict each other: \(told.joined(separator: ", ")), … and 21 more"
      ])
  }

  @Test(arguments: ["canvas.width == 5", "card.width == -5"])
  func `the only constraint that cannot hold is the one to weaken`(equation: String) {
    let error = #expect(throws: RenderError.self) {
      try renderer(Self.card, "\"\(equation)\"")
    }
    #expect(
      error?.diagnostics.map(\.hint) == ["give the constraint a priority below 1000, such as @999"])
  }

  @Test func `an undetermined place is a warning`() throws {
    let renderer = try renderer(
      #"{"id": "a"}, {"id": "b", "frame": [0, 0, 9, 9]}"#, #""a.left == 0", "b.left == a.right""#)
    #expect(
      renderer.warnings.map(\.message) == [
        "the constraints of `a` leave its `top`, `width` and `height` open"
      ])
    #expect(renderer.warnings.map(\.severity) == [.warning])
  }

  @Test(arguments: [(0, 500), (1, 501), (400, 501), (600, 501)])
  func `warnings of the reader and the renderer are counted together`(
    parameters: Int, listed: Int
  ) throws {
    let names = (0..<parameters).map { #""p\#($0)": 1"# }.joined(separator: ", ")
    let labels = (0..<500).map { #"{"id": "l\#($0)", "type": "label", "text": "👍"}"# }
    let text =
      #"{"size": [9, 9], "parameters": {\#(names)}, "views": [\#(labels.joined(separator: ","))]}"#
    let scene = try Scene(text)
    let renderer = try Renderer(scene: scene, assets: AssetSource(allowsMissingGlyphs: true))
    #expect(renderer.warnings.count == listed)
    guard parameters > 0 else { return }
    #expect(
      renderer.warnings.last?.message
        == (parameters == 1
          ? "one more warning is not listed" : "\(parameters) more warnings are not listed"))
  }

  @Test(arguments: [
    (#""bounds": [20, 20]"#, []), (#""center": [9, 9]"#, ["`width` and `height`"]),
    ("", ["`left`, `top`, `width` and `height`"]), (#""frame": [9, 9, 20, 20]"#, []),
  ])
  func `a centred view is open only where the scene gives no size`(
    keys: String, open: [String]
  ) throws {
    let renderer = try renderer(
      #"{"id": "b"\#(keys.isEmpty ? "" : ", " + keys)}"#,
      #""b.centerX == canvas.centerX", "b.centerY == canvas.centerY""#)
    #expect(
      renderer.warnings.map(\.message)
        == open.map { "the constraints of `b` leave its \($0) open" })
  }
}
