/// Names given once, in the order of the text.
struct IdentifierList {
  private(set) var names: [String] = []
  /// Bytes of UTF-8 that any of them has.
  private(set) var lengths: Set<Int> = []
  private var set: Set<String> = []

  /// Whether the name is new.
  mutating func insert(_ name: String) -> Bool {
    guard set.insert(name).inserted else { return false }
    names.append(name)
    lengths.insert(name.utf8.count)
    return true
  }

  func contains(_ name: String) -> Bool { set.contains(name) }
}
