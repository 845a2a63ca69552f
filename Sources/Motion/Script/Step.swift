/// One entry of a timeline.
public struct Step: Sendable {
  public enum Action: Sendable {
    case animate(AnimateStep)
    case set([PropertyChange])
    case wait(seconds: Double)
    case sequence([Step], repetition: Repetition)
    case together([Step], repetition: Repetition, stagger: Double)
    case keyframes(KeyframesStep)
    case animator(AnimatorDeclaration)
    case drive(animator: String, AnimatorCommand)
    case scrub(animator: String, to: Double, duration: Double, curve: TimingCurve)
    case pan(PanStep)
    case tap(TapStep)
  }

  public var action: Action
  /// The name by which later steps, completions and `--time` refer to it.
  public var id: String?
  public var placement: Placement?
  /// Steps that start where this one ends, and do not push the next one.
  public var then: [Step]
  public var origin: ScriptOrigin
  /// Where its placement was written; nil for where the step was.
  public var placementOrigin: ScriptOrigin?

  public init(
    _ action: Action, id: String? = nil, placement: Placement? = nil, then: [Step] = [],
    origin: ScriptOrigin = .unknown, placementOrigin: ScriptOrigin? = nil
  ) {
    self.action = action
    self.id = id
    self.placement = placement
    self.then = then
    self.origin = origin
    self.placementOrigin = placementOrigin
  }
}
