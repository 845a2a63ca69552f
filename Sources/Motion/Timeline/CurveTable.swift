/// Curves by number.
struct CurveTable: Sendable {
  typealias Index = Int32

  /// The number of no curve: what goes in comes out.
  static let identity: Index = -1

  private(set) var curves: [ResolvedTimingCurve] = []
  /// The same, where they own no memory: those are evaluated in place.
  private var plainCurves: [PlainTimingCurve?] = []

  mutating func add(_ curve: ResolvedTimingCurve) -> Index {
    curves.append(curve)
    plainCurves.append(curve.plain)
    return Index(curves.count - 1)
  }

  @inline(__always)
  func value(of index: Index, at fraction: Double) -> Double {
    guard index >= 0 else { return fraction }
    if let curve = plainCurves[Int(index)] { return curve.value(at: fraction) }
    return curves[Int(index)].value(at: fraction)
  }

  func velocity(of index: Index, at fraction: Double) -> Double {
    index >= 0 ? curves[Int(index)].velocity(at: fraction) : 1
  }

  /// Where a curve has a value; where it never has, the value.
  func inverse(of index: Index, at value: Double) -> Double {
    index >= 0 ? curves[Int(index)].inverse(of: value) ?? value : value
  }
}

extension ResolvedTimingCurve {
  fileprivate var plain: PlainTimingCurve? {
    guard case .plain(let curve) = kind else { return nil }
    return curve
  }
}
