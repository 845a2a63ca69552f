import AnimRendering
import AnimSceneSupport
import Testing

@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

@Suite struct SceneDumpTests {
  /// A view that moves, a view that jumps, a view that fits its content, a view with constraints, and a still view.
  private func renderer() throws -> Renderer {
    let text = """
      { "size": [100, 100],
        "views": [
          { "id": "card", "frame": [10, 10, 20, 20] }, { "id": "dot", "frame": [50, 10, 4, 4] },
          { "id": "title", "type": "label", "text": "One" }, { "id": "tied" },
          { "id": "rule", "frame": [0, 90, 100, 1] }],
        "constraints": ["tied.left == card.right", "tied.top == 5", "tied.width == 9", "tied.height == 9"],
        "timeline": [
          { "animate": { "card": { "center": [80, 80], "alpha": 0 } }, "duration": 1 },
          { "set": { "dot": { "hidden": true }, "title": { "text": "Two" } }, "at": 0.5 },
          { "set": { "dot": { "hidden": false } }, "at": 0.7 }] }
      """
    return try Renderer(text)
  }

  /// The part between `"frames": [` and `"completions"`.
  private func frames(of json: String) throws -> String {
    let lines = json.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex(of: "  \"frames\": ["))
    let last = try #require(lines.firstIndex(of: "  \"completions\": ["))
    return lines[(first + 1)..<(last - 1)].joined(separator: "\n")
  }

  @Test(arguments: [[], ["card"], ["dot.hidden", "tied.center"], ["rule.alpha"]])
  func `a time among others is reported as it is by itself`(properties: [String]) throws {
    let renderer = try renderer()
    let times = [0, 0.25, 0.25, 0.6, 0.75, 1, 0.6, 0]
    let alone = try times.map { time in
      try frames(of: SceneDump(renderer, times: [time], properties: properties).json)
    }
    let all = try frames(of: SceneDump(renderer, times: times, properties: properties).json)
    #expect(all == alone.joined(separator: ",\n"))
    #expect(alone[1].contains(#""card": {"#) == (properties.isEmpty || properties == ["card"]))
  }

  @Test func `a dump of no time has no frames`() throws {
    let json = try SceneDump(renderer(), times: [], properties: []).json
    #expect(json.contains("  \"frames\": [\n\n  ],\n  \"completions\": [\n\n  ],\n"))
  }

  @Test func `the first name that does not exist is reported with all that do`() throws {
    let renderer = try renderer()
    let error = #expect(throws: SceneDump.UnknownProperty.self) {
      try SceneDump(renderer, times: nil, properties: ["card.alpha", "dot.alfa", "card.beta"])
    }
    let reported = try #require(error)
    #expect(reported.name == "dot.alfa")
    #expect(reported.known.contains("dot.alpha") && reported.known.contains("rule"))
    #expect(reported.known == reported.known.sorted())
  }
}
