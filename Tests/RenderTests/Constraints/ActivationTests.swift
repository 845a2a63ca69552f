import AnimMotion
import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// Constraints that become active while their constants and multipliers change.
@Suite struct ActivationTests {
  /// A card at the left edge of a canvas of 200 points, which a step moves.
  private func renderer(_ timeline: String) throws -> Renderer {
    let text = """
      {"size": [200, 100], "views": [{"id": "card"}], "constraints": [
        "card.width == 40", "card.height == 40", "card.top == canvas.top",
        {"id": "l", "equation": "card.left == canvas.left"},
        {"id": "r", "equation": "card.right == canvas.right * 0.5 + 8", "active": false}
      ], "timeline": [\(timeline)]}
      """
    return try Renderer(text)
  }

  private static let swap =
    #"{"r": {"constant": -20, "active": true, "multiplier": 0.9}, "l": {"active": false}}"#

  private func left(_ renderer: Renderer, at time: Double) -> Double {
    renderer.states(at: time)[0].frame.minX
  }

  @Test(arguments: [
    #"{"animate": \#(swap), "duration": 1, "curve": "linear"}"#,
    #"{"animate": \#(swap), "duration": 1, "curve": "linear", "repeat": 2}"#,
    """
    {"animator": "x", "duration": 1, "curve": "linear", "animate": \(swap)}, {"start": "x"},
    {"wait": 1}
    """,
  ])
  func `a constraint that becomes active has its constant at once`(timeline: String) throws {
    let renderer = try renderer(timeline)
    #expect(left(renderer, at: renderer.timeline.duration) == 120)
    for time in [0, 0.25, 0.5, 0.75] {
      #expect(abs(left(renderer, at: time) - 120 * time) < 1e-5)
    }
  }

  @Test func `one that is still on its way becomes active again without a jump`() throws {
    let renderer = try renderer(
      """
      {"animate": \(Self.swap), "duration": 1},
      {"at": 0.4, "animate": {"l": {"active": true}, "r": {"active": false, "constant": 4}},
        "duration": 1},
      {"at": 0.7, "animate": {"r": {"active": true, "constant": 9}, "l": {"active": false}},
        "duration": 1}
      """)
    for time in [0.4, 0.7, 1, 1.4] {
      #expect(abs(left(renderer, at: time) - left(renderer, at: time - 1e-6)) < 0.01)
    }
  }

  @Test func `an animator that ends at its start takes the constant back`() throws {
    let renderer = try renderer(
      """
      {"animator": "x", "duration": 1, "animate": \(Self.swap)}, {"start": "x"}, {"wait": 0.5},
      {"reverse": "x"}, {"wait": 1}, {"set": {"l": {"active": false}, "r": {"active": true}}}
      """)
    #expect(left(renderer, at: 1.4) == 0)
    #expect(left(renderer, at: 1.5) == 68)
  }
}
