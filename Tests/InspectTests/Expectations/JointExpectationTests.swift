import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import AnimScenes
import Testing

@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

/// The scene is played once for all claims, and only the views that they name are evaluated.
@Suite struct JointExpectationTests {
  /// A scene with everything that determines the place of a view: superviews, constraints, content, perspective.
  private static let views = """
    { "id": "sheet", "frame": [10, 10, 80, 80], "subviews": [
      { "id": "button", "frame": [10, 50, 20, 20] },
      { "id": "title", "type": "label", "text": "Hello", "center": [40, 20], "crossFade": 0.2 }] },
    { "id": "bar" }, { "id": "badge" },
    { "id": "page", "frame": [20, 20, 30, 30], "transform": { "rotateY": 40, "perspective": 90 } },
    { "id": "still", "frame": [0, 0, 5, 5] }
    """
  private static let constraints = """
    "bar.left == canvas.left + 5", "bar.width == 30", "bar.top == canvas.top + 70", "bar.height == 10",
    "badge.left == bar.right + 4", "badge.top == bar.top", "badge.height == 10",
    { "id": "width", "equation": "badge.width == 10" }
    """
  private static let timeline = """
    { "animate": { "sheet": { "center.x": 80, "alpha": 0.4 } }, "duration": 1, "curve": "easeOutBack" },
    { "animate": { "width": { "constant": 90 } }, "at": 0.2, "duration": 0.6,
      "curve": { "spring": { "dampingRatio": 0.4 } } },
    { "set": { "title": { "text": "A longer text" } }, "at": 0.5 },
    { "animate": { "page": { "transform.rotateY": 120 } }, "at": 0.1, "duration": 0.5, "curve": "linear" },
    { "animate": { "button": { "center.y": -30 } }, "at": 0.7, "duration": 0.5, "curve": "linear" }
    """
  private static let claims = [
    #"{ "staysInside": "button" }"#, #"{ "staysInside": "badge" }"#,
    #"{ "staysInside": "title", "of": "sheet" }"#, #"{ "staysInside": "still" }"#,
    #"{ "neverOverlaps": ["bar", "badge"] }"#, #"{ "neverOverlaps": ["page", "sheet"] }"#,
    #"{ "neverOverlaps": ["button", "page"] }"#,
    #"{ "visibleBy": 0, "view": "button", "alpha": 0.5 }"#,
    #"{ "visibleBy": 0.3333, "view": "title", "alpha": 0.8 }"#,
    #"{ "visibleBy": 40, "view": "button", "alpha": 0.3 }"#,
    #"{ "settlesBy": 0.5, "view": "badge" }"#, #"{ "settlesBy": 0.2, "view": "title" }"#,
    #"{ "overshoot": 0.01, "view": "sheet", "property": "frame.x" }"#,
    #"{ "overshoot": 0.01, "view": "badge", "property": "bounds.width" }"#,
    #"{ "continuous": "title" }"#, #"{ "continuous": "button" }"#, #"{ "continuous": "badge" }"#,
    #"{ "order": ["sheet", "page", "badge"] }"#, #"{ "order": ["badge", "page"] }"#,
    #"{ "order": ["sheet", "still"] }"#,
  ]

  private func renderer(
    expect: [String] = [], timeline: String = timeline
  ) throws -> Renderer {
    let text = """
      { "size": [100, 100], "views": [\(Self.views)], "constraints": [\(Self.constraints)],
        "timeline": [\(timeline)], "expect": [\(expect.joined(separator: ", "))] }
      """
    return try Renderer(text)
  }

  @Test func `claims are decided together as they are alone`() throws {
    let alone = try Self.claims.flatMap {
      try renderer(expect: [$0]).unmetExpectations().map(\.message)
    }
    let together = try renderer(expect: Self.claims).unmetExpectations().map(\.message)
    #expect(together == alone)
    #expect(together.count == 14, "\(together)")
  }

  @Test func `a scene that claims nothing holds it`() throws {
    #expect(try renderer().unmetExpectations().isEmpty)
  }

