/// The kind of a residual, which determines its cost.
struct Residual: Hashable, Sendable {
  /// Source: NSLayoutConstraint.Relation; `lessThanOrEqual` is the other one with its signs changed.
  enum Relation: Hashable, Sendable {
    case equal
    case atLeast
  }

  var relation: Relation

  /// The error of a value.
  func violation(_ value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .atLeast: max(0, -value)
    }
  }

  /// Change of its level's cost for each point that it grows.
  func slope(isNegative: Bool) -> Double {
    if isNegative { return -1 }
    return relation == .equal ? 1 : 0
  }

  /// Change of its level's cost for each point that it moves away from 0.
  func ownCost(_ direction: Direction) -> Double {
    direction == .down || relation == .equal ? 1 : 0
  }

  /// Increase of its level's cost per point, when it crosses 0.
  var crossingCost: Double { relation == .equal ? 2 : 1 }
}

/// One of the two ways in which a residual can change.
enum Direction: Double {
  case up = 1
  case down = -1
}
