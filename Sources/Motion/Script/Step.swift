public import Primitives

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

  public init(
    _ action: Action, id: String? = nil, placement: Placement? = nil, then: [Step] = [],
    origin: ScriptOrigin = .unknown
  ) {
    self.action = action
    self.id = id
    self.placement = placement
    self.then = then
    self.origin = origin
  }
}

/// Where a step starts, where that is not the end of the step before it: `at` in a scene.
public enum Placement: Hashable, Sendable {
  /// Seconds from the start of the list that holds the step.
  case seconds(Double)
  /// `"<"`: with the previous step, before its delay, plus an offset.
  case withPrevious(offset: Double)
  /// `">"`: after the previous step, plus an offset.
  case afterPrevious(offset: Double)
  /// `"move"`: with an earlier step of that id, or the first start of an animator, plus an offset.
  case withStep(id: String, offset: Double)
  /// `"move.end"`: after an earlier step of that id, or the last end of an animator by the steps before
  /// this one, plus an offset.
  case afterStep(id: String, offset: Double)
}

/// How often a step plays; all cycles are counted.
public enum Repetition: Hashable, Sendable {
  case count(Double)
  case forever

  public static let once = Repetition.count(1)
}

/// A property of a target and what it becomes.
public struct PropertyChange: Sendable {
  public enum Goal: Sendable {
    case to(AnimatableValue)
    /// That much more. A transform is added part by part, its scale too: `TransformComponents.zero` adds
    /// nothing.
    case by(AnimatableValue)
    case fromTo(AnimatableValue, AnimatableValue)
    /// CAKeyframeAnimation: values, their times (fractions of the duration; nil spreads them evenly)
    /// and the curves of the segments between them (empty for linear).
    case values(
      [AnimatableValue], times: [Double]?, curves: [TimingCurve],
      calculationMode: CalculationMode = .linear)
    /// Motion along a path in the superview's coordinates; `rotates` turns the view into its direction.
    case path(Path, rotates: Bool, calculationMode: CalculationMode = .linear)
  }

  /// The id of a view or constraint.
  public var target: String
  public var property: Property
  public var goal: Goal
  public var origin: ScriptOrigin

  public init(
    target: String, property: Property, goal: Goal, origin: ScriptOrigin = .unknown
  ) {
    self.target = target
    self.property = property
    self.goal = goal
    self.origin = origin
  }
}

/// `UIView.animate`.
public struct AnimateStep: Sendable {
  /// In the order in which the scene names the targets, which `stagger` follows.
  public var changes: [PropertyChange]
  /// Seconds; nil means 0.25, or a physical spring's settling duration.
  public var duration: Double?
  public var curve: TimingCurve
  /// Seconds before it begins, 0 or more.
  public var delay: Double
  public var repetition: Repetition
  /// Whether each repetition runs back as well.
  public var autoreverses: Bool
  /// Seconds between the starts of the targets named.
  public var stagger: Double
  /// Whether it takes the place of what moves the properties, from where they are seen; else it adds to that.
  /// Source: UIView.AnimationOptions.beginFromCurrentState.
  public var beginsFromCurrentState: Bool

  public init(
    changes: [PropertyChange], duration: Double? = nil, curve: TimingCurve = .easeInOut,
    delay: Double = 0, repetition: Repetition = .once, autoreverses: Bool = false,
    stagger: Double = 0, beginsFromCurrentState: Bool = false
  ) {
    self.changes = changes
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.repetition = repetition
    self.autoreverses = autoreverses
    self.stagger = stagger
    self.beginsFromCurrentState = beginsFromCurrentState
  }
}

/// How values between keyframes are found. Source: CAAnimationCalculationMode.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Straight from value to value.
  case linear
  /// Each value stays until the next one's time.
  case discrete
  /// As `linear`, at one speed throughout: key times and curves do not count.
  case paced
  /// A smooth curve (Catmull and Rom's) through all values.
  case cubic
  /// As `cubic`, at one speed throughout.
  case cubicPaced
}

/// `UIView.addKeyframe`.
public struct Keyframe: Sendable {
  /// When it begins, as a fraction 0…1 of the whole duration.
  public var start: Double
  /// How long it lasts, as a fraction 0…1 of the whole duration.
  public var duration: Double
  public var changes: [PropertyChange]
  /// `animateKeyframes` inside the frame: it inherits the frame's duration, so theirs are fractions of it.
  public var keyframes: [Keyframe]
  public var origin: ScriptOrigin

  public init(
    start: Double, duration: Double, changes: [PropertyChange], keyframes: [Keyframe] = [],
    origin: ScriptOrigin = .unknown
  ) {
    self.start = start
    self.duration = duration
    self.changes = changes
    self.keyframes = keyframes
    self.origin = origin
  }
}

