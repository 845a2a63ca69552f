// UIViewPropertyAnimator, with the time as an argument. What a running animator does from one call to
// the next has a closed form, so each call writes down a phase that lasts for ever, or until the
// animator ends by itself; the next call cuts it. Afterwards any time can be asked for.

public import Primitives

/// An animator whose every call says when it is made: UIViewPropertyAnimator in virtual time.
///
/// Calls come in the order of their times; questions in any order. Times are seconds on a clock of the
/// caller's. Where UIKit would raise an exception, a call throws an `AnimatorError` and changes nothing.
///
///     var animator = PropertyAnimator(duration: 2, curve: .easeInOut)
///     try animator.startAnimation(at: 0)
///     try animator.pauseAnimation(at: 0.5)
///     try animator.setFractionComplete(0.6, at: 0.5)
///     try animator.continueAnimation(at: 1)
///     animator.progress(at: 1.2)
public struct PropertyAnimator: Sendable {
  /// An end, with where it ended. Source: UIViewPropertyAnimator.addCompletion.
  public struct Completion: Hashable, Sendable {
    /// Seconds.
    public var time: Double
    public var position: AnimatingPosition

    public init(time: Double, position: AnimatingPosition) {
      self.time = time
      self.position = position
    }
  }

  /// Seconds of the whole run. A physical spring brings its own: its settling duration.
  public let duration: Double
  public let curve: TimingCurve
  /// A spring's as a vector, which replaces the curve's: one spring for x and one for y.
  public let initialVelocity: Point?
  /// Whether `fractionComplete` is a fraction of the way while it is paused, and not one of the time.
  /// Default: true. Source: UIViewPropertyAnimator.scrubsLinearly.
  public var scrubsLinearly = true
  /// Whether it stays active at its end, without calling completions. Default: false.
  public var pausesOnCompletion = false
  /// Whether it may be paused, stopped and scrubbed. Default: true.
  public var isInterruptible = true

  /// Those that happened, and the one that will if nothing else is called.
  public internal(set) var completions: [Completion] = []
  var phases: [AnimatorPhase]
  /// The first one is the animator's own run, also where nothing follows it.
  var blocks: [AnimatorBlock]
  var isEmpty: Bool
  /// What it runs with at present: a continuation may have brought other timing.
  var timing: AnimatorTiming

  /// - Parameters:
  ///   - duration: seconds, 0 or more; a physical spring does not take it.
  ///   - initialVelocity: in whole ways per second; means nothing to a curve that is no spring.
  ///   - hasAnimations: false for one that is started empty; it waits for `addAnimations`.
  /// - Precondition: the seconds are finite, a spring's own too: one without damping never settles.
  public init(
    duration: Double, curve: TimingCurve = .easeInOut, initialVelocity: Point? = nil,
    hasAnimations: Bool = true
  ) {
    self.init(
      seconds: curve.naturalDuration ?? duration, curve: curve, initialVelocity: initialVelocity,
      hasAnimations: hasAnimations)
  }

  /// Takes the duration as it is, also for a physical spring, which it cuts.
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
    blocks = [AnimatorBlock(from: 0, ofWay: 0, duration: seconds)]
    isEmpty = !hasAnimations
  }
}

/// The timing that an animator runs with.
struct AnimatorTiming: Sendable {
  var curve: TimingCurve
  var velocity: Point?
  /// Seconds of a whole run as fast as the animator runs: its duration, unless a durationFactor changed
  /// that on the way.
  var pace: Double
  /// Whether it is the one that the animator was made with.
  var isOriginal = true
  /// Whether a spring took over on the way, so that the fraction of time says nothing about the curve.
  var isSpringOnTheWay = false

  /// The curve of what moves along an axis: a velocity that is a vector launches one spring for each.
  func resolved(duration: Double, axis: Axis = .horizontal) -> ResolvedTimingCurve {
    let launched = velocity.map { curve.launched(at: axis == .horizontal ? $0.x : $0.y) }
    return (launched ?? curve).resolved(duration: duration)
  }

  /// The same without the velocity that a spring was launched with, for one that goes on or turns back.
  var launched: AnimatorTiming {
    var timing = self
    timing.velocity = nil
    timing.curve = curve.launched(at: 0)
    return timing
  }
}

// MARK: - Questions

extension PropertyAnimator {
  public func state(at time: Double) -> AnimatingState { phase(at: time).state }

  /// Whether it moves on by itself, forwards or reversed.
  public func isRunning(at time: Double) -> Bool { phase(at: time).isRunning }

  public func isReversed(at time: Double) -> Bool { phase(at: time).isReversed }

  /// While it runs the fraction of time; while it is paused the fraction of the way, if it scrubs
  /// linearly. Counts from the other end while it is reversed. Source: UIViewAnimating.
  public func fractionComplete(at time: Double) -> Double {
    let phase = phase(at: time)
    let fraction = phase.fraction(at: time)
    return phase.isReversed ? 1 - fraction : fraction
  }

  /// How far the animations of a block are: 0 at their start values, 1 at their goals.
  ///
  /// - Parameter block: 0 for the animations of the beginning, or what `addAnimations` returned.
  public func progress(ofBlock block: Int = 0, at time: Double) -> Double {
    precondition(blocks.indices.contains(block), "The animator has no such block.")
    return blocks[block].function.value(at: time)
  }

  /// The same for what moves vertically, which differs where the initial velocity is a vector.
  public func verticalProgress(ofBlock block: Int = 0, at time: Double) -> Double {
    precondition(blocks.indices.contains(block), "The animator has no such block.")
    return blocks[block].function.value(at: time, axis: .vertical)
  }

  /// When it ends by itself if nothing else is called; nil while it is not running.
  public func endTime(after time: Double) -> Double? {
    phases.last { $0.start > time + TimelineClock.tolerance && !$0.isRunning }?.start
  }

  /// Whether a paused animator's fraction is one of the way; that of a spring that took over on the way,
  /// or of a curve that is stretched, can be nothing else.
  var readsWay: Bool {
    scrubsLinearly || timing.isSpringOnTheWay || blocks.contains(where: \.isStretched)
  }

  /// From its first start to its last end or call; nil where nothing ever happened.
  var interval: ClosedRange<Double>? {
    guard let first = phases.first(where: { $0.state != .inactive }), let last = phases.last else {
      return nil
    }
    return first.start...max(first.start, last.start)
  }

  func phase(at time: Double) -> AnimatorPhase {
    let time = time + TimelineClock.tolerance
    return phases[(phases.lastIndex { $0.start <= time }) ?? 0]
  }
}
