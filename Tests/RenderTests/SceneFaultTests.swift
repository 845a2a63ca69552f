import AnimDocuments
import AnimRendering
import AnimSceneSupport
import Testing

/// Errors of a scene's script, pictures, fonts and constraints are reported together.
@Suite struct SceneFaultTests {
  /// The positions of the errors of a scene with these views, constraints and steps, which are in lines 2 to 4.
  private func lines(
    views: String, constraints: String, timeline: String = ""
  ) throws -> [Int] {
    let text = """
      { "size": [90, 60],
        "views": [\(views)],
        "constraints": [\(constraints)],
        "timeline": [\(timeline)] }
      """
    let error = #expect(throws: RenderError.self) { try Renderer(text) }
    return error?.diagnostics.map(\.line) ?? []
  }

  private static let card = #"{ "id": "card" }, { "id": "free", "frame": [0, 0, 9, 9] }"#
  private static let image = #"{ "id": "image", "type": "image", "source": "nowhere.png" }"#
  private static let label = #"""
    { "id": "label", "type": "label", "text": "x", "font": { "family": "Nowhere" } }
    """#
  private static let contradiction = #""card.left == 1", "card.left == free.left + 2""#
  private static let brokenScript = #"""
    { "animator": "a", "animate": { "card": { "alpha": 0 } } }, { "continue": "a" }
    """#

  @Test func `script, pictures, fonts and constraints are reported together`() throws {
    let views = "\(Self.card), \(Self.image), \(Self.label)"
    #expect(try lines(views: views, constraints: Self.contradiction) == [2, 2, 3])
    #expect(
      try lines(
        views: views, constraints: Self.contradiction, timeline: Self.brokenScript) == [2, 2, 3, 4])
  }

  @Test func `a missing picture alone hides errors of constraints that depend on its size`() throws
  {
    #expect(
      try lines(
        views: "\(Self.card), \(Self.image)",
        constraints: #""card.width == image.width", "card.width >= 5""#) == [2])
  }

  @Test func `a missing font alone hides errors of constraints that depend on its baselines`()
    throws
  {
    #expect(
      try lines(
        views: "\(Self.card), \(Self.label)",
        constraints: #""label.top == 0", "label.height == 20", "label.firstBaseline == 9""#) == [2])
  }

  @Test(arguments: [
    #"{ "set": { "b": { "active": false } } }"#, #"{ "set": { "free": { "frame.x": -1 } } }"#,
  ])
  func `constraints that a wrong script may reconcile are not reported`(step: String) throws {
    #expect(
      try lines(
        views: Self.card,
        constraints: #""card.left == 1", { "id": "b", "equation": "card.left == free.left + 2" }"#,
        timeline: "\(step), \(Self.brokenScript)") == [4])
  }
}
