import Motion
import Primitives
import Testing

/// Blocks that were added with a delay, while the animator is scrubbed and after it.
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

  @Test func `a late block is where the run is that a curve without overshoot tells of`() throws {
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

  @Test func `what switches in a late block does so where its share of the way begins`() throws {
    let spring = TimingCurve.spring(try SpringTimingParameters(dampingRatio: 0.5))
    let animator = AnimatorDeclaration(
      id: "x", duration: 1, curve: spring, changes: [PropertyChange("card", .centerX, to: 100)])
    let late = [PropertyChange("card", .text, to: .text("late"))]
    let timeline = try Timeline.card([
      .animator(animator), Step(.drive(animator: "x", .add(changes: late, delayFactor: 0.5))),
      .scrub("x", to: 1, duration: 1),
    ])
    #expect(timeline.value(.text, at: 0.49) == .text(""))
    #expect(timeline.value(.text, at: 0.5) == .text("late"))
  }

  @Test(arguments: [TimingCurve.easeOut, .easeInOut, .power(3, .out)])
  func `a spring goes on with a late block's velocity under a finger`(curve: TimingCurve) throws {
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
}
