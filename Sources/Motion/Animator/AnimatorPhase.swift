import AnimTiming

/// The state of an animator from one call to the next, or to its end.
struct AnimatorPhase: Sendable {
  /// How the fraction moves. Fractions run from the start value (0) to the goal (1), even in a reversed run.
  enum Motion: Sendable {
    /// The animator runs: the fraction of time changes by `rate` per second.
    case runs(since: Double, from: Double, rate: Double)
    /// The animator is paused. `time` is the fraction of time at the pause; nil after a scrub.
    case holds(Double, time: Double?)
    /// A finger or a `scrub` step moves the fraction.
    case scrubs(Scrub)
  }

  /// A movement of `fractionComplete`.
  struct Scrub: Sendable {
    var since: Double
    /// Seconds.
    var duration: Double
    var from: Double
    var span: Double
    var curve: ResolvedTimingCurve
    /// Whether the fraction is limited to 0…1, as for a finger that moves too far.
    var isClamped: Bool

    func fraction(at time: Double) -> Double {
      let elapsed = duration > 0 ? min(max((time - since) / duration, 0), 1) : 1
      let fraction = from + span * curve.value(reachedAt: elapsed)
      return isClamped ? min(max(fraction, 0), 1) : fraction
    }
  }

  var start: Double
  var state: AnimatingState
  var isRunning: Bool
  var isReversed: Bool
  var motion: Motion

  /// Deletes the state that belongs to the finished run.
  mutating func deactivate() {
    state = .inactive
    isReversed = false
  }

  func fraction(at time: Double) -> Double {
    switch motion {
    case .runs(let since, let from, let rate): min(max(from + rate * max(time - since, 0), 0), 1)
    case .holds(let fraction, _): fraction
    case .scrubs(let scrub): scrub.fraction(at: time)
    }
  }
}

/// Animations added together: the initial ones, or those of one `addAnimations` call.
struct AnimatorBlock: Sendable {
  /// The share of the run when the animations were added.
  let originalCourse: AnimatorCourse
  /// The share of the distance when the animations were added. Used while scrubbing along a curve that reaches a value
  /// at several times.
  private let originalShareOfDistance: ProgressPiece.Window
  /// The courses along both axes. A continuation with other timing changes them.
  var horizontal: AnimatorCourse
  var vertical: AnimatorCourse
  /// The duration of the curve, in seconds.
  let duration: Double
  var function = ProgressFunction()

  /// - Parameters:
  ///   - start: the fraction of the run's time at which the animations begin.
  ///   - distanceStart: the fraction of the run's distance at which they begin.
  init(from start: Double, ofDistance distanceStart: Double, duration: Double) {
    originalCourse = AnimatorCourse(share: ProgressPiece.Window(at: start, own: 0))
    originalShareOfDistance = ProgressPiece.Window(at: distanceStart, own: 0)
    (horizontal, vertical) = (originalCourse, originalCourse)
    self.duration = duration
  }

  subscript(axis: Axis) -> AnimatorCourse {
    get { axis == .vertical ? vertical : horizontal }
    set { if axis == .vertical { vertical = newValue } else { horizontal = newValue } }
  }

  var isStretched: Bool { horizontal.isStretched || vertical.isStretched }

  /// The part of a run, by time or by distance, during which the animations move along an axis.
  func share(along axis: Axis, ofDistance: Bool) -> ProgressPiece.Window {
    let share = self[axis].share
    return ofDistance && share == originalCourse.share ? originalShareOfDistance : share
  }
}
