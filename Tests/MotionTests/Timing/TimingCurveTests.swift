import AnimTestSupport
import AnimTiming
import Testing

@Suite struct TimingCurveTests {
  @Test func `sampling is NSBKeyframeAnimation's, with exact abscissae`() throws {
    for row in try vectors("nsb-sampling", count: 500) {
      let name = String(row.function.dropFirst("nsbKeyframes.".count))
      guard name != "count" else {
        let count = TimingCurve.linear.samples(duration: try row.time).count
        #expect(Double(count) == (try row.expectedNumber), "\(row)")
        continue
      }
      let curve = try #require(TimingCurve(named: name))
      let samples = curve.samples(duration: try row.number("duration"))
      let index = Int(try #require(row.fields["index"]?.number))
      let (from, to) = (try row.number("from"), try row.number("to"))
      let value = from + (to - from) * samples[index]
      #expect(abs(value - (try row.expectedNumber)) <= row.tolerance, "\(row)")
    }
  }

  @Test func `a sampled curve is its samples joined by lines`() {
    let curve = TimingCurve.sampled(.power(4, .out), framesPerSecond: 60)
    let samples = TimingCurve.power(4, .out).samples(duration: 0.1)
    #expect(samples.count == 8)
    let resolved = curve.resolved(duration: 0.1)
    for index in 0..<7 {
      let x = Double(index) / 7
      #expect(resolved.value(at: x) == samples[index])
      let middle = resolved.value(at: x + 0.5 / 7)
      #expect(abs(middle - (samples[index] + samples[index + 1]) / 2) < 1e-15)
      let slope = (samples[index + 1] - samples[index]) * 7
      #expect(abs(resolved.velocity(at: x + 0.1 / 7) - slope) < 1e-13)
    }
    #expect(resolved.value(at: 1) == 1)
    #expect(resolved.value(at: 2) == 1)
    #expect(resolved.value(at: -1) == 0)
    // Without a duration both ends still exist.
    #expect(curve.value(at: 0.25, duration: 0) == 0.25)
  }

  @Test func `pieces follow one another`() throws {
    let curve = TimingCurve.piecewise([
      .init(until: 0.4, to: 1.1, curve: .power(2, .out)),
      .init(until: 1, to: 1, curve: .sine(.inOut)),
    ])
    try curve.validate()
    #expect(curve.value(at: 0) == 0)
    #expect(abs(curve.value(at: 0.2) - 1.1 * 0.75) < 1e-15)
    #expect(curve.value(at: 0.4) == 1.1)
    #expect(abs(curve.value(at: 0.7) - 1.05) < 1e-15)
    #expect(curve.value(at: 1) == 1)
    #expect(abs(curve.velocity(at: 0.2) - 1.1 / 0.4) < 1e-14)
  }

  @Test func `a piece's own time is its part of the duration`() throws {
    let spring = try SpringTimingParameters(stiffness: 200)
    let curve = TimingCurve.piecewise([
      .init(until: 0.5, to: 1, curve: .spring(spring)), .init(until: 1, to: 1),
    ])
    let alone = TimingCurve.spring(spring).value(at: 0.5, duration: 1)
    #expect(curve.value(at: 0.25, duration: 2) == alone)
  }

  @Test func `reversed and mirrored ease-ins are the ease-outs and ease-in-outs`() {
    for index in 0...100 {
      let x = Double(index) / 100
      let cubic = TimingCurve.power(3, .in)
      #expect(TimingCurve.reversed(cubic).value(at: x) == TimingCurve.power(3, .out).value(at: x))
      #expect(TimingCurve.mirrored(cubic).value(at: x) == TimingCurve.power(3, .inOut).value(at: x))
      #expect(
        TimingCurve.mirrored(cubic).velocity(at: x) == TimingCurve.power(3, .inOut).velocity(at: x))
    }
  }

