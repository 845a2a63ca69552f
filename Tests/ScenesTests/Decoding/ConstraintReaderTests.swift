import AnimDocuments
import AnimMotion
import Testing

@testable import AnimScenes

@Suite struct ConstraintReaderTests {
  private func scene(_ constraints: String, timeline: String = "[]") -> String {
    """
    {"size": [100, 100], "views": [{"id": "card"}], "timeline": \(timeline), "constraints": [
    \(constraints)]}
    """
  }

  @Test func `equations keep their text and place`() throws {
    let text = scene(
      #""card.top == canvas.top + 8 @750", {"id": "h", "equation": "card.height == 9"}"#)
    let constraints = try readScene(text).constraints
    #expect(constraints.map(\.equation) == ["card.top == canvas.top + 8 @750", "card.height == 9"])
    #expect(constraints.map(\.id) == [nil, "h"])
    let bytes = Array(text.utf8)
    for constraint in constraints {
      let start = constraint.origin.offset
      #expect(bytes[start...].starts(with: "\"\(constraint.equation)\"".utf8))
    }
  }

  @Test(arguments: [
    (
      #"{"firstItem": "card", "firstAttribute": "leading", "secondItem": "canvas", "multiplier": 0.5, "constant": -16, "priority": 750}"#,
      "card.leading == 0.5 * canvas.leading - 16 @750"
    ),
    (
      #"{"firstItem": "card", "firstAttribute": "width", "relation": ">=", "constant": 120}"#,
      "card.width >= 120"
    ),
    (
      #"{"firstItem": "card", "firstAttribute": "left", "secondItem": "canvas", "secondAttribute": "centerX"}"#,
      "card.left == canvas.centerX"
    ),
    (
      #"{"firstItem": "card", "firstAttribute": "height", "multiplier": 1, "constant": 44}"#,
      "card.height == 44"
    ),
  ])
  func `NSLayoutConstraint's properties are an equation too`(json: String, equation: String) throws
  {
    #expect(try readScene(scene(json)).constraints.map(\.equation) == [equation])
  }

  @Test func `an id may have an apostrophe`() throws {
    let text = """
      {"size": [9, 9], "views": [{"id": "it's"}], "constraints": [
      {"firstItem": "it's", "firstAttribute": "width", "constant": 10}, "'it''s'.width == 10"]}
      """
    let constraints = try readScene(text).constraints
    #expect(constraints.map(\.equation) == ["'it''s'.width == 10", "'it''s'.width == 10"])
  }

  @Test func `steps animate constraints by id`() throws {
    let scene = try readScene(
      scene(
        #"{"id": "h", "equation": "card.height == 9"}"#,
        timeline: #"[{"animate": {"h": {"constant": 320}}}, {"set": {"h": {"active": false}}}]"#))
    guard case .animate(let step) = scene.steps[0].action else {
      return #expect(Bool(false), "an animation")
    }
    #expect(step.changes.map(\.property) == [.constant])
  }

  @Test func `a constraint may begin inactive`() throws {
    let scene = try readScene(
      scene(
        #"""
        {"id": "h", "equation": "card.height == 9", "active": false},
        {"id": "w", "firstItem": "card", "firstAttribute": "width", "active": false},
        {"equation": "card.left == 9", "active": true}
        """#))
    #expect(scene.constraints.map(\.isActive) == [false, false, true])
    #expect(scene.warnings.isEmpty)
  }
}
