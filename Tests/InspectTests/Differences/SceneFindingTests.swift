import AnimRendering
import AnimSceneSupport
import AnimTiming
import Testing

@testable import AnimInspect

@Suite struct SceneFindingTests {
  private static func findings(_ old: String, _ new: String) throws -> [SceneFinding] {
    let summaries = try [old, new].map { MotionSummary(try Renderer($0)) }
    // The causes must survive writing and reading.
    let records = try summaries.map { try #require(MotionSummary(json: $0.json)) }
    #expect(records == summaries)
    return SceneDifference(records[0], records[1]).findings
  }

  private static func spring(_ damping: Double, distance: Double = 80) -> String {
    """
    { "size": [100, 100], "duration": 3,
      "views": [{ "id": "card", "frame": [0, 0, 20, 20], "backgroundColor": "red" }],
      "timeline": [{ "id": "slide", "animate": { "card": { "center.x": \(distance) } },
        "duration": 1, "curve": { "spring": { "dampingRatio": \(damping) } } }] }
    """
  }

  @Test func `a change is attributed to its step, and an overshoot is a bounce`() throws {
    let findings = try Self.findings(Self.spring(0.7), Self.spring(0.5))
    #expect(findings.count == 1)
    #expect(findings[0].cause.hasPrefix("`slide` "))
    #expect(
      findings[0].cause.contains("bounces more: 16.3 % beyond its end (was 4.6 %)"),
      "\(findings[0].cause)")
    #expect(findings[0].consequences == ["it moves `card`.center.x"])
  }

  /// Labels that count with a stagger. Their widths follow from their texts, and the scene's duration from the steps.
  private static func counting(_ duration: Double) -> String {
    """
    { "size": [100, 100],
      "views": [
        { "id": "one", "type": "label", "value": 0 }, { "id": "two", "type": "label", "value": 0 }],
      "constraints": [
        "one.centerX == canvas.centerX", "one.top == canvas.top + 10",
        "two.centerX == canvas.centerX", "two.top == canvas.top + 50"],
      "timeline": [{ "animate": { "one": { "value": 40 }, "two": { "value": 40 } }, "duration": \(duration),
        "curve": "linear", "stagger": 0.1 }] }
    """
  }

