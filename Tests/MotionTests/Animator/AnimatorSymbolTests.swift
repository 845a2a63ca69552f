import Motion
import Primitives
import Testing

/// What is not in the vectors, each test by the symbol of UIKit that it follows.
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

  /// UIViewAnimating.finishAnimation(at:), UIViewPropertyAnimator.addCompletion(_:)
  @Test(arguments: [(AnimatingPosition.end, 1.0), (.start, 0), (.current, 0.25)])
  func `finishAnimation(at) goes to its position and tells it to the completions`(
    position: AnimatingPosition, shown: Double
  ) throws {
    var animator = PropertyAnimator(duration: 2, curve: .linear)
    try animator.startAnimation(at: 0)
    try animator.stopAnimation(withoutFinishing: false, at: 0.5)
    #expect(animator.state(at: 0.75) == .stopped)
    #expect(animator.progress(at: 0.75) == 0.25)
    try animator.finishAnimation(at: position, at: 1)
    #expect(animator.state(at: 1) == .inactive)
    #expect(animator.progress(at: 1) == shown)
    #expect(animator.completions == [.init(time: 1, position: position)])
  }

  /// UIViewAnimating.stopAnimation(true)
  @Test func `stopAnimation without finishing calls no completions`() throws {
    var animator = PropertyAnimator(duration: 2, curve: .linear)
    try animator.startAnimation(at: 0)
    try animator.stopAnimation(withoutFinishing: true, at: 0.5)
    #expect(animator.state(at: 3) == .inactive)
    #expect(animator.progress(at: 3) == 0.25)
    #expect(animator.completions.isEmpty)
  }

  /// UIViewPropertyAnimator.startAnimation(), since iOS 11 of an animator without animations
  @Test func `startAnimation of an empty animator waits for addAnimations`() throws {
    var animator = PropertyAnimator(duration: 2, curve: .linear, hasAnimations: false)
    try animator.startAnimation(at: 0)
    #expect(animator.state(at: 5) == .active && animator.isRunning(at: 5))
    #expect(animator.endTime(after: 5) == nil)
    let block = try animator.addAnimations(at: 5)
    #expect(animator.progress(ofBlock: block, at: 6) == 0.5)
    #expect(animator.completions == [.init(time: 7, position: .end)])
  }

  /// UIViewPropertyAnimator.addAnimations(_:delayFactor:)
  @Test func `addAnimations with a delayFactor waits for that share of what is left`() throws {
    var animator = PropertyAnimator(duration: 2, curve: .linear)
    let early = try animator.addAnimations(delayFactor: 0.25, at: 0)
    try animator.startAnimation(at: 0)
    let late = try animator.addAnimations(delayFactor: 0.5, at: 1)
    #expect(animator.progress(ofBlock: early, at: 0.5) == 0)
    #expect(abs(animator.progress(ofBlock: early, at: 1.25) - 0.5) < 1e-12)
    #expect(animator.progress(ofBlock: late, at: 1.5) == 0)
    #expect(abs(animator.progress(ofBlock: late, at: 1.75) - 0.5) < 1e-12)
    #expect(animator.progress(ofBlock: late, at: 2) == 1)
  }

  /// UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
  @Test(arguments: [(0.0, 1.5), (0.5, 1), (2, 4)])
  func `durationFactor is of the whole duration, and 0 leaves what is left`(
    factor: Double, seconds: Double
  ) throws {
    var animator = PropertyAnimator(duration: 2, curve: .linear)
    try animator.startAnimation(at: 0)
    try animator.pauseAnimation(at: 0.5)
    try animator.continueAnimation(durationFactor: factor, at: 3)
    #expect(animator.completions == [.init(time: 3 + seconds, position: .end)])
    #expect(animator.progress(at: 3) == 0.25)
  }

  /// UIViewPropertyAnimator.fractionComplete of several, as a gesture recognizer's handler sets it
  @Test func `animators that one finger drives stay in step`() throws {
    let changes: [(String, Channel, Property)] = [
      ("grow", .boundsWidth, .boundsWidth), ("fade", .alpha, .alpha),
    ]
    var steps = changes.map { id, _, property in
      Step.animator(
        AnimatorDeclaration(
          id: id, duration: 1, curve: .easeIn, changes: [.init("card", property, to: 0)]))
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
