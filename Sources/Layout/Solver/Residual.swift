/// What a residual is to the solver: where it may be without cost, and how much the cost counts.
struct Residual: Hashable, Sendable {
  /// Source: NSLayoutConstraint.Relation; `lessThanOrEqual` is the other one with its signs changed.
  enum Relation: Hashable, Sendable {
    case equal
    case atLeast
  }

  var relation: Relation
  /// 0 counts most. Nothing of a level can be bought by any amount of a later one.
  var level: Int
}

/// One of the two ways in which a residual can change.
enum Direction: Double {
  case up = 1
  case down = -1

  var opposite: Direction { self == .up ? .down : .up }
}
