import AnimMotion
import AnimPrimitives
import AnimTiming
import Testing

/// Behaviour that is not in the vectors. Each test names the UIKit symbol that defines it.
@Suite struct AnimatorSymbolTests {
  /// UIViewPropertyAnimator.scrubsLinearly
  @Test(arguments: [(true, 0.5), (false, 0.25)])
  func `scrubsLinearly makes fractionComplete one of the way, and not of the time`(
    scrubsLinearly: Bool, shown: Double
  ) throws {
    var animator = PropertyAnimator(duration: 1, curve: .power(2, .in))
    animator.scrubsLinearly = scrubsLinearly
    try animator.setFractionComplete(0.5, at: 0)
    #expect(animator.progress(at: 1) == shown)
    #expect(animator.fractionComplete(at: 1) == 0.5)
  }

  /// UIViewAnimating.stopAnimation(true)
  @Test func `stopAnimation without finishing calls no completions`() throws {
    var animator = try PropertyAnimator.running(2)
    try animator.stopAnimation(withoutFinishing: true, at: 0.5)
    #expect(animator.state(at: 3) == .inactive)
    #expect(animator.progress(at: 3) == 0.25)
    #expect(animator.completions.isEmpty)
  }

  /// UIViewPropertyAnimator.startAnimation() of an animator without animations (iOS 11)
  @Test func `startAnimation of an empty animator waits for addAnimations`() throws {
    var animator = PropertyAnimator(duration: 2, curve: .linear, hasAnimations: false)
    try animator.startAnimation(at: 0)
    #expect(animator.state(at: 5) == .active && animator.isRunning(at: 5))
    #expect(animator.endTime(after: 5) == nil)
    let block = try animator.addAnimations(at: 5)
    #expect(animator.progress(ofBlock: block, at: 6) == 0.5)
    #expect(animator.completions == [.init(time: 7, position: .end)])
  }

  /// UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
  @Test(arguments: [(0.0, 1.5), (0.5, 1), (2, 4)])
  func `durationFactor is of the whole duration, and 0 leaves what is left`(
    factor: Double, seconds: Double
  ) throws {
    var animator = try PropertyAnimator.running(2, pausedAt: 0.5)
    try animator.continueAnimation(durationFactor: factor, at: 3)
    #expect(animator.completions == [.init(time: 3 + seconds, position: .end)])
    #expect(animator.progress(at: 3) == 0.25)
  }

  /// UIViewPropertyAnimator.fractionComplete of several animators, set by a gesture recognizer's handler
  @Test func `animators that one finger drives stay in step`() throws {
    let changes: [(String, Channel, Property)] = [
      ("grow", .boundsWidth, .boundsWidth), ("fade", .alpha, .alpha),
    ]
    var steps = changes.map { id, _, property in
      Step.animator(id, curve: .easeIn, .init("card", property, to: 0))
    }
    let pan = PanStep(
      from: Point(x: 0, y: 0), to: Point(x: 100, y: 0), duration: 1,
      drives: changes.map { .init(animator: $0.0, axis: .x, distance: 200) })
    steps.append(Step(.pan(pan)))
    let timeline = try Timeline.card(steps)
    for time in stride(from: 0, through: 1, by: 0.125) {
      let states = changes.map { timeline.animatorState($0.0, at: time)?.fractionComplete }
      #expect(states == [time / 2, time / 2])
      #expect(abs(timeline.number(.boundsWidth, at: time) / 100 - (1 - time / 2)) < 1e-12)
      #expect(abs(timeline.number(.alpha, at: time) - (1 - time / 2)) < 1e-12)
    }
  }
}
