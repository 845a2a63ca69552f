import AnimMotion
import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

/// Each test names the UIKit symbol whose documented behaviour it checks.
@Suite struct PropertyAnimatorTests {
  @Test func `UIViewPropertyAnimator goes through the documented states`() throws {
    for row in try vectors("property-animator", count: 18) {
      let calls = try (row.fields["ops"]?.list ?? []).map { try #require($0.text) }
      try expect(AnimatorScenario(calls), row)
    }
  }

  @Test func `fractionComplete, pauseAnimation and continueAnimation remap the curve`() throws {
    for row in try vectors("animator-scrub", count: 122) {
      let curve = try TimingCurve.named(#require(row.params["curve"]?.text))
      let duration = row.params["duration"]?.number ?? 1
      var animator = PropertyAnimator(duration: duration, curve: curve)
      animator.scrubsLinearly = row.params["scrubsLinearly"]?.bool ?? true
      let fraction = try row.time
      let value: Double
      switch row.function {
      case "animator.pausedValue":
        try animator.setFractionComplete(fraction, at: 0)
        value = animator.progress(at: 1)
      case "animator.fractionAfterPause":
        try animator.startAnimation(at: 0)
        guard fraction < 1 else { continue }
        try animator.pauseAnimation(at: fraction)
        value = animator.fractionComplete(at: 5)
      case "animator.resumeTimeFraction":
        try animator.setFractionComplete(fraction, at: 0)
        try animator.continueAnimation(at: 2)
        value = 1 - ((animator.endTime(after: 2) ?? 2) - 2)
      case "animator.remainingSeconds":
        let parameters = try row.params["parameters"]?.text.map(TimingCurve.named)
        try animator.setFractionComplete(fraction, at: 0)
        try animator.continueAnimation(
          withTimingParameters: parameters, durationFactor: try row.number("durationFactor"), at: 2)
        value = (animator.endTime(after: 2) ?? 2) - 2
      default:
        Issue.record("unknown function \(row.function)")
        continue
      }
      #expect(abs(value - (try row.expectedNumber)) <= row.tolerance, "\(row) found \(value)")
    }
  }

  @Test func `pauseAnimation and continueAnimation without parameters change nothing`() throws {
    for curve in [TimingCurve.easeInOut, .back(overshoot: 2, .out), .bounce(.out)] {
      let plain = try PropertyAnimator.running(2, curve)
      var paused = plain
      try paused.pauseAnimation(at: 0.9)
      try paused.continueAnimation(at: 1.9)
      for time in stride(from: 1.9, through: 3, by: 0.1) {
        let difference = paused.progress(at: time) - plain.progress(at: time - 1)
        #expect(abs(difference) < 1e-12)
      }
      #expect(paused.completions.map(\.time) == [3])
    }
  }

  @Test func `isReversed runs back along the mirrored curve and ends at start`() throws {
    var animator = try PropertyAnimator.running(2, .easeIn)
    try animator.setReversed(true, at: 0.5)
    #expect(animator.fractionComplete(at: 0.5) == 0.75)
    #expect(abs(animator.progress(at: 0.75) - TimingCurve.easeIn.value(at: 0.125)) < 1e-12)
    #expect(animator.completions == [.init(time: 1, position: .start)])
    #expect(animator.state(at: 1) == .inactive)
    try animator.setReversed(false, at: 0.8)
    #expect(animator.completions.map(\.position) == [.end])
    #expect(abs((animator.completions.first?.time ?? 0) - 2.6) < 1e-12)
  }

  @Test func `startAnimation(afterDelay) waits at the start value`() throws {
    var animator = PropertyAnimator(duration: 1, curve: .linear)
    try animator.startAnimation(afterDelay: 0.5, at: 1)
    #expect(animator.state(at: 1.2) == .active)
    #expect(animator.progress(at: 1.4) == 0)
    #expect(abs(animator.progress(at: 2) - 0.5) < 1e-12)
    #expect(animator.completions.map(\.time) == [2.5])
  }

  @Test func `pausesOnCompletion stays active and calls no completion`() throws {
    var animator = PropertyAnimator(duration: 1, curve: .linear)
    animator.pausesOnCompletion = true
    try animator.startAnimation(at: 0)
    #expect(animator.isRunning(at: 0.9))
    #expect(!animator.isRunning(at: 1))
    #expect(animator.state(at: 1) == .active)
    #expect(animator.completions.isEmpty)
    try animator.setReversed(true, at: 2)
    try animator.startAnimation(at: 2)
    #expect(abs(animator.progress(at: 2.25) - 0.75) < 1e-12)
    try animator.stopAnimation(withoutFinishing: true, at: 2.5)
    #expect(animator.state(at: 2.5) == .inactive)
  }

  @Test func `continueAnimation enters another curve where it equals the progress`() throws {
    var animator = try PropertyAnimator.running(1, .easeIn, pausedAt: 0.5)
    let way = TimingCurve.easeIn.value(at: 0.5)
    let entry = try #require(TimingCurve.easeOut.inverse(of: way))
    try animator.continueAnimation(withTimingParameters: .easeOut, durationFactor: 2, at: 0.5)
    #expect(abs(animator.progress(at: 0.5) - way) < 1e-12)
    #expect(animator.completions.map(\.time) == [2.5])
    let middle = TimingCurve.easeOut.value(at: (1 + entry) / 2)
    #expect(abs(animator.progress(at: 1.5) - middle) < 1e-12)
  }

  @Test func `a spring continues anew over the distance that is left`() throws {
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.5))
    var animator = PropertyAnimator(duration: 1, curve: .linear)
    try animator.setFractionComplete(0.4, at: 0)
    try animator.continueAnimation(withTimingParameters: spring, durationFactor: 1, at: 1)
    for time in [0.0, 0.1, 0.5, 0.9] {
      let expected = 0.4 + 0.6 * spring.value(at: time, duration: 1)
      #expect(abs(animator.progress(at: 1 + time) - expected) < 1e-12)
    }
  }

