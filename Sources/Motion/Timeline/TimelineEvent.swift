/// Something that a script does at a time.
struct TimelineEvent: Sendable {
  enum Kind: Sendable {
    case set([PropertyChange])
    case animate(AnimateStep, AnimationTiming)
    case keyframes(KeyframesStep, AnimationTiming)
    case declare(AnimatorDeclaration)
    case drive(animator: String, AnimatorCommand)
    case scrub(animator: String, to: Double, duration: Double, curve: TimingCurve)
    case pan(PanStep)
    /// The end of a step that animates nothing itself.
    case end
  }

  /// Seconds from the start of the scene.
  var time: Double
  var kind: Kind
  /// The step's.
  var id: String?
  var origin: ScriptOrigin
}

/// How long an animation lasts, in seconds and cycles.
struct AnimationTiming: Hashable, Sendable {
  /// Of one way.
  var duration: Double
  /// There-and-back ones where it autoreverses; infinite for ever.
  var cycles: Double
  var autoreverses: Bool

  /// Of all cycles.
  var activeDuration: Double { duration * cycles * (autoreverses ? 2 : 1) }
  /// What counts for placing the steps after it: for ever counts once.
  var placedDuration: Double {
    cycles.isFinite ? activeDuration : duration * (autoreverses ? 2 : 1)
  }
  /// Whether it is of the kind that does not add up with others. Source: UIView.animate.
  var isAbsolute: Bool { autoreverses || cycles != 1 }
}
