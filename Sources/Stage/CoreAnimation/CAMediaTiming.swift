import AnimMotion
import AnimPrimitives

/// The time of an animation. Source: CAMediaTiming.
public protocol CAMediaTiming: AnyObject {
  /// Seconds of stage time, or of the group; 0 for the time at which it is added.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one direction; 0 for that of the transaction, or of the group.
  var duration: CFTimeInterval { get set }
  /// Below 0, time runs backwards. At 0, it stands still at `timeOffset`.
  var speed: Float { get set }
  /// Seconds by which the cycle is shifted. The time of its end stays the same.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, both directions counted as one; 0 counts as 1, a fraction ends within a cycle.
  var repeatCount: Float { get set }
  /// Seconds of all cycles; a value above 0 replaces `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values outside of the time of an animation. Source: CAMediaTimingFillMode.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The interpolation between values. Source: CAAnimationCalculationMode.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The turn of a layer along a path. Source: CAAnimationRotationMode.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
}

extension CAMediaTiming {
  /// The timing as the timeline has it.
  ///
  /// - Throws: the first number that is out of its range.
  func timing() throws(AnimationFault) -> MediaTiming {
    var timing = MediaTiming()
    try Self.check("duration", duration, "a finite number of 0 or more seconds") { $0 >= 0 }
    try Self.check("beginTime", beginTime, "a finite number of seconds") { _ in true }
    try Self.check("timeOffset", timeOffset, "a finite number of seconds") { _ in true }
    try Self.check("speed", Double(speed), "a finite number") { _ in true }
    guard repeatCount >= 0 else {
      throw AnimationFault("must have a repeatCount of 0 or more, found \(repeatCount)")
    }
    guard repeatDuration >= 0 else {
      throw AnimationFault(
        "must have a repeatDuration of 0 or more seconds, found \(repeatDuration)")
    }
    guard let fill = MediaTiming.FillMode(rawValue: fillMode.rawValue) else {
      throw AnimationFault(
        .unknown("fillMode", fillMode.rawValue, MediaTiming.FillMode.allCases.map(\.rawValue)))
    }
    timing.duration = duration
    timing.beginTime = beginTime
    timing.timeOffset = timeOffset
    timing.speed = Double(speed)
    timing.repeatCount = repeatCount < HUGE ? Double(repeatCount) : .infinity
    timing.repeatDuration = repeatDuration
    timing.autoreverses = autoreverses
    timing.fillMode = fill
    return timing
  }

  private static func check(
    _ name: String, _ value: Double, _ range: String, _ isAllowed: (Double) -> Bool
  ) throws(AnimationFault) {
    guard value.isFinite, isAllowed(value) else {
      throw AnimationFault("must have \(range) as its \(name), found \(value)")
    }
  }
}

/// The fault of an animation, as the message of a call.
struct AnimationFault: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

extension String {
  /// The message of a name that is not known.
  static func unknown(_ kind: String, _ name: String, _ known: [String]) -> String {
    let hint = known.nearest(to: name).map { "; did you mean \"\($0)\"?" } ?? ""
    return "must have a known \(kind), found \"\(name)\"\(hint)"
  }
}
