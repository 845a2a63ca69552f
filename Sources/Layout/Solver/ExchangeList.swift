/// What became basic and nonbasic since an optimal basis, one after the other.
///
/// Each exchange keeps its row and its column, so that those of later times follow from the basis's
/// (the product form of the inverse: Dantzig and Orchard-Hays, 1954).
struct ExchangeList: Sendable {
  private struct Exchange {
    var entering: Int
    var leaving: Int
    /// What the entering residual is the sum of; terms of those that are nonbasic after the exchange.
    var row: [Term]
    /// What the leaving residual, and all other basic ones, changed by when the entering one grew by 1.
    var pivot: Double
    var column: [Term]
  }

  private var exchanges: [Exchange] = []
  /// Of each residual: the exchange by which it last became basic, or nonbasic; −1 where there is none.
  private var entries: [Int32]
  private var exits: [Int32]

  init(residualCount: Int) {
    entries = Array(repeating: -1, count: residualCount)
    exits = entries
  }

  /// Takes note of an exchange.
  ///
  /// - Parameters:
  ///   - row: that of the leaving residual.
  ///   - column: that of the entering residual.
  mutating func append(
    _ leaving: Int, for entering: Int, row: SparseVector, column: SparseVector
  ) {
    // r = a·e + Σ aⱼ rⱼ, solved for e: e = r/a − Σ (aⱼ/a) rⱼ.
    let pivot = row[entering]
    var terms = [Term(leaving, 1 / pivot)]
    for index in row.indices where index != entering && abs(row[Int(index)]) > Tableau.zero {
      terms.append(Term(Int(index), -row[Int(index)] / pivot))
    }
    var changes: [Term] = []
    for index in column.indices where index != leaving && abs(column[Int(index)]) > Tableau.zero {
      changes.append(Term(Int(index), column[Int(index)]))
    }
    let number = Int32(truncatingIfNeeded: exchanges.count)
    (entries[leaving], exits[leaving]) = (-1, number)
    (entries[entering], exits[entering]) = (number, -1)
    exchanges.append(
      Exchange(
        entering: entering, leaving: leaving, row: terms, pivot: pivot, column: changes))
  }

  /// Fills a vector with the multiples of nonbasic residuals that a basic one is the sum of.
  func fill(_ row: inout SparseVector, withRowOf residual: Int, _ basis: OptimalBasis) {
    row.removeAll()
    let entry = Int(entries[residual])
    if entry >= 0 {
      row.add(exchanges[entry].row[...])
    } else if let line = basis.tableau.row(of: residual) {
      row.add(basis.tableau.terms[line][...])
    }
    for index in (entry + 1)..<exchanges.count {
      let entering = exchanges[index].entering
      let factor = row[entering]
      guard factor != 0 else { continue }
      row.setZero(at: entering)
      row.add(exchanges[index].row[...], times: factor)
    }
  }

  /// Fills a vector with what basic residuals change by when a nonbasic one grows by 1.
  func fill(_ column: inout SparseVector, withColumnOf residual: Int, _ basis: OptimalBasis) {
    column.removeAll()
    let exit = Int(exits[residual])
    if exit >= 0 {
      let exchange = exchanges[exit]
      column.add(1 / exchange.pivot, at: exchange.entering)
      column.add(exchange.column[...], times: 1 / exchange.pivot)
    } else {
      column.add(basis.column(of: residual))
    }
    for index in (exit + 1)..<exchanges.count {
      let leaving = exchanges[index].leaving
      let change = column[leaving]
      guard change != 0 else { continue }
      // The one that left is 0 now, and the one that entered moves in its stead.
      let step = -change / exchanges[index].pivot
      column.setZero(at: leaving)
      column.add(step, at: exchanges[index].entering)
      column.add(exchanges[index].column[...], times: step)
    }
  }
}
