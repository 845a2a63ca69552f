/// Where an animator is in its life. Source: UIViewAnimatingState.
public enum AnimatingState: String, Hashable, Sendable, CaseIterable {
  /// Not started yet, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and not finished yet.
  case stopped
}

/// A call that an animator does not take in the state that it is in: a programmer error in UIKit.
public struct AnimatorError: Error, Hashable, Sendable {
  /// UIKit's name of what was called.
  public var call: String
  public var state: AnimatingState
  public var isRunning: Bool
  /// What the call needs: "needs …".
  public var need: String

  /// One sentence, lower case, without a full stop.
  public var message: String {
    let condition = state == .active ? (isRunning ? "running" : "paused") : state.rawValue
    return "\(call) \(need); the animator is \(condition)"
  }
}
