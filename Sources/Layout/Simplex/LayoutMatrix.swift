/// A coefficient in a row or a column of a sparse matrix.
struct Term: Hashable, Sendable {
  /// The index of an unknown in a row, or of a constraint in a column.
  var number: Int32
  var value: Double

  init(_ number: Int, _ value: Double) {
    self.number = Int32(truncatingIfNeeded: number)
    self.value = value
  }

  var index: Int { Int(number) }
}

/// The sparse coefficients of constraints, by rows and by columns.
///
/// A residual is the left side of a constraint minus its right side. Residuals of constraints come first. Then comes
/// the stay of each unknown: its value minus the value that it keeps if no constraint determines it.
struct LayoutMatrix: Sendable {
  let constraintCount: Int
  let unknownCount: Int
  private let rowStarts: [Int32]
  private let rowTerms: [Term]
  private let columnStarts: [Int32]
  private let columnTerms: [Term]

  var residualCount: Int { constraintCount + unknownCount }

  /// - Parameter rows: the terms of each constraint, by unknown.
  init(_ rows: [[Term]], unknownCount: Int) {
    constraintCount = rows.count
    self.unknownCount = unknownCount
    var starts: [Int32] = [0]
    var terms: [Term] = []
    var counts = [Int32](repeating: 0, count: unknownCount + 1)
    for row in rows {
      terms += row
      starts.append(Int32(truncatingIfNeeded: terms.count))
      for term in row { counts[term.index + 1] += 1 }
    }
    for unknown in 0..<unknownCount { counts[unknown + 1] += counts[unknown] }
    columnStarts = counts
    var columns = Array(repeating: Term(0, 0), count: terms.count)
    for (constraint, row) in rows.enumerated() {
      for term in row {
        columns[Int(counts[term.index])] = Term(constraint, term.value)
        counts[term.index] += 1
      }
    }
    rowStarts = starts
    rowTerms = terms
    columnTerms = columns
  }

  /// The terms of a constraint.
  func row(_ constraint: Int) -> ArraySlice<Term> {
    rowTerms[Int(rowStarts[constraint])..<Int(rowStarts[constraint + 1])]
  }

  /// The constraints that contain an unknown, with their coefficients.
  func column(_ unknown: Int) -> ArraySlice<Term> {
    columnTerms[Int(columnStarts[unknown])..<Int(columnStarts[unknown + 1])]
  }

  /// Adds a multiple of a residual's coefficients to a vector of unknowns.
  func add(_ residual: Int, times factor: Double, to vector: inout SparseVector) {
    if residual >= constraintCount {
      vector.add(factor, at: residual - constraintCount)
    } else {
      for term in row(residual) { vector.add(factor * term.value, at: term.index) }
    }
  }
}
