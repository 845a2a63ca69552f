public import AnimPrimitives
public import AnimTiming

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
  /// The content of the animation: values or a path.
  public enum Course: Sendable {
    /// Values with their times as fractions of the duration; nil means even times. Missing segment curves are linear.
    case values([AnimatableValue], times: [Double]?, curves: [TimingCurve])
    /// A path of the centre; `rotates` turns the layer into the path's direction.
    case path(Path, rotates: Bool)
  }

  public var timing = MediaTiming()
  /// The curve of the whole animation. Default: linear.
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
