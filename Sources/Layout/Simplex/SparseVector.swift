/// A vector with few nonzero elements, cleared and reused often.
struct SparseVector: Sendable {
  private struct Element {
    var value = 0.0
    var isListed = false
  }

  private var elements: [Element]
  /// The indices of set elements in the order of setting; some elements may be 0 again.
  private(set) var indices: [Int32] = []

  init(count: Int) {
    elements = Array(repeating: Element(), count: count)
  }

  /// Setting an element adds its index.
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
