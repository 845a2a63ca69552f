import AnimMotion
import AnimTiming

extension UIView {
  /// Animates with a spring that has a period and a bounce.
  ///
  /// - Parameters:
  ///   - duration: seconds of one oscillation without damping, above 0. The block lasts until the spring rests.
  ///   - bounce: above −1, below 1; 0 is critically damped.
  ///   - velocity: towards the goal, in whole distances per second.
  ///   - delay: seconds before the first change, 0 or more.
  ///   - options: the curve, repetition and direction.
  ///   - animations: the changes.
  ///   - completion: runs after the last change, with false if the animation was removed.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let call = "animate(springDuration:bounce:…)"
    do throws(TimingParameterError) {
      let spring = try SpringTimingParameters(
        duration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
      guard let seconds = spring.settlingDuration, seconds < 86_400 else {
        Recorder.current.fault(call, "must have a spring that settles within a day")
        return
      }
      var timing = LiveTimeline.BlockTiming(duration: seconds)
      timing.delay = delay
      timing.curve = .spring(spring)
      Recorder.current.animate(timing, options, animations, completion)
    } catch {
      Recorder.current.fault(call, SpringFault.text(of: error))
    }
  }

  /// Repeats the animations of a closure within the closure of a block, which completes after the last cycle.
  ///
  /// - Parameters:
  ///   - count: the number of cycles. A cycle includes both directions; half a cycle ends at the goal. Infinity repeats
  ///     endlessly.
  ///   - autoreverses: whether each cycle goes back to its start.
  ///   - animations: the changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let call = "modifyAnimations(withRepeatCount:autoreverses:animations:)"
    let recorder = Recorder.current
    guard count > 0 else {
      recorder.fault(call, "must have a count above 0, found \(count)")
      return
    }
    guard case .block(let outer) = recorder.scopes.last, !outer.block.isOfAnimator else {
      if case .still = recorder.scopes.last { return animations() }
      recorder.fault(call, "needs the closure of UIView.animate")
      return
    }
    var inner = outer
    inner.timing.cycles = Double(count)
    inner.timing.autoreverses = autoreverses
    inner.block = recorder.live.openBlock(inner.timing, completingWith: outer.block)
    recorder.within(.block(inner), animations)
  }
}
