/// A vector of which few elements are not 0, filled and cleared many times.
struct SparseVector: Sendable {
  private struct Element {
    var value = 0.0
    var isListed = false
  }

  private var elements: [Element]
  /// Where elements were added to, in that order; some may be 0 again.
  private(set) var indices: [Int32] = []

  init(count: Int) {
    elements = Array(repeating: Element(), count: count)
  }

  subscript(index: Int) -> Double { elements[index].value }

  mutating func add(_ value: Double, at index: Int) {
    elements[index].value += value
    guard !elements[index].isListed else { return }
    elements[index].isListed = true
    indices.append(Int32(truncatingIfNeeded: index))
  }

  /// Adds multiples of terms.
  mutating func add(_ terms: ArraySlice<Term>, times factor: Double = 1) {
    // In locals, as the arrays would be looked at for other owners at each term.
    var indices = indices
    self.indices = []
    var elements = elements.mutableSpan
    for term in terms {
      elements[term.index].value += factor * term.value
      if elements[term.index].isListed { continue }
      elements[term.index].isListed = true
      indices.append(term.column)
    }
    self.indices = indices
  }

  mutating func setZero(at index: Int) { elements[index].value = 0 }

  mutating func removeAll() {
    for index in indices { elements[Int(index)] = Element() }
    indices.removeAll(keepingCapacity: true)
  }
}
