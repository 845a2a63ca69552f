/// Curves by kind: most are small and own no memory, and are kept together.
struct CurveTable: Sendable {
  /// Where a curve is.
  enum Reference: Hashable, Sendable {
    /// What goes in comes out.
    case identity
    case plain(Int32)
    case cubic(Int32)
    case steps(Int32)
    case other(Int32)
  }

  private var plain: [PlainTimingCurve] = []
  private var cubics: [CubicSolver] = []
  private var staircases: [StepsTimingFunction] = []
  private var others: [ResolvedTimingCurve] = []

  mutating func add(_ curve: ResolvedTimingCurve) -> Reference {
    switch curve.kind {
    case .plain(.linear):
      return .identity
    case .plain(.steps(let steps)):
      staircases.append(steps)
      return .steps(Int32(staircases.count - 1))
    case .plain(let formula):
      plain.append(formula)
      return .plain(Int32(plain.count - 1))
    case .cubic(let solver):
      cubics.append(solver)
      return .cubic(Int32(cubics.count - 1))
    case .linearStops, .expression, .piecewise, .reversed, .mirrored, .sampled, .function:
      others.append(curve)
      return .other(Int32(others.count - 1))
    }
  }

  /// Adds all curves of another table and returns where each of them has gone.
  mutating func append(_ table: CurveTable) -> (Reference) -> Reference {
    let (plainCount, cubicCount) = (Int32(plain.count), Int32(cubics.count))
    let (staircaseCount, otherCount) = (Int32(staircases.count), Int32(others.count))
    plain += table.plain
    cubics += table.cubics
    staircases += table.staircases
    others += table.others
    return { reference in
      switch reference {
      case .identity: .identity
      case .plain(let index): .plain(plainCount + index)
      case .cubic(let index): .cubic(cubicCount + index)
      case .steps(let index): .steps(staircaseCount + index)
      case .other(let index): .other(otherCount + index)
      }
    }
  }
}

extension CurveTable {
  // Not a copy of the curve, but what its formula needs, is taken from the table: with a switch of its
  // own instead of `curve(_:)`, and with formulas that are inlined. What jumps is asked for with the
  // rounding of the fraction in mind.
  @inline(__always)
  func value(of reference: Reference, at fraction: Double) -> Double {
    switch reference {
    case .identity: fraction
    case .plain(let index): plain[Int(index)].value(at: fraction)
    case .cubic(let index): cubics[Int(index)].value(at: fraction)
    case .steps(let index): staircases[Int(index)].value(reachedAt: fraction)
    case .other(let index): others[Int(index)].value(reachedAt: fraction)
    }
  }

  func velocity(of reference: Reference, at fraction: Double) -> Double {
    curve(reference).velocity(at: fraction)
  }

  /// Where a curve has a value; where it never has, the value.
  func inverse(of reference: Reference, at value: Double) -> Double {
    reference == .identity ? value : curve(reference).inverse(of: value) ?? value
  }

  private func curve(_ reference: Reference) -> ResolvedTimingCurve {
    switch reference {
    case .identity: ResolvedTimingCurve(kind: .plain(.linear))
    case .plain(let index): ResolvedTimingCurve(kind: .plain(plain[Int(index)]))
    case .cubic(let index): ResolvedTimingCurve(kind: .cubic(cubics[Int(index)]))
    case .steps(let index): ResolvedTimingCurve(kind: .plain(.steps(staircases[Int(index)])))
    case .other(let index): others[Int(index)]
    }
  }
}
