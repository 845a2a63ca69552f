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
      let fraction = from + span * curve.value(at: elapsed)
      return isClamped ? min(max(fraction, 0), 1) : fraction
    }
  }

  var start: Double
  var state: AnimatingState
  var isRunning: Bool
  var isReversed: Bool
  var motion: Motion

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
  /// Which part of the animator's run they last.
  enum Share: Hashable, Sendable {
    /// From a fraction of time on.
    case from(Double)
    /// At a fraction of the animator's time they are at one of their own; the rest is stretched.
    case anchored(at: Double, own: Double)
  }

  /// At the beginning of a run.
  let originalShare: Share
  var share: Share
  /// Seconds that the curve is made for.
  let duration: Double
  var function = ProgressFunction()

  init(share: Share, duration: Double) {
    originalShare = share
    self.share = share
    self.duration = duration
  }

  /// nil for the whole run.
  func window(forwards: Bool) -> ProgressPiece.Window? {
    switch share {
    case .from(0): return nil
    case .from(let start):
      guard start < 1 else { return ProgressPiece.Window(offset: 0, scale: 0) }
      return ProgressPiece.Window(offset: -start / (1 - start), scale: 1 / (1 - start))
    case .anchored(let fraction, let own):
      guard forwards else {
        return ProgressPiece.Window(offset: 0, scale: fraction > 0 ? own / fraction : 0)
      }
      let scale = fraction < 1 ? (1 - own) / (1 - fraction) : 0
      return ProgressPiece.Window(offset: own - scale * fraction, scale: scale)
    }
  }
}
