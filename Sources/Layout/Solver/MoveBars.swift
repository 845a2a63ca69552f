/// For each nonbasic residual, and each way in which it could move: the first level that gets worse, and
/// by how much for each point.
struct MoveBars: Sendable {
  struct Bar: Hashable, Sendable {
    var level: Int32
    var cost: Double

    /// That of a move which costs nothing.
    static let none = Bar(level: LexicographicSimplex.never, cost: 0)
  }

  private var up: [Bar]
  private var down: [Bar]

  init(count: Int) {
    up = Array(repeating: .none, count: count)
    down = up
  }

  subscript(residual: Int, direction: Direction) -> Bar {
    get { direction == .up ? up[residual] : down[residual] }
    set {
      switch direction {
      case .up: up[residual] = newValue
      case .down: down[residual] = newValue
      }
    }
  }

  /// The last level before which a residual is free to move one way or the other.
  func last(_ residual: Int) -> Int32 { max(up[residual].level, down[residual].level) }

  /// Takes note that moving a residual up costs more on a level, and down less.
  ///
  /// - Returns: whether that level is still, or has become, the first one for both ways that it touches;
  ///   else what comes first is not known.
  mutating func add(_ cost: Double, to residual: Int, level: Int32) -> Bool {
    Self.add(cost, to: &up[residual], level) && Self.add(-cost, to: &down[residual], level)
  }

  private static func add(_ cost: Double, to bar: inout Bar, _ level: Int32) -> Bool {
    guard bar.level >= level else { return true }
    let before = bar.level == level ? bar.cost : 0
    bar = Bar(level: level, cost: before + cost)
    return bar.cost > LexicographicSimplex.rateTolerance
  }
}
