/// What a residual is to the solver: where it may be without cost, and how much the cost counts.
struct Residual: Hashable, Sendable {
  /// Source: NSLayoutConstraint.Relation; `lessThanOrEqual` is the other one with its signs changed.
  enum Relation: Hashable, Sendable {
    case equal
    case atLeast
  }

  var relation: Relation

  /// How far a value lies where it may not be.
  func violation(_ value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .atLeast: max(0, -value)
    }
  }

  /// What its level gets for each point that it grows.
  func slope(isNegative: Bool) -> Double {
    if isNegative { return -1 }
    return relation == .equal ? 1 : 0
  }

  /// What its level gets for each point that it moves away from 0.
  func ownCost(_ direction: Direction) -> Double {
    direction == .down || relation == .equal ? 1 : 0
  }

  /// What its level gets more for each point behind 0 than it got before.
  var crossingCost: Double { relation == .equal ? 2 : 1 }
}

/// One of the two ways in which a residual can change.
enum Direction: Double {
  case up = 1
  case down = -1

  var opposite: Direction { self == .up ? .down : .up }
}
