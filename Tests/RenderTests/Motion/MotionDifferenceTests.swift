import Primitives
import Testing

@testable import Render

@Suite struct MotionDifferenceTests {
  private func move(_ rest: String) -> String {
    "{ \"animate\": { \"card\": { \"center.y\": 80 } }, \(rest) }"
  }

  private func sentences(_ old: String, _ new: String) throws -> [String] {
    MotionDifference(try makeRenderer(timeline: old), try makeRenderer(timeline: new)).sentences
  }

  @Test func `equal scenes have nothing to tell`() throws {
    let timeline = move("\"duration\": 1, \"curve\": \"easeOutElastic\"")
    #expect(try sentences(timeline, timeline) == [])
  }

  @Test func `a longer duration arrives later`() throws {
    #expect(
      try sentences(
        move("\"duration\": 1.2, \"curve\": \"easeOutBack\""),
        move("\"duration\": 1.24, \"curve\": \"easeOutBack\""))
        == ["`card`.center.y arrives 40 ms later (1.24 s, was 1.2 s)"])
  }

  @Test func `a delay starts and arrives later`() throws {
    #expect(
      try sentences(
        move("\"duration\": 0.5, \"curve\": \"linear\""),
        move("\"duration\": 0.5, \"delay\": 0.03, \"curve\": \"linear\""))
        == [
          "`card`.center.y starts 30 ms later (0.03 s, was 0 s); "
            + "arrives 30 ms later (0.53 s, was 0.5 s)"
        ])
  }

  @Test func `another curve is named with its overshoot`() throws {
    #expect(
      try sentences(
        move("\"duration\": 1, \"curve\": \"easeOutQuad\""),
        move("\"duration\": 1, \"curve\": \"easeOutBack\""))
        == ["`card`.center.y overshoot 10 % (was 0 %); curve easeOutQuad → easeOutBack"])
  }

  @Test func `another way between equal ends is told`() throws {
    #expect(
      try sentences(
        move("\"duration\": 1, \"curve\": \"easeOutQuad\""),
        move("\"duration\": 1, \"curve\": \"easeInQuad\""))
        == [
          "`card`.center.y goes another way, up to 30 apart at 0.5 s; "
            + "curve easeOutQuad → easeInQuad"
        ])
  }

  @Test func `other ends, new and lost motion are told`() throws {
    let fade = "{ \"animate\": { \"card\": { \"alpha\": 0.5 } }, \"at\": 0, \"duration\": 1 }"
    #expect(try sentences("", fade) == ["`card`.alpha now moves from 1 to 0.5"])
    #expect(try sentences(fade, "") == ["`card`.alpha no longer moves (it went from 1 to 0.5)"])
    #expect(
      try sentences(fade, fade.replacing("0.5", with: "0.25"))
        == ["`card`.alpha ends at 0.25 (was 0.5)"])
  }

  @Test func `views under a part of the picture are found`() throws {
    let renderer = try makeRenderer(timeline: move("\"duration\": 1, \"curve\": \"linear\""))
    let rect = try #require(IntRect(x: 12, y: 72, width: 2, height: 2))
    #expect(renderer.views(under: rect, at: 0) == [])
    #expect(renderer.views(under: rect, at: 1) == ["card"])
  }
}
