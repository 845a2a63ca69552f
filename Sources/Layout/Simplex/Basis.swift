// A vertex of the constraints. At a vertex, as many residuals are 0 as there are unknowns, and they determine all
// unknowns. These residuals are called active here (nonbasic in the literature), the others basic. Moving one active
// residual while the others stay 0 changes unknowns and basic residuals linearly. An exchange makes another residual
// active in its place.
//
// The matrix of active residuals is never inverted, because the inverse for a long chain is dense. It is stored as a
// triangular matrix, ordered so that each constraint determines one unknown from earlier ones, and a list of row
// exchanges (the product form of Dantzig and Orchard-Hays, "The product form for the inverse in the simplex method",
// 1954). When the exchanges have more terms than there are unknowns, the matrix is reordered.

/// The active residuals, and the values of all residuals when the active ones are 0.
struct Basis: Sendable {
  /// Smaller coefficients are rounding errors of cancelled coefficients.
  static let zero = 1e-11
  /// The smallest pivot; dividing by less would amplify rounding errors.
  static let pivotTolerance = 1e-7

  let matrix: LayoutMatrix
  /// The right side of each constraint, and the value that each unknown keeps.
  private let targets: [Double]
  /// The active residual of each slot. There are as many slots as unknowns.
  private(set) var active: [Int32]
  /// The slot of each residual, or −1 if it is basic.
  private(set) var slots: [Int32]
  /// The value of each residual.
  private(set) var values: [Double]

  // The triangular matrix. A slot without a constraint has the stay of the unknown with its index.

  /// The slots with constraints, each after the slots of the constraint's other unknowns.
  private var order: [Int32] = []
  /// The index of each slot in `order`, or −1.
  private var places: [Int32]
  /// For each slot in `order`, its constraint and the coefficient of the unknown that the constraint determines.
  private var constraints: [Int32]
  private var diagonal: [Double]
  /// The slot of each constraint in `order`, or −1.
  private var orderedSlots: [Int32]

  /// The replacement of a slot's row by a combination of the old rows.
  private struct Exchange {
    var slot: Int
    var pivot: Double
    /// The other terms, by slot.
    var terms: [Term]
  }

  private var exchanges: [Exchange] = []
  /// Whether the row of each slot has been replaced.
  private var isReplaced: [Bool]
  private var exchangeSize = 0

  private var work: SparseVector

  /// The vertex at which all stays are 0.
  init(_ matrix: LayoutMatrix, targets: [Double]) {
    self.matrix = matrix
    self.targets = targets
    let (constraintCount, count) = (matrix.constraintCount, matrix.unknownCount)
    active = (0..<count).map { Int32(truncatingIfNeeded: constraintCount + $0) }
    slots =
      Array(repeating: -1, count: constraintCount)
      + (0..<count).map { Int32(truncatingIfNeeded: $0) }
    values = Array(repeating: 0, count: matrix.residualCount)
    places = Array(repeating: -1, count: count)
    isReplaced = Array(repeating: false, count: count)
    constraints = places
    diagonal = Array(repeating: 1, count: count)
    orderedSlots = Array(repeating: -1, count: constraintCount)
    work = SparseVector(count: count)
  }

  func isActive(_ residual: Int) -> Bool { slots[residual] >= 0 }

  // MARK: Rows and columns

  /// Expresses a sum of residuals by the active ones: converts coefficients by unknown to coefficients by slot.
  func express(_ vector: inout SparseVector) {
    var place = -1
    for index in vector.indices { place = max(place, Int(places[Int(index)])) }
    while place >= 0 {
      let slot = Int(order[place])
      place -= 1
      guard vector[slot] != 0 else { continue }
      let value = vector[slot] / diagonal[slot]
      for term in matrix.row(Int(constraints[slot])) where term.index != slot {
        vector.add(-term.value * value, at: term.index)
      }
      vector[slot] = value
    }
    for exchange in exchanges where vector[exchange.slot] != 0 {
      let value = vector[exchange.slot] / exchange.pivot
      vector[exchange.slot] = value
      for term in exchange.terms { vector.add(-term.value * value, at: term.index) }
    }
  }

