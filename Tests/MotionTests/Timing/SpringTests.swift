import AnimTestSupport
import AnimTiming
import Testing

@Suite struct SpringTests {
  @Test func `positions and velocities are the closed form's`() throws {
    try expectVectors("springs", count: 630) { row in
      let spring = try spring(of: row)
      let time = try row.time
      return row.function == "spring.velocity" ? spring.velocity(at: time) : spring.value(at: time)
    }
  }

  @Test func `positions measured on macOS hold`() throws {
    try expectVectors("springs-measured", count: 12) { row in
      try spring(of: row).value(at: try row.time)
    }
  }

  @Test func `settling times measured on macOS hold`() throws {
    try expectVectors("spring-settling", count: 20) { row in
      try spring(of: row).settlingDuration
    }
  }

  /// CASpringAnimation: damping is limited to critical damping unless overdamping is allowed.
  private func spring(of row: VectorRow) throws -> Spring {
    try SpringTimingParameters(
      mass: try row.number("mass"), stiffness: try row.number("stiffness"),
      damping: try row.number("damping"), initialVelocity: try row.number("initialVelocity"),
      allowsOverdamping: row.params["allowsOverdamping"]?.bool == true
    ).spring(duration: 1)
  }

  @Test(arguments: [0, 0.05, 0.3, 0.7, 0.999, 0.999_999_9, 1, 1.000_000_1, 1.01, 2, 25])
  func `the closed form solves the differential equation`(ratio: Double) {
    for frequency in [0.5, 6, 40] {
      for velocity in [0, -3, 8.0] {
        let spring = Spring(
          angularFrequency: frequency, dampingRatio: ratio, initialVelocity: velocity)
        var oscillator = IntegratedOscillator(
          angularFrequency: frequency, dampingRatio: ratio, velocity: velocity)
        for index in 1...20 {
          let time = Double(index) / 10
          oscillator.advance(to: time)
          #expect(abs(spring.value(at: time) - oscillator.value) < 1e-9, "\(spring) at \(time)")
          let scale = max(1, frequency)
          #expect(
            abs(spring.velocity(at: time) - oscillator.velocity) < 1e-9 * scale,
            "\(spring) at \(time)")
        }
      }
    }
  }

  @Test func `nothing jumps where damping becomes critical`() {
    for velocity in [0, 5.0] {
      let critical = Spring(angularFrequency: 10, dampingRatio: 1, initialVelocity: velocity)
      for ratio in [1 - 0x1p-53, 1 - 1e-12, 1 + 0x1p-52, 1 + 1e-12] {
        let near = Spring(angularFrequency: 10, dampingRatio: ratio, initialVelocity: velocity)
        for index in 0...40 {
          let time = Double(index) / 20
          #expect(abs(near.value(at: time) - critical.value(at: time)) < 1e-11)
          #expect(abs(near.velocity(at: time) - critical.velocity(at: time)) < 1e-10)
        }
      }
    }
  }

  @Test func `an extremely overdamped spring neither overflows nor stands still`() {
    let spring = Spring(angularFrequency: 10, dampingRatio: 1e8)
    // The spring approaches its goal at the rate w/(2z): 5e-8 per second.
    #expect(abs(spring.value(at: 1e6) - 0.048_770_575) < 1e-8)
    #expect(spring.value(at: 1e12) == 1)
    #expect(spring.settlingDuration > 1e8)
  }

  @Test func `before its start a spring rests`() {
    let spring = Spring(angularFrequency: 10, dampingRatio: 0.5, initialVelocity: 3)
    #expect(spring.value(at: -1) == 0)
    #expect(spring.value(at: 0) == 0)
    #expect(spring.velocity(at: -1) == 0)
    #expect(spring.velocity(at: 0) == 3)
  }

  @Test func `a spring without damping never settles`() throws {
    let parameters = try SpringTimingParameters(damping: 0)
    #expect(parameters.settlingDuration == Double(Float.greatestFiniteMagnitude))
    #expect(TimingCurve.spring(parameters).naturalDuration == .infinity)
  }
}

/// Integrates the spring's differential equation with a Taylor series of order 20 in small steps. The derivatives of a
/// linear equation follow from each other, so only rounding errors remain.
private struct IntegratedOscillator {
  private let stiffness, damping: Double
  private var distance = 1.0
  private var rate: Double
  private var time = 0.0

  init(angularFrequency: Double, dampingRatio: Double, velocity: Double) {
    stiffness = angularFrequency * angularFrequency
    damping = 2 * dampingRatio * angularFrequency
    rate = -velocity
  }

  var value: Double { 1 - distance }
  var velocity: Double { -rate }

  mutating func advance(to end: Double) {
    // The step is a fifth of the smallest time constant.
    let count = ((end - time) * max(stiffness.squareRoot(), damping) * 5).rounded(.up)
    let step = (end - time) / count
    for _ in 0..<Int(count) { advance(by: step) }
    time = end
  }

  private mutating func advance(by step: Double) {
    var (last, current) = (distance, rate)
    var factor = 1.0
    var (newDistance, newRate) = (distance, rate)
    for order in 1...20 {
      let next = -stiffness * last - damping * current
      factor *= step / Double(order)
      newDistance += current * factor
      newRate += next * factor
      (last, current) = (current, next)
    }
    (distance, rate) = (newDistance, newRate)
  }
}
