/// Where an animator is in its life. Source: UIViewAnimatingState.
public enum AnimatingState: String, Hashable, Sendable, CaseIterable {
  /// Not started yet, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and not finished yet.
  case stopped
}
