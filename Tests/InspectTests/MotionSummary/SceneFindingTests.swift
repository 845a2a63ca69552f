import AnimRendering
import AnimSceneSupport
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
