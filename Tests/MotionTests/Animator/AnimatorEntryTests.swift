import AnimMotion
import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

/// The progress at which another curve is entered during a run, also if the curve never has the presented value, or has
/// it at different times along both axes.
@Suite struct AnimatorEntryTests {
  /// An animator that is paused during the run, with different springs along both axes.
  private func apart(_ velocity: Point, at time: Double) throws -> PropertyAnimator {
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.5))
    var animator = try PropertyAnimator.running(1, spring, initialVelocity: velocity)
    try animator.pauseAnimation(at: time)
    return animator
  }

  /// A curve from 0.2 to 0.8, which jumps at both ends of an uninterrupted run.
  private let short = TimingCurve.function(
    TimingFunction { elapsed, duration in
      0.2 + 0.6 * elapsed / duration
    })

  @Test func `each axis enters another curve where it is`() throws {
    var animator = try apart(Point(3, -3), at: 0.1)
    let (x, y) = (animator.progress(at: 0.1), animator.verticalProgress(at: 0.1))
    try animator.continueAnimation(withTimingParameters: .easeInOut, durationFactor: 1, at: 0.1)
    let times = [0.1, 0.6, 1.1]
    for (entry, shown) in [
      (x, times.map { animator.progress(at: $0) }),
      (y, times.map { animator.verticalProgress(at: $0) }),
    ] {
      let own = try #require(TimingCurve.easeInOut.inverse(of: entry))
      #expect(abs(shown[0] - entry) < 1e-9)
      #expect(abs(shown[1] - TimingCurve.easeInOut.value(at: (1 + own) / 2)) < 1e-9)
      #expect(shown[2] == 1)
    }
  }

  @Test func `a curve takes over from beyond the goal`() throws {
    var animator = try apart(Point(8, 0), at: 0.3)
    let (x, y) = (animator.progress(at: 0.3), animator.verticalProgress(at: 0.3))
    #expect(x > 1.1)
    try animator.continueAnimation(withTimingParameters: .easeOut, durationFactor: 0.5, at: 0.3)
    let half = TimingCurve.easeOut.value(at: 0.5)
    #expect(abs(animator.progress(at: 0.3) - x) < 1e-9)
    #expect(abs(animator.progress(at: 0.55) - (x + (1 - x) * half)) < 1e-9)
    #expect(abs(animator.verticalProgress(at: 0.3) - y) < 1e-9)
    #expect(animator.completions == [.init(time: 0.8, position: .end)])
    // Without a factor, the duration is that of the same distance before the goal.
    try animator.pauseAnimation(at: 0.3)
    try animator.continueAnimation(withTimingParameters: .easeOut, at: 0.3)
    #expect(abs((animator.completions.first?.time ?? 0) - (0.3 + x - 1)) < 1e-9)
  }

  @Test func `the longest remaining way has the time for it`() throws {
    let calm = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 1))
    var caught = try apart(Point(12, 0), at: 0.1)
    let (x, y) = (caught.progress(at: 0.1), caught.verticalProgress(at: 0.1))
    #expect(y < 0.5 && abs(1 - x) < abs(1 - y))
    let eased = try #require(TimingCurve.easeInOut.inverse(of: y))
    for (curve, left) in [(calm, 1 - y), (.easeInOut, 1 - eased), (.linear, 1 - y)] {
      try caught.continueAnimation(withTimingParameters: curve, at: 0.1)
      #expect(abs((caught.completions.first?.time ?? 0) - (0.1 + left)) < 1e-9, "\(curve)")
      #expect(abs(caught.progress(at: 0.1) - x) < 1e-9)
      #expect(abs(caught.verticalProgress(at: 0.1) - y) < 1e-9)
      try caught.pauseAnimation(at: 0.1)
    }
  }

  @Test(arguments: [false, true])
  func `a block that began late has the time for its way, too`(isReversed: Bool) throws {
    var animator = PropertyAnimator(duration: 1, curve: .easeOut)
    _ = try animator.addAnimations(delayFactor: 0.5, at: 0)
    try animator.startAnimation(at: 0)
    try animator.pauseAnimation(at: 0.6)
    try animator.setReversed(isReversed, at: 0.6)
    try animator.continueAnimation(withTimingParameters: .easeIn, at: 0.6)
    let whole = try #require(TimingCurve.easeIn.inverse(of: TimingCurve.easeOut.value(at: 0.6)))
    let own = try #require(TimingCurve.easeIn.inverse(of: TimingCurve.easeOut.value(at: 0.2)))
    let left = isReversed ? max(whole, 0.5 + own / 2) : 1 - min(whole, 0.5 + own / 2)
    #expect(abs((animator.completions.first?.time ?? 0) - (0.6 + left)) < 1e-9)
  }

  @Test(arguments: [0.1, 0.9])
  func `a curve that never has the value that is shown is stretched to go the rest`(
    value: Double
  ) throws {
    var animator = PropertyAnimator(duration: 1, curve: short)
    try animator.setFractionComplete(value, at: 0)
    try animator.continueAnimation(durationFactor: 1, at: 0)
    #expect(abs(animator.progress(at: 0) - value) < 1e-9)
    let middle = value + (1 - value) * (short.value(at: 0.5) - 0.2) / 0.8
    #expect(abs(animator.progress(at: 0.5) - middle) < 1e-9)
    #expect(animator.progress(at: 1) == 1)
    // After a reversal the animator returns to the start.
    let shown = animator.progress(at: 0.25)
    try animator.setReversed(true, at: 0.25)
    #expect(abs(animator.progress(at: 0.25) - shown) < 1e-9)
    #expect(animator.completions.map(\.position) == [.start])
    #expect(animator.progress(at: 20) == 0)
  }

  @Test func `an undisturbed run shows a curve's own ends`() throws {
    var animator = try PropertyAnimator.running(1, short)
    #expect(abs(animator.progress(at: 1e-9) - 0.2) < 1e-6)
    try animator.pauseAnimation(at: 0.5)
    try animator.continueAnimation(at: 0.5)
    #expect(abs(animator.progress(at: 0.999_999) - 0.8) < 1e-5)
    #expect(animator.progress(at: 1) == 1)
  }

  @Test(arguments: Array<UInt64>(1...200))
  func `nothing jumps, whatever takes over from whatever`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lively = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.2))
    let curves: [TimingCurve] = [
      .linear, .easeIn, .back(overshoot: 3, .inOut), .elastic(amplitude: 1, period: 0.4, .out),
      short, .reversed(short), lively,
    ]
    let vector = Point(
      Double.random(in: -8...8, using: &generator), Double.random(in: -8...8, using: &generator))
    var animator = PropertyAnimator(duration: 2, curve: lively, initialVelocity: vector)
    animator.scrubsLinearly = Bool.random(using: &generator)
    let late = try animator.addAnimations(delayFactor: 0.2, at: 0)
    try animator.startAnimation(at: 0)
    var time = 0.0
    for _ in 0..<12 {
      time += Double.random(in: 0.01...0.4, using: &generator)
      guard animator.state(at: time) == .active else { break }
      let before = shown(animator, late, at: time)
      if animator.isRunning(at: time) {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: try animator.setReversed(!animator.isReversed(at: time), at: time)
        default: try animator.pauseAnimation(at: time)
        }
      } else {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: try animator.setReversed(!animator.isReversed(at: time), at: time)
        case 1: try animator.startAnimation(at: time)
        case 2:
          let fraction = animator.fractionComplete(at: time)
          if (0...1).contains(fraction) { try animator.setFractionComplete(fraction, at: time) }
        default:
          let curve = curves[Int.random(in: 0..<curves.count, using: &generator)]
          try animator.continueAnimation(
            withTimingParameters: curve, durationFactor: Bool.random(using: &generator) ? 0 : 0.7,
            at: time)
        }
      }
      // An animation that ends immediately shows its end value.
      guard animator.state(at: time) == .active else { break }
      for (old, new) in zip(before, shown(animator, late, at: time)) {
        #expect(abs(new - old) < 1e-6, "at \(time) from \(old) to \(new)")
      }
    }
  }

  private func shown(_ animator: PropertyAnimator, _ late: Int, at time: Double) -> [Double] {
    [0, late].flatMap {
      [animator.progress(ofBlock: $0, at: time), animator.verticalProgress(ofBlock: $0, at: time)]
    }
  }
}
