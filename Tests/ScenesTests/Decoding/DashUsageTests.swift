import Documents
import Testing

@testable import Scenes

/// A phase needs dashes to move.
@Suite struct DashUsageTests {
  private func warnings(_ keys: String, _ steps: String = "") throws -> [String] {
    try readScene(
      """
      {"size": [9, 9], "views": [{"id": "ants", "type": "shape", "path": "M0 0H9",
      \(keys)}], "timeline": [
      \(steps)]}
      """
    ).warnings.map(\.summary)
  }

  private let told =
    "the shape has no `lineDash`, so `lineDashPhase` does nothing (give it one, such as [8, 8])"

  @Test func `a phase without dashes is warned of`() throws {
    #expect(try warnings(#""lineDashPhase": 4"#) == ["2:1: \(told)"])
    #expect(try warnings(#""lineDash": [], "lineDashPhase": -4"#) == ["2:17: \(told)"])
    #expect(
      try warnings(
        #""lineWidth": 2"#, #"{"animate": {"ants": {"lineDashPhase": {"by": 8}}}}"#)
        == ["3:23: \(told)"])
    #expect(
      try warnings(
        #""lineWidth": 2"#, #"{"animator": "a", "animate": {"ants": {"lineDashPhase": 8}}}"#)
        == ["3:40: \(told)"])
  }

  @Test(arguments: [
    (#""lineDash": [4, 2], "lineDashPhase": 4"#, ""),
    (#""lineDashPhase": 0"#, ""),
    (#""lineDashPhase": 4"#, #"{"set": {"ants": {"lineDash": [4]}}}"#),
    (#""lineDash": [4, 2]"#, #"{"animate": {"ants": {"lineDashPhase": -6}}}"#),
  ])
  func `a phase of dashes is fine, whenever they come`(keys: String, steps: String) throws {
    #expect(try warnings(keys, steps) == [])
  }
}
