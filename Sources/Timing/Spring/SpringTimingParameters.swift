import AnimPrimitives

/// The parameters of a spring. Source: UISpringTimingParameters, CASpringAnimation, SwiftUI.Spring.
///
/// The initial velocity is relative: 1 is the whole distance per second, towards the target.
public struct SpringTimingParameters: Hashable, Sendable {
  /// The kind of the spring.
  public let form: Form
  /// Towards the target, in whole distances per second.
  public let initialVelocity: Double

  /// Two kinds of springs: fitted to a duration, or with their own motion.
  public enum Form: Hashable, Sendable {
    /// UIKit chooses the frequency so that the spring has settled at the end of the duration.
    case fitted(dampingRatio: Double)
    /// The motion follows from the parameters and ignores the duration.
    case physical(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool)
  }

  /// UIKit's spring. Source: UISpringTimingParameters(dampingRatio:initialVelocity:),
  /// UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:).
  /// - Parameter dampingRatio: 0.01 or more; from 1 on the spring is critically damped.
  /// - Throws: if the ratio is below 0.01, the velocity beyond ±1e50, or a number not finite.
  public init(
    dampingRatio: Double, initialVelocity: Double = 0
  ) throws(TimingParameterError) {
    try checked("dampingRatio", dampingRatio, "0.01 or more") { $0 >= 0.01 }
    try self.init(.fitted(dampingRatio: dampingRatio), initialVelocity)
  }

  /// Core Animation's spring, with its defaults.
  /// - Parameters:
  ///   - mass: above 0.
  ///   - stiffness: above 0.
  ///   - damping: 0 or more.
  ///   - allowsOverdamping: false limits the damping to critical, as CASpringAnimation does.
  /// - Throws: if a number is out of its range or not finite, √(stiffness/mass) is outside 1e-50…1e50, the damping is
  ///   more than 1e50 times critical, or the velocity is beyond ±1e50.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(TimingParameterError) {
    try checked("mass", mass, "above 0") { $0 > 0 }
    try checked("stiffness", stiffness, "above 0") { $0 > 0 }
    try checked("damping", damping, "0 or more") { $0 >= 0 }
    // Squares overflow beyond these limits.
    let frequency = (stiffness / mass).squareRoot()
    guard (1e-50...1e50).contains(frequency), (stiffness * mass).isNormal else {
      throw TimingParameterError(
        parameter: "stiffness", value: stiffness,
        allowed: "a value that gives the mass \(mass.shortestText) a frequency within 1e-50 to 1e50"
      )
    }
    try checked("damping", damping, "at most 1e50 times critical") {
      Self.dampingRatio(mass, stiffness, $0) <= 1e50
    }
    try self.init(
      .physical(
        mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowsOverdamping),
      initialVelocity)
  }

  private init(_ form: Form, _ initialVelocity: Double) throws(TimingParameterError) {
    try checked("initialVelocity", initialVelocity, "within ±1e50") { abs($0) <= 1e50 }
    self.form = form
    self.initialVelocity = initialVelocity
  }
}

// MARK: - Other forms of a physical spring

extension SpringTimingParameters {
  /// SwiftUI's spring: `duration` is the period of the undamped oscillation, not the settling time.
  ///
  /// Source: SwiftUI.Spring(duration:bounce:), UIView.animate(springDuration:bounce:),
  /// CASpringAnimation(perceptualDuration:bounce:).
  /// - Parameter duration: seconds, above 0.
  /// - Parameter bounce: above −1, up to 1; 0 is critically damped, below 0 overdamped, 1 undamped.
  /// - Throws: for a number out of its range or not finite, and as `init(mass:stiffness:damping:…)`.
  public init(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(TimingParameterError) {
    try checked("duration", duration, "above 0") { $0 > 0 }
    try checked("bounce", bounce, "above -1, up to 1") { $0 > -1 && $0 <= 1 }
    try self.init(
      period: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), initialVelocity)
  }

  /// SwiftUI's older spring. Source: SwiftUI.Animation.spring(response:dampingFraction:).
  /// - Parameter response: the period of the undamped oscillation, seconds, above 0.
  /// - Parameter dampingFraction: the damping ratio, 0 or more.
  /// - Throws: for a number out of its range or not finite, and as `init(mass:stiffness:damping:…)`.
  public init(
    response: Double, dampingFraction: Double, initialVelocity: Double = 0
  ) throws(TimingParameterError) {
    try checked("response", response, "above 0") { $0 > 0 }
    try checked("dampingFraction", dampingFraction, "0 or more") { $0 >= 0 }
    try self.init(period: response, dampingRatio: dampingFraction, initialVelocity)
  }

