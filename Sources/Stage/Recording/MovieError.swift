/// The faults of a program, or of the files that it writes to.
///
/// A call that raises an exception in UIKit has no effect in `Stage` and is recorded as a fault. All faults are thrown
/// together when the movie is drawn.
public struct MovieError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A call that its object's state or its arguments do not allow.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// UIKit's name of the call.
    public var call: String
    /// The requirement and the state: one sentence in lower case, without a full stop.
    public var message: String
    /// Stage time in seconds.
    public var time: Double

    public var description: String { "\(call) \(message) (at \(TimeText.seconds(time)))" }
  }

  /// In the order of time.
  public var faults: [Fault]
  /// The fault of a picture, a font or a file; nil if there is none.
  public var reason: String?
  /// The exit code of a program that ends with the error, as `animrender` has it.
  public var exitCode: Int32

  init(faults: [Fault]) {
    self.faults = faults
    exitCode = 65
  }

  /// A fault at 0 s.
  init(_ call: String, _ message: String, exitCode: Int32 = 65) {
    faults = [Fault(call: call, message: message, time: 0)]
    self.exitCode = exitCode
  }

  init(_ reason: String, exitCode: Int32) {
    faults = []
    self.reason = reason
    self.exitCode = exitCode
  }

  public var description: String {
    ([reason].compactMap { $0 } + faults.map(\.description)).joined(separator: "\n")
  }
}

/// Times in messages.
enum TimeText {
  /// With up to six decimals.
  static func seconds(_ time: Double) -> String { "\(number(time)) s" }

  static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
