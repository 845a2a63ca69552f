import Primitives
import Scenes
import Testing

@testable import Export
@testable import Render

@Suite struct SceneDifferenceTests {
  private func move(_ rest: String) -> String {
    "{ \"animate\": { \"card\": { \"center.y\": 80 } }, \(rest) }"
  }

  /// What is told of two scenes; what is read of written facts has to be told alike.
  private func sentences(_ old: Renderer, _ new: Renderer) throws -> [String] {
    let (baseline, candidate) = (SceneFacts(old), SceneFacts(new))
    let read = try #require(SceneFacts(json: baseline.json))
    let sentences = SceneDifference(baseline, candidate).sentences
    #expect(SceneDifference(read, candidate).sentences == sentences)
    return sentences
  }

  private func sentences(_ old: String, _ new: String) throws -> [String] {
    // Durations that follow from the steps are another matter.
    try sentences(try makeRenderer(timeline: old), try makeRenderer(timeline: new))
      .filter { !$0.hasPrefix("the scene's duration") }
  }

  private func sentences(views old: String, _ new: String, rest: String = "") throws -> [String] {
    func renderer(_ views: String) throws -> Renderer {
      let text = #"{ "size": [100, 100], "views": [\#(views)]\#(rest) }"#
      return try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
    }
    return try sentences(try renderer(old), try renderer(new))
  }

  // MARK: - Motion

  @Test func `equal scenes have nothing to tell`() throws {
    let timeline = move("\"duration\": 1, \"curve\": \"easeOutElastic\"")
    #expect(try sentences(timeline, timeline) == [])
  }

