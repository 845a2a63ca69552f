import AnimDocuments
import AnimMotion
import AnimRendering
import AnimSceneSupport
import AnimScenes
import Testing

@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

@Suite struct ExpectationTests {
  private static let spring = card(#""center.y": 80"#, "easeOutBack")

  /// A step of a second that moves `card`.
  private static func card(_ changes: String, _ curve: String = "linear") -> String {
    #"{ "animate": { "card": { \#(changes) } }, "duration": 1, "curve": "\#(curve)" }"#
  }

  private func unmet(_ expect: String, _ timeline: String = spring) throws -> [String] {
    try Renderer(timeline: timeline, expect: expect).unmetExpectations().map(\.message)
  }

  @Test(arguments: [
    #"{ "staysInside": "card" }"#,
    #"{ "staysInside": "card", "margin": 3 }"#,
    #"{ "settlesBy": 1, "view": "card" }"#,
    #"{ "settlesBy": 0, "view": "other" }"#,
    #"{ "overshoot": 0.101, "view": "card", "property": "center.y" }"#,
    #"{ "neverOverlaps": ["card", "other"] }"#,
    #"{ "continuous": "card" }"#,
    #"{ "visibleBy": 0, "view": "card" }"#,
  ])
  func `a claim that holds is not reported`(_ expect: String) throws {
    #expect(try unmet(expect) == [])
  }

  @Test func `an outline that is nowhere is compared, too`() throws {
    let far =
      #"{ "animate": { "card": { "transform.scale": 1e6, "transform.rotate": 30 } }, "curve": "linear(0, 1e150, -1e150, 1)" }"#
    // Between scales of 1e156 and −1e156, the outline passes through sizes that can be computed.
    let told = try unmet(#"{ "neverOverlaps": ["card", "other"] }"#, far)
    #expect(told == ["`card` and `other` overlap at 0.125 s"])
  }

  @Test func `a view that leaves is reported with the time`() throws {
    let out = Self.card(#""center.y": 120"#)
    // From 20 to 120 in a second; its lower edge passes 100 at 0.7 s.
    #expect(try unmet(#"{ "staysInside": "card" }"#, out) == ["`card` leaves the canvas at 0.7 s"])
    #expect(
      try unmet(#"{ "staysInside": "card", "of": "canvas", "margin": 10 }"#, out)
        == ["`card` leaves the canvas at 0.6 s"])
    #expect(
      try unmet(#"{ "staysInside": "card", "of": "other" }"#, out)
        == ["`card` leaves `other` at 0 s"])
  }

  @Test func `a late end and an overshoot are reported`() throws {
    let slow = Self.spring.replacing("easeOutBack", with: "linear")
    #expect(
      try unmet(#"{ "settlesBy": 0.9, "view": "card" }"#, slow)
        == ["`card`.center.y settles at 0.999 s, after 0.9 s"])
    #expect(
      try unmet(#"{ "overshoot": 0.05, "view": "card", "property": "center.y" }"#)
        == ["`card`.center.y goes 10 % beyond its end, more than 5 %"])
  }

  @Test func `a frame does what centre and bounds do`() throws {
    // From [10, 10, 20, 20] the left edge moves to 20, and the height grows to 40.
    let grow = Self.card(#""frame": [20, 10, 20, 40]"#)
    for part in ["frame.x", "frame.height"] {
      #expect(
        try unmet(#"{ "settlesBy": 0.9, "view": "card", "property": "\#(part)" }"#, grow)
          == ["`card`.\(part) settles at 0.999 s, after 0.9 s"])
    }
    #expect(
      try unmet(#"{ "settlesBy": 0, "view": "card", "property": "frame.width" }"#, grow) == [])
  }

  @Test func `a value that may jump unseen counts where it is named`() throws {
    let set = #"{ "wait": 0.5 }, { "set": { "card": { "zPosition": 1 } } }, { "wait": 0.5 }"#
    #expect(
      try unmet(#"{ "continuous": "card" }, { "settlesBy": 0.1, "view": "card" }"#, set) == [])
    #expect(
      try unmet(#"{ "continuous": "card", "property": "zPosition" }"#, set)
        == ["`card`.zPosition jumps at 0.5 s"])
    let shadow = #"{ "animate": { "card": { "shadow.offset.y": 9 } }, "curve": "linear" }"#
    #expect(
      try unmet(#"{ "settlesBy": 0.1, "view": "card" }"#, shadow)
        == ["`card`.shadow.offset.y settles at 0.25 s, after 0.1 s"])
  }

  @Test func `order is that of first movement`() throws {
    let two = """
      { "animate": { "card": { "center.x": 50 } }, "at": 0.3, "duration": 1, "curve": "linear" },
      { "animate": { "other": { "alpha": 0.5 } }, "at": 0.1, "duration": 1, "curve": "linear" }
      """
    #expect(try unmet(#"{ "order": ["other", "card"] }"#, two) == [])
    #expect(
      try unmet(#"{ "order": ["card", "other"] }"#, two)
        == ["`other` begins to move at 0.1 s, before `card` (0.3 s)"])
    #expect(try unmet(#"{ "order": ["card", "other"] }"#) == ["`other` never moves"])
  }

  /// `card` with a curve from the start, `other` linearly after a delay.
  private static func together(_ curve: String, delay: Double, duration: Double = 1) -> String {
    """
    { "animate": { "card": { "center.x": 60 } }, "at": 0, "duration": \(duration), "curve": \(curve) },
    { "animate": { "other": { "center.x": 30 } }, "at": 0, "delay": \(delay), "duration": 1, "curve": "linear" }
    """
  }

  @Test(arguments: [
    "easeIn", "easeInOut", "easeInQuint", "easeOutExpo", "easeInCirc", "easeInBack",
  ])
  func `a slow beginning counts as the beginning`(_ curve: String) throws {
    let later = Self.together("\"\(curve)\"", delay: 0.05)
    #expect(try unmet(#"{ "order": ["card", "other"] }"#, later) == [])
    #expect(
      try unmet(#"{ "order": ["other", "card"] }"#, later).first?.hasPrefix("`card` begins") == true
    )
    for duration in [0.2, 1, 4] {
      let same = Self.together("\"\(curve)\"", delay: 0, duration: duration)
      #expect(try unmet(#"{ "order": ["card", "other"] }"#, same) == [])
      #expect(try unmet(#"{ "order": ["other", "card"] }"#, same) == [])
    }
  }

  @Test func `views that touch do not overlap, turned ones are seen as they are`() throws {
    let claim = #"{ "neverOverlaps": ["card", "other"] }"#
    #expect(try unmet(claim, Self.card(#""center": [50, 70]"#)) == [])
    #expect(try unmet(claim, Self.card(#""center": [60, 70]"#)).count == 1)
    // The corners of a diamond are 14.1 points from its centre, the sides are nearer.
    let turned = #"{ "set": { "card": { "transform.rotate": 45, "center": [46, 46] } } }"#
    #expect(try unmet(claim, turned) == [])
  }

  @Test func `a state that is not seen in time is reported`() throws {
    #expect(
      try unmet(
        #"{ "visibleBy": 0.2, "view": "card", "alpha": 0.5 }"#, Self.card(#""alpha": 0"#))
        == ["`card` is not visible at 0.5 s"])
  }

  @Test func `an alpha of 0.7 in one of 0.7 is 0.49`() throws {
    #expect(
      try unmet(
        expect: #"{ "visibleBy": 0, "view": "inner", "alpha": 0.49 }"#,
        views: """
          { "id": "outer", "frame": [0, 0, 50, 50], "alpha": 0.7, "subviews": [
            { "id": "inner", "frame": [0, 0, 20, 20], "alpha": 0.7 }] }
          """) == [])
  }

  /// The failures of a still scene of 200 × 100 points.
  private func unmet(expect: String, views: String) throws -> [String] {
    try Renderer(#"{ "size": [200, 100], "views": [\#(views)], "expect": [\#(expect)] }"#)
      .unmetExpectations().map(\.message)
  }

  /// A page of 100 points whose left or right side is rotated behind the eye.
  @Test(arguments: [89, -89, 91])
  func `a view behind the eye leaves the canvas and may overlap`(_ angle: Double) throws {
    let views = """
      { "id": "page", "frame": [0, 0, 100, 100], "backgroundColor": "red",
        "transform": { "rotateY": \(angle), "perspective": 40 } },
      { "id": "left", "frame": [0, 45, 20, 10] }, { "id": "right", "frame": [80, 45, 120, 10] }
      """
    #expect(
      try unmet(expect: #"{ "staysInside": "page" }"#, views: views)
        == ["`page` leaves the canvas at 0 s"])
    let overlaps = try ["left", "right"].flatMap {
      try unmet(expect: #"{ "neverOverlaps": ["page", "\#($0)"] }"#, views: views)
    }
    #expect(overlaps.count == 1, "\(overlaps)")
  }

  @Test func `claims about views that were taken out are errors`() throws {
    let text = #"""
      { "size": [9, 9], "views": [{ "id": "a" }, { "id": "b" }],
        "expect": [{ "continuous": "a" }, { "neverOverlaps": ["b", "a"] }] }
      """#
    var scene = try Scene(text)
    scene.views.removeLast()
    let renderer = try Renderer(scene: scene)
    let error = #expect(throws: SceneErrors.self) { try renderer.unmetExpectations() }
    #expect(error?.diagnostics.map(\.message) == ["there is no view `b`"])
    #expect(error?.diagnostics.map(\.column) == [39])
  }
}
