import AnimTestSupport
import AnimTiming
import Testing

@Suite struct SpringTimingParametersTests {
  @Test func `UISpringTimingParameters chooses the frequency from the duration`() throws {
    try expectVectors("uikit-spring-fit", count: 183) { row in
      let parameters = try SpringTimingParameters(
        dampingRatio: try row.number("dampingRatio"),
        initialVelocity: try row.number("initialVelocity"))
      let spring = parameters.spring(duration: try row.number("duration"))
      return row.function == "uikitSpring.stiffness"
        ? spring.angularFrequency * spring.angularFrequency
        : 2 * spring.dampingRatio * spring.angularFrequency
    }
  }

  @Test func `SwiftUI's own springs take half a second and differ in their bounce`() throws {
    let springs: [(name: String, spring: SpringTimingParameters, bounce: Double)] = [
      ("smooth", .smooth, 0), ("snappy", .snappy, 0.15), ("bouncy", .bouncy, 0.3),
    ]
    for (name, spring, bounce) in springs {
      #expect(try SpringTimingParameters(duration: 0.5, bounce: bounce) == spring, "\(name)")
      let curve = try #require(TimingCurve(named: name))
      for x in [0.1, 0.3, 0.7] {
        #expect(
          curve.value(at: x, duration: 2) == spring.spring(duration: 2).value(at: 2 * x), "\(name)")
      }
    }
  }

  @Test func `every fit gives a spring, whatever the velocity`() throws {
    for ratio in [0.01, 0.1, 0.3, 0.5, 0.7, 0.95, 0.999, 0.999_999, 1, 3] {
      for step in -400...400 {
        let velocity = Double(step) / 20
        let parameters = try SpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
        let spring = parameters.spring(duration: 1)
        #expect(spring.angularFrequency.isFinite && spring.angularFrequency > 0, "\(parameters)")
        #expect(spring.value(at: 0.5).isFinite, "\(parameters)")
      }
    }
  }

  @Test func `a fit depends on velocity times duration alone`() throws {
    let slow = try SpringTimingParameters(dampingRatio: 0.6, initialVelocity: 0.5)
    let fast = try SpringTimingParameters(dampingRatio: 0.6, initialVelocity: 2)
    let first = TimingCurve.spring(slow).resolved(duration: 2)
    let second = TimingCurve.spring(fast).resolved(duration: 0.5)
    for index in 0...50 {
      let x = Double(index) / 50
      #expect(abs(first.value(at: x) - second.value(at: x)) < 1e-12)
    }
  }

  @Test func `SwiftUI's, POP's and React Native's forms are converted`() throws {
    for row in try vectors("spring-conversions", count: 20) {
      let actual: [Double]
      switch row.function {
      case "springFromDurationBounce":
        // We reject the springs with infinite damping.
        guard try row.number("bounce") > -1 else { continue }
        actual = try physical(
          SpringTimingParameters(
            duration: try row.number("duration"), bounce: try row.number("bounce")))
      case "springFromResponseDampingFraction":
        actual = try physical(
          SpringTimingParameters(
            response: try row.number("response"),
            dampingFraction: try row.number("dampingFraction")))
      case "springToDurationBounce":
        let parameters = try SpringTimingParameters(
          mass: try row.number("mass"), stiffness: try row.number("stiffness"),
          damping: try row.number("damping"))
        actual = [try #require(parameters.perceptualDuration), try #require(parameters.bounce)]
      case "origamiBouncyToTensionFriction":
        actual = Array(
          try physical(
            SpringTimingParameters(
              bounciness: try row.number("bounciness"), speed: try row.number("speed"))
          ).dropFirst())
      case "origamiTensionFriction":
        actual = Array(
          try physical(
            SpringTimingParameters(
              origamiTension: try row.number("tension"), friction: try row.number("friction"))
          ).dropFirst())
      default:
        Issue.record("\(row) is not known")
        continue
      }
      let expected = try #require(row.expected.numbers)
      #expect(actual.count == expected.count, "\(row)")
      for (a, b) in zip(actual, expected) { #expect(abs(a - b) <= row.tolerance, "\(row)") }
    }
  }

  private func physical(_ parameters: SpringTimingParameters) throws -> [Double] {
    guard case .physical(let mass, let stiffness, let damping, _) = parameters.form else {
      return []
    }
    return [mass, stiffness, damping]
  }

  @Test func `without bounce a spring is critically damped for every duration`() throws {
    for index in 1...1000 {
      let duration = Double(index) / 300
      for parameters in [
        try SpringTimingParameters(duration: duration, bounce: 0),
        try SpringTimingParameters(response: duration, dampingFraction: 1),
      ] {
        #expect(parameters.spring(duration: 1).dampingRatio == 1)
      }
    }
  }

  @Test func `a spring can be let go with another velocity`() throws {
    let spring = try SpringTimingParameters(duration: 0.4, bounce: 0.2)
    let moving = try spring.replacingInitialVelocity(with: 3)
    #expect(moving == (try SpringTimingParameters(duration: 0.4, bounce: 0.2, initialVelocity: 3)))
    #expect(throws: TimingParameterError.self) {
      try spring.replacingInitialVelocity(with: .infinity)
    }
  }

  @Test func `no spring has a frequency that is not a number`() throws {
    for (mass, stiffness) in [(1e-300, 1e300), (1e300, 1e300), (1e-300, 1e-300), (1e300, 1e-300)] {
      #expect(throws: TimingParameterError.self) {
        try SpringTimingParameters(mass: mass, stiffness: stiffness)
      }
    }
    for damping in [1e200, 1e300] {
      #expect(throws: TimingParameterError.self) {
        try SpringTimingParameters(damping: damping, allowsOverdamping: true)
      }
    }
    for stiffness in [1e-99, 1, 1e99] {
      for damping in [0, 1e-50, 1, 1e50] {
        for velocity in [-1e50, 0, 1e50] {
          let spring = try? SpringTimingParameters(
            stiffness: stiffness, damping: damping, initialVelocity: velocity,
            allowsOverdamping: true
          ).spring(duration: 1)
          #expect(spring.map { $0.value(at: 0.3).isFinite } != false)
          #expect(spring.map { $0.velocity(at: 0.3).isFinite } != false)
          #expect(spring.map { $0.settlingDuration.isFinite } != false)
        }
      }
    }
    let slow = try SpringTimingParameters(stiffness: 1e-60, damping: 1e-3)
    #expect(slow.settlingDuration?.isFinite == true)
  }

  @Test func `parameters out of range are refused with their value`() {
    expect("dampingRatio is 0.005, allowed is 0.01 or more") { () throws(TimingParameterError) in
      try SpringTimingParameters(dampingRatio: 0.005)
    }
    expect("mass is 0, allowed is above 0") { () throws(TimingParameterError) in
      try SpringTimingParameters(mass: 0)
    }
    expect("stiffness is -1, allowed is above 0") { () throws(TimingParameterError) in
      try SpringTimingParameters(stiffness: -1)
    }
    expect("damping is -0.5, allowed is 0 or more") { () throws(TimingParameterError) in
      try SpringTimingParameters(damping: -0.5)
    }
    expect("bounce is -1, allowed is above -1, up to 1") { () throws(TimingParameterError) in
      try SpringTimingParameters(duration: 1, bounce: -1)
    }
    expect("response is 0, allowed is above 0") { () throws(TimingParameterError) in
      try SpringTimingParameters(response: 0, dampingFraction: 1)
    }
    expect("initialVelocity is inf, allowed is within ±1e50") {
      () throws(TimingParameterError) in
      try SpringTimingParameters(initialVelocity: .infinity)
    }
  }

  private func expect(
    _ message: String, _ body: () throws(TimingParameterError) -> SpringTimingParameters
  ) {
    let error = #expect(throws: TimingParameterError.self) { try body() }
    #expect(error?.message == message)
  }
}
