import AnimRaster
import AnimSceneSupport
import Testing

@testable import AnimRendering

@Suite struct LabelDrawingTests {
  @Test(
    arguments: ["[10, 10, 0, 60]", "[10, 10, 60, 0]", "[10, 10, 0, 0]"], ["", #", "crossFade": 1"#])
  func `a label of no width or height shows nothing`(frame: String, fade: String) throws {
    let text = """
      { "size": [100, 90], "views": [{ "id": "it", "type": "label", "text": "Hello there",
          "numberOfLines": 0, "frame": \(frame)\(fade) }],
        "timeline": [{ "wait": 1 }, { "set": { "it": { "text": "Bye" } } }, { "wait": 1 }] }
      """
    let renderer = try Renderer(text)
    for time in [0, 1.5, 2] {
      #expect(renderer.displayList(at: time).operations.isEmpty)
    }
  }
}
