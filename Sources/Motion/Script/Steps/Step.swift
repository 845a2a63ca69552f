public import AnimTiming

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
  /// The name of the step in placements, completions and `--time`.
  public var id: String?
  public var placement: Placement?
  /// Steps that start at the end of this one without delaying the next step of the list.
  public var then: [Step]
  public var origin: ScriptOrigin
  /// The place of the placement in the text; nil means the step's.
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

/// The start of a step with `at` in a scene.
public enum Placement: Hashable, Sendable {
  /// Seconds from the start of the list that contains the step.
  case seconds(Double)
  /// `"<"`: the start of the previous step, before its delay, plus an offset.
  case withPrevious(offset: Double)
  /// `">"`: the end of the previous step, plus an offset.
  case afterPrevious(offset: Double)
  /// `"move"`: the start of an earlier step with that id, or the first start of an animator, plus an offset.
  case withStep(id: String, offset: Double)
  /// `"move.end"`: the end of an earlier step with that id, or the last end of an animator according to the earlier
  /// steps, plus an offset.
  case afterStep(id: String, offset: Double)
}

/// The number of plays of a step, including the first one.
public enum Repetition: Hashable, Sendable {
  case count(Double)
  case forever

  public static let once = Repetition.count(1)
}

extension Step {
  /// All changes of the step, of its nested steps and of those in `then`.
  package var changes: [PropertyChange] {
    let own: [PropertyChange] =
      switch action {
      case .animate(let step): step.changes
      case .set(let changes): changes
      case .sequence(let steps, _), .together(let steps, _, _): steps.flatMap(\.changes)
      case .keyframes(let step): step.keyframes.flatMap(\.allChanges)
      case .animator(let animator): animator.changes + animator.keyframes.flatMap(\.allChanges)
      case .drive(_, .add(let changes, _)): changes
      case .drive, .wait, .scrub, .pan, .tap: []
      }
    return own + then.flatMap(\.changes)
  }
}
