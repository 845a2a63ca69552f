public import Primitives

/// An explicit animation of a layer. Source: CAAnimation.
public enum LayerAnimation: Sendable {
  case basic(Property, BasicAnimation)
  case keyframes(Property, KeyframeAnimation)
  case group(AnimationGroup)
}

extension LayerAnimation {
  public var timing: MediaTiming {
    get {
      switch self {
      case .basic(_, let animation): animation.timing
      case .keyframes(_, let animation): animation.timing
      case .group(let group): group.timing
      }
    }
    set {
      switch self {
      case .basic(let property, var animation):
        animation.timing = newValue
        self = .basic(property, animation)
      case .keyframes(let property, var animation):
        animation.timing = newValue
        self = .keyframes(property, animation)
      case .group(var group):
        group.timing = newValue
        self = .group(group)
      }
    }
  }
}

/// An animation through values, or along a path. Source: CAKeyframeAnimation.
public struct KeyframeAnimation: Sendable {
  /// The values that it passes.
  public enum Course: Sendable {
    /// Values with their times: fractions of the duration, nil for even ones. Missing curves of segments are linear.
    case values([AnimatableValue], times: [Double]?, curves: [TimingCurve])
    /// A path for the centre; `rotates` turns the layer into its direction.
    case path(Path, rotates: Bool)
  }

  public var timing = MediaTiming()
  /// The curve of the whole. Default: linear.
  public var curve = TimingCurve.linear
  public var course: Course
  public var calculationMode = CalculationMode.linear
  /// Whether the animation adds to the value below instead of replacing it.
  public var isAdditive = false
  /// Whether the last value is added once for each completed cycle.
  public var isCumulative = false

  public init(_ course: Course) {
    self.course = course
  }
}
