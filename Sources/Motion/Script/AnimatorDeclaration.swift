public import Primitives

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
