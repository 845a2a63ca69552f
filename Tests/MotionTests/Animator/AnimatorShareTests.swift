import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// Blocks that were added with a delay, during and after a scrub.
@Suite struct AnimatorShareTests {
  private static func lively() throws -> [TimingCurve] {
    [
      .spring(try SpringTimingParameters(dampingRatio: 0.5)),
      .spring(try SpringTimingParameters(mass: 1, stiffness: 100, damping: 4)),
      .back(overshoot: 1.7, .out), .elastic(amplitude: 1, period: 0.3, .out), .bounce(.out),
    ]
  }

  @Test func `a late block comes to its end where a curve that overshoots is scrubbed to 1`() throws
  {
    for curve in try Self.lively() {
      var animator = PropertyAnimator(duration: 1, curve: curve)
      let late = try animator.addAnimations(delayFactor: 0.5, at: 0)
      try animator.scrub(to: 1, duration: 1, curve: .linear, at: 0)
      for (time, shown) in [(0, 0.0), (0.25, 0), (0.5, 0), (0.75, 0.5), (1, 1)] {
        #expect(abs(animator.progress(ofBlock: late, at: time) - shown) < 1e-9, "\(curve)")
        #expect(abs(animator.verticalProgress(ofBlock: late, at: time) - shown) < 1e-9)
      }
      try animator.scrub(to: 0.75, duration: 0, curve: .linear, at: 2)
      #expect(abs(animator.progress(ofBlock: late, at: 2) - 0.5) < 1e-9)
      try animator.continueAnimation(at: 3)
      #expect(abs(animator.progress(ofBlock: late, at: 3) - 0.5) < 1e-9)
      #expect(animator.progress(ofBlock: late, at: 20) == 1)
    }
  }

  @Test func `a late block stands at the place of the run that a curve without overshoot gives`()
    throws
  {
    let stops = try LinearTimingFunction(points: [Point(0, 0), Point(0.5, 0.2), Point(1, 1)])
    for curve in [TimingCurve.easeInOut, .power(3, .in), .linearStops(stops)] {
      var animator = PropertyAnimator(duration: 1, curve: curve)
      let late = try animator.addAnimations(delayFactor: 0.5, at: 0)
      try animator.setFractionComplete(curve.value(at: 0.75), at: 0)
      #expect(abs(animator.progress(ofBlock: late, at: 0) - curve.value(at: 0.5)) < 1e-9)
      try animator.setFractionComplete(1, at: 1)
      #expect(animator.progress(ofBlock: late, at: 1) == 1)
    }
  }

