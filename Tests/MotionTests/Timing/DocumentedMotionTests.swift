import Motion
import Primitives
import Testing

/// What docs/timing-curves.md shows of motion that no scene reaches.
@Suite struct DocumentedMotionTests {
  @Test func `a spring tells its period and bounce, and what is let go comes to rest`() throws {
    let spring = try SpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    #expect(spring.perceptualDuration == 2 * Double.pi / 10)
    #expect(spring.bounce == 0.5)
    #expect(abs(try Decay(initialVelocity: 1000).restDistance - 499) < 1e-9)
  }

  @Test func `a spring launched sideways is ahead of itself downwards`() throws {
    let spring = try SpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    var animator = PropertyAnimator(
      duration: 1, curve: .spring(spring), initialVelocity: Point(x: 2, y: 0))
    try animator.startAnimation(at: 0)
    #expect(animator.progress(at: 0.1) > animator.verticalProgress(at: 0.1))
  }

  @Test func `an animation that goes there and back is over when its cycles are`() {
    var pulse = BasicAnimation()
    pulse.to = 0.5
    pulse.timing.duration = 0.5
    pulse.timing.autoreverses = true
    pulse.timing.repeatCount = 2
    #expect(pulse.value(over: 1, at: 0.25) == .number(0.75))
    #expect(pulse.value(over: 1, at: 3) == .number(1))
  }
}
