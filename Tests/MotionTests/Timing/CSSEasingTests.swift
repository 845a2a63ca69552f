import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

@Suite struct CSSEasingTests {
  @Test func `linear() is what browsers compute`() throws {
    try expectCSS("linear", count: 405)
    try expectCSS("linear-wpt", count: 15)
  }

  @Test func `steps() is what browsers compute, before flag included`() throws {
    for row in try vectors("steps", count: 302) {
      guard case .steps(let steps) = try TimingCurve(css: row.function) else {
        Issue.record("\(row.function) is no staircase")
        continue
      }
      let value = steps.value(at: try row.time, before: row.fields["before"]?.bool == true)
      #expect(abs(value - (try row.expectedNumber)) <= row.tolerance, "\(row)")
    }
  }

  @Test func `an easing of an easing is what browsers compute`() throws {
    try expectVectors("css-compose-wpt", count: 46) { row in
      let effect = try TimingCurve(css: try #require(row.fields["effectEasing"]?.text))
      let keyframe = try TimingCurve(css: try #require(row.fields["keyframeEasing"]?.text))
      return keyframe.value(at: effect.value(at: try row.time))
    }
  }

  @Test func `functions are valid or invalid as in browsers`() throws {
    for row in try vectors("css-easing-syntax", count: 35) {
      switch row.expected {
      case .null:
        #expect(throws: CurveSyntaxError.self, "\(row)") { try TimingCurve(css: row.function) }
      case .list(let points):
        guard case .linearStops(let function) = try TimingCurve(css: row.function) else {
          Issue.record("\(row.function) is not linear()")
          continue
        }
        let expected = points.compactMap(\.numbers)
        #expect(function.points.count == expected.count, "\(row)")
        for (point, numbers) in zip(function.points, expected) {
          #expect(abs(point.x - numbers[0]) <= row.tolerance, "\(row)")
          #expect(abs(point.y - numbers[1]) <= row.tolerance, "\(row)")
        }
      case .text(let text):
        let curve = try TimingCurve(css: row.function)
        if case .steps(let steps) = curve { #expect(steps.description == text) }
      case .bool, .number, .object:
        Issue.record("\(row) expects nothing known")
      }
    }
  }

  @Test(arguments: [
    " EASE-in ", "Cubic-Bezier( .42 , 0 , 1 , +1e0 )", "/* as */ ease-in/* pasted */",
    "cubic-bezier(\n  0.42, 0,\n  1, 1\n)",
  ])
  func `spaces, comments and case do not matter`(text: String) throws {
    let curve = try TimingCurve(css: text)
    #expect(curve.value(at: 0.3) == TimingCurve.easeIn.value(at: 0.3))
  }

  @Test(arguments: [
    ("", 0, "expected a timing curve, found the end"),
    ("easeInn", 0, "there is no timing curve 'easeInn'"),
    ("cubic-bezier(0, 0, 1)", 20, "expected a comma, found ')'"),
    ("cubic-bezier(0, 0, 1, 1", 23, "expected a closing parenthesis, found the end"),
    ("cubic-bezier(2, 0, 1, 1)", 13, "x1 is 2, allowed is 0 to 1"),
    ("cubic-bezier(0, 0, 1, 1) x", 25, "expected nothing after the function, found 'x'"),
    ("cubic-bezier(0, 1e999, 1, 1)", 16, "1e999 is too large a number"),
    ("steps(2.5)", 6, "expected a whole number of steps, found 2.5"),
    ("steps(0)", 6, "steps is 0, allowed is 1 to 2147483647"),
    (
      "steps(99999999999999999999)", 6,
      "expected a whole number of steps, found 99999999999999999999"
    ),
    ("steps(1, jump-none)", 6, "steps is 1, allowed is 2 to 2147483647"),
    (
      "steps(2, jump-ends)", 9,
      "expected one of jump-start, jump-end, jump-none, jump-both, start, end, found 'jump-ends'"
    ),
    ("linear(0 50% 60% 70%, 1)", 17, "expected a closing parenthesis, found '7'"),
    ("linear(0)", 7, "stops is 1, allowed is at least 2"),
    ("linear(0, 10%)", 13, "expected an output, found ')'"),
    ("linear(0, ½)", 10, "expected an output, found '½'"),
    ("/* ease", 0, "the comment is not closed"),
  ])
  func `errors say what is wrong and where`(text: String, offset: Int, message: String) {
    let error = #expect(throws: CurveSyntaxError.self) { try TimingCurve(css: text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `a misspelt name gets a hint`() {
    let error = #expect(throws: CurveSyntaxError.self) { try TimingCurve(parsing: "easeOutQart") }
    #expect(error?.hint == "did you mean 'easeOutQuart'?")
    let far = #expect(throws: CurveSyntaxError.self) { try TimingCurve(parsing: "wobblywobbly") }
    #expect(far?.hint == nil)
  }

  @Test func `names and CSS are both read from a scene's string`() throws {
    #expect(try TimingCurve(parsing: "easeInCubic").value(at: 0.5) == 0.125)
    #expect(try TimingCurve(parsing: "linear(0, 0.25, 1)").value(at: 0.5) == 0.25)
  }

  @Test(arguments: [
    ("linear(0, calc(1 / 2) 25%, 1)", "linear(0, 0.5 25%, 1)"),
    ("linear(0, 0.5 calc(10% + 15%), 1)", "linear(0, 0.5 25%, 1)"),
    ("linear(0, calc(100% / 4) calc(2 * 25%) CALC( 2 - 1.5 ), 1)", "linear(0, 25% 50% 0.5, 1)"),
    ("linear(calc(-1 * (2 - 3) - 1), calc(calc(3) / (2 + 4)), 1)", "linear(0, 0.5, 1)"),
    ("cubic-bezier(calc(1/4), .1, calc(pi / pi * .25), 1)", "cubic-bezier(0.25, 0.1, 0.25, 1)"),
    ("linear(0, calc(1 - 2 - -1.5) 50%, 1)", "linear(0, 0.5 50%, 1)"),
    ("linear(0, calc(/* a */ 2 * .25 /* b */), 1)", "linear(0, 0.5, 1)"),
  ])
  func `calc() is its value`(text: String, plain: String) throws {
    let (curve, other) = (try TimingCurve(css: text), try TimingCurve(css: plain))
    for step in 0...20 {
      let t = Double(step) / 20
      #expect((curve.value(at: t) - other.value(at: t)).magnitude < 1e-12)
    }
  }

  @Test(arguments: [
    ("linear(0, calc(1 +2), 1)", 17, "a + or - in calc() has spaces on both sides"),
    ("linear(0, calc(1 + 2%), 1)", 17, "a number and a percentage cannot be added"),
    ("linear(0, calc(1% * 2%), 1)", 18, "two percentages cannot be multiplied"),
    ("linear(0, calc(1 / 2%), 1)", 17, "nothing can be divided by a percentage"),
    ("linear(0, calc(1 / 0), 1)", 17, "calc() divides by 0"),
    ("linear(0, calc(1 2), 1)", 17, "expected an operator or a closing parenthesis, found '2'"),
    ("linear(0, calc(), 1)", 15, "expected a number in calc(), found ')'"),
    ("linear(0, calc(1e300 * 1e300), 1)", 15, "calc() is not a finite number"),
    ("cubic-bezier(calc(50%), 0, 1, 1)", 13, "expected x1, found a percentage"),
  ])
  func `a wrong calc() is an error at its place`(text: String, offset: Int, message: String) {
    #expect(throws: CurveSyntaxError(message, at: offset)) { try TimingCurve(css: text) }
  }
}
