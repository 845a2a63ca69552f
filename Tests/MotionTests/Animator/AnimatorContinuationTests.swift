import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// The curve and the pace of a continuation last until the animator finishes.
///
/// Source: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:).
@Suite struct AnimatorContinuationTests {
  /// Two seconds, linear; the second half of the distance at a quarter of the speed, for four seconds.
  private func slowed() throws -> PropertyAnimator {
    var animator = try PropertyAnimator.running(2, pausedAt: 1)
    try animator.continueAnimation(durationFactor: 2, at: 1)
    return animator
  }

  /// The speed of the progress per second.
  private func speed(_ animator: PropertyAnimator, at time: Double) -> Double {
    (animator.progress(at: time + 1e-6) - animator.progress(at: time)) / 1e-6
  }

  @Test func `isReversed runs back as fast as a durationFactor let it run`() throws {
    var animator = try slowed()
    #expect(abs(speed(animator, at: 2.9) - 0.125) < 1e-6)
    try animator.setReversed(true, at: 3)
    #expect(abs(speed(animator, at: 3) + 0.125) < 1e-6)
    #expect(animator.completions == [.init(time: 9, position: .start)])
  }

  @Test func `startAnimation continues with the timing of the continuation`() throws {
    var animator = try slowed()
    try animator.pauseAnimation(at: 3)
    try animator.startAnimation(at: 4)
    #expect(animator.progress(at: 5) == 0.875)
    #expect(animator.completions == [.init(time: 6, position: .end)])
  }

  @Test func `startAnimation continues along the curve of the continuation`() throws {
    var animator = try PropertyAnimator.running(2, pausedAt: 1)
    try animator.continueAnimation(withTimingParameters: .easeIn, at: 1)
    var paused = animator
    try paused.pauseAnimation(at: 1.2)
    try paused.startAnimation(at: 2.2)
    for time in [1.2, 1.3, 1.5] {
      #expect(abs(paused.progress(at: time + 1) - animator.progress(at: time)) < 1e-12)
    }
  }

  @Test func `continueAnimation without parameters returns to the animator's own pace`() throws {
    var animator = try slowed()
    try animator.pauseAnimation(at: 3)
    try animator.continueAnimation(at: 3)
    #expect(animator.completions == [.init(time: 3.5, position: .end)])
  }

  @Test func `an animator that is started again has its own pace`() throws {
    var animator = try slowed()
    try animator.startAnimation(at: 6)
    #expect(animator.progress(at: 7) == 0.5)
    #expect(animator.completions.map(\.time) == [5, 8])
  }
}

// MARK: - After an end

extension AnimatorContinuationTests {
  /// One second, linear, reversed during the run.
  private func reversed(pausesOnCompletion: Bool = false) throws -> PropertyAnimator {
    var animator = PropertyAnimator(duration: 1, curve: .linear)
    animator.pausesOnCompletion = pausesOnCompletion
    try animator.startAnimation(at: 0)
    try animator.setReversed(true, at: 0.5)
    return animator
  }

  @Test func `an animator that finished reversed is started again forwards`() throws {
    var animator = try reversed()
    #expect(animator.isReversed(at: 0.9))
    #expect(!animator.isReversed(at: 1))
    #expect(animator.fractionComplete(at: 1) == 0)
    try animator.startAnimation(at: 2)
    #expect(animator.progress(at: 2.25) == 0.25)
    #expect(animator.completions.map(\.position) == [.start, .end])
  }

  @Test func `an animator that finished reversed is scrubbed from its start`() throws {
    var animator = try reversed()
    try animator.setFractionComplete(0.25, at: 2)
    #expect(animator.progress(at: 2) == 0.25)
  }

  @Test(arguments: [nil, AnimatingPosition.start, .current])
  func `one that was stopped while it was reversed is started again forwards`(
    position: AnimatingPosition?
  ) throws {
    var animator = try reversed()
    try animator.stopAnimation(withoutFinishing: position == nil, at: 0.75)
    if let position { try animator.finishAnimation(at: position, at: 1) }
    try animator.startAnimation(at: 2)
    #expect(animator.progress(at: 2.25) == 0.25)
  }

  @Test func `isReversed before the first start holds for that run`() throws {
    var animator = PropertyAnimator(duration: 1, curve: .linear)
    try animator.setReversed(true, at: 0)
    try animator.startAnimation(at: 1)
    #expect(animator.progress(at: 1.25) == 0.75)
    try animator.startAnimation(at: 3)
    #expect(animator.completions.map(\.position) == [.start, .end])
  }

  @Test func `one that pauses on completion is not over, and stays reversed`() throws {
    let animator = try reversed(pausesOnCompletion: true)
    #expect(animator.isReversed(at: 2))
    #expect(animator.fractionComplete(at: 2) == 1)
  }
}

// MARK: - Springs

extension AnimatorContinuationTests {
  /// Linear until a spring takes over at half of the distance.
  private func sprung(
    _ spring: SpringTimingParameters, initialVelocity: Point? = nil, durationFactor: Double = 0
  ) throws -> PropertyAnimator {
    var animator = try PropertyAnimator.running(2, pausedAt: 1)
    try animator.continueAnimation(
      withTimingParameters: .spring(spring), initialVelocity: initialVelocity,
      durationFactor: durationFactor, at: 1)
    return animator
  }