  private init(
    period: Double, dampingRatio: Double, _ initialVelocity: Double
  ) throws(TimingParameterError) {
    let (stiffness, damping) = Self.constants(period: period, dampingRatio: dampingRatio)
    try self.init(
      mass: 1, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }

  /// A spring of mass 1.
  private static func constants(
    period: Double, dampingRatio: Double
  ) -> (stiffness: Double, damping: Double) {
    let frequency = 2 * .pi / period
    return (frequency * frequency, 2 * frequency * dampingRatio)
  }
}

// MARK: - SwiftUI's own springs

extension SpringTimingParameters {
  /// A spring of 0.5 s without bounce. Source: SwiftUI.Spring.smooth.
  public static let smooth = SpringTimingParameters(bounce: 0)
  /// A spring of 0.5 s with a bounce of 0.15. Source: SwiftUI.Spring.snappy.
  public static let snappy = SpringTimingParameters(bounce: 0.15)
  /// A spring of 0.5 s with a bounce of 0.3. Source: SwiftUI.Spring.bouncy.
  public static let bouncy = SpringTimingParameters(bounce: 0.3)

  /// `init(duration:bounce:)` with a duration of 0.5 s, for a bounce within 0…1.
  private init(bounce: Double) {
    let (stiffness, damping) = Self.constants(period: 0.5, dampingRatio: 1 - bounce)
    form = .physical(mass: 1, stiffness: stiffness, damping: damping, allowsOverdamping: true)
    initialVelocity = 0
  }
}

// MARK: - Motion

extension SpringTimingParameters {
  /// The motion: a physical spring's own, or UIKit's, fitted to a duration in seconds above 0.
  package func spring(duration: Double) -> Spring {
    switch form {
    case .fitted(let ratio):
      return SpringFit(
        dampingRatio: ratio, initialVelocity: initialVelocity, duration: duration
      ).spring
    case .physical(let mass, let stiffness, let damping, let allowsOverdamping):
      let ratio = Self.dampingRatio(mass, stiffness, damping)
      return Spring(
        angularFrequency: (stiffness / mass).squareRoot(),
        dampingRatio: allowsOverdamping ? ratio : min(ratio, 1), initialVelocity: initialVelocity)
    }
  }

  /// Rounds a ratio close to 1 to 1 (critical), so that a bounce of 0 has the same settling time for all durations.
  private static func dampingRatio(_ mass: Double, _ stiffness: Double, _ damping: Double) -> Double
  {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return abs(ratio - 1) < 1e-14 ? 1 : ratio
  }

  /// The same spring with another initial velocity, such as that of an interrupted motion.
  /// - Throws: if the velocity is not within ±1e50.
  public func replacingInitialVelocity(
    with velocity: Double
  ) throws(TimingParameterError) -> SpringTimingParameters {
    try SpringTimingParameters(form, velocity)
  }

  /// The settling time of a physical spring, in seconds; nil for UIKit's spring.
  ///
  /// `Float.greatestFiniteMagnitude` without damping, as in Core Animation.
  public var settlingDuration: Double? {
    switch form {
    case .fitted: nil
    case .physical: spring(duration: 1).settlingDuration
    }
  }

  /// The period of the undamped oscillation, in seconds; nil for UIKit's spring.
  ///
  /// Source: CASpringAnimation.perceptualDuration, SwiftUI.Spring.duration.
  public var perceptualDuration: Double? {
    guard case .physical(let mass, let stiffness, _, _) = form else { return nil }
    return 2 * .pi * (mass / stiffness).squareRoot()
  }

  /// 1 − the damping ratio, or its inverse − 1 if the ratio is above 1; nil for UIKit's spring.
  ///
  /// Source: CASpringAnimation.bounce, SwiftUI.Spring.bounce.
  public var bounce: Double? {
    guard case .physical(let mass, let stiffness, let damping, _) = form else { return nil }
    let ratio = Self.dampingRatio(mass, stiffness, damping)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
