/// A call that is not allowed in the state of the animator, or with the given number: a programmer error in UIKit.
public struct AnimatorError: Error, Hashable, Sendable {
  /// UIKit's name of the call.
  public var call: String
  public var state: AnimatingState
  public var isRunning: Bool
  /// What the call requires: "needs …" for the animator's state, "takes …" for a number.
  public var need: String

  /// One sentence, lower case, without a full stop.
  public var message: String {
    let condition = state == .active ? (isRunning ? "running" : "paused") : state.rawValue
    return "\(call) \(need); the animator is \(condition)"
  }

  /// The scene step that would make the call valid, or nil.
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