  @Test func `only what is named is recorded`() throws {
    let renderer = try renderer()
    let keys = [
      MotionKey(view: "button", property: "center.y"),
      MotionKey(view: "button", property: "center.x"),
    ]
    let probe = MotionRecording.probe(renderer)
    var recording = MotionRecording(probe, of: keys)
    #expect(recording.views == [1])
    probe.forEachSample(of: recording.views) { row, presentation in
      recording.record(presentation, at: row)
    }
    recording.finish()
    #expect(Set(recording.samples.keys) == [keys[0]])
    #expect(recording.samples[keys[0]] == probe.times.map { recording.value(of: keys[0], at: $0) })
  }

  /// Each view is changed once, at half a second.
  @Test(arguments: Property.allCases.filter(\.isNumberOfViews).map(\.name))
  func `every number that moves is recorded`(_ property: String) throws {
    let text = """
      { "size": [100, 100],
        "views": [
          { "id": "view", "frame": [5, 5, 9, 9], "filter": {}, "backdrop": {} }, { "id": "shape", "type": "shape", "path": "M0 0H9", "lineDash": [2] },
          { "id": "label", "type": "label", "frame": [5, 5, 9, 9], "value": 1, "format": "%d" }],
        "timeline": [{ "wait": 0.5 }, { "set": { "VIEW": { "\(property)": 0.75 } } }, { "wait": 0.5 }],
        "expect": [{ "continuous": "VIEW", "property": "\(property)" }] }
      """
    let owner =
      switch property {
      case "value", "font.size": "label"
      case "lineWidth", "lineDashPhase", "strokeStart", "strokeEnd": "shape"
      default: "view"
      }
    let scene = text.replacing("VIEW", with: owner)
    let renderer = try Renderer(scene)
    #expect(
      try renderer.unmetExpectations().map(\.message) == ["`\(owner)`.\(property) jumps at 0.5 s"])
  }

  /// The centre and the size do not change, but the origin of the frame does.
  @Test func `a frame moves with its anchor point`() throws {
    let anchor = """
      { "animate": { "still": { "anchorPoint.x": 0, "anchorPoint.y": 1 } }, "duration": 1,
        "curve": "linear" }
      """
    for part in ["x", "y"] {
      let claim = #"{ "settlesBy": 0.5, "view": "still", "property": "frame.\#(part)" }"#
      #expect(try renderer(expect: [claim], timeline: anchor).unmetExpectations().count == 1)
    }
  }

  @Test func `views are by themselves what they are among all`() throws {
    let renderer = try renderer()
    for view in renderer.tree.nodes.indices {
      var all = renderer.makePresentation()
      var one = renderer.makePresentation(of: [view])
      for time in [0, 0.4, 0.55, 0.2, 0.9, 1.3] {
        all.move(to: time, on: renderer.timeline)
        one.move(to: time, on: renderer.timeline)
        #expect("\(one.states[view])" == "\(all.states[view])", "at \(time)")
      }
    }
  }

  @Test func `outlines that are kept are those that are made anew`() throws {
    let renderer = try renderer()
    var presentation = renderer.makePresentation()
    var outlines = ViewOutlines(renderer.tree, of: renderer.tree.nodes.indices)
    for (index, time) in [0, 0.4, 0.4, 0.55, 0.2, 0.9, 1.3].enumerated() {
      presentation.move(to: time, on: renderer.timeline)
      outlines.update(
        presentation.states, changed: index == 0 ? nil : Set(presentation.changedViews))
      #expect(outlines.outlines == renderer.viewOutlines(at: time), "at \(time)")
    }
    var button = ViewOutlines(renderer.tree, of: [1])
    button.update(presentation.states, changed: nil)
    #expect(button.outlines == Array(renderer.viewOutlines(at: 1.3).prefix(2)))
  }

  /// The view is visible for 0.6 ms between two sampled times.
  @Test func `a state that a claim names may be gone at the next moment`() throws {
    let flash = """
      { "set": { "still": { "hidden": true } }, "at": 0 },
      { "set": { "still": { "hidden": false } }, "at": 0.5002 },
      { "set": { "still": { "hidden": true } }, "at": 0.5008 }, { "wait": 1, "at": 0 }
      """
    let claim = #"{ "visibleBy": 0.5005, "view": "still" }"#
    #expect(
      try renderer(expect: [claim], timeline: flash).unmetExpectations().map(\.message)
        == ["`still` is not visible at 0.501 s"])
  }
}
