import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

@Suite struct GradientDrawingTests {
  private func renderer(_ colors: String, _ step: String) throws -> Renderer {
    let text = """
      { "size": [90, 10],
        "views": [{ "id": "g", "frame": [0, 0, 90, 10],
          "gradient": { "colors": \(colors), "start": [0, 0.5], "end": [1, 0.5] } }],
        "timeline": [\(step)] }
      """
    return try Renderer(text)
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

  @Test func `a report about even locations describes the visible result`() throws {
    let renderer = try renderer(
      #"["red", "blue"]"#, #"{ "set": { "g": { "gradient.colors": ["red", "lime", "blue"] } } }"#)
    #expect(renderer.states(at: 0)[0].fittedGradientLocations == [0, 0.5, 1])
  }

  @Test(arguments: [
    (from: "white", to: "#00000000", over: "white", middle: [191, 191, 191]),
    (from: "#ffecbb", to: "#00000080", over: "white", middle: [159, 152, 134]),
    (from: "red", to: "#0000ff00", over: "black", middle: [64, 0, 64]),
    (from: "red", to: "blue", over: "white", middle: [128, 0, 128]),
  ])
  func `colours of a gradient blend as animated colours do`(
    from: String, to: String, over: String, middle: [Int]
  ) throws {
    let gradient =
      #""gradient": { "colors": ["\#(from)", "\#(to)"], "start": [0, 0.5], "end": [1, 0.5] }"#
    let views = [
      #"{ "id": "v", "frame": [0, 0, 51, 4], \#(gradient) }"#,
      #"{ "id": "v", "frame": [0, 0, 51, 4], "backgroundColor": "\#(from)" }"#,
    ]
    let step =
      #"{ "animate": { "v": { "backgroundColor": "\#(to)" } }, "duration": 2, "curve": "linear" }"#
    for (view, timeline) in zip(views, ["", step]) {
      let text = """
        { "size": [51, 4], "background": "\(over)", "views": [\(view)], "timeline": [\(timeline)] }
        """
      let renderer = try Renderer(text)
      let pixel = renderer.pixmap(at: 1)[25, 2]
      let seen = [pixel.red, pixel.green, pixel.blue].map(Int.init)
      #expect(zip(seen, middle).allSatisfy { abs($0 - $1) <= 1 }, "\(seen) in \(view)")
    }
  }
}