  @Test func `movements that arrive equally much later are one cause`() throws {
    let (old, new) = (try Renderer(Self.counting(1)), try Renderer(Self.counting(1.2)))
    let difference = SceneDifference(MotionSummary(old), MotionSummary(new))
    let cause = "2 movements arrive 200 ms later, the first is `one`.value (1.2 s, was 1 s)"
    #expect(difference.findings.map(\.cause) == [cause])
    #expect(
      difference.briefSentences == [
        cause,
        "3 values follow from it: `one`.bounds.width, `two`.bounds.width, "
          + "the scene's duration in seconds",
      ])
  }

  @Test func `the curves of a finding have the values of both scenes`() throws {
    let old = MotionSummary(try Renderer(Self.spring(0.7)))
    let new = MotionSummary(try Renderer(Self.spring(0.5)))
    let difference = SceneDifference(old, new)
    let finding = try #require(difference.findings.first)
    let curve = try #require(difference.curves(of: finding, limit: 3).first)
    #expect(curve.view == "card" && curve.property == "center.x" && curve.duration == 3)
    // exp(−πζ/√(1−ζ²)) beyond the way of 70 points: 4.6 % for ζ = 0.7 and 16.3 % for ζ = 0.5.
    for (points, share) in [(curve.expected, 0.046), (curve.actual, 0.163)] {
      let values = try #require(points).map(\.value)
      #expect(values.first == 10 && values.last == 80)
      #expect(abs((values.max() ?? 0) - (80 + 70 * share)) < 0.5)
    }
    // A record from before has no curve.
    let text = old.json.replacing(/,"trace":"[^"]*"/, with: "")
    let bare = try #require(MotionSummary(json: text))
    let other = SceneDifference(bare, new).curves(of: finding, limit: 3)
    #expect(other.map(\.expected) == [nil] && other[0].actual == curve.actual)
  }

  @Test func `a finding has the line of its step`() throws {
    let (old, new) = (try Renderer(Self.spring(0.7)), try Renderer(Self.spring(0.5)))
    let finding = try #require(
      SceneDifference(MotionSummary(old), MotionSummary(new)).findings.first)
    #expect(finding.step == "slide" && new.line(of: finding) == 3)
    let difference = SceneDifference(MotionSummary(old), MotionSummary(new))
    var failure = HTMLReport.Case(name: "card", outcome: .different)
    failure.curves = difference.curves(of: finding, limit: 3)
    let html = HTMLReport(title: "t", cases: [failure]).html
    #expect(html.contains("aria-label=\"card.center.x, expected and actual, from 10 to 91.3"))
    #expect(html.contains("title=\"slide: 0 to 1 s\"") && !html.contains("class=\"was\" style"))
  }

  @Test func `steps that were expected at other times are bars beside the actual ones`() throws {
    func scene(_ steps: String) -> String {
      """
      { "size": [100, 100], "duration": 3,
        "views": [{ "id": "card", "frame": [0, 0, 20, 20], "backgroundColor": "red" },
          { "id": "other", "frame": [0, 0, 20, 20] }],
        "timeline": [
          { "id": "go", "animate": { "card": { "center.x": 80 } }, "duration": 0.5 }, \(steps),
          { "id": "rest", "animate": { "other": { "alpha": 0.5 } }, "duration": 0.25 }] }
      """
    }
    let back = #"{ "id": "back", "animate": { "card": { "center.x": 10 } }, "duration": 0.5 }"#
    let late = #"{ "wait": 0.25 }, "# + back
    let gone = #"{ "id": "other", "animate": { "card": { "center.x": 20 } }, "duration": 0.5 }"#
    for (steps, expected) in [
      (late, [("go", 0...0.5, 0...0.5), ("back", 0.5...1, 0.75...1.25)]),
      (gone, [("go", 0...0.5, 0...0.5), ("other", nil, 0.5...1), ("back", 0.5...1, nil)]),
    ] as [(String, [(String, ClosedRange<Double>?, ClosedRange<Double>?)])] {
      let old = MotionSummary(try Renderer(scene(back)))
      let difference = SceneDifference(old, MotionSummary(try Renderer(scene(steps))))
      let finding = try #require(difference.findings.first)
      let curve = try #require(difference.curves(of: finding, limit: 1).first)
      #expect(
        curve.steps == expected.map { .init(label: $0.0, expected: $0.1, actual: $0.2) })
      var failure = HTMLReport.Case(name: "card", outcome: .different)
      failure.curves = [curve]
      let html = HTMLReport(title: "t", cases: [failure]).html
      #expect(html.contains("title=\"back, expected: 0.5 to 1 s\""))
      #expect(html.split(separator: "<b class=\"was\" style=\"left").count == 2)
    }
  }

  private static func row(_ text: String, gap: Double) -> String {
    """
    { "size": [200, 40],
      "views": [
        { "id": "name", "type": "label", "text": "\(text)" },
        { "id": "dot", "bounds": [10, 10], "backgroundColor": "red" },
        { "id": "end", "bounds": [10, 10], "backgroundColor": "red" }],
      "constraints": [
        "name.left == canvas.left", "name.top == canvas.top",
        { "id": "gap", "equation": "dot.left == name.right + \(gap)" }, "dot.top == canvas.top",
        "end.left == dot.right + 5", "end.top == canvas.top"] }
    """
  }

  @Test func `values that constraints decide fold under the constraint`() throws {
    let findings = try Self.findings(Self.row("Hi", gap: 4), Self.row("Hi", gap: 9))
    #expect(
      findings.map(\.cause) == [
        "constraint `gap` is `dot.left == name.right + 9` (was `dot.left == name.right + 4`)"
      ])
    #expect(findings[0].consequences.count == 2)
    #expect(findings[0].consequences[0].hasPrefix("`dot`.center.x is "))
    #expect(findings[0].consequences[1].hasPrefix("`end`.center.x is "))
  }

  @Test func `a finding about a constraint has its line`() throws {
    let (old, new) = (try Renderer(Self.row("Hi", gap: 4)), try Renderer(Self.row("Hi", gap: 9)))
    let finding = try #require(
      SceneDifference(MotionSummary(old), MotionSummary(new)).findings.first)
    #expect(finding.step == nil && new.line(of: finding) == 8)
  }

  @Test func `values that constraints decide fold under a text`() throws {
    let findings = try Self.findings(Self.row("Hi", gap: 4), Self.row("Hello", gap: 4))
    #expect(findings.count == 1)
    #expect(findings[0].cause.hasPrefix("`name`.text"))
    #expect(!findings[0].consequences.isEmpty)
  }

  @Test func `a duration that follows from steps folds under them`() throws {
    func scene(_ duration: Double) -> String {
      """
      { "size": [100, 100],
        "views": [{ "id": "card", "frame": [0, 0, 20, 20], "backgroundColor": "red" }],
        "timeline": [{ "id": "fade", "animate": { "card": { "alpha": 0 } },
          "duration": \(duration), "curve": "linear" }] }
      """
    }
    let findings = try Self.findings(scene(0.5), scene(0.7))
    #expect(findings.map(\.cause) == ["`fade` arrives 200 ms later (0.7 s, was 0.5 s)"])
    #expect(
      findings[0].consequences
        == ["it moves `card`.alpha", "the scene's duration in seconds is 0.7 (was 0.5)"])
  }

  @Test func `movements that come equally much later are one finding`() throws {
    func scene(_ wait: Double) -> String {
      """
      { "size": [100, 100], "duration": 3,
        "views": [{ "id": "card", "frame": [0, 0, 20, 20], "backgroundColor": "red" }],
        "timeline": [{ "wait": \(wait) },
          { "id": "fade", "animate": { "card": { "alpha": 0 } }, "duration": 0.5 },
          { "id": "go", "animate": { "card": { "center.x": 50 } }, "duration": 0.5 },
          { "id": "turn", "animate": { "card": { "cornerRadius": 5 } }, "duration": 0.25 }] }
      """
    }
    let findings = try Self.findings(scene(0.25), scene(0.5))
    #expect(
      findings.map(\.cause) == [
        "3 movements come 250 ms later, the first is `fade` (0.5 s, was 0.25 s)"
      ])
    #expect(findings.first?.step == "fade" && findings.first?.consequences.count == 3)
    let earlier = try Self.findings(scene(0.5), scene(0.25))
    #expect(
      earlier.map(\.cause) == [
        "3 movements come 250 ms earlier, the first is `fade` (0.25 s, was 0.5 s)"
      ])
  }

  @Test func `changes without a known cause are findings of their own`() throws {
    func scene(_ color: String) -> String {
      """
      { "size": [100, 100], "background": "\(color)",
        "views": [{ "id": "card", "frame": [0, 0, 20, 20], "backgroundColor": "\(color)" }] }
      """
    }
    let findings = try Self.findings(scene("red"), scene("blue"))
    #expect(findings.count == 1 && findings[0].consequences.isEmpty, "one sentence for both")
  }
}
