import AnimDocuments
import AnimRendering
import AnimSceneSupport
import Testing

@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

@Suite struct ContinuityTests {
  private static let claim = #"{ "continuous": "card" }"#

  private func unmet(_ timeline: String, _ claim: String = Self.claim) throws -> [String] {
    try Renderer(timeline: timeline, expect: claim).unmetExpectations().map(\.message)
  }

  private static func move(_ duration: Double, _ curve: String, to y: Double = 80) -> String {
    """
    { "animate": { "card": { "center.y": \(y) } }, "duration": \(duration), "curve": \(curve) }
    """
  }

  @Test func `jumps of value and velocity are reported`() throws {
    let jump = #"{ "wait": 0.5 }, { "set": { "card": { "center.y": 80 } } }, { "wait": 0.5 }"#
    #expect(try unmet(jump) == ["`card`.center.y jumps at 0.5 s"])
    let bend = """
      { "animate": { "card": { "alpha": 0.6 } }, "duration": 0.5, "curve": "linear" },
      { "animate": { "card": { "alpha": 0.5 } }, "duration": 0.5, "curve": "linear" }
      """
    #expect(
      try unmet(bend, #"{ "continuous": "card", "property": "alpha" }"#)
        == ["the velocity of `card`.alpha jumps at 0.5 s"])
  }

  @Test(arguments: [0, 0.1, 0.2, 0.3, 0.35], [0.2, 0.25, 0.3, 0.4, 0.5])
  func `beginnings and ends at rest are no jumps`(_ wait: Double, _ duration: Double) throws {
    for curve in ["linear", "easeOut", "easeIn"] {
      let timeline = """
        { "wait": \(wait) }, \(Self.move(duration, "\"\(curve)\"")), { "wait": 0.2 }
        """
      #expect(try unmet(timeline) == [], "\(curve)")
    }
  }

  @Test(arguments: ["easeOutExpo", "easeOutElastic", "easeInExpo", "easeInElastic"])
  func `short movements may begin and end fast`(_ curve: String) throws {
    for duration in [0.05, 0.1, 0.12] {
      let timeline = "\(Self.move(duration, "\"\(curve)\"")), { \"wait\": 0.2 }"
      #expect(try unmet(timeline) == [], "\(duration)")
    }
  }

  @Test func `a spring that loses its velocity is reported`() throws {
    let timeline = """
      { "animate": { "card": { "alpha": 0.2 } }, "at": 0, "duration": 1,
        "curve": { "spring": { "dampingRatio": 0.4 } } },
      { "animate": { "card": { "alpha": 0.8 } }, "at": 0.1, "duration": 0.5, "curve": "linear",
        "beginFromCurrentState": true }
      """
    #expect(try unmet(timeline) == ["the velocity of `card`.alpha jumps at 0.1 s"])
  }

  @Test(arguments: [0.25, 0.3333, 0.5])
  func `a change of pace is reported wherever it is`(_ time: Double) throws {
    let timeline = "\(Self.move(time, "\"linear\"", to: 50)), \(Self.move(0.9, "\"linear\""))"
    let told = (time * 1000).rounded() / 1000
    #expect(try unmet(timeline) == ["the velocity of `card`.center.y jumps at \(told) s"])
  }

  @Test(arguments: [
    #""easeInCirc""#, #""easeOutCirc""#, #""easeInOutCirc""#, "[0, 1, 1, 0]", "[1, 0, 0, 1]",
    "[0, 1, 0, 1]", #""easeInOutExpo""#,
  ])
  func `steep curves do not jump`(_ curve: String) throws {
    for duration in [0.1, 0.5, 3] {
      for wait in [0, 0.2] {
        let timeline = """
          { "wait": \(wait) }, \(Self.move(duration, curve)), { "wait": 0.1 }
          """
        #expect(try unmet(timeline) == [], "\(duration) after \(wait)")
      }
    }
  }

  @Test func `a jump in the middle of a steep curve is reported`() throws {
    let timeline = """
      \(Self.move(0.3, "\"easeOutCirc\"")),
      { "set": { "card": { "center.y": 76 } } },
      \(Self.move(0.3, "\"easeInCirc\"", to: 20))
      """
    #expect(try unmet(timeline) == ["`card`.center.y jumps at 0.3 s"])
  }
}
