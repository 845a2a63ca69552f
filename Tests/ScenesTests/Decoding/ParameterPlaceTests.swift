import AnimDocuments
import AnimScenes
import Testing

/// Where the errors of parameters' values stand.
@Suite struct ParameterPlaceTests {
  private func errors(_ text: String, set values: [String: String] = [:]) -> [String] {
    do throws(SceneErrors) {
      _ = try SceneReader.read(
        Array(text.utf8), file: "s.json", options: SceneOptions(parameters: values))
      return []
    } catch {
      return error.diagnostics.map { $0.formatted(color: false) }
    }
  }

  private let scene = """
    { "size": [10, 10],
      "parameters": { "tint": "teel" },
      "views": [ { "backgroundColor": "$tint" }, { "backgroundColor": "$tint" } ] }
    """

  @Test func `a wrong value is reported once, where it stands, with its first use`() {
    #expect(
      errors(scene) == [
        """
        s.json:2:27: error: unknown colour `teel`
          2 |   "parameters": { "tint": "teel" },
            |                           ^~~~~~
        hint: did you mean `teal`?
        s.json:3:35: note: `tint` is used here
          3 |   "views": [ { "backgroundColor": "$tint" }, { "backgroundColor": "$tint" } ] }
            |                                   ^~~~~~~
        """
      ])
  }

  @Test func `a wrong value of the command line is shown as it was given`() throws {
    let found = errors(scene, set: ["tint": "#12345"])
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix("--set tint:1:"))
    #expect(try #require(found.first).contains("s.json:3:35: note: `tint` is used here"))
  }

  @Test func `a value of the wrong kind has the declaration as a note`() {
    let text = """
      { "size": [10, 10], "parameters": { "font": { "size": 12 } },
        "views": [ { "type": "label", "text": "a", "font": "$font" } ] }
      """
    let found = errors(text, set: ["font": "12"])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("--set font:1:1: error: `font` is set to 12") == true)
    #expect(found.first?.contains("s.json:1:45: note: `font` is declared here") == true)
  }

  @Test func `a nested value keeps its own place`() {
    let text = """
      { "size": [10, 10], "parameters": { "font": { "size": "big" } },
        "views": [ { "type": "label", "text": "a", "font": "$font" } ] }
      """
    #expect(errors(text).map { String($0.prefix(12)) } == ["s.json:1:55:"])
  }
}
