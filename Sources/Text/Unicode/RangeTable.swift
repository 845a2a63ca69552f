/// Values of ranges of code points, made by scripts/unicode-tables.
struct RangeTable: Sendable {
  /// Ascending: the first code point of a range times 256, with its value. The first range begins at 0.
  private let entries: [UInt32]

  init(_ entries: [UInt32]) {
    precondition(entries.first.map { $0 >> 8 } == 0, "a range table covers all code points")
    self.entries = entries
  }

  /// - Complexity: logarithmic in the number of ranges.
  func value(of scalar: UInt32) -> UInt8 {
    var low = 0
    var high = entries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle] >> 8 <= scalar {
        low = middle
      } else {
        high = middle
      }
    }
    return UInt8(truncatingIfNeeded: entries[low])
  }
}
