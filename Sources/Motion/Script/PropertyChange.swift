public import Primitives

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
  /// Where each of the goal's values was written, in their order; empty where that is not known.
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