  @Test(arguments: [nil, Point(5, 2)])
  func `a spring that took over is launched once, and runs back as fast as it came`(
    vector: Point?
  ) throws {
    let spring = try SpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)
    var animator = try sprung(spring, initialVelocity: vector)
    let before = speed(animator, at: 1.2 - 1e-6)
    try animator.setReversed(true, at: 1.2)
    #expect(before > 1)
    #expect(abs(speed(animator, at: 1.2) + before) < 0.01)
    #expect(animator.completions.map(\.position) == [.start])
    #expect(animator.progress(at: 9) == 0)
  }

  @Test func `a spring that took over beyond the goal runs back without a jump`() throws {
    let lively = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.2))
    var animator = try PropertyAnimator.running(1, lively, pausedAt: 0.15)
    try animator.continueAnimation(withTimingParameters: lively, durationFactor: 1, at: 0.15)
    let shown = animator.progress(at: 0.16)
    #expect(shown > 1.05)
    try animator.setReversed(true, at: 0.16)
    #expect(abs(animator.progress(at: 0.16) - shown) < 1e-12)
  }

  /// The spring has no own velocity.
  @Test(arguments: [false, true])
  func `a spring that takes over continues with the velocity of each block`(
    isPhysical: Bool
  ) throws {
    let spring = TimingCurve.spring(
      try isPhysical
        ? SpringTimingParameters(mass: 1, stiffness: 100, damping: 20)
        : SpringTimingParameters(dampingRatio: 1))
    var animator = PropertyAnimator(duration: 1, curve: .linear)
    let resting = try animator.addAnimations(delayFactor: 0.5, at: 0)
    let quick = try animator.addAnimations(delayFactor: 0.2, at: 0)
    try animator.startAnimation(at: 0)
    try animator.pauseAnimation(at: 0.4)
    try animator.continueAnimation(withTimingParameters: spring, at: 0.4)
    for (block, velocity) in [(0, 1.0), (resting, 0), (quick, 1.25)] {
      let speed =
        (animator.progress(ofBlock: block, at: 0.4 + 1e-6)
          - animator.progress(ofBlock: block, at: 0.4)) / 1e-6
      #expect(abs(speed - velocity) < 1e-3, "block \(block) found \(speed)")
      let end = try #require(animator.endTime(after: 0.4))
      #expect(abs(animator.progress(ofBlock: block, at: end - 1e-6) - 1) < 0.01)
    }
  }

  @Test func `a spring that was held is let go from a standstill by startAnimation`() throws {
    let spring = try SpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: 5)
    var animator = try sprung(spring)
    try animator.pauseAnimation(at: 1.1)
    let shown = animator.progress(at: 1.1)
    try animator.startAnimation(at: 2)
    let calm = TimingCurve.spring(try SpringTimingParameters(mass: 1, stiffness: 100, damping: 10))
    let expected =
      shown + (1 - shown) * calm.value(at: 0.3 / 1.4727003346780927, duration: 1.4727003346780927)
    #expect(abs(animator.progress(at: 2.3) - expected) < 1e-9)
  }

  @Test func `a spring keeps the durationFactor of its continuation`() throws {
    let spring = try SpringTimingParameters(dampingRatio: 1)
    var animator = try sprung(spring, durationFactor: 3)
    let shown = animator.progress(at: 2)
    try animator.setReversed(true, at: 2)
    let end = try #require(animator.completions.first?.time)
    #expect(abs(end - (2 + 6 * shown)) < 1e-9)
  }

  @Test func `an initialVelocity without a curve launches the animator's own spring`() throws {
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.5))
    var animator = try PropertyAnimator.running(1, spring, pausedAt: 0.1)
    try animator.setFractionComplete(0.3, at: 0.2)
    try animator.continueAnimation(initialVelocity: Point(10, -10), durationFactor: 1, at: 0.5)
    // The velocity is ten times the remaining distance per second.
    #expect(abs(speed(animator, at: 0.5) - 7) < 0.01)
    #expect(animator.verticalProgress(at: 0.51) < 0.3)
  }

  @Test func `an initialVelocity needs a spring`() throws {
    var animator = PropertyAnimator(duration: 1, curve: .linear)
    try animator.pauseAnimation(at: 0)
    let error = #expect(throws: AnimatorError.self) {
      try animator.continueAnimation(initialVelocity: Point(1, 0), at: 0)
    }
    #expect(
      error?.message == "continueAnimation(withTimingParameters:durationFactor:) must have a "
        + "spring for an initialVelocity; the animator is paused")
    let curve = AnimatorDeclaration(id: "x", curve: .easeIn, initialVelocity: Point(1, 0))
    let errors = #expect(throws: ScriptErrors.self) { try Timeline.card([.animator(curve)]) }
    #expect(errors?.errors.map(\.message) == ["an animator's initialVelocity needs a spring"])
  }
}
