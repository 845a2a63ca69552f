/// Curves by number.
struct CurveTable: Sendable {
  typealias Index = Int32

  /// The number of no curve: what goes in comes out.
  static let identity: Index = -1

  private(set) var curves: [ResolvedTimingCurve] = []
  /// Where each is evaluated: most are small and own no memory, and are kept together.
  private var places: [Place] = []
  private var plain: [PlainTimingCurve] = []
  private var cubics: [CubicSolver] = []

  private enum Place {
    case plain(Index)
    case cubic(Index)
    case other
  }

  mutating func add(_ curve: ResolvedTimingCurve) -> Index {
    switch curve.kind {
    case .plain(let formula):
      places.append(.plain(Index(plain.count)))
      plain.append(formula)
    case .cubic(let solver):
      places.append(.cubic(Index(cubics.count)))
      cubics.append(solver)
    case .linearStops, .expression, .piecewise, .reversed, .mirrored, .sampled, .function:
      places.append(.other)
    }
    curves.append(curve)
    return Index(curves.count - 1)
  }

  @inline(__always)
  func value(of index: Index, at fraction: Double) -> Double {
    guard index >= 0 else { return fraction }
    switch places[Int(index)] {
    case .plain(let number): return plain[Int(number)].value(at: fraction)
    case .cubic(let number): return cubics[Int(number)].value(at: fraction)
    case .other: return curves[Int(index)].value(at: fraction)
    }
  }

  func velocity(of index: Index, at fraction: Double) -> Double {
    index >= 0 ? curves[Int(index)].velocity(at: fraction) : 1
  }

  /// Where a curve has a value; where it never has, the value.
  func inverse(of index: Index, at value: Double) -> Double {
    index >= 0 ? curves[Int(index)].inverse(of: value) ?? value : value
  }
}
