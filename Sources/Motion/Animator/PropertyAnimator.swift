public import AnimPrimitives
public import AnimTiming

// The movement between two calls has a closed form. Each call appends phases that last until the animator ends by
// itself; the next call cuts them. So the state at any time can be read afterwards.

/// UIViewPropertyAnimator in virtual time: every call takes its time as an argument.
///
/// Make calls in order of time; reads may come in any order. Times are seconds on the caller's clock. Where UIKit would
/// raise an exception, a call throws an `AnimatorError` and changes nothing.
///
///     var animator = PropertyAnimator(duration: 2, curve: .easeInOut)
///     try animator.startAnimation(at: 0)
///     try animator.pauseAnimation(at: 0.5)
///     try animator.setFractionComplete(0.6, at: 0.5)
///     try animator.continueAnimation(at: 1)
///     animator.progress(at: 1.2)
public struct PropertyAnimator: Sendable {
  /// The time and position at which the animator ended. Source: UIViewPropertyAnimator.addCompletion.
  public struct Completion: Hashable, Sendable {
    /// Seconds.
    public var time: Double
    public var position: AnimatingPosition

    public init(time: Double, position: AnimatingPosition) {
      self.time = time
      self.position = position
    }
  }

  /// Seconds of the whole run; for a physical spring, its settling duration.
  public let duration: Double
  public let curve: TimingCurve
  /// The initial velocity of a spring as a vector, instead of the curve's: one spring for x and one for y.
  public let initialVelocity: Point?
  /// Whether `fractionComplete` of a paused animator is a fraction of the distance instead of the time. Default: true.
  /// Source: UIViewPropertyAnimator.scrubsLinearly.
  public var scrubsLinearly = true
  /// Whether the animator stays active at its end and has no completions. Default: false.
  public var pausesOnCompletion = false
  /// Whether the animator may be paused, stopped and scrubbed. Default: true.
  public var isInterruptible = true

  /// Past completions, and the next one if no other call is made.
  public internal(set) var completions: [Completion] = []
  var phases: [AnimatorPhase]
  /// The first block is the initial one, even if it has no animations.
  var blocks: [AnimatorBlock]
  var isEmpty: Bool
  /// The current timing, which a continuation may change.
  var timing: AnimatorTiming

  /// - Parameters:
  ///   - duration: seconds, 0 or more; ignored for a physical spring.
  ///   - initialVelocity: whole distances per second; ignored for a curve that is not a spring.
  ///   - hasAnimations: false for an empty animator, which waits for `addAnimations` when it is started.
  /// - Precondition: the duration is finite, and a spring without damping is not used.
  public init(
    duration: Double, curve: TimingCurve = .easeInOut, initialVelocity: Point? = nil,
    hasAnimations: Bool = true
  ) {
    self.init(
      seconds: curve.naturalDuration ?? duration, curve: curve, initialVelocity: initialVelocity,
      hasAnimations: hasAnimations)
  }

  /// Uses the duration even for a physical spring, which it cuts.
  init(seconds: Double, curve: TimingCurve, initialVelocity: Point?, hasAnimations: Bool) {
    precondition(seconds >= 0 && seconds.isFinite, "A duration is 0 or more seconds.")
    duration = seconds
    self.curve = curve
    self.initialVelocity = initialVelocity
    timing = AnimatorTiming(curve: curve, velocity: initialVelocity, pace: seconds)
    phases = [
      AnimatorPhase(
        start: -.infinity, state: .inactive, isRunning: false, isReversed: false,
        motion: .holds(0, time: 0))
    ]
    blocks = [AnimatorBlock(from: 0, ofDistance: 0, duration: seconds)]
    isEmpty = !hasAnimations
  }
}

/// The timing of an animator's run.
struct AnimatorTiming: Sendable {
  var curve: TimingCurve
  var velocity: Point?
  /// The duration of a whole run at the current speed, in seconds: `duration`, unless a durationFactor changed it.
  var pace: Double
  /// Whether this is the timing given to the initializer.
  var isOriginal = true
  /// Whether a spring took over during the run, so that the fraction of time no longer belongs to the curve.
  var springTookOver = false

  /// The curve along an axis; a velocity vector gives each axis its own spring.
  func resolved(duration: Double, axis: Axis = .horizontal) -> ResolvedTimingCurve {
    let launched = velocity.map { curve.launched(at: axis == .horizontal ? $0.x : $0.y) }
    return (launched ?? curve).resolved(duration: duration)
  }

  /// The timing without an initial velocity, for a spring that continues or turns back.
  var launched: AnimatorTiming {
    var timing = self
    timing.velocity = nil
    timing.curve = curve.launched(at: 0)
    return timing
  }
}

// MARK: - State

extension PropertyAnimator {
  public func state(at time: Double) -> AnimatingState { phase(at: time).state }

  /// Whether the animator moves by itself, forwards or reversed.
  public func isRunning(at time: Double) -> Bool { phase(at: time).isRunning }

  public func isReversed(at time: Double) -> Bool { phase(at: time).isReversed }

  /// The fraction of the time, or of the distance while the animator is paused with `scrubsLinearly`. Counted from the
  /// other end while the animator is reversed. Source: UIViewAnimating.fractionComplete.
  public func fractionComplete(at time: Double) -> Double {
    let phase = phase(at: time)
    let fraction = phase.fraction(at: time)
    return phase.isReversed ? 1 - fraction : fraction
  }

  /// The progress of a block's animations: 0 at their start values, 1 at their goals.
  ///
  /// - Parameter block: 0 for the initial animations, or the result of `addAnimations`.
  public func progress(ofBlock block: Int = 0, at time: Double) -> Double {
    precondition(blocks.indices.contains(block), "The animator has no such block.")
    return blocks[block].function.value(at: time)
  }

  /// The progress of vertical movement. Differs from `progress` if the initial velocity is a vector.
  public func verticalProgress(ofBlock block: Int = 0, at time: Double) -> Double {
    precondition(blocks.indices.contains(block), "The animator has no such block.")
    return blocks[block].function.value(at: time, axis: .vertical)
  }

  /// The time at which the animator ends if no other call is made; nil while it is not running.
  public func endTime(after time: Double) -> Double? {
    phases.last { $0.start > time + TimeTolerance.seconds && !$0.isRunning }?.start
  }

  /// Whether the fraction of a paused animator is one of the distance. Always true after a spring took over during the
  /// run and for a scaled curve.
  var isFractionOfDistance: Bool {
    scrubsLinearly || timing.springTookOver || blocks.contains(where: \.isStretched)
  }

  /// The time from the first start to the last end or call; nil before any call.
  var interval: ClosedRange<Double>? {
    guard let first = phases.first(where: { $0.state != .inactive }), let last = phases.last else {
      return nil
    }
    return first.start...max(first.start, last.start)
  }

  func phase(at time: Double) -> AnimatorPhase {
    let time = time + TimeTolerance.seconds
    return phases[(phases.lastIndex { $0.start <= time }) ?? 0]
  }
}

/// The state of an animator. Source: UIViewAnimatingState.
public enum AnimatingState: String, Hashable, Sendable, CaseIterable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped and not yet finished.
  case stopped
}

/// The position at which an animator ends. Source: UIViewAnimatingPosition.
public enum AnimatingPosition: String, Hashable, Sendable, CaseIterable {
  case end, start, current
}

extension AnimatingPosition {
  /// The fraction of the distance; nil for `current`.
  var fraction: Double? {
    switch self {
    case .end: 1
    case .start: 0
    case .current: nil
    }
  }
}