  @Test func `an interrupted spring hands its velocity over`() throws {
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.5))
    var animator = try PropertyAnimator.running(1, spring, pausedAt: 0.1)
    let next = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 1))
    try animator.continueAnimation(withTimingParameters: next, durationFactor: 1, at: 0.1)
    let h = 1e-6
    let before = (animator.progress(at: 0.1 - 1e-8) - animator.progress(at: 0.1 - h)) / h
    let after = (animator.progress(at: 0.1 + h) - animator.progress(at: 0.1)) / h
    #expect(abs(before - after) < 0.1)
    #expect(before > 1)
  }

  @Test func `initialVelocity as a vector makes a spring for x and one for y`() throws {
    let curve = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.5))
    let animator = try PropertyAnimator.running(1, curve, initialVelocity: Point(3, -3))
    let up = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.5, initialVelocity: 3))
    let down = TimingCurve.spring(
      try SpringTimingParameters(dampingRatio: 0.5, initialVelocity: -3))
    #expect(animator.progress(at: 0.1) == up.value(at: 0.1))
    #expect(animator.verticalProgress(at: 0.1) == down.value(at: 0.1))
  }

  @Test func `addAnimations lasts for the rest, after the share of it that is its delayFactor`()
    throws
  {
    var animator = try PropertyAnimator.running(2)
    let block = try animator.addAnimations(at: 0.5)
    #expect(animator.progress(ofBlock: block, at: 0.5) == 0)
    #expect(abs(animator.progress(ofBlock: block, at: 1.25) - 0.5) < 1e-12)
    #expect(animator.progress(ofBlock: block, at: 2) == 1)
    // Half of the remaining 1.5 s.
    let late = try animator.addAnimations(delayFactor: 0.5, at: 0.5)
    #expect(animator.progress(ofBlock: late, at: 1.25) == 0)
    #expect(abs(animator.progress(ofBlock: late, at: 1.625) - 0.5) < 1e-12)
  }

  @Test func `a block that was added does not jump when the animator is paused or scrubbed`() throws
  {
    var animator = PropertyAnimator(duration: 2, curve: .easeInOut)
    let late = try animator.addAnimations(delayFactor: 0.25, at: 0)
    try animator.startAnimation(at: 0)
    try animator.pauseAnimation(at: 1.2)
    let shown = animator.progress(ofBlock: late, at: 1.2)
    let fraction = animator.fractionComplete(at: 1.2)
    try animator.setFractionComplete(fraction, at: 1.3)
    #expect(abs(animator.progress(ofBlock: late, at: 1.3) - shown) < 1e-9)
    try animator.continueAnimation(withTimingParameters: .easeOut, at: 1.4)
    #expect(abs(animator.progress(ofBlock: late, at: 1.4) - shown) < 1e-9)
    #expect(animator.progress(ofBlock: late, at: 10) == 1)
  }

  @Test func `isInterruptible false refuses pause, stop and scrub`() throws {
    var animator = PropertyAnimator(duration: 1)
    animator.isInterruptible = false
    try animator.startAnimation(at: 0)
    #expect(throws: AnimatorError.self) { try animator.pauseAnimation(at: 0.5) }
    #expect(throws: AnimatorError.self) {
      try animator.stopAnimation(withoutFinishing: true, at: 0.5)
    }
    #expect(animator.isRunning(at: 0.5))
  }

  @Test func `an error names the call and the state`() throws {
    var animator = PropertyAnimator(duration: 1)
    let error = #expect(throws: AnimatorError.self) {
      try animator.finishAnimation(at: .end, at: 0)
    }
    #expect(
      error?.message == "finishAnimation(at:) needs a stopped animator; the animator is inactive")
  }

  private func expect(_ scenario: AnimatorScenario, _ row: VectorRow) throws {
    if row.expected.text == "error" {
      #expect(scenario.error != nil, "\(row.fields)")
      return
    }
    #expect(scenario.error == nil, "\(row.fields)")
    for (name, value) in try #require(row.expected.object) {
      let found = scenario.reading(name)
      switch value {
      case .text(let text): #expect(found == .text(text), "\(name) of \(row.fields)")
      case .bool(let bool): #expect(found == .bool(bool), "\(name) of \(row.fields)")
      case .list(let list):
        #expect(found == .texts(list.compactMap(\.text)), "\(name) of \(row.fields)")
      case .number(let number):
        guard case .number(let actual) = found else {
          Issue.record("no number \(name) of \(row.fields)")
          continue
        }
        // The difference of two times that were measured to the nanosecond.
        #expect(abs(actual - number) <= 2e-9, "\(name) of \(row.fields)")
      case .null, .object: Issue.record("unexpected \(name)")
      }
    }
  }
}
