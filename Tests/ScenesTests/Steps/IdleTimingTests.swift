import Documents
import Testing

@testable import Scenes

/// Times and curves of `values` that the way between them does not ask for.
@Suite struct IdleTimingTests {
  private func warnings(_ timing: String) throws -> [String] {
    try readScene(
      sceneWithSteps(#"{"animate": {"card": {"alpha": {"values": [0, 1, 0], \#(timing)}}}}"#)
    ).warnings.map(\.summary)
  }

  @Test(arguments: ["paced", "cubicPaced"])
  func `what is paced has times and a speed of its own`(mode: String) throws {
    let mode = #""calculationMode": "\#(mode)""#
    let plain = mode.split(separator: #"""#).last ?? ""
    let place = "in `calculationMode` `\(plain)`"
    #expect(
      try warnings(#""times": [0, 0.1, 1], \#(mode)"#)
        == ["2:54: `times` does nothing \(place): the pace determines the times"])
    #expect(
      try warnings(#""curves": ["easeIn", "linear"], \#(mode)"#)
        == ["2:54: `curves` does nothing \(place): the pace is constant"])
    #expect(
      try warnings(#""curves": ["easeIn", "linear"], "times": [0, 0, 1], \#(mode)"#).count == 2)
    #expect(try warnings(#""curves": [], \#(mode)"#) == [])
  }

  @Test func `what is discrete has times and no curves`() throws {
    #expect(
      try warnings(#""curves": ["easeIn", "linear"], "calculationMode": "discrete""#)
        == ["2:54: `curves` does nothing in `calculationMode` `discrete`: the values jump"])
    #expect(try warnings(#""times": [0, 0.1, 1], "calculationMode": "discrete""#) == [])
  }

  @Test(arguments: ["linear", "cubic"])
  func `other modes take both`(mode: String) throws {
    let timing = #""times": [0, 0.1, 1], "curves": ["easeIn", "linear"]"#
    #expect(try warnings(#"\#(timing), "calculationMode": "\#(mode)""#) == [])
  }
}
