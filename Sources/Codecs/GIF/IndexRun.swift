/// Equal pixels in a row; they may go over the end of a line.
struct IndexRun: Equatable, Sendable {
  /// At least 1.
  var length: UInt32
  /// The index in the colour table.
  var index: UInt8
}

/// Runs of indices, each as long as can be.
struct IndexRuns: ~Copyable {
  private var finished: [IndexRun] = []
  /// What may become longer; of length 0 before the first pixel.
  private var last = IndexRun(length: 0, index: 0)

  init(capacity: Int = 0) { finished.reserveCapacity(capacity) }

  /// - Parameter length: at least 1.
  @inline(__always)
  mutating func append(_ index: UInt8, _ length: Int) {
    let length = UInt32(truncatingIfNeeded: length)
    if last.index == index {
      last.length &+= length
    } else {
      if last.length > 0 { finished.append(last) }
      last = IndexRun(length: length, index: index)
    }
  }

  consuming func finish() -> [IndexRun] {
    if last.length > 0 { finished.append(last) }
    return finished
  }
}
