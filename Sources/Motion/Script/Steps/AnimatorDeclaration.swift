public import AnimPrimitives
public import AnimTiming

/// The declaration of a `UIViewPropertyAnimator`; nothing moves until a step starts or scrubs it.
public struct AnimatorDeclaration: Sendable {
  public var id: String
  /// Seconds; nil means 0.25, or a physical spring's settling duration.
  public var duration: Double?
  public var curve: TimingCurve
  public var changes: [PropertyChange]
  /// Keyframes that run together with `changes`, within the animator's duration.
  public var keyframes: [Keyframe]
  public var calculationMode: CalculationMode
  /// Whether a scrubbed value follows `fractionComplete` linearly instead of along the curve.
  public var scrubsLinearly: Bool
  /// Whether the animator stays active and paused at its end.
  public var pausesOnCompletion: Bool
  /// The initial velocity of a spring as a vector: dx for horizontal movement and channels without a direction, dy for
  /// vertical movement. nil uses the curve's velocity. Source: UISpringTimingParameters.initialVelocity.
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

/// A call on an animator.
public enum AnimatorCommand: Sendable {
  /// `startAnimation(afterDelay:)`, in seconds; `startAnimation()` if the animator is paused.
  case start(afterDelay: Double)
  case pause
  /// `isReversed.toggle()`.
  case reverse
  /// `continueAnimation(withTimingParameters:durationFactor:)`; a nil curve keeps the original one. The rest of the run
  /// lasts `durationFactor` times the animator's duration; 0 means the remaining time. For the velocity see
  /// `AnimatorDeclaration.initialVelocity`.
  case `continue`(curve: TimingCurve?, durationFactor: Double, initialVelocity: Point? = nil)
  /// `stopAnimation(false)`: the presented values become the model values until the animator is finished.
  case stop
  case finish(at: AnimatingPosition)
  /// `addAnimations(_:delayFactor:)`, before the start or while the animator is active. The delay is `delayFactor`
  /// (0…1) times the remaining time.
  case add(changes: [PropertyChange], delayFactor: Double)
}
