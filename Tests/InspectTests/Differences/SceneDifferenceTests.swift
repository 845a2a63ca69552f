import AnimDocuments
import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import Testing

@testable import AnimInspect

@Suite struct SceneDifferenceTests {
  private static func move(_ rest: String) -> String {
    #"{ "animate": { "card": { "center.y": 80 } }, \#(rest) }"#
  }

  private static func scene(views: String, rest: String = "") throws -> Renderer {
    try Renderer(#"{ "size": [100, 100], "views": [\#(views)]\#(rest) }"#)
  }

  /// The changes from one scene to another, without those of the duration, which follows from the steps. A summary that
  /// was written and read has the same changes.
  private func changes(_ old: Renderer, _ new: Renderer) throws -> [SceneChange] {
    let (baseline, candidate) = (MotionSummary(old), MotionSummary(new))
    let read = try #require(MotionSummary(json: baseline.json))
    let changes = SceneDifference(baseline, candidate).changes
    #expect(SceneDifference(read, candidate).changes == changes)
    return changes.filter { $0.subject != .scene("duration") }
  }

  /// Each clause as `subject aspect was → now`.
  private func facts(_ old: Renderer, _ new: Renderer) throws -> [String] {
    try changes(old, new).flatMap { change in
      change.clauses.map {
        "\(change.subject.text) \($0.aspect) \($0.was?.json.text ?? "-") → \($0.now?.json.text ?? "-")"
      }
    }
  }

  private func facts(_ old: String, _ new: String) throws -> [String] {
    try facts(try Renderer(timeline: old), try Renderer(timeline: new))
  }

  private func facts(views old: String, _ new: String, rest: String = "") throws -> [String] {
    try facts(try Self.scene(views: old, rest: rest), try Self.scene(views: new, rest: rest))
  }

  // MARK: - Motion

  @Test func `equal scenes have no changes`() throws {
    let timeline = Self.move(#""duration": 1, "curve": "easeOutElastic""#)
    #expect(try facts(timeline, timeline) == [])
  }

  @Test func `times are compared`() throws {
    let curve = #""curve": "easeOutBack""#
    #expect(
      try facts(
        Self.move(#""duration": 1.2, \#(curve)"#), Self.move(#""duration": 1.24, \#(curve)"#))
        == ["`card`.center.y arrival 1.2 → 1.24"])
    #expect(
      try facts(Self.move(#""duration": 0.5"#), Self.move(#""duration": 0.5, "delay": 0.03"#))
        == ["`card`.center.y start 0 → 0.03", "`card`.center.y arrival 0.5 → 0.53"])
  }

  @Test func `curves are compared by their extents, their middle and their names`() throws {
    func facts(_ old: String, _ new: String) throws -> [String] {
      try self.facts(
        Self.move(#""duration": 1, "curve": \#(old)"#),
        Self.move(#""duration": 1, "curve": \#(new)"#)
      ).map { String($0.dropFirst("`card`.center.y ".count)) }
    }
    #expect(
      try facts(#""easeOutQuad""#, #""easeOutBack""#)
        == ["overshoot 0 → 0.1", #"curve "easeOutQuad" → "easeOutBack""#])
    #expect(
      try facts(#""easeInQuad""#, #""easeInBack""#)
        == ["anticipation 0 → 0.1", #"curve "easeInQuad" → "easeInBack""#])
    #expect(
      try facts(#""easeOutQuad""#, #""easeInQuad""#)
        == ["half 0.75 → 0.25", #"curve "easeOutQuad" → "easeInQuad""#])
    // exp(−πζ/√(1−ζ²)) is the overshoot of a spring with the damping ratio ζ.
    #expect(
      try facts(
        #"{ "spring": { "dampingRatio": 0.5 } }"#, #"{ "spring": { "dampingRatio": 0.8 } }"#)
        == ["overshoot 0.163 → 0.0152", #"curve "spring(0.5)" → "spring(0.8)""#])
  }

  @Test func `ends are compared, and courses of other kinds`() throws {
    let fade = #"{ "animate": { "card": { "alpha": 0.5 } }, "at": 0, "duration": 1 }"#
    #expect(try facts("", fade) == ["`card`.alpha moves false → true"])
    #expect(try facts(fade, "") == ["`card`.alpha moves true → false"])
    #expect(try facts(fade, fade.replacing("0.5", with: "0.25")) == ["`card`.alpha end 0.5 → 0.25"])
  }

  @Test func `a movement that returns is compared by how far it goes`() throws {
    func step(_ values: String, _ duration: Double) -> String {
      """
      { "animate": { "card": { "center.y": { "values": [\(values)] } } }, \
      "duration": \(duration), "curve": "linear" }
      """
    }
    #expect(
      try facts(step("20, 70, 20", 0.5), step("20, 80, 20", 0.4))
        == ["`card`.center.y arrival 0.5 → 0.4", "`card`.center.y reach 50 → 60"])
    #expect(
      try facts(step("50, 30, 50", 0.5), step("50, 70, 50", 0.5)).last
        == "`card`.center.y reach -20 → 20")
  }

  // MARK: - Other values

  @Test func `colours, texts and paths are compared`() throws {
    let badge = ##"{ "id": "a", "frame": [0, 0, 9, 9], "backgroundColor": "#ff9500" }"##
    #expect(
      try facts(views: badge, badge.replacing("#ff9500", with: "#ff3b3080"))
        == [##"`a`.backgroundColor value "#ff9500" → "#ff3b3080""##])
    let label = #"{ "id": "a", "type": "label", "frame": [0, 0, 90, 20], "text": "Hallo" }"#
    #expect(
      try facts(views: label, label.replacing("Hallo", with: "Hello"))
        == [#"`a`.text value "Hallo" → "Hello""#])
    let icon = #"{ "id": "a", "type": "shape", "path": "M0 0 L24 0 L24 24 Z" }"#
    let changes = try facts(views: icon, icon.replacing("L24 24", with: "L22 24"))
    #expect(changes.count == 1 && changes[0].hasPrefix("`a`.path outline "))
    let fade = ##"{ "animate": { "card": { "backgroundColor": "#00ff00" } }, "duration": 1 }"##
    #expect(
      try facts(fade, fade.replacing("00ff00", with: "0000ff"))
        == [##"`card`.backgroundColor end "#00ff00" → "#0000ff""##])
  }

  @Test func `switches are compared by their times and values`() throws {
    func step(_ time: Double, _ text: String = "true") -> String {
      #"{ "set": { "other": { "hidden": \#(text) } }, "at": \#(time) }"#
    }
    #expect(try facts("", step(0.25)) == ["`other`.hidden moves false → true"])
    #expect(try facts(step(0.25), step(0.5)) == ["`other`.hidden switches 0.25 → 0.5"])
    #expect(
      try facts(step(0.25), "\(step(0.25)), \(step(0.5, "false"))")
        == ["`other`.hidden switches 1 → 2"])
  }

  @Test(arguments: [
    (#""font": { "weight": 400 }"#, #""font": { "weight": 700 }"#, "font"),
    (#""alpha": 1"#, #""clipsToBounds": true"#, "clipsToBounds"),
    (#""alpha": 1"#, #""doubleSided": false"#, "doubleSided"),
    (#""alpha": 1"#, #""textAlignment": "right""#, "textAlignment"),
  ])
  func `properties that cannot be animated are compared`(old: String, new: String, name: String)
    throws
  {
    func label(_ keys: String) throws -> Renderer {
      try Self.scene(views: #"{ "id": "a", "type": "label", "text": "Hi", \#(keys) }"#)
    }
    #expect(
      try changes(try label(old), try label(new)).map(\.subject) == [.property(view: "a", name)])
  }

  // MARK: - Structure

  @Test func `views that come, go and move are found`() throws {
    let (a, b) = (#"{ "id": "a" }"#, #"{ "id": "b" }"#)
    let nested = #"{ "id": "a", "subviews": [\#(b)] }"#
    #expect(try facts(views: a, "\(a), \(b)") == [#"view `b` added - → "b""#])
    #expect(try facts(views: "\(a), \(b)", b) == [#"view `a` removed "a" → -"#])
    #expect(try facts(views: nested, "") == [#"view `a` removed "a" → -"#])
    #expect(try facts(views: "\(a), \(b)", nested) == [#"view `b` superview - → "a""#])
    #expect(try facts(views: "\(a), \(b)", "\(b), \(a)") == ["view `b` order - → -"])
  }

  @Test func `the order of drawing follows zPosition, then the scene`() throws {
    func view(_ id: String, _ z: Int) -> String { #"{ "id": "\#(id)", "zPosition": \#(z) }"# }
    #expect(
      try facts(views: "\(view("a", 1)), \(view("b", 2))", "\(view("b", 2)), \(view("a", 1))") == []
    )
    #expect(
      try facts(views: "\(view("a", 1)), \(view("b", 2))", "\(view("a", 3)), \(view("b", 2))")
        == ["view `b` order - → -", "`a`.zPosition value 1 → 3"])
    let lift = #", "timeline": [{ "animate": { "a": { "zPosition": 5 } }, "duration": 1 }]"#
    #expect(
      try facts(
        views: "\(view("a", 1)), \(view("b", 1))", "\(view("b", 1)), \(view("a", 1))", rest: lift)
        == [])
  }

  @Test func `constraints are compared by their equations`() throws {
    func scene(_ constraint: String) throws -> Renderer {
      let fixed = #""a.top == canvas.top", "a.width == 10", "a.height == 10""#
      return try Self.scene(
        views: #"{ "id": "a", "bounds": [10, 10] }"#,
        rest: #", "constraints": [\#(fixed), \#(constraint)]"#)
    }
    #expect(
      try facts(
        try scene(#""a.left == canvas.left + 8""#), try scene(#""a.left == canvas.left + 12""#))
        == [
          "`a`.center.x value 13 → 17",
          "constraint `a.left == canvas.left + 12` value \"a.left == canvas.left + 8\" → "
            + "\"a.left == canvas.left + 12\"",
        ])
    #expect(
      try changes(try scene(#""a.left == canvas.left""#), try scene(#""a.right == canvas.right""#))
        .flatMap(\.clauses).map(\.aspect) == [.value, .removed, .added])
    let tied = #"{ "id": "x", "equation": "a.left == canvas.left", "active""#
    let active = try facts(try scene("\(tied): true }"), try scene("\(tied): false }"))
    #expect(
      active
        == ["`a`.center.x value 5 → 0", #"constraint `x`.active value "true" → "false""#])
  }

  @Test func `the scene's own settings are compared`() throws {
    func facts(_ head: String) throws -> [String] {
      try self.facts(Renderer(#"{ "size": [20, 10] }"#), Renderer("{ \(head) }"))
    }
    #expect(
      try facts(##""size": [20, 12], "fps": 25, "background": "#000""##) == [
        #"the scene's size value "20 × 10" → "20 × 12""#, "the scene's fps value 30 → 25",
        ##"the scene's background value "#ffffff" → "#000000""##,
      ])
    #expect(
      try facts(#""size": [20, 10], "hold": 2"#)
        == [#"the scene's hold in seconds value "one frame" → 2"#])
  }

  @Test func `views under a part of the picture are found`() throws {
    let renderer = try Renderer(timeline: Self.move(#""duration": 1, "curve": "linear""#))
    let rect = try #require(IntRect(x: 12, y: 72, width: 2, height: 2))
    #expect(renderer.views(under: rect, at: 0) == [])
    #expect(renderer.views(under: rect, at: 1) == ["card"])
  }

  // MARK: - Sentences

  private func sentences(_ old: String, _ new: String) throws -> [String] {
    SceneChange.sentences(try changes(try Renderer(timeline: old), try Renderer(timeline: new)))
  }

  @Test(arguments: [
    (
      move(#""duration": 1, "curve": "easeOutQuad""#),
      move(#""duration": 1.2, "curve": "easeOutBack""#),
      "`card`.center.y arrives 200 ms later (1.2 s, was 1 s); overshoot 10 % (was 0 %); "
        + "curve easeOutQuad → easeOutBack"
    ),
    (
      move(#""duration": 1, "curve": "linear""#), move(#""duration": 1, "curve": "easeOutQuad""#),
      "`card`.center.y is at 75 % of its way halfway (was 50 %); curve linear → easeOutQuad"
    ),
    (
      "", #"{ "set": { "other": { "hidden": true } }, "at": 0.25 }"#,
      "`other`.hidden now changes from false to true at 0.25 s"
    ),
    (
      #"{ "animate": { "card": { "alpha": 0.5 } }, "duration": 1 }"#, "",
      "`card`.alpha no longer moves (it went from 1 to 0.5)"
    ),
    (
      #"{ "animate": { "card": { "alpha": 0 }, "other": { "alpha": 0 } }, "duration": 1 }"#,
      #"{ "animate": { "card": { "alpha": 0 }, "other": { "alpha": 0 } }, "duration": 1.5 }"#,
      "`card`.alpha and `other`.alpha: arrives 500 ms later (1.5 s, was 1 s)"
    ),
  ])
  func `changes are sentences`(old: String, new: String, sentence: String) throws {
    #expect(try sentences(old, new) == [sentence])
  }

  @Test func `a long text is cut around the first difference`() throws {
    func label(_ text: String) throws -> Renderer {
      try Self.scene(
        views: #"{ "id": "a", "type": "label", "frame": [0, 0, 90, 20], "text": "\#(text)" }"#)
    }
    let (front, back) = (String(repeating: "a", count: 90), String(repeating: "z", count: 90))
    let shown = "…" + front.prefix(20)
    #expect(
      SceneChange.sentences(
        try changes(try label(front + "so" + back), try label(front + "no" + back)))
        == ["`a`.text is “\(shown)no\(back.prefix(56))…” (was “\(shown)so\(back.prefix(56))…”)"])
  }
}
