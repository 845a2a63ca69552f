import AnimMotion
import AnimTiming

/// Reports the start and the end of an animation. Source: CAAnimationDelegate.
public protocol CAAnimationDelegate: AnyObject {
  @preconcurrency @MainActor func animationDidStart(_ anim: CAAnimation)
  /// - Parameters:
  ///   - anim: the animation that ended.
  ///   - flag: false if the animation was removed before its end.
  @preconcurrency @MainActor func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An explicit animation of a layer. It leaves the model value as it is. Source: CAAnimation.
///
/// A layer keeps a copy: later changes of the animation have no effect.
nonisolated open class CAAnimation: CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// nil for a linear one.
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it at its end; if not, it shows the value of its fill mode from then on.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  public init() {}

  /// Calls the `init()` of a class that is known at run time only. Subclasses that override `init()` inherit it.
  public required convenience init(dynamically: Void) { self.init() }

  /// A value of the program's own, such as a name.
  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    values[key] = value
  }

  func copied() -> Self {
    let copy = Self(dynamically: ())
    copy.take(from: self)
    return copy
  }

  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    values = other.values
  }

  /// The animation as the timeline has it.
  ///
  /// - Throws: the first fault.
  func content(in context: AnimationContent) throws(AnimationFault) -> LayerAnimation {
    throw AnimationFault("must be an animation of a property or a group, found \(type(of: self))")
  }

  /// An animation of the same duration that moves nothing.
  func idle() throws(AnimationFault) -> LayerAnimation {
    var group = AnimationGroup()
    group.timing = try timing()
    return .group(group)
  }

  var curve: TimingCurve { timingFunction?.curve ?? .linear }
}

/// An animation of one key path. Source: CAPropertyAnimation.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether it adds to the value below instead of replacing it.
  open var isAdditive = false
  /// Whether each cycle starts where the one before it ended.
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }
}

/// An animation between two values: numbers, CGPoint, CGSize, CGRect, CGColor or CGAffineTransform, by the key path.
/// Source: CABasicAnimation.
///
///     from and to   from … to            from only   from … model
///     from and by   from … from + by     to only     model … to
///     to and by     to − by … to         by only     model … model + by
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func content(in context: AnimationContent) throws(AnimationFault) -> LayerAnimation {
    guard let path = try context.path(keyPath) else { return try idle() }
    var animation = BasicAnimation()
    animation.timing = try timing()
    animation.curve = try motion()
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    animation.from = try fromValue.map { value throws(AnimationFault) in
      try path.value(of: value)
    }
    animation.to = try toValue.map { value throws(AnimationFault) in try path.value(of: value) }
    animation.by = try byValue.map { value throws(AnimationFault) in
      try path.value(of: value, isDifference: true)
    }
    return .basic(path.property, animation)
  }

  /// The curve.
  func motion() throws(AnimationFault) -> TimingCurve { curve }
}

/// A spring, whose motion follows from its parameters whatever the duration is. Source: CASpringAnimation.
open class CASpringAnimation: CABasicAnimation {
  /// Above 0.
  open var mass: CGFloat = 1
  /// Above 0.
  open var stiffness: CGFloat = 100
  /// 0 or more.
  open var damping: CGFloat = 10
  /// Towards the goal, in whole distances per second.
  open var initialVelocity: CGFloat = 0
  /// If not, the damping is limited to the critical one.
  open var allowsOverdamping = false

  /// A spring with the period of an undamped one, in seconds, and a bounce above −1, up to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    do {
      let spring = try SpringTimingParameters(duration: perceptualDuration, bounce: Double(bounce))
      guard case .physical(let mass, let stiffness, let damping, _) = spring.form else { return }
      self.mass = CGFloat(mass)
      self.stiffness = CGFloat(stiffness)
      self.damping = CGFloat(damping)
      allowsOverdamping = true
    } catch {
      Recorder.current.fault("CASpringAnimation", SpringFault.text(of: error))
    }
  }

  /// Seconds until the motion is within a thousandth of the way; 0 for parameters that are out of range.
  open var settlingDuration: CFTimeInterval {
    (try? spring())?.settlingDuration ?? 0
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  private func spring() throws(TimingParameterError) -> SpringTimingParameters {
    try SpringTimingParameters(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func motion() throws(AnimationFault) -> TimingCurve {
    do throws(TimingParameterError) {
      return .spring(try spring())
    } catch {
      throw AnimationFault(SpringFault.text(of: error))
    }
  }
}
