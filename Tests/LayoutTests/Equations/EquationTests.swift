import Testing

@testable import AnimLayout

@Suite struct EquationTests {
  /// Equations and their normalized text.
  @Test(arguments: [
    ("card.leading == canvas.leading + 16 @750", "card.leading == canvas.leading + 16 @750"),
    ("a.width == 2 * b.height - 4", "a.width == 2 * b.height - 4"),
    ("a.width == b.height * 2 - 4", "a.width == 2 * b.height - 4"),
    ("a.width==b.height/4+.5", "a.width == 0.25 * b.height + 0.5"),
    ("a.width == 4 + b.width", "a.width == b.width + 4"),
    ("a.width == 8 - 2*3*b.width/2 + 1e1", "a.width == -3 * b.width + 18"),
    ("a.top == -b.bottom", "a.top == -1 * b.bottom"),
    ("badge.top >= card.bottom + 8", "badge.top >= card.bottom + 8"),
    ("a.width <= 120 @low", "a.width <= 120 @250"),
    ("a.width <= 120 @ 999.5", "a.width <= 120 @999.5"),
    ("a.width == -4 @required", "a.width == -4"),
    ("row-1.width == canvas.width-1.5", "row-1.width == canvas.width - 1.5"),
    ("row.2.left == superview.left", "row.2.left == superview.left"),
    ("'my card'.width == 'ça.b'.width", "'my card'.width == ça.b.width"),
    ("'it''s'.width == '''.'''.width", "'it''s'.width == '''.'''.width"),
    ("größe.centerX == canvas.centerX", "größe.centerX == canvas.centerX"),
  ])
  func `an equation is read and written`(text: String, written: String) throws {
    let constraint = try LayoutConstraint(parsing: text)
    #expect(constraint.description == written)
    #expect(try LayoutConstraint(parsing: written) == constraint)
  }

  @Test func `an equation has the parts of NSLayoutConstraint`() throws {
    let constraint = try LayoutConstraint(parsing: "a.width >= 2 * canvas.height - 4 @750")
    #expect(
      constraint
        == LayoutConstraint(
          item: .view("a"), attribute: .width, relatedBy: .greaterThanOrEqual,
          to: LayoutConstraint.Term(.canvas, .height), multiplier: 2, constant: -4, priority: 750))
  }

  @Test(arguments: [
    ("", 0, "expected an attribute of a view, such as `card.width`, found the end"),
    ("120 == a.width", 0, "expected an attribute of a view, such as `card.width`, found 120"),
    ("a.width", 7, "expected `==`, `>=` or `<=`, found the end"),
    ("a.width + 8 == b.width", 8, "expected `==`, `>=` or `<=`, found `+`"),
    ("a.width = 8", 8, "expected `==`, `>=` or `<=`, found `=`"),
    ("a.width < 8", 8, "expected `==`, `>=` or `<=`, found `<`"),
    ("a.width =< 8", 8, "expected `==`, `>=` or `<=`, found `=<`"),
    ("a.width=>8", 7, "expected `==`, `>=` or `<=`, found `=>`"),
    ("a.width ==", 10, "expected a number or an attribute, found the end"),
    ("a.width == b", 11, "expected a number or an attribute, found `b`"),
    ("a.widht == 8", 2, "unknown attribute `widht`"),
    ("a.width == b.", 13, "expected an attribute after the dot"),
    ("a.width == b.width + c.width", 21, "an equation relates one attribute to one other"),
    (
      "a.width == b.width * c.width", 21,
      "attributes can be multiplied and divided only by numbers"
    ),
    ("a.width == 2 / b.width", 15, "attributes can be multiplied and divided only by numbers"),
    ("a.width == b.width / 0", 21, "division by 0"),
    ("a.width == 1e400", 11, "\"1e400\" is not a number"),
    ("a.width == 0x10", 11, "\"0x10\" is not a number"),
    ("a.width == 2000000", 11, "a number in an equation must lie within ±1000000"),
    // Infinity times 0 is NaN, which passes a careless comparison.
    ("a.width == 1e200 * 1e200 * 0", 11, "a number in an equation must lie within ±1000000"),
    (
      "a.width == 1e200 * 1e200 * 0 * b.width", 11,
      "a number in an equation must lie within ±1000000"
    ),
    ("a.width == 8 @0", 14, "a priority is a number from 1 to 1000, found 0"),
    ("a.width == 8 @1001", 14, "a priority is a number from 1 to 1000, found 1001"),
    ("a.width == 8 @mid", 14, "expected a priority from 1 to 1000, found `mid`"),
    ("a.width == 8 9", 13, "expected the end of the equation, found 9"),
    ("a.left == b.width", 0, "`left` and `width` cannot be related: one is a place, one a size"),
    ("a.left == b.top", 0, "`left` and `top` cannot be related: they lie across each other"),
    ("'a.width == 8", 0, "a name has no closing quotation mark"),
    ("'a''.width == 8", 0, "a name has no closing quotation mark"),
    ("'''", 0, "a name has no closing quotation mark"),
    ("'a' == 8", 0, "a name is followed by a dot and an attribute"),
    ("a.width == 8 ?", 13, "unexpected `?` in an equation"),
  ])
  func `a fault is reported with its place`(text: String, offset: Int, message: String) {
    let error = #expect(throws: EquationError.self) { try LayoutConstraint(parsing: text) }
    #expect(error?.message == message)
    #expect(error?.range.lowerBound == offset)
  }

  @Test func `misspelt names are recognised`() throws {
    let wrong = #expect(throws: EquationError.self) {
      try LayoutEquation(parsing: "card.width == crad.width").check(
        isKnown: { $0 == "card" }, ids: ["card"])
    }
    #expect(wrong?.hint == "did you mean `card`?")
    #expect(wrong?.range == 14..<18)
    let attribute = #expect(throws: EquationError.self) {
      try LayoutConstraint(parsing: "card.widht == 8")
    }
    #expect(attribute?.hint == "did you mean `width`?")
    let first = #expect(throws: EquationError.self) {
      try LayoutEquation(parsing: "superview.width == card.width").check(
        isKnown: { _ in true }, ids: [])
    }
    #expect(first?.hint == "turn the equation around")
  }
}
