import Primitives

/// Grows around the pixels that are added to it.
struct Bounds {
  /// The first column; above all others where nothing was added.
  private(set) var left = Int.max
  /// The last column.
  private(set) var right = Int.min
  private var top = Int.max
  private var bottom = Int.min

  /// Adds the pixels of a row from the first to the last.
  mutating func add(_ first: Int, _ last: Int, _ row: Int) {
    left = min(left, first)
    right = max(right, last)
    top = min(top, row)
    bottom = max(bottom, row)
  }

  /// Their rectangle, moved; nil where nothing was added.
  func rect(movedBy x: Int, _ y: Int) -> IntRect? {
    guard right >= left else { return nil }
    return IntRect(x: left + x, y: top + y, width: right - left + 1, height: bottom - top + 1)
  }
}
