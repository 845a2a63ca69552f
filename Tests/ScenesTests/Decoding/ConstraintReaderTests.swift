import Motion
import Testing

@testable import Scenes

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
      #expect(
        bytes[start...].starts(with: "\"\(constraint.equation)\"".utf8))
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

  @Test func `an inactive constraint without an id is warned of`() throws {
    let scene = try readScene(scene(#"{"equation": "card.height == 9", "active": false}"#))
    #expect(
      scene.warnings.map(\.summary) == [
        "2:44: a constraint that is not active does nothing: without an `id` no step can change that"
      ])
  }

  @Test(arguments: [
    ("7", #"2:1: expected an equation such as "card.width == 120", found 7"#),
    (
      #"{"id": "card", "equation": "card.width == 1"}"#,
      "2:8: the id `card` is already taken (it is first given at 1:39)"
    ),
    (
      #"{"id": "h"}"#,
      "2:1: a constraint needs `firstItem`: an id|2:1: a constraint needs `firstAttribute`: one of \"left\", \"right\", \"top\", \"bottom\", \"leading\", \"trailing\", \"width\", \"height\", \"centerX\", \"centerY\", \"firstBaseline\", \"lastBaseline\""
    ),
    (
      #"{"firstItem": "card", "firstAttribute": "topp"}"#,
      #"2:41: expected one of "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "firstBaseline", "lastBaseline" for `firstAttribute`, found "topp" (did you mean `top`?)"#
    ),
    (
      #"{"equation": "card.width == 1", "priority": 7}"#,
      "2:33: unknown key `priority` in a constraint (it stands at the end of the equation, such as @750)"
    ),
    (
      #"{"id": "w", "equation": "card.width == 1", "konstant": 7}"#,
      "2:44: unknown key `konstant` in a constraint (it has `id`, `equation`, `active`)"
    ),
    (
      #"{"id": "w", "equation": "card.width == 1", "isActive": false}"#,
      "2:44: unknown key `isActive` in a constraint (did you mean `active`?)"
    ),
    (
      #""card.width = 9""#,
      "2:13: expected `==`, `>=` or `<=`, found `=` (did you mean `==`?)"
    ),
    (
      #""card.width == crad.heigt""#,
      "2:21: unknown attribute `heigt` (did you mean `height`?)"
    ),
    (
      #""card.top == card.lastBaseline""#,
      "2:14: `card` has no `lastBaseline`: only labels have baselines"
    ),
    (
      #"{"firstItem": "canvas", "firstAttribute": "firstBaseline"}"#,
      "2:1: `canvas` has no `firstBaseline`: only labels have baselines"
    ),
    (
      #""card.width == crad.height""#,
      "2:16: there is no view with the id \"crad\" (did you mean `card`?)"
    ),
    (
      #"{"firstItem": "card", "firstAttribute": "top", "secondItem": "crad"}"#,
      "2:62: there is no view with the id `crad` (did you mean `card`?)"
    ),
    (
      #"{"firstItem": "card", "firstAttribute": "top", "secondItem": "canvas", "secondAttribute": "width"}"#,
      "2:1: `top` and `width` cannot be related: one is a place, one a size"
    ),
    (
      #"{"firstItem": "card", "firstAttribute": "left", "secondAttribute": "right", "multiplier": 2}"#,
      "2:68: `secondAttribute` is of a `secondItem`, which the constraint has not (without one the right side is `constant` alone)|2:91: `multiplier` is of a `secondItem`, which the constraint has not (without one the right side is `constant` alone)"
    ),
    (
      #"{"firstItem": "card", "firstAttribute": "left", "secondItem": "crad", "secondAttribute": "right"}"#,
      "2:63: there is no view with the id `crad` (did you mean `card`?)"
    ),
  ])
  func `a constraint's faults are told`(json: String, fault: String) {
    #expect(faults(of: scene(json)).joined(separator: "|") == fault)
  }
}
