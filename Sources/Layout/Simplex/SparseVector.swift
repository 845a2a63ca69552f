/// A vector with few nonzero elements, filled and cleared many times.
struct SparseVector: Sendable {
  private struct Element {
    var value = 0.0
    var isListed = false
  }

  private var elements: [Element]
  /// The elements that were set or added to, in that order; some may be 0 again.
  private(set) var indices: [Int32] = []

  init(count: Int) {
    elements = Array(repeating: Element(), count: count)
  }

  /// Setting an element lists it.
  subscript(index: Int) -> Double {
    get { elements[index].value }
    set {
      elements[index].value = newValue
      list(index)
    }
  }

  mutating func add(_ value: Double, at index: Int) {
    elements[index].value += value
    list(index)
  }

  private mutating func list(_ index: Int) {
    guard !elements[index].isListed else { return }
    elements[index].isListed = true
    indices.append(Int32(truncatingIfNeeded: index))
  }

  mutating func removeAll() {
    for index in indices { elements[Int(index)] = Element() }
    indices.removeAll(keepingCapacity: true)
  }
}
