import Primitives
import Scenes
import Testing

@testable import Render

@Suite struct GradientDrawingTests {
  private func renderer(_ colors: String, _ step: String) throws -> Renderer {
    let text = """
      { "size": [90, 10],
        "views": [{ "id": "g", "frame": [0, 0, 90, 10],
          "gradient": { "colors": \(colors), "start": [0, 0.5], "end": [1, 0.5] } }],
        "timeline": [\(step)] }
      """
    return try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
  }

  @Test(arguments: [
    #"{ "set": { "g": { "gradient.colors": COLORS } } }"#,
    #"{ "set": { "g": { "gradient": { "colors": COLORS } } } }"#,
    #"{ "animate": { "g": { "gradient.colors": COLORS } } }"#,
    #"{ "animate": { "g": { "gradient.colors": { "values": [["red", "lime"], COLORS] } } } }"#,
  ])
  func `even colours stay even in any number`(step: String) throws {
    let two = #"["lime", "blue"]"#
    let three = #"["red", "lime", "blue"]"#
    for (before, after) in [(two, three), (three, two)] {
      let changing = try renderer(before, step.replacing("COLORS", with: after))
      let shown = try renderer(after, #"{ "wait": 1 }"#)
      #expect(changing.pixmap(at: 1) == shown.pixmap(at: 1))
    }
  }

  @Test func `what is told of even locations is what is seen`() throws {
    let renderer = try renderer(
      #"["red", "blue"]"#, #"{ "set": { "g": { "gradient.colors": ["red", "lime", "blue"] } } }"#)
    var presentation = renderer.makePresentation()
    presentation.move(to: 0, on: renderer.timeline)
    #expect(presentation.states[0].fittedGradientLocations == [0, 0.5, 1])
  }
}
