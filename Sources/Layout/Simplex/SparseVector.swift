/// A vector with few nonzero elements, filled and cleared many times.
struct SparseVector: Sendable {
  private struct Element {
    var value = 0.0
    var isListed = false
  }

  private var elements: [Element]
  /// The elements that were added to, in that order; some may be 0 again.
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
  mutating func add(_ terms: [Term], times factor: Double) {
    for term in terms { add(factor * term.value, at: term.index) }
  }

  mutating func setZero(at index: Int) { elements[index].value = 0 }

  mutating func removeAll() {
    for index in indices { elements[Int(index)] = Element() }
    indices.removeAll(keepingCapacity: true)
  }
}
