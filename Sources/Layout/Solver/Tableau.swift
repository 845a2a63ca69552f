// The tableau of the Cassowary algorithm (Badros, Borning, Stuckey, "The Cassowary linear arithmetic
// constraint solving algorithm", ACM TOCHI 8(4), 2001), in a form that is never infeasible.
//
// Cassowary gives each constraint two error variables, δ⁺ and δ⁻, of which one at most is not 0. Here
// both are one signed variable, the residual r = δ⁺ − δ⁻: what the constraint's left side has over its
// right side. All constraints have one, required ones too, and each quantity to be found has a stay
// (what it has over the value that it keeps where nothing else says so). A tableau row gives a basic
// residual as a constant plus multiples of nonbasic ones, which are 0:
//
//     rᵢ = cᵢ + Σ aᵢⱼ rⱼ
//
// It begins with the stays nonbasic, so that every quantity has the value that it keeps. Pivots make
// residuals of constraints nonbasic, which is to satisfy them exactly, and stays basic.

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

/// Rows and columns, without any notion of what is better.
struct Tableau: Sendable {
  /// Coefficients below are rounding errors of coefficients that cancel each other.
  static let zero = 1e-11

  /// Of each row: the residual that it gives.
  private(set) var basic: [Int32] = []
  /// Of each residual: its row, or −1 where it is nonbasic.
  private(set) var rowOf: [Int32]
  /// Of each row, by column.
  private(set) var terms: [[Term]] = []
  /// Of each row: the value of its residual.
  var constants: [Double] = []
  /// Of each nonbasic residual: the rows that have it, and perhaps some that had it, or have it twice.
  private var rowsOf: [[Int32]]

  /// A tableau whose residuals are all nonbasic.
  init(residualCount: Int) {
    rowOf = Array(repeating: -1, count: residualCount)
    rowsOf = Array(repeating: [], count: residualCount)
  }

  /// Adds the row of a residual that becomes basic. The terms are in the order of their columns.
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

// MARK: - Other coefficients

extension Tableau {
  /// Adds terms of any residuals, and a constant, to what a residual is.
  ///
  /// - Returns: false, with the tableau as it was, where the nonbasic residuals would not say any more
  ///   what the others are, or hardly.
  mutating func add(_ terms: [Term], constant: Double, to residual: Int) -> Bool {
    var sum = SparseVector(count: rowOf.count)
    var constant = constant
    for term in terms {
      guard let row = row(of: term.index) else {
        sum.add(term.value, at: term.index)
        continue
      }
      sum.add(self.terms[row][...], times: term.value)
      constant += term.value * constants[row]
    }
    let added = sum.indices.sorted().map { Term(Int($0), sum[Int($0)]) }
      .filter { abs($0.value) >= Self.zero }
    if let row = row(of: residual) {
      constants[row] += constant
      add(added, toRow: row)
      return true
    }
    // r′ = r + c + Σ sⱼ rⱼ, solved for r, the old one: r = (r′ − c − Σ sⱼ rⱼ) / (1 + s), where s is the
    // multiple of r itself in the sum.
    let own = 1 + sum[residual]
    guard abs(own) > Self.leastOwn else { return false }
    var solved = added.filter { $0.index != residual }
      .map { Term($0.index, -$0.value / own) }
    let gap = solved.firstIndex { $0.index > residual } ?? solved.count
    solved.insert(Term(residual, 1 / own), at: gap)
    var last: Int32?
    for number in rowsOf[residual].sorted() {
      // Some rows are there twice.
      if number == last { continue }
      last = number
      let row = Int(number)
      guard let place = Self.place(of: residual, in: self.terms[row]) else { continue }
      let factor = self.terms[row][place].value
      constants[row] -= factor * constant / own
      add(solved, times: factor, toRow: row, insteadOfTermAt: place)
    }
    return true
  }

  /// Dividing by less would make errors large.
  private static let leastOwn = 1e-3
}

// MARK: - Pivots

extension Tableau {
  /// Makes the residual of a row nonbasic and another one basic in its stead.
  ///
  /// - Precondition: the row has the other one.
  mutating func pivot(row: Int, entering: Int) {
    guard let place = Self.place(of: entering, in: terms[row]) else {
      preconditionFailure("A residual enters by a row that has it.")
    }
    let leaving = Int(basic[row])
    let pivot = terms[row][place].value
    // r = c + a·e + Σ aⱼ rⱼ, solved for e: e = −c/a + r/a − Σ (aⱼ/a) rⱼ.
    var solved: [Term] = []
    solved.reserveCapacity(terms[row].count)
    for term in terms[row] where term.index != entering {
      solved.append(Term(term.index, -term.value / pivot))
    }
    let gap = solved.firstIndex { $0.index > leaving } ?? solved.count
    solved.insert(Term(leaving, 1 / pivot), at: gap)
    let constant = -constants[row] / pivot
    terms[row] = solved
    constants[row] = constant
    basic[row] = Int32(truncatingIfNeeded: entering)
    rowOf[entering] = Int32(truncatingIfNeeded: row)
    rowOf[leaving] = -1

    let affected = rowsOf[entering]
    rowsOf[entering] = []
    rowsOf[leaving] = [Int32(truncatingIfNeeded: row)]
    for other in affected where Int(other) != row {
      guard let place = Self.place(of: entering, in: terms[Int(other)]) else { continue }
      let factor = terms[Int(other)][place].value
      constants[Int(other)] += factor * constant
      add(solved, times: factor, toRow: Int(other), insteadOfTermAt: place)
    }
  }

  /// Adds multiples of terms to a row, and drops those that become 0. Both are in the order of their
  /// columns.
  private mutating func add(
    _ added: [Term], times factor: Double = 1, toRow row: Int, insteadOfTermAt place: Int? = nil
  ) {
    let old = terms[row]
    var merged: [Term] = []
    merged.reserveCapacity(old.count + added.count)
    var next = 0
    for term in added {
      while next < old.count, old[next].column < term.column {
        if next != place { merged.append(old[next]) }
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
      if next != place { merged.append(old[next]) }
      next += 1
    }
    terms[row] = merged
  }
}