  @Test func `a physical spring is cut by a duration, UIKit's is fitted to it`() throws {
    let physical = try SpringTimingParameters(mass: 1, stiffness: 170, damping: 26)
    let curve = TimingCurve.spring(physical)
    let spring = physical.spring(duration: 1)
    #expect(curve.value(at: 0.5, duration: 0.2) == spring.value(at: 0.1))
    #expect(curve.velocity(at: 0.5, duration: 0.2) == spring.velocity(at: 0.1) * 0.2)
    #expect(curve.value(at: 1, duration: 0.2) == 1)
    #expect(curve.naturalDuration == spring.settlingDuration)

    let fitted = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.7))
    #expect(fitted.naturalDuration == nil)
    let short = fitted.value(at: 0.3, duration: 0.2)
    #expect(abs(short - fitted.value(at: 0.3, duration: 5)) < 1e-14)
  }

  @Test func `a Swift function is asked for seconds`() {
    let curve = TimingCurve.function(
      TimingFunction { elapsed, duration in
        #expect(duration == 2)
        return elapsed * elapsed / 4
      })
    #expect(curve.value(at: 0.5, duration: 2) == 0.25)
    let resolved = curve.resolved(duration: 2)
    for x in [0, 0.3, 1] { #expect(abs(resolved.velocity(at: x) - 2 * x) < 1e-9) }
  }

  @Test func `the rounding of a function is forgiven at the ends alone`() {
    let curve = TimingCurve.function(TimingFunction { t, _ in t * (1 - 1e-12) + 1e-13 })
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 0.5) != 0.5)
    #expect(TimingCurve.function(TimingFunction { _, _ in 0.5 }).value(at: 1) == 0.5)
  }

  @Test func `the inverse is where the curve first gets there`() throws {
    for name in ["linear", "easeIn", "easeInOut", "easeOutCubic", "easeInOutSine", "easeInCirc"] {
      let curve = try #require(TimingCurve(named: name))
      for index in 0...20 {
        let value = Double(index) / 20
        let x = try #require(curve.inverse(of: value))
        #expect(abs(curve.value(at: x) - value) < 1e-14, "\(name) at \(value)")
      }
      #expect(curve.inverse(of: -0.1) == nil)
      #expect(curve.inverse(of: 1.1) == nil)
    }
    let vertical = try TimingCurve(css: "cubic-bezier(0, 1, 1, 0)")
    let flat = try TimingCurve(css: "cubic-bezier(1, 0, 0, 1)")
    #expect(vertical.inverse(of: 0.3) == flat.value(at: 0.3))
    let back = TimingCurve.back(overshoot: Ease.defaultOvershoot, .out)
    let first = try #require(back.inverse(of: 1))
    #expect(first < 0.6 && abs(back.value(at: first) - 1) < 1e-14)
    #expect(back.inverse(of: 1.2) == nil)
    #expect(TimingCurve.steps(.atEnd).inverse(of: 0.5) == 1)
    #expect(TimingCurve.power(3, .in).inverse(of: 0.125) == 0.5)
  }

  @Test(arguments: [
    (TimingCurve.power(0, .in), "power is 0, allowed is above 0"),
    (.back(overshoot: -1, .in), "overshoot is -1, allowed is 0 or more"),
    (.elastic(amplitude: 1, period: 0, .in), "period is 0, allowed is above 0"),
    (.elastic(amplitude: .nan, period: 1, .in), "amplitude is nan, allowed is 0 or more"),
    (.sampled(.linear, framesPerSecond: 0), "fps is 0, allowed is above 0"),
    (
      .sampled(
        .sampled(
          .mirrored(
            .sampled(
              .sampled(.sampled(.linear, framesPerSecond: 9), framesPerSecond: 9),
              framesPerSecond: 9)),
          framesPerSecond: 9), framesPerSecond: 9),
      "sampled is 5, allowed is up to 4, one inside the other"
    ),
    (.reversed(.mirrored(.power(-1, .out))), "power is -1, allowed is above 0"),
    (.piecewise([]), "until is 0, allowed is 1 for the last piece"),
    (.piecewise([.init(until: 0.5, to: 1)]), "until is 0.5, allowed is 1 for the last piece"),
    (
      .piecewise([.init(until: 0.5, to: 1), .init(until: 0.5, to: 1)]),
      "until is 0.5, allowed is above 0.5, up to 1"
    ),
    (.piecewise([.init(until: 1, to: .infinity)]), "to is inf, allowed is a finite number"),
  ])
  func `numbers out of range are refused`(curve: TimingCurve, message: String) {
    let error = #expect(throws: TimingParameterError.self) { try curve.validate() }
    #expect(error?.message == message)
  }
}