  /// The slot on which alone a constraint of one unknown depends, and whether it grows with the slot's active residual;
  /// nil for other constraints, and where the slot is not seen at once.
  func onlySlot(of constraint: Int) -> (slot: Int, grows: Bool)? {
    let row = matrix.row(constraint)
    guard row.count == 1, let term = row.first, !isReplaced[term.index] else { return nil }
    let slot = term.index
    guard places[slot] >= 0 else { return (slot, term.value > 0) }
    guard matrix.row(Int(constraints[slot])).count == 1 else { return nil }
    return (slot, term.value / diagonal[slot] > 0)
  }

  /// The coefficients of a residual, by slot.
  func row(of residual: Int, _ vector: inout SparseVector) {
    vector.removeAll()
    matrix.add(residual, times: 1, to: &vector)
    express(&vector)
  }

  /// Finds the unknowns for given values of the active residuals: converts values by slot to values by unknown.
  private func solve(_ vector: inout SparseVector) {
    for exchange in exchanges.reversed() {
      var value = vector[exchange.slot]
      for term in exchange.terms { value -= term.value * vector[term.index] }
      if value != 0 || vector[exchange.slot] != 0 { vector[exchange.slot] = value / exchange.pivot }
    }
    var first = order.count
    func substitute(_ unknown: Int, _ value: Double) {
      for term in matrix.column(unknown) {
        let slot = Int(orderedSlots[term.index])
        guard slot >= 0, slot != unknown else { continue }
        vector.add(-term.value * value, at: slot)
        first = min(first, Int(places[slot]))
      }
    }
    for position in vector.indices.indices {
      let slot = Int(vector.indices[position])
      if places[slot] >= 0 {
        first = min(first, Int(places[slot]))
      } else if vector[slot] != 0 {
        substitute(slot, vector[slot])
      }
    }
    var place = first
    while place < order.count {
      let slot = Int(order[place])
      place += 1
      guard vector[slot] != 0 else { continue }
      let value = vector[slot] / diagonal[slot]
      vector[slot] = value
      substitute(slot, value)
    }
  }

  /// The change of each basic residual per point of an active one.
  mutating func column(of slot: Int, _ rates: inout SparseVector) {
    rates.removeAll()
    withWork { basis, work in
      work.removeAll()
      work[slot] = 1
      basis.solve(&work)
    }
    for index in work.indices {
      let unknown = Int(index)
      let change = work[unknown]
      guard change != 0 else { continue }
      rates.add(change, at: matrix.constraintCount + unknown)
      for term in matrix.column(unknown) { rates.add(term.value * change, at: term.index) }
    }
  }

  /// Passes the vector `work` to a closure without copying it.
  private mutating func withWork(_ body: (Basis, inout SparseVector) -> Void) {
    var vector = SparseVector(count: 0)
    swap(&vector, &work)
    body(self, &vector)
    swap(&vector, &work)
  }

  // MARK: Exchanging

  /// Makes a basic residual active instead of another, at the value 0.
  ///
  /// - Parameter rates: the column of the slot.
  mutating func exchange(_ residual: Int, slot: Int, _ rates: SparseVector) {
    let entering = Int(active[slot])
    let distance = -values[residual] / rates[residual]
    for index in rates.indices where slots[Int(index)] < 0 {
      values[Int(index)] += rates[Int(index)] * distance
    }
    values[entering] = distance
    values[residual] = 0
    withWork { $0.row(of: residual, &$1) }
    replaceRow(slot)
    active[slot] = Int32(truncatingIfNeeded: residual)
    slots[residual] = Int32(truncatingIfNeeded: slot)
    slots[entering] = -1
    if exchangeSize > 2 * matrix.unknownCount + 100 { reorder() }
  }

  /// Replaces the row of a slot by the row in `work`.
  private mutating func replaceRow(_ slot: Int) {
    var terms: [Term] = []
    for index in work.indices where Int(index) != slot && abs(work[Int(index)]) > Self.zero {
      terms.append(Term(Int(index), work[Int(index)]))
    }
    exchanges.append(Exchange(slot: slot, pivot: work[slot], terms: terms))
    isReplaced[slot] = true
    exchangeSize += terms.count + 8
  }
}

// MARK: - Ordering

extension Basis {
  /// Appends a constraint that determines an unknown from earlier ones.
  mutating func append(_ constraint: Int, determining unknown: Int, coefficient: Double) {
    places[unknown] = Int32(truncatingIfNeeded: order.count)
    order.append(Int32(truncatingIfNeeded: unknown))
    constraints[unknown] = Int32(truncatingIfNeeded: constraint)
    diagonal[unknown] = coefficient
    orderedSlots[constraint] = Int32(truncatingIfNeeded: unknown)
    slots[matrix.constraintCount + unknown] = -1
    activate(constraint, slot: unknown)
  }

