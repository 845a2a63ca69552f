import AnimDocuments
import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// A cross-fade of a label begins with the picture of the old text.
@Suite struct TextFadeTests {
  private func renderer(
    _ label: String, constraints: String = "", timeline: String
  ) throws -> Renderer {
    let text = """
      { "size": [140, 60], "fps": 10, "duration": 2,
        "views": [{ "id": "l", "type": "label", "crossFade": 0.5, \(label) }],
        "constraints": [\(constraints)], "timeline": [\(timeline)] }
      """
    return try Renderer(text)
  }

  static let changes = [
    ("A longer text", #""text": "Hi""#), ("Hi", #""text": "A longer text""#),
    ("Hello", #""text": "Bye", "font.size": 10"#), ("Hello", #""text": "Bye", "textColor": "red""#),
    ("Hello", #""text": """#),
  ]

  private func expectNoJump(_ renderer: Renderer) {
    let before = renderer.pixmap(at: 0.2)
    #expect(Set(before.pixels).count > 10)
    #expect(renderer.pixmap(at: 0.25) == before)
    #expect(renderer.pixmap(at: 0.5) != before)
    #expect(renderer.pixmap(at: 0.5) != renderer.pixmap(at: 0.75))
  }

  @Test(
    arguments: [
      #""l.centerX == canvas.centerX", "l.centerY == canvas.centerY""#,
      #""l.leading == canvas.leading + 3.3", "l.top == canvas.top + 7""#,
      #""l.trailing == canvas.trailing - 9", "l.bottom == canvas.bottom - 5""#,
      #""l.leading == canvas.leading + 4", "l.trailing == canvas.trailing - 4", "l.centerY == canvas.centerY""#,
    ], changes)
  func `a label that constraints place keeps its old text where it was`(
    constraints: String, change: (String, String)
  ) throws {
    expectNoJump(
      try renderer(
        #""text": "\#(change.0)""#, constraints: constraints,
        timeline: #"{ "wait": 0.25 }, { "set": { "l": { \#(change.1) } } }"#))
  }

  @Test(
    arguments: [
      #""center": [70, 30]"#, #""center": [4, 5], "anchorPoint": [0, 0]"#,
      #""center": [70, 30], "transform": { "rotate": 30, "scale": 1.1 }"#,
      #""frame": [10, 10, 120, 40], "textAlignment": "center""#,
      #""frame": [10, 10, 60, 40], "alpha": 0.6"#,
    ], changes)
  func `a label keeps its old text about its anchor point`(
    place: String, change: (String, String)
  ) throws {
    expectNoJump(
      try renderer(
        #"\#(place), "text": "\#(change.0)""#,
        timeline: #"{ "wait": 0.25 }, { "set": { "l": { \#(change.1) } } }"#))
  }

  /// Steps that change the text "Hello" at 0.25 s.
  static let switches = [
    #"{ "keyframes": [{ "duration": 0.25, "animate": { "l": { "text": "Bye" } } }], "duration": 1, "curve": "linear" }"#,
    #"{ "keyframes": [{ "keyframes": [{ "duration": 0.5, "animate": { "l": { "text": "Bye" } } }], "duration": 0.5 }], "duration": 1, "curve": "linear" }"#,
    #"{ "animate": { "l": { "text": { "values": ["Hello", "Bye", "Bye"] } } }, "duration": 0.5, "curve": "linear" }"#,
    """
    { "animator": "a", "duration": 1, "curve": "linear",
      "keyframes": [{ "duration": 0.7, "animate": { "l": { "text": "Bye" } } }] },
    { "wait": 0.25 }, { "scrub": "a", "to": 0.8 }
    """,
  ]

  @Test(arguments: switches)
  func `texts of keyframes fade, too`(timeline: String) throws {
    let renderer = try renderer(#""center": [70, 30], "text": "Hello""#, timeline: timeline)
    expectNoJump(renderer)
    #expect(!renderer.isStill(from: 0.4, through: 0.5))
    #expect(renderer.isStill(from: 1.5, through: 2))
  }

  @Test(arguments: [("", [0.25, 1.25]), (#", "autoreverse": true"#, [0.25, 0.75, 1.25, 1.75])])
  func `texts fade in every cycle of keyframes`(cycle: String, times: [Double]) throws {
    let renderer = try renderer(
      #""center": [70, 30], "text": "Hello""#,
      timeline: """
        { "animate": { "l": { "text": { "values": ["Hello", "Bye", "Bye"], "times": [0, 0.5, 1] } } },
          "duration": 0.5, "curve": "linear", "repeat": true\(cycle) }
        """)
    for time in times {
      let fraction = try #require(renderer.states(at: time + 0.1)[0].fadingText?.fraction)
      #expect(abs(fraction - 0.2) < 1e-6, "at \(time)")
    }
  }

  /// Steps that change the value 0 immediately at 0.25 s.
  static let jumps = [
    #"{ "wait": 0.25 }, { "set": { "l": { "value": 888 } } }"#,
    #"{ "animate": { "l": { "value": { "values": [0, 888], "calculationMode": "discrete" } } }, "duration": 0.5, "curve": "linear" }"#,
    #"{ "keyframes": [{ "start": 0.25, "duration": 0, "animate": { "l": { "value": 888 } } }], "duration": 1, "curve": "linear" }"#,
  ]

  @Test(arguments: jumps)
  func `a number that is set fades`(timeline: String) throws {
    let renderer = try renderer(#""center": [70, 30], "value": 0"#, timeline: timeline)
    expectNoJump(renderer)
    #expect(!renderer.isStill(from: 0.4, through: 0.5))
    #expect(renderer.isStill(from: 1.1, through: 2))
  }

  @Test(arguments: [
    #"{ "wait": 0.25 }, { "animate": { "l": { "value": 888 } }, "duration": 0.5, "curve": "linear" }"#,
    #"{ "animate": { "l": { "value": 888 } }, "duration": 0.7, "curve": "easeOut", "repeat": 2 }"#,
    #"{ "animate": { "l": { "value": { "values": [0, 9, 888], "times": [0, 0.1, 1] } } }, "duration": 1.1 }"#,
    #"{ "keyframes": [{ "start": 0.3, "duration": 0.4, "animate": { "l": { "value": 1e9 } } }], "duration": 1 }"#,
  ])
  func `a number that counts does not fade`(timeline: String) throws {
    let renderer = try renderer(
      #""center": [70, 30], "value": 0, "format": "%.3f""#, timeline: timeline)
    var presentation = renderer.makePresentation()
    for tick in 0...200 {
      presentation.move(to: Double(tick) / 100, on: renderer.timeline)
      #expect(presentation.states[0].fadingText == nil, "\(tick)")
    }
  }

  @Test func `a fade begins at a time that is a sum of others`() throws {
    let renderer = try renderer(
      #""center": [70, 30], "text": "Hello""#,
      timeline: """
        { "wait": 0.1 }, { "wait": 0.2 }, { "set": { "l": { "text": "WWWW" } } }, { "wait": 0.6 }
        """)
    // 0.1 + 0.2 is above 0.3 in binary.
    #expect(renderer.pixmap(at: 0.3) == renderer.pixmap(at: 0))
    #expect(!renderer.isStill(from: 0.3, through: 0.4))
    #expect(renderer.pixmap(at: 0.8) == renderer.pixmap(at: 1))
  }

  @Test func `a text that is not seen to change does not fade`() throws {
    let renderer = try renderer(
      #""center": [70, 30], "value": 7"#,
      timeline: #"{ "wait": 0.25 }, { "set": { "l": { "value": 7.4 } } }"#)
    #expect(renderer.pixmap(at: 0.5) == renderer.pixmap(at: 0))
  }

  /// The duration of a scene that ends with its last step.
  private func duration(_ label: String, timeline: String, own: String = "") throws -> Double {
    let text = """
      { "size": [140, 60], "fps": 10, "hold": 1, \(own)
        "views": [{ "id": "l", "type": "label", "center": [70, 30], \(label) }],
        "timeline": [\(timeline)] }
      """
    return try Renderer(text).duration
  }

  @Test func `a scene lasts until its texts have come`() throws {
    let label = #""text": "Old", "crossFade": 0.5"#
    let change = #"{ "wait": 0.5 }, { "set": { "l": { "text": "New" } } }"#
    #expect(try duration(label, timeline: change) == 1)
    #expect(try duration(label, timeline: change + #", { "wait": 0.2 }"#) == 1)
    #expect(try duration(label, timeline: change + #", { "wait": 0.75 }"#) == 1.25)
    #expect(try duration(label, timeline: change, own: #""duration": 0.75,"#) == 0.75)
    // No fade is visible.
    #expect(try duration(#""text": "New", "crossFade": 0.5"#, timeline: change) == 0.5)
    #expect(try duration(#""text": "Old""#, timeline: change) == 0.5)
  }

  @Test(arguments: ["black", "#3060C0", "rgb(200 30 90 / 50%)"])
  func `the text common to both stays as it is`(color: String) throws {
    let renderer = try renderer(
      #""frame": [10, 10, 120, 40], "text": "HHHH A", "textColor": "\#(color)""#,
      timeline: #"{ "wait": 0.25 }, { "set": { "l": { "text": "HHHH B" } } }"#)
    let (old, new) = (renderer.pixmap(at: 0), renderer.pixmap(at: 1))
    var mixed = 0
    for time in stride(from: 0.25, to: 0.75, by: 0.03) {
      let picture = renderer.pixmap(at: time)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let (a, b, shown) = (old[x, y].green, new[x, y].green, picture[x, y].green)
          if a != b { mixed += 1 }
          // A group that is drawn into a buffer is rounded once more, and so is each text in it.
          let (low, high) = (Int(min(a, b)) - 2, Int(max(a, b)) + 2)
          #expect((low...high).contains(Int(shown)), "at \(time): \(x), \(y)")
        }
      }
    }
    #expect(mixed > 100)
  }

  @Test func `a fade is half of each text in its middle`() throws {
    let renderer = try renderer(
      #""frame": [10, 10, 120, 40], "text": "MMMM", "textColor": "black""#,
      timeline: #"{ "wait": 0.25 }, { "set": { "l": { "text": "WIWI", "textColor": "red" } } }"#)
    let (old, new) = (renderer.pixmap(at: 0), renderer.pixmap(at: 1))
    let middle = renderer.pixmap(at: 0.5)
    for (index, pixel) in middle.pixels.enumerated() {
      let mean = (Int(old.pixels[index] & 255) + Int(new.pixels[index] & 255)) / 2
      #expect(abs(Int(pixel & 255) - mean) <= 2, "at pixel \(index)")
    }
  }

  @Test func `the end state says the new text`() throws {
    let text = """
      { "size": [140, 60], "fps": 10,
        "views": [{ "id": "l", "type": "label", "center": [70, 30], "text": "Old", "crossFade": 0.5 }],
        "timeline": [{ "wait": 0.5 }, { "set": { "l": { "text": "New" } } }] }
      """
    let old = try Renderer(text)
    let new = try Renderer(text.replacing("\"Old\"", with: "\"New\""))
    #expect(old.pixmap(at: old.duration) == new.pixmap(at: 0))
    #expect(old.pixmap(at: old.duration - 0.1) != new.pixmap(at: 0))
  }

  @Test func `a fade that ends after a day is an error at its label`() throws {
    let error = #expect(throws: RenderError.self) {
      try duration(
        #""text": "Old", "crossFade": 1"#,
        timeline: #"{ "wait": 86400 }, { "set": { "l": { "text": "New" } } }"#)
    }
    #expect(
      error?.faults.map(\.message) == [
        "the scene would last 86401.0 s; the maximum is 86400 s"
      ])
    #expect(error?.faults.first?.line == 2)
  }
}