  @Test func `a longer duration arrives later`() throws {
    #expect(
      try sentences(
        move("\"duration\": 1.2, \"curve\": \"easeOutBack\""),
        move("\"duration\": 1.24, \"curve\": \"easeOutBack\""))
        == ["`card`.center.y arrives 40 ms later (1.24 s, was 1.2 s)"])
  }

  @Test func `a delay starts and arrives later`() throws {
    #expect(
      try sentences(
        move("\"duration\": 0.5, \"curve\": \"linear\""),
        move("\"duration\": 0.5, \"delay\": 0.03, \"curve\": \"linear\""))
        == [
          "`card`.center.y starts 30 ms later (0.03 s, was 0 s); "
            + "arrives 30 ms later (0.53 s, was 0.5 s)"
        ])
  }

  @Test func `another curve is named with its overshoot`() throws {
    #expect(
      try sentences(
        move("\"duration\": 1, \"curve\": \"easeOutQuad\""),
        move("\"duration\": 1, \"curve\": \"easeOutBack\""))
        == ["`card`.center.y overshoot 10 % (was 0 %); curve easeOutQuad → easeOutBack"])
  }

  @Test func `a spring is told with its damping`() throws {
    let told = try sentences(
      move("\"duration\": 1, \"curve\": { \"spring\": { \"dampingRatio\": 0.5 } }"),
      move("\"duration\": 1, \"curve\": { \"spring\": { \"dampingRatio\": 0.8 } }"))
    #expect(told.count == 1 && told[0].hasSuffix("; curve spring(0.5) → spring(0.8)"))
    // exp(−πζ/√(1−ζ²)): what a spring of a damping ratio goes beyond.
    #expect(told[0].contains("overshoot 1.5 % (was 16.3 %)"))
  }

  @Test func `going back first is told`() throws {
    let told = try sentences(
      move("\"duration\": 1, \"curve\": \"easeInQuad\""),
      move("\"duration\": 1, \"curve\": \"easeInBack\""))
    #expect(
      told == [
        "`card`.center.y goes back first by 10 % (was 0 %); curve easeInQuad → easeInBack"
      ])
  }

  @Test func `another way between equal ends is told`() throws {
    #expect(
      try sentences(
        move("\"duration\": 1, \"curve\": \"easeOutQuad\""),
        move("\"duration\": 1, \"curve\": \"easeInQuad\""))
        == [
          "`card`.center.y goes another way, up to 30 apart at 0.5 s; "
            + "curve easeOutQuad → easeInQuad"
        ])
  }

  @Test func `other ends, new and lost motion are told`() throws {
    let fade = "{ \"animate\": { \"card\": { \"alpha\": 0.5 } }, \"at\": 0, \"duration\": 1 }"
    #expect(try sentences("", fade) == ["`card`.alpha now moves from 1 to 0.5"])
    #expect(try sentences(fade, "") == ["`card`.alpha no longer moves (it went from 1 to 0.5)"])
    #expect(
      try sentences(fade, fade.replacing("0.5", with: "0.25"))
        == ["`card`.alpha ends at 0.25 (was 0.5)"])
  }

  @Test func `there and back is told by how far it goes`() throws {
    let pulse = """
      { "animate": { "card": { "alpha": 0.5 } }, "duration": 0.5 }, \
      { "animate": { "card": { "alpha": 1 } }, "duration": 0.5 }
      """
    let told = try sentences(pulse, pulse.replacing("0.5 } }", with: "0.2 } }"))
    #expect(told == ["`card`.alpha goes up to 0.8 away and back (was 0.5)"])
  }

  @Test(arguments: ["\"autoreverse\": true", "\"repeat\": 2"])
  func `going there twice is told though it also takes longer`(option: String) throws {
    let once = move("\"duration\": 0.3")
    #expect(
      try sentences(once, move("\"duration\": 0.3, \(option)"))
        == [
          "`card`.center.y arrives 300 ms later (0.6 s, was 0.3 s); "
            + "goes there 2 times (was once)"
        ])
  }

  @Test func `another way is told though it also takes longer`() throws {
    func step(_ values: String, _ duration: Double) -> String {
      """
      { "animate": { "card": { "center.y": { "values": [\(values)] } } }, \
      "duration": \(duration), "curve": "linear" }
      """
    }
    #expect(
      try sentences(step("50, 30, 50", 0.5), step("50, 70, 50", 0.4))
        == [
          "`card`.center.y arrives 100 ms earlier (0.4 s, was 0.5 s); "
            + "goes up to 20 away and back to the other side (was 20)"
        ])
    #expect(
      try sentences(step("20, 50, 80", 0.5), step("20, 40, 80", 0.4))
        == [
          "`card`.center.y arrives 100 ms earlier (0.4 s, was 0.5 s); "
            + "goes another way, up to 10.02 apart after 50 % of its time"
        ])
    // The same way in other extents and times is not another one.
    #expect(
      try sentences(step("50, 70, 50", 0.5), step("50, 80, 50", 0.4))
        == [
          "`card`.center.y arrives 100 ms earlier (0.4 s, was 0.5 s); "
            + "goes up to 30 away and back (was 20)"
        ])
  }

  @Test func `what changes alike is one sentence`() throws {
    let both =
      "{ \"animate\": { \"card\": { \"alpha\": 0 }, \"other\": { \"alpha\": 0 } }, \"duration\": 1 }"
    #expect(
      try sentences(both, both.replacing("\"duration\": 1", with: "\"duration\": 1.5"))
        == ["`card`.alpha and `other`.alpha: arrives 500 ms later (1.5 s, was 1 s)"])
  }

  // MARK: - Other values

  @Test func `colours are told as scenes write them`() throws {
    let badge = ##"{ "id": "badge", "frame": [0, 0, 9, 9], "backgroundColor": "#ff9500" }"##
    #expect(
      try sentences(views: badge, badge.replacing("#ff9500", with: "#ff3b3080"))
        == ["`badge`.backgroundColor is #ff3b3080 (was #ff9500)"])
    let fade = """
      { "animate": { "card": { "backgroundColor": "#00ff00" } }, "duration": 1, \
      "curve": "linear" }
      """
    #expect(
      try sentences(fade, fade.replacing("00ff00", with: "0000ff"))
        == ["`card`.backgroundColor ends at #0000ff (was #00ff00)"])
    let curved = try sentences(fade, fade.replacing("linear", with: "easeIn"))
    // cubic-bezier(0.42, 0, 1, 1) is at 0.25 there.
    #expect(
      curved == [
        "`card`.backgroundColor goes another way, up to 18.7 % of it apart at 0.438 s; "
          + "curve linear → easeIn"
      ], "\(curved)")
  }

  @Test func `what a colour goes by is told`() throws {
    func told(_ old: String, _ new: String) throws -> [String] {
      func step(_ values: String, _ duration: Double) -> String {
        """
        { "animate": { "card": { "backgroundColor": { "values": \(values) } } }, \
        "duration": \(duration), "curve": "linear" }
        """
      }
      // Another duration does not make another colour.
      #expect(
        try sentences(step(old, 0.3), step(old, 0.7)).allSatisfy { !$0.contains("goes") })
      return try sentences(step(old, 0.5), step(new, 0.5))
    }
    let straight = ##"["#f00", "#800080", "#00f"]"##
    let light = ##"["#f00", "#80ff80", "#00f"]"##
    #expect(
      try told(straight, light) == ["`card`.backgroundColor goes by #80ff80 (was straight)"])
    #expect(
      try told(light, straight) == ["`card`.backgroundColor goes straight (was by #80ff80)"])
    #expect(
      try told(light, ##"["#f00", "#000", "#00f"]"##)
        == ["`card`.backgroundColor goes by #000000 (was #80ff80)"])
    #expect(
      try told(##"["#f00", "#00f", "#f00"]"##, ##"["#f00", "#0f0", "#f00"]"##)
        == ["`card`.backgroundColor goes to #00ff00 and back (was #0000ff)"])
  }

  @Test func `a record that does not know what a colour goes by is compared without`() throws {
    func facts(_ values: String) throws -> SceneFacts {
      SceneFacts(
        try makeRenderer(
          timeline: """
            { "animate": { "card": { "backgroundColor": { "values": \(values) } } }, "duration": 1 }
            """))
    }
    let new = try facts(##"["#f00", "#0f0", "#f00"]"##)
    let old = try #require(
      SceneFacts(
        json: new.json.replacing(/,"off":[0-9.]+,"by":"#00ff00"/, with: "")))
    #expect(old != new)
    #expect(SceneDifference(old, new).sentences == [])
    #expect(SceneDifference(new, old).sentences == [])
  }

  @Test func `texts and when they change are told`() throws {
    let label = #"{ "id": "title", "type": "label", "frame": [0, 0, 90, 20], "text": "Hallo" }"#
    #expect(
      try sentences(views: label, label.replacing("Hallo", with: "Hello"))
        == ["`title`.text is “Hello” (was “Hallo”)"])
    let change = #"{ "set": { "title": { "text": "Bye" } }, "at": 0.5 }"#
    func timeline(_ step: String) -> String { #", "duration": 1, "timeline": [\#(step)]"# }
    func told(_ new: String) throws -> [String] {
      func renderer(_ rest: String) throws -> Renderer {
        let text = #"{ "size": [100, 100], "views": [\#(label)]\#(rest) }"#
        return try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
      }
      return try sentences(try renderer(timeline(change)), try renderer(timeline(new)))
    }
    #expect(
      try told(change.replacing("0.5", with: "0.54"))
        == ["`title`.text becomes “Bye” 40 ms later (0.54 s, was 0.5 s)"])
    #expect(
      try told(change.replacing("Bye", with: "Ciao"))
        == ["`title`.text becomes “Ciao” at 0.5 s (was “Bye”)"])
    #expect(
      try told("")
        == ["`title`.text no longer changes (it changed from “Hallo” to “Bye” at 0.5 s)"])
    let still = try makeRenderer(timeline: ""), step = #"{ "set": { "other": { "hidden": true } }"#
    #expect(
      try sentences(still, try makeRenderer(timeline: step + #", "at": 0.25 }"#)).first
        == "`other`.hidden now changes from false to true at 0.25 s")
    #expect(
      try sentences(
        still,
        try makeRenderer(
          timeline: step + #", "at": 0.25 }, "# + step.replacing("true", with: "false")
            + #", "at": 0.5 }"#)
      ).first == "`other`.hidden now changes 2 times from false to false, first at 0.25 s")
  }

  @Test func `of long texts the part is told where they differ`() throws {
    func label(_ text: String) -> String {
      #"{ "id": "title", "type": "label", "frame": [0, 0, 90, 20], "text": "\#(text)" }"#
    }
    let (front, back) = (String(repeating: "a", count: 90), String(repeating: "z", count: 90))
    let shown = "…" + front.prefix(20)
    #expect(
      try sentences(views: label(front + "so" + back), label(front + "no" + back))
        == [
          "`title`.text is “\(shown)no\(back.prefix(56))…” "
            + "(was “\(shown)so\(back.prefix(56))…”)"
        ])
    #expect(
      try sentences(views: label(front), label(front + "!"))
        == ["`title`.text is “\(shown)!” (was “\(shown)”)"])
    #expect(
      try sentences(views: label("b" + front), label("c" + front))
        == ["`title`.text is “c\(front.prefix(78))…” (was “b\(front.prefix(78))…”)"])
  }

  @Test func `paths are told by their pieces and points`() throws {
    let icon = #"{ "id": "icon", "type": "shape", "path": "M0 0 L24 0 L24 24 Z" }"#
    #expect(
      try sentences(views: icon, icon.replacing("L24 24", with: "L22 24"))
        == ["`icon`.path has 1 of 3 points elsewhere, the farthest at 22, 24 (was 24, 24)"])
    #expect(
      try sentences(views: icon, icon.replacing("L24 24", with: "L24 24 L0 24"))
        == ["`icon`.path has 3 lines, closed (was 2 lines, closed)"])
  }

  @Test func `fonts, alignment and other traits are told`() throws {
    let label = #"{ "id": "title", "type": "label", "text": "Hi", "font": { "weight": 400 } }"#
    #expect(
      try sentences(views: label, label.replacing("400", with: "700"))
        == ["`title`.font is default, weight 700 (was default, weight 400)"])
    let view = #"{ "id": "card", "frame": [0, 0, 9, 9] }"#
    #expect(
      try sentences(views: view, view.replacing(" }", with: #", "clipsToBounds": true }"#))
        == ["`card`.clipsToBounds is true (was false)"])
    #expect(
      try sentences(views: view, view.replacing(" }", with: #", "doubleSided": false }"#))
        == ["`card`.doubleSided is false (was true)"])
  }

  // MARK: - Structure

  @Test func `new, lost and moved views are told`() throws {
    let (a, b) = (#"{ "id": "a" }"#, #"{ "id": "b" }"#)
    #expect(try sentences(views: a, "\(a), \(b)") == ["view `b` is new"])
    #expect(try sentences(views: "\(a), \(b)", b) == ["view `a` is gone"])
    let nested = #"{ "id": "a", "subviews": [\#(b)] }"#
    #expect(try sentences(views: nested, "") == ["view `a` is gone, with a view in it"])
    #expect(
      try sentences(views: "\(a), \(b)", nested)
        == ["view `b` lies in `a` (was on the canvas)"])
    #expect(
      try sentences(views: "\(a), \(b)", "\(b), \(a)")
        == ["view `b` is drawn before `a` (was after it)"])
  }

  @Test func `the order of drawing is that of zPosition, then that of the scene`() throws {
    func view(_ id: String, _ z: Int) -> String { #"{ "id": "\#(id)", "zPosition": \#(z) }"# }
    #expect(
      try sentences(
        views: "\(view("a", 1)), \(view("b", 2))", "\(view("b", 2)), \(view("a", 1))") == [])
    #expect(
      try sentences(
        views: "\(view("a", 1)), \(view("b", 2))", "\(view("a", 3)), \(view("b", 2))")
        == ["view `b` is drawn before `a` (was after it)", "`a`.zPosition is 3 (was 1)"])
    let lift = #", "timeline": [{ "animate": { "a": { "zPosition": 5 } }, "duration": 1 }]"#
    #expect(
      try sentences(
        views: "\(view("a", 1)), \(view("b", 1))", "\(view("b", 1)), \(view("a", 1))",
        rest: lift) == [])
  }

  @Test func `constraints are told by their numbers`() throws {
    let view = #"{ "id": "a", "bounds": [10, 10] }"#
    func told(_ old: String, _ new: String) throws -> [String] {
      func renderer(_ constraint: String) throws -> Renderer {
        let text = """
          { "size": [100, 100], "views": [\(view)], \
          "constraints": ["a.top == canvas.top", "a.width == 10", "a.height == 10", \(constraint)] }
          """
        return try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
      }
      return try sentences(try renderer(old), try renderer(new))
    }
    #expect(
      try told(#""a.left == canvas.left + 8""#, #""a.left == canvas.left + 12""#)
        == [
          "`a`.center.x is 17 (was 13)",
          "constraint `a.left == canvas.left + 12` has constant 12 (was 8)",
        ])
    #expect(
      try told(#""a.left == canvas.left""#, #""a.right == canvas.right""#)
        == [
          "`a`.center.x is 95 (was 5)", "constraint `a.left == canvas.left` is gone",
          "constraint `a.right == canvas.right` is new",
        ])
    let tied = #"{ "id": "x", "equation": "a.left == canvas.left", "active""#
    let clauses = try told("\(tied): true }", "\(tied): false }")
    #expect(
      clauses == ["`a`.center.x is 0 (was 5)", "constraint `x`.active is false (was true)"])
  }

  @Test func `the scene's own settings are told`() throws {
    func told(_ head: String) throws -> [String] {
      func renderer(_ head: String) throws -> Renderer {
        try Renderer(scene: SceneReader.read(Array("{ \(head) }".utf8), file: "scene.json"))
      }
      return try sentences(try renderer(#""size": [20, 10]"#), try renderer(head))
    }
    #expect(try told(#""size": [20, 12]"#) == ["the scene's size is 20 × 12 (was 20 × 10)"])
    #expect(
      try told(##""size": [20, 10], "fps": 25, "background": "#000""##)
        == [
          "the scene's fps is 25 (was 30)", "the scene's background is #000000 (was #ffffff)",
        ])
    #expect(
      try told(#""size": [20, 10], "hold": 2"#)
        == ["the scene's hold in seconds is 2 (was one frame)"])
  }

  @Test func `views under a part of the picture are found`() throws {
    let renderer = try makeRenderer(timeline: move("\"duration\": 1, \"curve\": \"linear\""))
    let rect = try #require(IntRect(x: 12, y: 72, width: 2, height: 2))
    #expect(renderer.views(under: rect, at: 0) == [])
    #expect(renderer.views(under: rect, at: 1) == ["card"])
  }
}
