import AnimTiming

/// One action at an absolute time.
struct TimelineEvent: Sendable {
  enum Kind: Sendable {
    case set([PropertyChange])
    /// Sets the final values of animations without a duration.
    case setEnds([PropertyChange])
    case animate(AnimateStep, AnimationTiming)
    case keyframes(KeyframesStep, AnimationTiming)
    case declare(AnimatorDeclaration)
    case drive(animator: String, AnimatorCommand)
    case scrub(animator: String, to: Double, duration: Double, curve: TimingCurve)
    case pan(PanStep)
    /// The end of a step without animations of its own.
    case end
  }

  /// Seconds from the start of the scene.
  var time: Double
  var kind: Kind
  /// The id of the step.
  var id: String?
  var origin: ScriptOrigin
}

/// The duration and the cycles of an animation.
struct AnimationTiming: Hashable, Sendable {
  /// Seconds. Source: the default of CATransaction.
  static let defaultDuration = 0.25

  /// The duration of one direction, in seconds.
  var duration: Double
  /// The number of cycles; with autoreverse, a cycle includes both directions. Infinite for endless repetition.
  var cycles: Double
  var autoreverses: Bool

  /// The duration of all cycles, in seconds.
  var activeDuration: Double { duration * cycles * (autoreverses ? 2 : 1) }
  /// The duration after which the next step is placed, in seconds; endless repetition counts as one cycle.
  var placedDuration: Double {
    cycles.isFinite ? activeDuration : duration * (autoreverses ? 2 : 1)
  }
  /// Whether the animation replaces others instead of adding to them. Source: UIView.animate.
  var isAbsolute: Bool { autoreverses || cycles != 1 }
}
