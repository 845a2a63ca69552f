import Scenes
import Testing

@testable import Render

/// How many shadows are painted within each other decides how many threads have room to paint.
@Suite struct ShadowNestingTests {
  private func nesting(_ views: String, timeline: String = "") throws -> Int {
    let text = """
      { "size": [10, 10], "views": [\(views)], "timeline": [\(timeline)] }
      """
    let renderer = try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
    return renderer.tree.shadowNesting(renderer.timeline)
  }

  @Test func `without shadows there is none`() throws {
    #expect(try nesting(#"{ "id": "a" }, { "id": "b", "subviews": [{ "id": "c" }] }"#) == 0)
  }

  @Test func `shadows beside each other count once, within each other each`() throws {
    let shadow = #""shadow": { "opacity": 0.5 }"#
    #expect(try nesting(#"{ "id": "a", \#(shadow) }, { "id": "b", \#(shadow) }"#) == 1)
    let nest =
      #"{ "id": "a", \#(shadow), "subviews": [{ "id": "b", "subviews": [{ "id": "c", \#(shadow) }] }] }"#
    #expect(try nesting(nest) == 2)
  }

  @Test func `a shadow that comes later counts`() throws {
    let step = #"{ "animate": { "a": { "shadow.opacity": 1 } }, "duration": 1 }"#
    #expect(try nesting(#"{ "id": "a" }"#, timeline: step) == 1)
  }
}
