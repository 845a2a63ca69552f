import AnimTiming
import Testing

@Suite struct TimingExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("2^3^2", 512), ("-2^2", -4), ("2^-1", 0.5),
    ("--3", 3), ("+-3", -3), ("8 / 4 / 2", 1), ("7 - 2 - 1", 4), ("2 × 3 ÷ 4 − 1", 0.5),
    ("2 · π / tau", 1), ("1e-2", 0.01), (".5", 0.5), ("2e", 0), ("1 < 2", 1), ("2 <= 1", 0),
    ("2 ≥ 2", 1), ("1 != 1", 0), ("1 ≠ 2", 1), ("1 == 1 && 2 > 3", 0), ("0 || 1 && 0", 0),
    ("1 || 0 && 0", 1), ("!0 + !5", 1), ("! 1 == 0", 1), ("1 ? 2 : 3", 2), ("0 ? 2 : 0 ? 4 : 5", 5),
    ("1 ? 0 ? 1 : 2 : 3", 2), ("0/0 ? 1 : 2", 2), ("1 + 1 > 1 ? 10 : 20", 10),
    ("sin(pi/2) + cos(0)", 2), ("tan(pi/4)", 1), ("asin(1) + acos(1) - atan2(1, 0)", 0),
    ("atan(1) * 4 / pi", 1), ("tanh(0)", 0), ("sqrt(16) + cbrt(-8)", 2), ("pow(2, 10)", 1024),
    ("exp(0) + exp2(3)", 9), ("log(e) + ln(e) + log2(8) + log10(100)", 7), ("abs(-2)", 2),
    ("sign(-3) + sign(0) + sign(2)", 0), ("floor(-1.5) + ceil(1.5)", 0), ("round(2.5)", 3),
    ("trunc(-1.5)", -1), ("fract(-0.25)", 0.75), ("min(3, 1, 2) + max(1, 4)", 5),
    ("mod(-1, 3)", 2), ("step(0.5, 0.5) + step(0.5, 0.4)", 1), ("clamp(5, 0, 1)", 1),
    ("mix(2, 4, 0.25)", 2.5), ("smoothstep(0, 1, 0.5) + smoothstep(2, 4, 5)", 1.5),
    ("clamp(-1, 0, 1)", 0),
  ])
  func `formulas have the value that mathematics gives them`(text: String, value: Double) throws {
    guard text != "2e" else {
      #expect(throws: CurveSyntaxError.self) { try TimingExpression(text) }
      return
    }
    let result = try TimingExpression(text).value(t: 0.3)
    #expect(abs(result - value) < 1e-15, "\(text)")
  }

  @Test func `t is the elapsed fraction, elapsed and duration are seconds`() throws {
    let expression = try TimingExpression("t + 10 * elapsed + 100 * duration")
    #expect(expression.value(t: 0.5, duration: 4) == 0.5 + 20 + 400)
  }

  @Test func `the formula of an easing is the easing`() throws {
    let formulas = [
      "easeInSine": "1 - cos(t * pi / 2)", "easeInOutCubic": "t < 0.5 ? 4*t^3 : 1 - (2 - 2*t)^3/2",
      "easeOutQuint": "1 - (1 - t)^5",
    ]
    for (name, formula) in formulas {
      let named = try #require(TimingCurve(named: name)).resolved(duration: 1)
      let curve = TimingCurve.expression(try TimingExpression(formula)).resolved(duration: 1)
      for index in 0...100 {
        let x = Double(index) / 100
        #expect(abs(curve.value(at: x) - named.value(at: x)) < 1e-15)
        #expect(abs(curve.velocity(at: x) - named.velocity(at: x)) < 1e-14)
      }
      #expect(curve.value(at: 1) == 1)
    }
  }

  @Test(arguments: [
    ("", 0, "the formula is empty"), ("  ", 0, "the formula is empty"),
    ("1 +", 3, "expected a number, a name or a parenthesis, found the end"),
    ("2 t", 2, "expected an operator, found 't'"),
    ("(1 + t", 6, "expected a closing parenthesis, found the end"),
    ("1 + t)", 5, "expected an operator, found ')'"),
    ("sin t", 0, "sin is a function and needs its argument in parentheses"),
    ("1 - cosine(t)", 4, "there is no function 'cosine'"),
    ("tt", 0, "there is no variable 'tt'"),
    ("t(2)", 0, "t is not a function"),
    ("atan2(1)", 0, "atan2 takes 2 arguments, found 1"),
    ("sin()", 0, "sin takes 1 argument, found 0"),
    ("min(1)", 0, "min takes at least 2 arguments, found 1"),
    ("sin(1, 2)", 0, "sin takes 1 argument, found 2"),
    ("t ? 1", 5, "expected ':' of the condition, found the end"),
    ("0 < t < 1", 6, "comparisons cannot be chained"),
    ("t = 1", 2, "expected an operator, found '='"),
    ("× 2", 0, "expected a number, a name or a parenthesis, found '×'"),
    ("1 / t", 0, "the formula is infinite at t = 0"),
    ("sqrt(0.5 - t)", 0, "the formula is not a number at t = 0.50390625"),
    ("1e999", 0, "1e999 is too large a number"),
    ("t * 1e20", 0, "the formula is 3.90625e+17, beyond ±1000000, at t = 0.00390625"),
  ])
  func `errors say what is wrong and where`(text: String, offset: Int, message: String) {
    let error = #expect(throws: CurveSyntaxError.self) { try TimingExpression(text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `64 parentheses may lie in each other`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "t" + String(repeating: ")", count: depth)
    }
    #expect(try TimingExpression(nested(64)).value(t: 0.25) == 0.25)
    #expect(throws: CurveSyntaxError("the formula is nested too deeply", at: 65)) {
      try TimingExpression(nested(65))
    }
  }

  @Test(arguments: [
    ("sqr(t)", "did you mean 'sqrt'?"), ("t % 0.5", "mod(x, y) is the remainder"),
  ])
  func `a misspelt function or operator gets a hint`(text: String, hint: String) {
    let error = #expect(throws: CurveSyntaxError.self) { try TimingExpression(text) }
    #expect(error?.hint == hint)
  }

  @Test func `a value that is not chosen may be infinite`() throws {
    let expression = try TimingExpression("t == 0 ? 0 : t * 1/t * t")
    #expect(expression.value(t: 0) == 0)
    #expect(expression.value(t: 0.25) == 0.25)
  }

  @Test func `a formula without a value is linear there`() throws {
    let expression = try TimingExpression("t < 0.1 || t > 0.1 ? t^2 : 0/0")
    #expect(expression.value(t: 0.1) == 0.1)
    #expect(expression.value(t: 0.2) == 0.2 * 0.2)
  }

  @Test func `a formula that leaves its bounds for a moment is linear there`() throws {
    let expression = try TimingExpression("t < 0.1 || t > 0.1 ? t^2 : -1e300")
    #expect(expression.value(t: 0.1) == 0.1)
    #expect(expression.slope(t: 0.1) == 1)
    #expect(try TimingExpression("t * 1000000").value(t: 1) == 1_000_000)
  }

  @Test func `depth is bounded without a crash`() throws {
    let deep = String(repeating: "(", count: 10_000) + "t" + String(repeating: ")", count: 10_000)
    #expect(throws: CurveSyntaxError.self) { try TimingExpression(deep) }
    let powers = String(repeating: "2^", count: 10_000) + "t"
    #expect(throws: CurveSyntaxError.self) { try TimingExpression(powers) }
    let waiting = String(repeating: "t+(", count: 40) + "t" + String(repeating: ")", count: 40)
    let error = #expect(throws: CurveSyntaxError.self) { try TimingExpression(waiting) }
    #expect(error?.message == "the formula needs more than 32 intermediate results")
    let long = "t" + String(repeating: "+0*t", count: 1000)
    #expect(try TimingExpression(long).value(t: 0.5) == 0.5)
    let signs = String(repeating: "-", count: 10_000) + "t"
    #expect(try TimingExpression(signs).value(t: 0.5) == 0.5)
    let sums = String(repeating: "+1", count: 100_000) + String(repeating: "-1", count: 100_000)
    #expect(try TimingExpression("t*(0" + sums + ")+t").value(t: 0.5) == 0.5)
    let both = "t" + String(repeating: "+(2*3-5)*t-t", count: 1000)
    #expect(try TimingExpression(both).value(t: 0.5) == 0.5)
  }

  @Test(arguments: [
    "sin(3*t) - cos(t^2)", "tan(t)", "asin(t/2) * acos(t/3)", "atan(5*t) + tanh(t)",
    "sqrt(t + 1) / cbrt(t + 2)", "exp(t) * exp2(-t)", "ln(t + 1) + log2(t + 2) - log10(t + 3)",
    "abs(t - 0.505)", "fract(3*t) + mod(t, 0.7) + floor(t)", "t^2.5 + 2^t + (t + 1)^(t + 2)",
    "pow(t, 3) + t^1 + t^5", "atan2(t, 1 - t)", "min(t, 0.3, t^2) + max(0.4, 1 - t)",
    "t < 0.25 ? t^3 : -t", "clamp(3*t, 0.2, 2*t)", "mix(t, t^2, t^3)", "smoothstep(0.1, 0.9, t)",
    "elapsed^2 * duration", "!(t > 0.5) + step(0.3, t) * t",
  ])
  func `slopes follow the rules of differentiation`(text: String) throws {
    let expression = try TimingExpression(text)
    let step = 0x1p-18
    // The number is prime, so that no sample is at a kink or a jump.
    for index in 1..<97 {
      let t = Double(index) / 97
      let ahead = expression.value(t: t + step, duration: 2)
      let difference = (ahead - expression.value(t: t - step, duration: 2)) / (2 * step)
      #expect(abs(expression.slope(t: t, duration: 2) - difference) < 1e-8, "\(text) at \(t)")
    }
  }

  @Test func `slopes are finite numbers or infinite, never nothing`() throws {
    #expect(try TimingExpression("sqrt(t)").slope(t: 0) == .infinity)
    #expect(try TimingExpression("sqrt(t * t)").slope(t: 0) == 0)
    #expect(try TimingExpression("t < 2 ? 3 : sqrt(-1 - t)").slope(t: 0.5) == 0)
  }

  @Test func `equal formulas are equal`() throws {
    #expect(try TimingExpression("t^2") == TimingExpression("t^2"))
  }
}
