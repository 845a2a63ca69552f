import Scenes
import Testing

@testable import Export
@testable import Render

/// Views without ids in two scenes.
@Suite struct ViewPairsTests {
  private func sentences(_ old: [String], _ new: [String]) throws -> [String] {
    func facts(_ views: [String]) throws -> SceneFacts {
      let text = #"{ "size": [100, 100], "views": [\#(views.joined(separator: ", "))] }"#
      return SceneFacts(
        try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json")))
    }
    return SceneDifference(try facts(old), try facts(new)).sentences
  }

  private func view(at x: Int, _ color: String, subviews: String = "") -> String {
    """
    { "frame": [\(x), 0, 10, 10], "backgroundColor": "\(color)", "subviews": [\(subviews)] }
    """
  }

  private var three: [String] { [view(at: 0, "red"), view(at: 20, "lime"), view(at: 40, "blue")] }

  @Test func `one more in front leaves the others what they are`() throws {
    let white = view(at: 60, "white")
    #expect(try sentences(three, [white] + three) == ["view `#0` is new"])
    #expect(try sentences([white] + three, three) == ["view `#0` is gone"])
  }

  @Test func `one that changed is the one that is most like it`() throws {
    let changed = [view(at: 60, "white")] + three.dropLast() + [view(at: 40, "black")]
    #expect(
      try sentences(three, changed)
        == ["view `#0` is new", "`#3`.backgroundColor is #000000 (was #0000ff)"])
    #expect(
      try sentences(changed, three)
        == ["view `#0` is gone", "`#2`.backgroundColor is #0000ff (was #000000)"])
  }

  @Test func `equal ones and another order are told from each other`() throws {
    let red = view(at: 0, "red")
    #expect(try sentences([red, red], [red, red]) == [])
    #expect(try sentences([red, red], [red]) == ["view `#1` is gone"])
    #expect(
      try sentences(three, [three[1], three[0], three[2]])
        == ["view `#0` is drawn before `#1` (was after it)"])
  }

  @Test func `views in such views stay where they are`() throws {
    let named = #"{ "id": "a", "alpha": 0.5 }"#
    let (old, new) = (
      view(at: 0, "red", subviews: view(at: 5, "blue") + ", " + named),
      view(at: 0, "red", subviews: view(at: 6, "blue") + ", " + named)
    )
    #expect(
      try sentences([old], [view(at: 60, "white"), new])
        == ["view `#0` is new", "`#1.0`.center.x is 11 (was 10)"])
  }
}
