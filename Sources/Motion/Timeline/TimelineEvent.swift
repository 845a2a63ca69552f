/// Something that a script does at a time.
struct TimelineEvent: Sendable {
  enum Kind: Sendable {
    case set([PropertyChange])
    /// Sets what animations without a duration end in.
    case setEnds([PropertyChange])
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
