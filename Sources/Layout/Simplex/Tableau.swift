// The tableau of the Cassowary algorithm (Badros, Borning, Stuckey, "The Cassowary linear arithmetic
// constraint solving algorithm", ACM TOCHI 8(4), 2001), in a form that is never infeasible.
//
// Cassowary gives each constraint two error variables, δ⁺ and δ⁻, of which at most one is not 0. Here
// both are one signed variable, the residual r = δ⁺ − δ⁻: the constraint's left side minus its right
// side. Every constraint has one, required ones too, and each unknown has a stay: its value minus the
// value that it keeps if no constraint determines it. A row expresses a basic residual as a constant plus
// multiples of nonbasic ones, which are 0:
//
//     rᵢ = cᵢ + Σ aᵢⱼ rⱼ
//
// At first the stays are nonbasic, so every unknown has the value that it keeps. Pivots make residuals of
// constraints nonbasic, which satisfies them exactly, and stays basic.

/// A multiple of a nonbasic residual.
struct Term: Hashable, Sendable {
  var column: Int32
  var value: Double

  init(_ column: Int, _ value: Double) {
    self.column = Int32(truncatingIfNeeded: column)
    self.value = value
  }

  var index: Int { Int(column) }
}

/// Rows and columns, without any notion of cost.
struct Tableau: Sendable {
  /// Smaller coefficients are rounding errors of coefficients that cancel.
  static let zero = 1e-11

  /// Of each row: its residual.
  private(set) var basic: [Int32] = []
  /// Of each row, sorted by column.
  private(set) var terms: [[Term]] = []
  /// Of each row: the value of its residual.
  var constants: [Double] = []
  /// Of each residual: its row, or −1 if it is nonbasic.
  private var rowOf: [Int32]
  /// Of each nonbasic residual: the rows that have it. Some may not have it any more, or be listed twice.
  private var rowsOf: [[Int32]]
  /// Nonbasic residuals that stay 0, and basic ones that stay constant. Rows lose their terms when they are
  /// next rewritten.
  private var isDropped: [Bool]

  /// A tableau whose residuals are all nonbasic.
  init(residualCount: Int) {
    rowOf = Array(repeating: -1, count: residualCount)
    rowsOf = Array(repeating: [], count: residualCount)
    isDropped = Array(repeating: false, count: residualCount)
  }

  /// Adds the row of a residual that becomes basic. The terms are sorted by column.
  mutating func append(_ residual: Int, constant: Double, terms: [Term]) {
    let row = Int32(truncatingIfNeeded: basic.count)
    basic.append(Int32(truncatingIfNeeded: residual))
    rowOf[residual] = row
    constants.append(constant)
    self.terms.append(terms)
    for term in terms { rowsOf[term.index].append(row) }
  }

  func row(of residual: Int) -> Int? {
    let row = rowOf[residual]
    return row < 0 ? nil : Int(row)
  }

  /// The value of a residual.
  func value(_ residual: Int) -> Double {
    row(of: residual).map { constants[$0] } ?? 0
  }

  /// Calls the closure for each row that has a nonbasic residual, perhaps twice, with its coefficient.
  func forEachRow(with column: Int, _ body: (_ row: Int, _ coefficient: Double) -> Void) {
    for row in rowsOf[column] {
      if let place = Self.place(of: column, in: terms[Int(row)]) {
        body(Int(row), terms[Int(row)][place].value)
      }
    }
  }

  /// Notes that a nonbasic residual stays 0.
  mutating func drop(_ residual: Int) {
    isDropped[residual] = true
    rowsOf[residual] = []
  }

  private static func place(of column: Int, in terms: [Term]) -> Int? {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].index < column { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].index == column ? low : nil
  }
}

// MARK: - Pivots

extension Tableau {
  /// Makes the residual of a row nonbasic and another one basic in its place.
  ///
  /// - Parameter isFinal: whether the residual of the row stays 0.
  /// - Precondition: the row has the other one.
  mutating func pivot(row: Int, entering: Int, isFinal: Bool = false) {
    guard let place = Self.place(of: entering, in: terms[row]) else {
      preconditionFailure("a residual enters through a row that has it")
    }
    let leaving = Int(basic[row])
    let pivot = terms[row][place].value
    // r = c + a·e + Σ aⱼ rⱼ, solved for e: e = −c/a + r/a − Σ (aⱼ/a) rⱼ.
    var solved: [Term] = []
    solved.reserveCapacity(terms[row].count)
    for term in terms[row] where term.index != entering && !isDropped[term.index] {
      solved.append(Term(term.index, -term.value / pivot))
    }
    isDropped[leaving] = isFinal
    if !isFinal {
      let gap = solved.firstIndex { $0.index > leaving } ?? solved.count
      solved.insert(Term(leaving, 1 / pivot), at: gap)
    }
    isDropped[entering] = solved.isEmpty
    let constant = -constants[row] / pivot
    terms[row] = solved
    constants[row] = constant
    basic[row] = Int32(truncatingIfNeeded: entering)
    rowOf[entering] = Int32(truncatingIfNeeded: row)
    rowOf[leaving] = -1

    let affected = rowsOf[entering]
    rowsOf[entering] = []
    rowsOf[leaving] = isFinal ? [] : [Int32(truncatingIfNeeded: row)]
    for other in affected where Int(other) != row {
      guard let place = Self.place(of: entering, in: terms[Int(other)]) else { continue }
      let factor = terms[Int(other)][place].value
      constants[Int(other)] += factor * constant
      if solved.isEmpty {
        // Some rows are listed twice.
        terms[Int(other)][place].value = 0
        continue
      }
      add(solved, times: factor, toRow: Int(other), insteadOfTermAt: place)
    }
  }

  /// Adds multiples of terms to a row, and removes terms that become 0. Both are sorted by column.
  private mutating func add(
    _ added: [Term], times factor: Double, toRow row: Int, insteadOfTermAt place: Int
  ) {
    let old = terms[row]
    var merged: [Term] = []
    merged.reserveCapacity(old.count + added.count)
    var next = 0
    for term in added {
      while next < old.count, old[next].column < term.column {
        if next != place, !isDropped[old[next].index] { merged.append(old[next]) }
        next += 1
      }
      var value = factor * term.value
      if next < old.count, old[next].column == term.column {
        if next != place { value += old[next].value }
        next += 1
        if abs(value) < Self.zero { continue }
      } else {
        rowsOf[term.index].append(Int32(truncatingIfNeeded: row))
      }
      merged.append(Term(term.index, value))
    }
    while next < old.count {
      if next != place, !isDropped[old[next].index] { merged.append(old[next]) }
      next += 1
    }
    terms[row] = merged
  }
}
