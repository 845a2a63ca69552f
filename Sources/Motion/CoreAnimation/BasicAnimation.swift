public import AnimTiming

/// An animation between two values on top of the model value. Source: measurements of CABasicAnimation.
///
///     from and to   from … to            from only   from … model
///     from and by   from … from + by     to only     model … to
///     to and by     to − by … to         by only     model … model + by
public struct BasicAnimation: Sendable {
  public var timing = MediaTiming()
  /// Default: linear, like a CABasicAnimation without a timing function.
  public var curve = TimingCurve.linear
  public var from: AnimatableValue?
  public var to: AnimatableValue?
  public var by: AnimatableValue?
  /// Whether the animation adds to the value below instead of replacing it.
  public var isAdditive = false
  /// Whether each cycle starts where the one before it ended: the end value of a cycle (the start value if it
  /// autoreverses) is added once for each completed cycle.
  public var isCumulative = false

  public init() {}

  /// The presented value over `value`.
  public func value(over value: AnimatableValue, at parentTime: Double) -> AnimatableValue {
    MediaAnimation(self, in: []).value(over: value, at: parentTime)
  }
}

/// Animations with a common timing. Source: measurements of CAAnimationGroup.
public struct AnimationGroup: Sendable {
  public var timing = MediaTiming()
  /// Warps the time of the group.
  public var curve = TimingCurve.linear
  /// Children without a duration use the group's.
  public var animations: [LayerAnimation] = []

  public init() {}

  /// The presented value of a property over `value`; later children are on top.
  public func value(
    of property: Property, over value: AnimatableValue, at parentTime: Double
  ) -> AnimatableValue {
    MediaAnimation.all(of: property, in: .group(self)).reduce(value) {
      $1.value(over: $0, at: parentTime)
    }
  }
}
