import AnimMotion
import AnimPrimitives

/// An animation through values, or of the position along a path. Source: CAKeyframeAnimation.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Two or more values; one or more in the discrete mode.
  open var values: [Any]?
  /// A time for each value, as ascending fractions 0…1 of the duration; nil for equal distances. The paced modes ignore
  /// them.
  open var keyTimes: [NSNumber]?
  /// The curves of the segments between values; missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// SVG path data in the superlayer, which replace the values. Apple's path is a CGPath.
  open var path: String?
  /// Whether the layer turns in the direction of its path.
  open var rotationMode: CAAnimationRotationMode?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    path = other.path
    rotationMode = other.rotationMode
  }

  override func content(in context: AnimationContent) throws(AnimationFault) -> LayerAnimation {
    guard let path = try context.path(keyPath) else { return try idle() }
    var animation = KeyframeAnimation(try course(of: path))
    guard let mode = CalculationMode(rawValue: calculationMode.rawValue) else {
      throw AnimationFault(
        .unknown(
          "calculationMode", calculationMode.rawValue, CalculationMode.allCases.map(\.rawValue)))
    }
    animation.calculationMode = mode
    animation.timing = try timing()
    animation.curve = curve
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    return .keyframes(path.property, animation)
  }

  private func course(
    of path: AnimationContent.KeyPath
  ) throws(AnimationFault) -> KeyframeAnimation.Course {
    if let course = self.path {
      guard path.property == .center else {
        throw AnimationFault("must have the key path position for a path, found \(path.name)")
      }
      do throws(PathSyntaxError) {
        return .path(try Path(svg: course), rotates: rotationMode == .rotateAuto)
      } catch {
        throw AnimationFault("must have SVG path data: \(error)")
      }
    }
    var list: [AnimatableValue] = []
    for value in values ?? [] { list.append(try path.value(of: value)) }
    let times = keyTimes.map { $0.map(\.doubleValue) }
    if let late = times?.first(where: { !($0 >= 0 && $0 <= 1) }) {
      throw AnimationFault("must have keyTimes of 0 to 1, found \(late)")
    }
    return .values(list, times: times, curves: (timingFunctions ?? []).map(\.curve))
  }
}

/// Animations with a common time, which end together. Source: CAAnimationGroup.
///
/// The animations in it have no delegate calls of their own, and times from the group's begin on.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func content(in context: AnimationContent) throws(AnimationFault) -> LayerAnimation {
    var group = AnimationGroup()
    group.timing = try timing()
    group.curve = curve
    for animation in animations ?? [] {
      group.animations.append(try animation.content(in: context))
    }
    return .group(group)
  }
}
