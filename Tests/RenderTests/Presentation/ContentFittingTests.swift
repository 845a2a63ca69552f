import AnimDocuments
import Foundation
import AnimInspect
import AnimMotion
import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimExport
@testable import AnimRendering

/// Labels and images without a size have the size of their content.
@Suite struct ContentFittingTests {
  private func renderer(_ view: String, timeline: String = "", expect: String = "") throws
    -> Renderer
  {
    let text = """
      { "size": [140, 60], "views": [{ "id": "it", \(view) }], "timeline": [\(timeline)],
        "expect": [\(expect)] }
      """
    return try Renderer(text)
  }

  private func label(_ text: String, timeline: String = "", expect: String = "") throws
    -> Renderer
  {
    try renderer(
      #""type": "label", "text": "\#(text)", "center": [60, 20]"#, timeline: timeline,
      expect: expect)
  }

  private func frame(_ renderer: Renderer, at time: Double) throws -> Rect {
    try #require(renderer.viewOutlines(at: time).first).box
  }

  /// The width of a text in the label's font.
  private func width(_ text: String) throws -> Double {
    try label(text).states(at: 0)[0].bounds.width
  }

  @Test func `a frame's x that is set is where the label begins`() throws {
    let renderer = try label("Hello", timeline: #"{ "set": { "it": { "frame.x": 80 } } }"#)
    let frame = try frame(renderer, at: 1)
    #expect(abs(frame.minX - 80) < 1e-9)
    #expect(abs(frame.width - (try width("Hello"))) < 1e-9)
    let moved = try label("Hello", timeline: #"{ "set": { "it": { "frame.x": { "by": 7 } } } }"#)
    let before = try self.frame(label("Hello"), at: 0)
    #expect(abs(try self.frame(moved, at: 1).minX - before.minX - 7) < 1e-9)
  }

  @Test(arguments: [
    #"{ "set": { "it": { "text": "A longer text" } } }, { "wait": 1 }, { "set": { "it": { "frame.x": 8 } } }"#,
    #"{ "wait": 1 }, { "set": { "it": { "frame.x": 8, "text": "A longer text" } } }"#,
  ])
  func `a frame is that of the text at its time`(timeline: String) throws {
    let frame = try frame(label("Hi", timeline: timeline), at: 1)
    #expect(abs(frame.minX - 8) < 1e-9)
    #expect(abs(frame.width - (try width("A longer text"))) < 1e-9)
  }

  @Test func `a frame that is animated sizes the label, in any order of times`() throws {
    let renderer = try label(
      "Hi",
      timeline: """
        { "set": { "it": { "text": "Hello" } } }, { "wait": 1 },
        { "animate": { "it": { "frame": [0, 20, 140, 40] } }, "duration": 1, "curve": "linear" },
        { "set": { "it": { "text": "Not fitted any more" } } }
        """)
    let start = try width("Hello")
    var presentation = renderer.makePresentation()
    for time in [2.5, 0.5, 1.5, 0, 1, 2.5, 0.99] {
      presentation.move(to: time, on: renderer.timeline)
      let state = presentation.states[0]
      let share = min(max(time - 1, 0), 1)
      #expect(abs(state.bounds.width - (start + (140 - start) * share)) < 1e-6, "at \(time)")
      #expect(abs(state.center.x - (60 + 10 * share)) < 1e-6, "at \(time)")
      #expect(state.fitsContent == (time < 1))
    }
  }

  @Test(arguments: ["set", "animate"])
  func `a size that is set to what it is stays that, whatever was seen before`(
    step: String
  ) throws {
    let renderer = try label(
      "Hi",
      timeline: """
        { "wait": 1 }, { "set": { "it": { "text": "Hello" } } }, { "wait": 1 },
        { "\(step)": { "it": { "bounds.width": { "by": 0 } } } }, { "wait": 1 },
        { "set": { "it": { "text": "Hello to all" } } }, { "wait": 1 }
        """)
    let start = try width("Hello")
    var presentation = renderer.makePresentation()
    for time in [0, 3.5, 3, 2.5, 0.5, 2] {
      presentation.move(to: time, on: renderer.timeline)
      let width = presentation.states[0].bounds.width
      #expect(abs(width - (time < 1 ? try self.width("Hi") : start)) < 1e-9, "at \(time)")
    }
  }

  /// Steps that replace the fitted size at 0.3 s.
  static let takeovers = [
    #"{ "animate": { "it": { "font.size": 8, "bounds.width": 60 } }, "at": 0.3 }"#,
    #"{ "animate": { "it": { "font.size": 8, "bounds.width": { "by": 9 } } }, "at": 0.3 }"#,
    #"{ "animate": { "it": { "font.size": 8, "frame": [0, 0, 60, 20] } }, "at": 0.3 }"#,
    #"{ "animate": { "it": { "value": 1000000, "bounds.width": 60 } }, "at": 0.3 }"#,
    """
    { "animate": { "it": { "font.size": 8 } }, "duration": 1 },
    { "animate": { "it": { "bounds.width": 60 } }, "at": 0.3 }
    """,
    """
    { "animate": { "it": { "font.size": 8, "text": "Longer" } }, "delay": 0.5 },
    { "animate": { "it": { "bounds.width": 60, "bounds.height": 9 } }, "at": 0.3 }
    """,
    #"{ "keyframes": [{ "animate": { "it": { "font.size": 8, "bounds.width": 60 } } }], "at": 0.3 }"#,
    """
    { "animator": "a", "animate": { "it": { "font.size": 8, "bounds.width": 60 } } },
    { "start": "a", "at": 0.3 }
    """,
  ]

  @Test(arguments: takeovers)
  func `a size that a step takes over begins with what is seen`(timeline: String) throws {
    let kind = timeline.contains("value") ? #""value": 1"# : #""text": "Hello""#
    let renderer = try renderer(
      #""type": "label", \#(kind), "center": [70, 30]"#, timeline: timeline)
    let before = renderer.states(at: 0.3 - 1e-6)[0]
    let after = renderer.states(at: 0.3)[0]
    #expect(before.fitsContent && !after.fitsContent)
    #expect(abs(before.bounds.width - after.bounds.width) < 0.001)
    #expect(abs(before.bounds.height - after.bounds.height) < 0.001)
    #expect(!renderer.isStill(from: 0.25, through: 0.3))
  }

  @Test func `a width that is set leaves the height to the text`() throws {
    let renderer = try label(
      "Hello",
      timeline: """
        { "set": { "it": { "bounds.width": 90 } } }, { "wait": 1 },
        { "set": { "it": { "font.size": 34 } } }
        """)
    let (small, large) = (try frame(renderer, at: 0), try frame(renderer, at: 1))
    #expect(small.width == 90 && large.width == 90)
    #expect(abs(large.height - 2 * small.height) < 1e-6)
  }

  @Test func `a text that is aligned in a box of its own goes there`() throws {
    let renderer = try renderer(
      #""type": "label", "text": "I", "center": [60, 20], "textAlignment": "right", "textColor": "black""#,
      timeline: #"{ "set": { "it": { "frame": [0, 20, 140, 40] } } }"#)
    let pixmap = renderer.pixmap(at: 1)
    let dark = (0..<pixmap.width).filter { x in
      (0..<pixmap.height).contains { pixmap[x, $0].red < 128 }
    }
    #expect((dark.first ?? 0) > 130)
  }

  @Test func `an image without a size is as large as its picture`() throws {
    let renderer = try renderer(
      #""type": "image", "source": "\#(AssetSource.red)", "center": [60, 30]"#,
      timeline: #"{ "wait": 1 }, { "set": { "it": { "frame.x": 0 } } }"#)
    #expect(try frame(renderer, at: 0) == Rect(x: 50, y: 25, width: 20, height: 10))
    #expect(try frame(renderer, at: 1) == Rect(x: 0, y: 25, width: 20, height: 10))
    let pixmap = renderer.pixmap(at: 0)
    let red = pixmap.pixels.filter { $0 == pixmap.pixels[30 * 140 + 60] }
    #expect(red.count == 200)
  }

  @Test func `a dump reports the visible bounds`() throws {
    let dump = try SceneDump(label("Hello"), times: [0], properties: ["it.bounds"]).json
    #expect(!dump.contains("[0, 0]"))
    let width = try width("Hello")
    #expect(dump.contains("\(width)"))
  }

  @Test func `a dump reports the visible path`() throws {
    let renderer = try renderer(
      #""type": "shape", "frame": [0, 0, 50, 50], "path": "M0 0h10v10z""#,
      timeline:
        #"{ "animate": { "it": { "path": "M0 0h20v10z" } }, "duration": 1, "curve": "linear" }"#)
    let dump = try SceneDump(renderer, times: [0, 0.5, 1], properties: ["it.path"]).json
    for path in ["M0 0 L10 0 L10 10 Z", "M0 0 L15 0 L15 10 Z", "M0 0 L20 0 L20 10 Z"] {
      #expect(dump.contains("{ \"path\": \"\(path)\" }"))
    }
  }

  @Test func `expectations see the bounds that are seen`() throws {
    let motion = try label(
      "Hello", timeline: #"{ "animate": { "it": { "font.size": 34 } }, "curve": "linear" }"#,
      expect: """
        { "settlesBy": 0.1, "view": "it", "property": "bounds.width" },
        { "staysInside": "it", "margin": 5 }
        """)
    let unmet = try motion.unmetExpectations().map(\.message)
    #expect(unmet.count == 2, "\(unmet)")
    #expect(unmet.first?.hasPrefix("`it`.bounds.width settles at 0.2") == true, "\(unmet)")
  }

  @Test func `a view placed by constraints is not sized twice`() throws {
    let text = """
      { "size": [140, 60], "views": [{ "id": "it", "type": "label", "text": "Hello" }],
        "constraints": ["it.left == canvas.left + 5", "it.top == canvas.top", "it.width == 70"] }
      """
    let renderer = try Renderer(text)
    let frame = try frame(renderer, at: 0)
    #expect(frame.minX == 5 && frame.width == 70)
  }
}
