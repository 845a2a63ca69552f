/// Equal pixels in a row; they may go over the end of a line.
struct IndexRun: Equatable, Sendable {
  /// At least 1.
  var length: UInt32
  /// The index in the colour table.
  var index: UInt8
}

/// Runs of indices, each as long as can be.
struct IndexRuns {
  private(set) var runs: [IndexRun] = []

  init(capacity: Int = 0) { runs.reserveCapacity(capacity) }

  /// - Parameter length: at least 1.
  @inline(__always)
  mutating func append(_ index: UInt8, _ length: Int) {
    let length = UInt32(truncatingIfNeeded: length)
    if let last = runs.last, last.index == index {
      runs[runs.count &- 1].length &+= length
    } else {
      runs.append(IndexRun(length: length, index: index))
    }
  }
}
