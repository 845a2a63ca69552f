public import AnimPrimitives
public import AnimTiming

/// A change of one property of one target.
public struct PropertyChange: Sendable {
  public enum Goal: Sendable {
    case to(AnimatableValue)
    /// A difference to add. Transforms are added component by component, including scales: `TransformComponents.zero`
    /// adds nothing.
    case by(AnimatableValue)
    case fromTo(AnimatableValue, AnimatableValue)
    /// CAKeyframeAnimation: values, key times (fractions of the duration; nil means even times) and segment curves
    /// (empty means linear).
    case values(
      [AnimatableValue], times: [Double]?, curves: [TimingCurve],
      calculationMode: CalculationMode = .linear)
    /// Motion along a path in the superview's coordinates; `rotates` turns the view into the path's direction.
    case path(Path, rotates: Bool, calculationMode: CalculationMode = .linear)
  }

  /// The id of a view or constraint.
  public var target: String
  public var property: Property
  public var goal: Goal
  public var origin: ScriptOrigin
  /// The places of the goal's values in the text, in order; empty if unknown.
  public var valueOrigins: [ScriptOrigin]

  public init(
    target: String, property: Property, goal: Goal, origin: ScriptOrigin = .unknown,
    valueOrigins: [ScriptOrigin] = []
  ) {
    self.target = target
    self.property = property
    self.goal = goal
    self.origin = origin
    self.valueOrigins = valueOrigins
  }
}