  @Test
  func `a value that switches in a late block does so at the beginning of its share of the way`()
    throws
  {
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.5))
    let animator = AnimatorDeclaration(
      id: "x", duration: 1, curve: spring, changes: [PropertyChange("card", .centerX, to: 100)])
    let late = [PropertyChange("card", .text, to: .text("late"))]
    let timeline = try Timeline.card([
      .animator(animator), Step(.drive(animator: "x", .add(changes: late, delayFactor: 0.5))),
      .scrub("x", to: 1, duration: 1),
    ])
    timeline.expect(.text, [0.49: "", 0.5: "late"])
  }

  @Test(arguments: [TimingCurve.easeOut, .easeInOut, .power(3, .out)])
  func `a spring continues with a late block's velocity under a finger`(curve: TimingCurve) throws {
    let pan = PanStep(
      from: .zero, to: Point(60, 0), duration: 0.5,
      drives: [.init(animator: "x", axis: .x, distance: 100)])
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.8))
    let animator = AnimatorDeclaration(
      id: "x", duration: 1, curve: curve, changes: [PropertyChange("card", .centerX, to: 100)])
    let late = [PropertyChange("card", .boundsWidth, to: 200)]
    let timeline = try Timeline.card([
      .animator(animator), Step(.drive(animator: "x", .add(changes: late, delayFactor: 0.3))),
      Step(.pan(pan)), .continue("x", curve: spring),
    ])
    for channel in [Channel.centerX, .boundsWidth] {
      let speeds = [0.5 - 1e-6, 0.5].map {
        (timeline.number(channel, at: $0 + 1e-6) - timeline.number(channel, at: $0)) / 1e-6
      }
      #expect(abs(speeds[1] - speeds[0]) < 0.1, "\(channel) \(speeds)")
    }
  }

  // MARK: Added while it is scrubbed

  @Test func `an addition to an animator that is scrubbed begins there, whatever its curve`()
    throws
  {
    for curve in try Self.lively() + [.linear, .easeIn] {
      var animator = PropertyAnimator(duration: 1, curve: curve)
      try animator.setFractionComplete(0.5, at: 0)
      let block = try animator.addAnimations(at: 0.1)
      #expect(animator.progress(ofBlock: block, at: 0.1) == 0, "\(curve)")
      try animator.scrub(to: 1, duration: 1, curve: .linear, at: 1)
      #expect(animator.progress(ofBlock: block, at: 1) == 0, "\(curve)")
      #expect(animator.progress(ofBlock: block, at: 1.1) > 0, "\(curve)")
      #expect(animator.progress(ofBlock: block, at: 2) == 1, "\(curve)")
    }
  }

  @Test func `a delayFactor is a share of what is left of the way`() throws {
    for curve in try Self.lively() {
      var animator = PropertyAnimator(duration: 1, curve: curve)
      try animator.setFractionComplete(0.2, at: 0)
      let late = try animator.addAnimations(delayFactor: 0.5, at: 0)
      try animator.scrub(to: 1, duration: 0.8, curve: .linear, at: 0.2)
      for (time, shown) in [(0.2, 0.0), (0.4, 0), (0.6, 0), (0.8, 0.5), (1, 1)] {
        #expect(abs(animator.progress(ofBlock: late, at: time) - shown) < 1e-9, "\(curve)")
      }
    }
  }

  @Test func `an addition while it is scrubbed begins where a continuation starts`() throws {
    let curve = TimingCurve.back(overshoot: 1.7, .out)
    var animator = PropertyAnimator(duration: 1, curve: curve)
    try animator.setFractionComplete(0.5, at: 0)
    let block = try animator.addAnimations(at: 0)
    try animator.continueAnimation(at: 1)
    let end = try #require(animator.endTime(after: 1))
    for fraction in [0, 0.25, 0.5, 0.75, 1] {
      let shown = animator.progress(ofBlock: block, at: 1 + fraction * (end - 1))
      #expect(abs(shown - curve.value(at: fraction)) < 1e-9)
    }
  }

  @Test func `an addition while a spring from a continuation is scrubbed begins there`() throws {
    let spring = TimingCurve.spring(try SpringTimingParameters(mass: 1, stiffness: 40, damping: 4))
    for goal in [1.0, 0] {
      var animator = try PropertyAnimator.running(1, pausedAt: 0.5)
      try animator.continueAnimation(withTimingParameters: spring, at: 0.5)
      try animator.pauseAnimation(at: 0.6)
      try animator.scrub(to: goal, duration: 1, curve: .linear, at: 1)
      let block = try animator.addAnimations(at: 1.5)
      #expect(animator.progress(ofBlock: block, at: 1.5) == 0)
      #expect(animator.progress(ofBlock: block, at: 2) == goal)
    }
  }

  // MARK: Added while it runs

  @Test func `an addition while a spring from a continuation runs swings at its own pace`() throws {
    let spring = TimingCurve.spring(try SpringTimingParameters(mass: 1, stiffness: 40, damping: 4))
    var animator = try PropertyAnimator.running(1, pausedAt: 0.5)
    try animator.continueAnimation(withTimingParameters: spring, at: 0.5)
    let block = try animator.addAnimations(at: 0.6)
    let late = try animator.addAnimations(delayFactor: 0.25, at: 0.6)
    let end = try #require(animator.endTime(after: 0.6))
    let begin = 0.6 + 0.25 * (end - 0.6)
    let alone = try PropertyAnimator.running(1, spring)
    for time in [0.6, 0.7, 1, 1.5, 2, 3, end - 1e-6] {
      for block in [(number: block, begin: 0.6), (number: late, begin: begin)] {
        let shown = animator.progress(ofBlock: block.number, at: time)
        #expect(abs(shown - alone.progress(at: max(time - block.begin, 0))) < 1e-9, "at \(time)")
      }
    }
    #expect(abs(animator.progress(ofBlock: block, at: end - 1e-6) - 1) < 0.005)
    #expect(animator.progress(ofBlock: block, at: end) == 1)
  }
}