/// `UIView.animateKeyframes`.
public struct KeyframesStep: Sendable {
  public var keyframes: [Keyframe]
  public var calculationMode: CalculationMode
  /// Seconds; nil means 0.25, or a physical spring's settling duration.
  public var duration: Double?
  /// The timing of the whole, within which the frames are linear.
  public var curve: TimingCurve
  /// Seconds before it begins, 0 or more.
  public var delay: Double
  public var repetition: Repetition
  public var autoreverses: Bool

  public init(
    keyframes: [Keyframe], calculationMode: CalculationMode = .linear, duration: Double? = nil,
    curve: TimingCurve = .easeInOut, delay: Double = 0, repetition: Repetition = .once,
    autoreverses: Bool = false
  ) {
    self.keyframes = keyframes
    self.calculationMode = calculationMode
    self.duration = duration
    self.curve = curve
    self.delay = delay
    self.repetition = repetition
    self.autoreverses = autoreverses
  }
}

/// `UIViewPropertyAnimator`, declared; it moves once it is started or scrubbed.
public struct AnimatorDeclaration: Sendable {
  public var id: String
  /// Seconds; nil means 0.25, or a physical spring's settling duration.
  public var duration: Double?
  public var curve: TimingCurve
  public var changes: [PropertyChange]
  /// What changes beside `changes`, within the animator's duration.
  public var keyframes: [Keyframe]
  public var calculationMode: CalculationMode
  /// Whether a scrubbed value follows `fractionComplete` linearly; else it does through the curve.
  public var scrubsLinearly: Bool
  /// Whether it stays active, and paused, at its end.
  public var pausesOnCompletion: Bool
  /// A spring's initial velocity as a vector, which replaces the curve's own: dx for x, dy for y, dx for
  /// all that has no direction. nil keeps the curve's. Source: UISpringTimingParameters.initialVelocity.
  public var initialVelocity: Point?

  public init(
    id: String, duration: Double? = nil, curve: TimingCurve = .easeInOut,
    changes: [PropertyChange] = [], keyframes: [Keyframe] = [],
    calculationMode: CalculationMode = .linear, scrubsLinearly: Bool = true,
    pausesOnCompletion: Bool = false, initialVelocity: Point? = nil
  ) {
    self.id = id
    self.duration = duration
    self.curve = curve
    self.changes = changes
    self.keyframes = keyframes
    self.calculationMode = calculationMode
    self.scrubsLinearly = scrubsLinearly
    self.pausesOnCompletion = pausesOnCompletion
    self.initialVelocity = initialVelocity
  }
}

/// Where an animator ends. Source: UIViewAnimatingPosition.
public enum AnimatingPosition: String, Hashable, Sendable, CaseIterable {
  case end, start, current
}

/// What is done to an animator.
public enum AnimatorCommand: Sendable {
  /// `startAnimation(afterDelay:)`, in seconds; of a paused one, `startAnimation()`.
  case start(afterDelay: Double)
  case pause
  /// `isReversed` becomes what it was not.
  case reverse
  /// `continueAnimation(withTimingParameters:durationFactor:)`; nil keeps the original curve. The
  /// velocity is a spring's as a vector, as in `AnimatorDeclaration.initialVelocity`. The factor is the part of
  /// the animator's duration that the rest takes, 0 for the time that is left.
  case `continue`(curve: TimingCurve?, durationFactor: Double, initialVelocity: Point? = nil)
  /// `stopAnimation(false)`: what is seen becomes the model, until it is finished.
  case stop
  case finish(at: AnimatingPosition)
  /// `addAnimations(_:delayFactor:)` while it is active or before it starts; the factor is the part 0…1 of the time
  /// that is left after which they begin.
  case add(changes: [PropertyChange], delayFactor: Double)
}

/// A finger that moves over the glass.
public struct PanStep: Sendable {
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    case x, y
  }

  /// The animator that the finger scrubs, and how far it has to go for a whole run.
  public struct Driven: Sendable {
    public var animator: String
    public var axis: Axis
    /// Points along the axis for a `fractionComplete` of 1; negative upwards or leftwards.
    public var distance: Double

    public init(animator: String, axis: Axis, distance: Double) {
      self.animator = animator
      self.axis = axis
      self.distance = distance
    }
  }

  /// On the canvas, points; so is `to`.
  public var from: Point
  public var to: Point
  /// Seconds.
  public var duration: Double
  public var curve: TimingCurve
  /// One, or several in step.
  public var drives: [Driven]

  public init(
    from: Point, to: Point, duration: Double, curve: TimingCurve = .linear, drives: [Driven] = []
  ) {
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
    self.drives = drives
  }
}

/// A finger that touches and leaves.
public struct TapStep: Sendable {
  /// On the canvas, points.
  public var at: Point
  /// Seconds until it leaves.
  public var duration: Double

  public init(at: Point, duration: Double) {
    self.at = at
    self.duration = duration
  }
}