  private mutating func activate(_ residual: Int, slot: Int) {
    active[slot] = Int32(truncatingIfNeeded: residual)
    slots[residual] = Int32(truncatingIfNeeded: slot)
  }

  /// Orders the active constraints so that each determines one unknown. If none does, an unknown is assumed to be
  /// known; remaining constraints are then exchanged with the stays of such unknowns.
  private mutating func reorder() {
    let unsorted = active.map { Int($0) }
    let constraintCount = matrix.constraintCount
    var isKnown = Array(repeating: false, count: matrix.unknownCount)
    var open = Array(repeating: 0, count: constraintCount)
    for slot in order { orderedSlots[Int(constraints[Int(slot)])] = -1 }
    order.removeAll(keepingCapacity: true)
    exchanges.removeAll(keepingCapacity: true)
    exchangeSize = 0
    for slot in places.indices {
      places[slot] = -1
      isReplaced[slot] = false
    }
    for residual in unsorted { slots[residual] = -1 }
    var ready: [Int] = []
    for residual in unsorted where residual >= constraintCount {
      let unknown = residual - constraintCount
      isKnown[unknown] = true
      activate(residual, slot: unknown)
    }
    var left: [Int] = []
    for residual in unsorted where residual < constraintCount {
      let count = matrix.row(residual).count { !isKnown[$0.index] }
      open[residual] = count
      if count == 1 { ready.append(residual) }
      left.append(residual)
    }
    func settle(_ unknown: Int) {
      isKnown[unknown] = true
      for term in matrix.column(unknown) {
        let count = open[term.index]
        // 0 for a basic constraint, and for one whose unknowns are all known.
        guard count > 0 else { continue }
        open[term.index] = count - 1
        if count == 2 { ready.append(term.index) }
      }
    }
    var torn: [Int] = []
    var next = 0
    while true {
      while let constraint = ready.popLast() {
        guard let term = matrix.row(constraint).first(where: { !isKnown[$0.index] }),
          abs(term.value) > Self.pivotTolerance
        else { continue }
        append(constraint, determining: term.index, coefficient: term.value)
        settle(term.index)
      }
      while next < isKnown.count, isKnown[next] { next += 1 }
      guard next < isKnown.count else { break }
      torn.append(next)
      settle(next)
    }
    // Until the exchange, the slots of assumed unknowns have their stays.
    for unknown in torn { active[unknown] = Int32(truncatingIfNeeded: constraintCount + unknown) }
    var vector = SparseVector(count: matrix.unknownCount)
    for constraint in left where slots[constraint] < 0 {
      row(of: constraint, &vector)
      var best: Int?
      for unknown in torn where Int(active[unknown]) == constraintCount + unknown {
        if abs(vector[unknown]) > best.map({ abs(vector[$0]) }) ?? Self.zero { best = unknown }
      }
      guard let best else { continue }
      work = vector
      replaceRow(best)
      activate(constraint, slot: best)
    }
    for unknown in torn where Int(active[unknown]) == constraintCount + unknown {
      slots[constraintCount + unknown] = Int32(truncatingIfNeeded: unknown)
    }
    exchangeSize = 0
    computeValues()
  }

  /// Computes the values of all residuals from the active ones.
  mutating func computeValues() {
    withWork { basis, work in
      work.removeAll()
      for slot in basis.active.indices {
        let target = basis.targets[Int(basis.active[slot])]
        if target != 0 { work[slot] = target }
      }
      basis.solve(&work)
    }
    for constraint in 0..<matrix.constraintCount {
      var value = -targets[constraint]
      for term in matrix.row(constraint) { value += term.value * work[term.index] }
      values[constraint] = slots[constraint] < 0 ? value : 0
    }
    for unknown in 0..<matrix.unknownCount {
      let stay = matrix.constraintCount + unknown
      values[stay] = slots[stay] < 0 ? work[unknown] - targets[stay] : 0
    }
  }

  /// The value that an unknown keeps without constraints.
  func ownValue(_ unknown: Int) -> Double { targets[matrix.constraintCount + unknown] }

  /// The right side of a constraint.
  func target(_ constraint: Int) -> Double { targets[constraint] }
}
