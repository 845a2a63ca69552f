import AnimMotion
import AnimTiming

// The calls that animate. All of them open a block, run its closure, and close it.

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = LiveTimeline.BlockTiming(duration: duration)
    timing.delay = delay
    timing.curve = options.curve
    Recorder.current.animate(timing, options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = LiveTimeline.BlockTiming(duration: duration)
    timing.delay = delay
    do {
      timing.curve = .spring(
        try SpringTimingParameters(
          dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity)))
    } catch {
      Recorder.current.fault(
        "animate(withDuration:delay:usingSpringWithDamping:…)", SpringFault.text(of: error))
    }
    Recorder.current.animate(timing, options, animations, completion)
  }

  /// Animates with a custom timing function.
  ///
  /// - Parameters:
  ///   - duration: seconds, 0 or more.
  ///   - delay: seconds before the first change, 0 or more.
  ///   - options: the curve, repetition and direction.
  ///   - timingFunction: maps the elapsed seconds and the duration to the fraction of the change. It must be pure. The
  ///     end state is exact whatever the function returns at the end.
  ///   - animations: the changes.
  ///   - completion: runs after the last change, with false if the animation was removed.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    timingFunction: @escaping @Sendable (_ time: CGFloat, _ duration: CGFloat) -> CGFloat,
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let call = "animate(withDuration:timingFunction:animations:completion:)"
    let times = 240
    for step in 0...times where duration.isFinite {
      let time = duration * Double(step) / Double(times)
      let value = timingFunction(CGFloat(time), CGFloat(duration))
      guard value.isFinite else {
        Recorder.current.fault(
          call,
          "must have a function with finite values; found \(value) at \(TimeText.seconds(time))")
        return
      }
    }
    var timing = LiveTimeline.BlockTiming(duration: duration)
    timing.delay = delay
    timing.curve = .function(
      TimingFunction { time, duration in
        let value = Double(timingFunction(CGFloat(time), CGFloat(duration)))
        return value.isFinite ? value : 1
      })
    Recorder.current.animate(timing, options, animations, completion)
  }

  /// Animates keyframes. Their common curve eases in and out, unless the block around them has another one.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = LiveTimeline.BlockTiming(duration: duration)
    timing.delay = delay
    let common = AnimationOptions(rawValue: options.rawValue & 0x3_02FE)
    timing.curve = common.curve
    Recorder.current.animate(
      timing, common, frames: options.mode, animations, completion)
  }

  /// Adds a keyframe within `animateKeyframes`. Its times are fractions of that call's duration.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    let recorder = Recorder.current
    guard case .frames(let collector) = recorder.frameScope else {
      recorder.fault(
        "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
        "needs an enclosing animateKeyframes")
      return
    }
    recorder.within(.frames(collector)) {
      collector.addFrame(start: start, duration: duration, animations)
    }
  }

  /// Runs a closure whose changes are not animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Recorder.current.within(.still, actionsWithoutAnimation)
  }

  /// Whether later blocks animate.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Recorder.current.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { Recorder.current.areAnimationsEnabled }

  /// The duration in seconds of the block whose closure runs; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    Recorder.current.inheritedBlock?.timing.duration ?? 0
  }
}
