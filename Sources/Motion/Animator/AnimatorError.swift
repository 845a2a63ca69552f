/// A call that an animator does not take in the state that it is in, or with the number that it is given:
/// a programmer error in UIKit.
public struct AnimatorError: Error, Hashable, Sendable {
  /// UIKit's name of what was called.
  public var call: String
  public var state: AnimatingState
  public var isRunning: Bool
  /// What the call asks for: "needs …" of the animator, "takes …" of a number.
  public var need: String

  /// One sentence, lower case, without a full stop.
  public var message: String {
    let condition = state == .active ? (isRunning ? "running" : "paused") : state.rawValue
    return "\(call) \(need); the animator is \(condition)"
  }

  /// The step of a scene that makes the call possible; nil where there is none.
  var hint: String? {
    guard need.hasPrefix("needs") else { return nil }
    let isContinue = call.hasPrefix("continueAnimation")
    switch state {
    case .stopped: return "`finish` it first"
    case .inactive: return isContinue ? "`start` it first, then `pause` it" : nil
    case .active where call.hasPrefix("finishAnimation"): return "`stop` it first"
    case .active where isContinue || call == "fractionComplete": return "`pause` it first"
    case .active: return nil
    }
  }
}
