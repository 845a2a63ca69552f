/// Where an animator ends. Source: UIViewAnimatingPosition.
public enum AnimatingPosition: String, Hashable, Sendable, CaseIterable {
  case end, start, current
}

extension AnimatingPosition {
  /// Of the way; nil for wherever it is.
  var fraction: Double? {
    switch self {
    case .end: 1
    case .start: 0
    case .current: nil
    }
  }
}
