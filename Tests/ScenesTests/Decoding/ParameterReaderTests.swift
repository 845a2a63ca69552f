import AnimMotion
import AnimPrimitives
import Testing

@testable import AnimScenes

@Suite struct ParameterReaderTests {
  private let text = """
    {"size": "$size", "title": "$title", "parameters": {"size": [30, 40], "title": "Hi", "r": 16},
     "views": [{"cornerRadius": "$r", "backgroundColor": "$$r"}], "colors": {"$r": "red"}}
    """

  private func radius(_ scene: Scene) -> AnimatableValue? {
    scene.views[0].initialValues[.cornerRadius]
  }

  @Test func `a parameter stands for its value, whatever that is`() throws {
    let scene = try readScene(text)
    #expect(scene.size == Size(30, 40))
    #expect(scene.title == "Hi")
    #expect(radius(scene) == .number(16))
  }

  @Test func `two dollar signs are one, without a meaning`() throws {
    #expect(
      try readScene(text).views[0].initialValues[.backgroundColor]
        == .color(Color(rgb: 0xFF0000)))
  }

  @Test func `overrides win and take the kind of what they replace`() throws {
    let options = SceneOptions(parameters: ["r": "24.5", "title": "7", "size": "[5, 6]"])
    let scene = try readScene(text, options: options)
    #expect(radius(scene) == .number(24.5))
    #expect(scene.title == "7")
    #expect(scene.size == Size(5, 6))
  }

  @Test func `a parameter may begin with a dollar sign`() throws {
    let scene = try readScene(#"{"size": [9, 9], "parameters": {"t": "$$r"}, "title": "$t"}"#)
    #expect(scene.title == "$r")
  }

  @Test func `a dollar sign with a combining mark begins no parameter`() throws {
    let scene = try readScene(
      #"{"size": [9, 9], "parameters": {"x": 1, "t": "$$\u0301x"}, "title": "$\u0301x", "#
        + #""description": "$t", "fps": "$x", "views": [{"type": "label", "text": "$$\u0301x"}]}"#)
    #expect(scene.title == "$\u{301}x")
    #expect(scene.summary == "$\u{301}x")
    #expect(scene.views[0].initialValues[.text] == .text("$\u{301}x"))
    #expect(
      faults(of: sceneWithView(#""subviews": [{"id": "$\u0301x"}]"#)) == [
        "1:67: an id must not begin with `$`"
      ])
  }

  @Test func `a text that is no name is itself`() throws {
    let scene = try readScene(#"{"size": [9, 9], "title": "$5", "description": "$"}"#)
    #expect(scene.title == "$5")
    #expect(scene.summary == "$")
  }

  @Test(arguments: [
    (
      ["radius": "1"], "1:19: `radius` is set, but the scene has no such parameter (it has size, r)"
    ),
    (
      ["siz": "1"], "1:19: `siz` is set, but the scene has no such parameter (did you mean `size`?)"
    ),
    (["r": "wide"], "1:1: `r` is set to \"wide\", but must be a number"),
    (["r": "1e999"], "1:1: `r` is set to \"1e999\": the number is too large"),
    (["r": "007"], "1:1: `r` is set to \"007\": a number must not begin with 0"),
    (["size": "[3, 1e400]"], "1:1: `size` is set to \"[3, 1e400]\": the number is too large"),
    (["r": "[1e400]"], "1:1: `r` is set to \"[1e400]\", but must be a number"),
    (["size": "[0, 1]"], "1:2: expected a number above 0 and up to 16384 for `size`, found 0"),
  ])
  func `wrong overrides are reported at their place in the override`(
    parameters: [String: String], fault: String
  ) {
    let text = #"{"size": "$size", "parameters": {"size": [30, 40], "r": 16}, "fps": "$r"}"#
    let told = faults(of: text, options: SceneOptions(parameters: parameters))
    #expect(told == [fault])
  }

  @Test func `parameters put so much in place and no more`() {
    let long = String(repeating: "x", count: 999_998)
    func text(_ count: Int) -> String {
      let views = (0..<count).map { _ in #"{"type": "image", "source": "$name"}"# }
      return """
        {"size": [9, 9], "parameters": {"name": "\(long)"},
         "views": [\(views.joined(separator: ","))]}
        """
    }
    #expect(faults(of: text(16)) == [])
    #expect(faults(of: text(20)) == ["2:632: parameters expand to more than 16000000 bytes"])
  }
}
