import AnimInspect
import AnimPrimitives
import AnimSceneSupport
import AnimTestSupport
import Testing

@testable import AnimExport
@testable import AnimRendering

@Suite struct DashDrawingTests {
  private func renderer(_ keys: String, _ steps: String = "") throws -> Renderer {
    let text = """
      { "size": [40, 4],
        "views": [{ "id": "line", "type": "shape", "path": "M0 2H40", "strokeColor": "black", "lineWidth": 4,
          \(keys) }],
        "timeline": [\(steps)] }
      """
    return try Renderer(text)
  }

  /// The left end, in points, of the first dash that begins within the line.
  private func firstDash(_ renderer: Renderer, at time: Double = 0) -> Int? {
    let row = renderer.pixmap(at: time).pixels.prefix(40)
    return zip(row, row.dropFirst()).enumerated().first { $1.0 != $1.1 && $1.0 == row.max() }
      .map { $0.offset + 1 }
  }

  /// The phase has the meaning of SVG's `stroke-dashoffset` and CAShapeLayer's `lineDashPhase`.
  @Test(arguments: [(0, 10), (1, 9), (4, 6), (7, 3), (-1, 1), (-7, 7), (14, 6), (-1_000_000, 10)])
  func `a phase is how far into the pattern a line begins`(phase: Int, first: Int) throws {
    let still = try renderer(#""lineDash": [6, 4], "lineDashPhase": \#(phase)"#)
    #expect(firstDash(still) == first)
    let moved = try renderer(
      #""lineDash": [6, 4]"#, #"{ "set": { "line": { "lineDashPhase": \#(phase) } } }"#)
    #expect(moved.pixmap(at: 0) == still.pixmap(at: 0))
  }

  @Test(arguments: [
    #"{ "animate": { "line": { "lineDashPhase": 4 } }, TIMING }"#,
    #"{ "animate": { "line": { "lineDashPhase": { "by": 4 } } }, TIMING }"#,
    #"{ "animate": { "line": { "lineDashPhase": { "from": 0, "to": 4 } } }, TIMING }"#,
    #"{ "animate": { "line": { "lineDashPhase": { "values": [0, 2, 4] } } }, TIMING }"#,
    #"{ "keyframes": [{ "animate": { "line": { "lineDashPhase": 4 } } }], TIMING }"#,
    #"{ "animator": "a", "animate": { "line": { "lineDashPhase": 4 } }, TIMING }, { "start": "a" }"#,
  ])
  func `a phase moves as other numbers do`(step: String) throws {
    let step = step.replacing("TIMING", with: #""duration": 1, "curve": "linear""#)
    let ants = try renderer(#""lineDash": [6, 4]"#, step)
    #expect([0, 0.25, 0.5, 1].map { firstDash(ants, at: $0) } == [10, 9, 8, 6])
  }

  @Test func `a round of whole patterns ends as it began`() throws {
    let ants = try renderer(
      #""lineDash": [6, 4], "lineCap": "round", "strokeStart": 0.1, "strokeEnd": 0.8"#,
      #"{ "animate": { "line": { "lineDashPhase": -30 } }, "duration": 3, "curve": "linear" }"#)
    #expect(ants.pixmap(at: 3) == ants.pixmap(at: 0))
    #expect(ants.pixmap(at: 1.5) != ants.pixmap(at: 0))
  }

  @Test func `a dump reports a phase`() throws {
    let ants = try renderer(
      #""lineDash": [6, 4], "lineDashPhase": 2"#,
      #"{ "animate": { "line": { "lineDashPhase": -6 } }, "duration": 1, "curve": "linear" }"#)
    let json = try SceneDump(ants, times: [0, 0.5, 1], properties: ["line.lineDashPhase"]).json
    for phase in [2, -2, -6] { #expect(json.contains("\"lineDashPhase\": \(phase) ")) }
  }
}
