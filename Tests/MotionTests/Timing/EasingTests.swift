import AnimTestSupport
import AnimTiming
import Testing

@Suite struct EasingTests {
  @Test func `Penner's thirty give what his definition gives`() throws {
    try expectVectors("easings", count: 441) { row in
      let curve = try #require(TimingCurve(named: row.function))
      return curve.value(at: try row.time)
    }
  }

  @Test func `overshoot, amplitude and period are Penner's`() throws {
    try expectVectors("easings-parameters", count: 165) { row in
      let ease: Ease =
        row.function.contains("InOut") ? .inOut : row.function.contains("Out") ? .out : .in
      let curve: TimingCurve =
        row.function.hasSuffix("Back")
        ? .back(overshoot: try row.number("overshoot"), ease)
        : .elastic(amplitude: try row.number("amplitude"), period: try row.number("period"), ease)
      return curve.value(at: try row.time)
    }
  }

  /// The replacements for AHEasing's elastic, back and bounce in the documentation.
  @Test func `AHEasing's other functions are formulas`() throws {
    let bounceOut = """
      t < 4/11 ? 121*t^2/16 : t < 8/11 ? 363/40*t^2 - 99/10*t + 17/5
      : t < 9/10 ? 4356/361*t^2 - 35442/1805*t + 16061/1805 : 54/5*t^2 - 513/25*t + 268/25
      """
    let formulas = [
      "ahEasing.ElasticEaseOut": "sin(-13*pi/2 * (t + 1)) * 2^(-10*t) + 1",
      "ahEasing.BackEaseIn": "t^3 - t * sin(t * pi)",
      "ahEasing.BounceEaseOut": bounceOut,
    ]
    var curves: [String: TimingCurve] = [:]
    for (name, formula) in formulas {
      curves[name] = .expression(try TimingExpression(formula))
    }
    let bounce = try #require(curves["ahEasing.BounceEaseOut"])
    curves["ahEasing.BounceEaseInOut"] = .mirrored(.reversed(bounce))
    try expectVectors("easings-aheasing-variant", count: 84) { row in
      let curve = try #require(curves[row.function])
      return curve.value(at: try row.time)
    }
  }

  @Test func `every named curve starts at 0 and ends at 1`() throws {
    for name in TimingCurve.names where name != "step-start" {
      let curve = try #require(TimingCurve(named: name))
      for duration in [0, 0.25, 1, 3] {
        #expect(curve.value(at: 0, duration: duration) == 0, "\(name)")
        #expect(curve.value(at: 1, duration: duration) == 1, "\(name)")
      }
    }
  }

  @Test func `every ease-in-out is half way in the middle`() throws {
    for name in TimingCurve.names where name.contains("InOut") && name != "easeInOut" {
      let curve = try #require(TimingCurve(named: name))
      #expect(curve.value(at: 0.5) == 0.5, "\(name)")
    }
  }

  @Test func `velocity is the derivative of the value`() throws {
    let step = 0x1p-20
    for name in TimingCurve.names where !name.hasPrefix("step") {
      let curve = try #require(TimingCurve(named: name)).resolved(duration: 1)
      // Pieces of the bounce end at multiples of 1/3 and 1/11. The offset of 1/997 avoids them.
      for index in 1..<100 {
        let x = Double(index) / 101 + 1 / 997
        let difference = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
        #expect(abs(curve.velocity(at: x) - difference) < 1e-6, "\(name) at \(x)")
      }
    }
  }

  @Test func `the names of NSBKeyframeAnimation and AHEasing are Penner's curves`() throws {
    let pairs = [
      ("NSBKeyframeAnimationFunctionEaseInOutQuint", "easeInOutQuint"),
      ("QuadraticEaseIn", "easeInQuad"), ("ExponentialEaseOut", "easeOutExpo"),
      ("CircularEaseInOut", "easeInOutCirc"), ("ElasticEaseInOut", "easeInOutElastic"),
      ("BackEaseOut", "easeOutBack"), ("BounceEaseIn", "easeInBounce"),
    ]
    for (alias, name) in pairs {
      let first = try #require(TimingCurve(named: alias))
      let second = try #require(TimingCurve(named: name))
      for index in 0...100 {
        let x = Double(index) / 100
        #expect(first.value(at: x) == second.value(at: x), "\(alias) at \(x)")
      }
    }
  }

  @Test func `there are thirty Penner curves by each of three kinds of names`() {
    let names = TimingCurve.names
    #expect(Set(names).count == names.count)
    #expect(names.filter { $0.hasPrefix("NSBKeyframeAnimationFunctionEase") }.count == 30)
    #expect(names.filter { $0.first?.isUppercase == true && $0.contains("Ease") }.count == 60)
    #expect(TimingCurve(named: "easeinquad") == nil)
    #expect(TimingCurve(named: "") == nil)
  }

  @Test func `Penner's families hold their ends outside their domain`() throws {
    for name in ["easeInQuad", "easeOutCirc", "easeInOutElastic", "easeInBounce", "easeOutExpo"] {
      let curve = try #require(TimingCurve(named: name))
      #expect(curve.value(at: -0.5) == 0)
      #expect(curve.value(at: 1.5) == 1)
      #expect(curve.velocity(at: -0.5) == 0)
    }
  }
}
