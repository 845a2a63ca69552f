/// A stretch of an animator's life between two calls, or up to its end.
struct AnimatorPhase: Sendable {
  /// How its fraction goes on. All fractions count from the start value to the goal, whichever way the
  /// animator runs.
  enum Motion: Sendable {
    /// It runs: the fraction is one of time, and changes by `rate` per second.
    case runs(since: Double, from: Double, rate: Double)
    /// It is paused; `time` is the fraction of time at which it was caught, while nobody scrubbed.
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
    /// Whether it stops at 0 and 1, as a finger that goes too far.
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

  /// Lets what was said of the run that is over be forgotten.
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

/// Animations that were added together: those of the beginning, or of one `addAnimations`.
struct AnimatorBlock: Sendable {
  /// As they were added.
  let originalCourse: AnimatorCourse
  /// Which part of the way it was then, for an animator that is scrubbed by a curve that does not tell the
  /// time.
  private let originalShareOfWay: ProgressPiece.Window
  /// After other timing took over on the way.
  var horizontal: AnimatorCourse
  var vertical: AnimatorCourse
  /// Seconds that the curve is made for.
  let duration: Double
  var function = ProgressFunction()

  /// - Parameters:
  ///   - start: the fraction of the run's time at which they begin.
  ///   - wayStart: that of its way.
  init(from start: Double, ofWay wayStart: Double, duration: Double) {
    originalCourse = AnimatorCourse(share: ProgressPiece.Window(at: start, own: 0))
    originalShareOfWay = ProgressPiece.Window(at: wayStart, own: 0)
    (horizontal, vertical) = (originalCourse, originalCourse)
    self.duration = duration
  }

  subscript(axis: Axis) -> AnimatorCourse {
    get { axis == .vertical ? vertical : horizontal }
    set { if axis == .vertical { vertical = newValue } else { horizontal = newValue } }
  }

  var isStretched: Bool { horizontal.isStretched || vertical.isStretched }

  /// Which part of a run they last along an axis: of its time, or of its way.
  func share(along axis: Axis, ofWay: Bool) -> ProgressPiece.Window {
    let share = self[axis].share
    return ofWay && share == originalCourse.share ? originalShareOfWay : share
  }
}
