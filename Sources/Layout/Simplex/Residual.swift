/// The kind of a residual, which determines its cost.
struct Residual: Hashable, Sendable {
  /// Source: NSLayoutConstraint.Relation; `lessThanOrEqual` is expressed with opposite signs.
  enum Relation: Hashable, Sendable {
    case equal
    case atLeast
  }

  var relation: Relation

  /// The error for a value of the residual.
  func violation(_ value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .atLeast: max(0, -value)
    }
  }

  /// Change of the level's cost per point that the residual grows.
  func slope(isNegative: Bool) -> Double {
    if isNegative { return -1 }
    return relation == .equal ? 1 : 0
  }

  /// Change of the level's cost per point that the residual moves away from 0.
  func ownCost(_ direction: Direction) -> Double {
    direction == .down || relation == .equal ? 1 : 0
  }

  /// Increase of the slope of the level's cost when the residual crosses 0.
  var crossingCost: Double { relation == .equal ? 2 : 1 }
}

/// The directions in which a residual can change.
enum Direction: Double {
  case up = 1
  case down = -1
}
