import AnimMotion
import AnimPrimitives
import AnimTiming

/// The timing of an animator. Source: UITimingCurveProvider.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// Source: UICubicTimingParameters.
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
  let curve: TimingCurve

  public init() {
    curve = .default
  }

  public init(animationCurve: UIView.AnimationCurve) {
    curve = animationCurve.core
  }

  init(_ curve: TimingCurve) {
    self.curve = curve
  }

  /// The first coordinate of a point is limited to 0…1.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    let parameters = try? CubicTimingParameters(
      x1: min(max(controlPoint1.core.x, 0), 1), y1: controlPoint1.core.y,
      x2: min(max(controlPoint2.core.x, 0), 1), y2: controlPoint2.core.y)
    curve = parameters.map(TimingCurve.cubic) ?? .linear
  }
}

/// Source: UISpringTimingParameters.
@preconcurrency @MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
  let curve: TimingCurve
  /// nil if both axes begin at rest.
  let velocity: Point?

  /// A spring that fits the animator's duration.
  public convenience init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
    self.init(initialVelocity) {
      try SpringTimingParameters(dampingRatio: Double(dampingRatio))
    }
  }

  /// UIKit's own spring, of mass 3, stiffness 1000 and damping 500, whose motion is critically damped.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring with the period of an undamped one, in seconds, and a bounce above −1, below 1.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero
  ) {
    self.init(initialVelocity) {
      try Self.settling(SpringTimingParameters(duration: duration, bounce: Double(bounce)))
    }
  }

  /// A spring whose settling time is the animator's duration.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector
  ) {
    self.init(initialVelocity) {
      try Self.settling(
        SpringTimingParameters(
          mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    }
  }

  /// - Throws: if a spring never rests.
  private static func settling(
    _ spring: SpringTimingParameters
  ) throws -> SpringTimingParameters {
    guard spring.settlingDuration.map({ $0 < 86_400 }) ?? true else { throw EndlessSpring() }
    return spring
  }

  private struct EndlessSpring: Error, CustomStringConvertible {
    let description = "must have a spring that settles within a day"
  }

  private init(_ velocity: CGVector, _ spring: () throws -> SpringTimingParameters) {
    do {
      curve = .spring(try spring())
    } catch {
      Recorder.current.fault("UISpringTimingParameters", SpringFault.text(of: error))
      curve = .easeInOut
      self.velocity = nil
      return
    }
    let point = Point(Double(velocity.dx), Double(velocity.dy))
    guard point.x.isFinite, point.y.isFinite, point.x.magnitude < 1e50, point.y.magnitude < 1e50
    else {
      Recorder.current.fault("UISpringTimingParameters", "must have a finite initialVelocity")
      self.velocity = nil
      return
    }
    self.velocity = point == .zero ? nil : point
  }
}

extension UITimingCurveProvider {
  /// The curve and the velocity of a provider.
  var timing: (curve: TimingCurve, velocity: Point?) {
    switch self {
    case let cubic as UICubicTimingParameters: (cubic.curve, nil)
    case let spring as UISpringTimingParameters: (spring.curve, spring.velocity)
    default: (.easeInOut, nil)
    }
  }
}

/// The messages of springs with invalid parameters.
enum SpringFault {
  static func text(of error: any Error) -> String {
    guard let error = error as? TimingParameterError else { return "\(error)" }
    return "must have a \(error.parameter) of \(error.allowed), found \(error.value)"
  }
}
