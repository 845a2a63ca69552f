import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

@testable import AnimScenes

@Suite struct CurveReaderTests {
  private func step(_ curve: String) throws -> TimingCurve? {
    let steps = #"{"animate": {"card": {"alpha": 0}}, "curve": \#(curve)}"#
    let scene = try readScene(sceneWithSteps(steps))
    guard case .animate(let step)? = scene.steps.first?.action else { return nil }
    return step.curve
  }

  @Test(arguments: TimingCurve.names)
  func `every name that Motion knows is read`(name: String) throws {
    #expect(try step("\"\(name)\"") != nil)
  }

  @Test(arguments: [
    #"{ "back": { "overshoot": 2.5 }, "ease": "out" }"#,
    #"{ "elastic": { "amplitude": 1, "period": 0.3 }, "ease": "out" }"#,
    #"{ "bounce": {}, "ease": "out" }"#, #"{ "power": 5, "ease": "inOut" }"#,
    "[0.2, 0, 0, 1]", #"{ "spring": { "dampingRatio": 0.7, "initialVelocity": 0 } }"#,
    #"{ "spring": { "mass": 1, "stiffness": 170, "damping": 26, "initialVelocity": 0, "allowsOverdamping": false } }"#,
    #"{ "spring": { "duration": 0.5, "bounce": 0.3 } }"#,
    #"{ "spring": { "response": 0.5, "dampingFraction": 0.8 } }"#,
    #"{ "sampled": "easeOutQuart" }"#, #"{ "sampled": "easeOutQuart", "fps": 24 }"#,
    #"{ "piecewise": [ { "until": 0.4, "to": 1.1, "curve": "easeOutQuad" }, { "until": 1, "to": 1, "curve": "easeInOutSine" } ] }"#,
    #"{ "reversed": "easeInExpo" }"#, #"{ "mirrored": { "reversed": [0.4, 0, 1, 1] } }"#,
  ])
  func `every form of the format's table is read`(curve: String) throws {
    #expect(try step(curve) != nil)
  }

  @Test func `parameters arrive where they belong`() throws {
    guard
      case .back(let overshoot, .out)? = try step(#"{"back": {"overshoot": 2.5}, "ease": "out"}"#)
    else { return #expect(Bool(false), "a back curve") }
    #expect(overshoot == 2.5)
    guard
      case .elastic(let amplitude, let period, .inOut)? = try step(
        #"{"elastic": {}, "ease": "inOut"}"#)
    else { return #expect(Bool(false), "an elastic curve") }
    #expect(amplitude == 1)
    #expect(period == Ease.inOut.defaultPeriod)
    guard case .power(4, .in)? = try step(#"{"power": 4}"#)
    else { return #expect(Bool(false), "a power that eases in where it is not said") }
    guard case .sampled(_, framesPerSecond: 60)? = try step(#"{"sampled": "easeIn"}"#)
    else { return #expect(Bool(false), "60 samples a second") }
  }

  @Test(arguments: [
    ("EASE-IN", "ease-in"), ("Step-Start", "step-start"), ("ease-in /* x */", "ease-in"),
    (" Linear", "linear"), ("/**/ease-In-Out", "ease-in-out"),
  ])
  func `CSS keywords are read in any case, with comments`(text: String, name: String) throws {
    let curve = try #require(try step("\"\(text)\""))
    let named = try #require(TimingCurve(named: name))
    for fraction in [0, 0.1, 0.3, 0.5, 1] {
      #expect(
        curve.value(at: fraction, duration: 1) == named.value(at: fraction, duration: 1),
        "\(fraction)")
    }
  }

  @Test func `the spring's form follows from its keys`() throws {
    func form(_ spring: String) throws -> SpringTimingParameters? {
      guard case .spring(let parameters)? = try step(#"{"spring": \#(spring)}"#) else { return nil }
      return parameters
    }
    #expect(try form(#"{"dampingRatio": 0.7}"#) == SpringTimingParameters(dampingRatio: 0.7))
    #expect(
      try form(#"{"stiffness": 170, "damping": 26}"#)
        == SpringTimingParameters(stiffness: 170, damping: 26))
    #expect(try form(#"{"bounce": 0.3}"#) == SpringTimingParameters(duration: 0.5, bounce: 0.3))
    #expect(
      try form(#"{"response": 0.4, "dampingFraction": 0.8, "initialVelocity": 2}"#)
        == SpringTimingParameters(response: 0.4, dampingFraction: 0.8, initialVelocity: 2))
  }

  @Test func `a number too large in a curve that stands alone is reported once`() {
    let error = #expect(throws: SceneErrors.self) {
      try SceneReader.curve(#"{"power": 1e999}"#, file: "curve")
    }
    #expect(error?.diagnostics.map(\.message) == ["the number is too large"])
  }

  @Test func `curves of the scene refer to each other and win over known names`() throws {
    let scene = try readScene(
      """
      {"size": [9, 9], "views": [{"id": "card"}],
       "curves": {"a": {"reversed": "b"}, "b": [0, 0, 0.5, 1], "linear": {"bounce": {}}},
       "timeline": [{"animate": {"card": {"alpha": 0}}, "curve": "a"},
                    {"animate": {"card": {"alpha": 1}}, "curve": "linear"}]}
      """)
    guard case .animate(let first) = scene.steps[0].action,
      case .reversed(.cubic) = first.curve, case .animate(let second) = scene.steps[1].action,
      case .bounce = second.curve
    else { return #expect(Bool(false), "the scene's own curves") }
  }
}
