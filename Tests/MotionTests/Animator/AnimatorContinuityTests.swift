import AnimMotion
import AnimPrimitives
import AnimTestSupport
import AnimTiming
import Testing

/// Random calls of an animator: no presented value jumps unless it jumps in UIKit.
@Suite struct AnimatorContinuityTests {
  @Test(arguments: Array<UInt64>(1...200))
  func `pause, continue, reverse and addAnimations never make a value jump`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let curves: [TimingCurve] = [
      .linear, .easeIn, .easeInOut, .easeOut, .power(3, .inOut), .sine(.out),
      .spring(try SpringTimingParameters(dampingRatio: 1)),
    ]
    var animator = PropertyAnimator(
      duration: 2, curve: curves[Int.random(in: 0..<curves.count, using: &generator)])
    animator.scrubsLinearly = Bool.random(using: &generator)
    animator.pausesOnCompletion = Bool.random(using: &generator)
    var blocks = [0, try animator.addAnimations(delayFactor: 0.3, at: 0)]
    var time = 0.0
    try animator.startAnimation(at: time)
    for _ in 0..<12 {
      time += Double.random(in: 0.01...0.5, using: &generator)
      let before = blocks.map { animator.progress(ofBlock: $0, at: time) }
      guard animator.state(at: time) == .active else { break }
      if animator.isRunning(at: time) {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: try animator.pauseAnimation(at: time)
        case 1: try animator.setReversed(!animator.isReversed(at: time), at: time)
        default:
          let factor = Double.random(in: 0...0.9, using: &generator)
          blocks.append(try animator.addAnimations(delayFactor: factor, at: time))
        }
      } else {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: try animator.setReversed(!animator.isReversed(at: time), at: time)
        case 1: try animator.startAnimation(at: time)
        case 2:
          let curve = curves[Int.random(in: 0..<curves.count, using: &generator)]
          try animator.continueAnimation(withTimingParameters: curve, durationFactor: 0.5, at: time)
        default:
          let fraction = animator.fractionComplete(at: time)
          try animator.setFractionComplete(min(max(fraction, 0), 1), at: time)
        }
      }
      for (block, old) in zip(blocks, before) {
        let new = animator.progress(ofBlock: block, at: time)
        #expect(abs(new - old) < 1e-6, "block \(block) at \(time) from \(old) to \(new)")
      }
    }
    let last = animator.completions.last
    if let last { #expect(animator.state(at: last.time) == .inactive) }
    #expect(animator.completions.count <= 1)
  }

  @Test(
    arguments: [Point(4, 4), Point(2, -6), Point(-3, 5), Point(30, -30), Point(0.5, 0)],
    [false, true])
  func `a finger that does not move leaves springs of any velocity where they are`(
    velocity: Point, scrubsLinearly: Bool
  ) throws {
    var animator = AnimatorDeclaration(
      id: "hero", duration: 1,
      curve: .spring(try SpringTimingParameters(dampingRatio: 0.8)),
      changes: [.init("card", .center, to: .point(Point(100, 100)))], initialVelocity: velocity)
    animator.scrubsLinearly = scrubsLinearly
    // The call comes before the whole distance is reached, so that no overshoot is lost.
    let touch = 0.02
    let late = [PropertyChange("card", .bounds, to: .size(Size(0, 0)))]
    let pan = PanStep(
      from: .zero, to: .zero, duration: 0.5,
      drives: [.init(animator: "hero", axis: .x, distance: 100)])
    let timeline = try Timeline.card([
      Step(.animator(animator)),
      Step(.drive(animator: "hero", .add(changes: late, delayFactor: 0.01))), .start("hero"),
      .wait(touch), Step(.pan(pan)), .continue("hero"),
    ])
    for channel in [Channel.centerX, .centerY, .boundsWidth, .boundsHeight] {
      let shown = timeline.number(channel, at: touch - 1e-9)
      for time in [touch, 0.3, touch + 0.5] {
        let value = timeline.number(channel, at: time)
        #expect(abs(value - shown) < 1e-4, "\(channel) at \(time) from \(shown) to \(value)")
      }
    }
  }
}
