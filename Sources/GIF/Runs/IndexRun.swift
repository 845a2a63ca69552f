/// Consecutive pixels of one index; a run may continue in the next row.
///
/// The index and the length share one word, because a photograph has a million runs. The layout is `gif_index_run`'s.
struct IndexRun: Equatable, Sendable {
  private var word: UInt32

  /// The maximum length; more pixels take several runs.
  static let longest = 1 << 24 - 1

  /// - Parameters:
  ///   - length: at most `longest`.
  ///   - index: an index of the colour table.
  @inline(__always)
  init(length: Int, index: UInt8) {
    word = UInt32(truncatingIfNeeded: length) &<< 8 | UInt32(index)
  }

  @inline(__always) var length: Int { Int(word &>> 8) }
  @inline(__always) var index: UInt8 { UInt8(truncatingIfNeeded: word) }
}

/// Builds runs of indices, each as long as possible.
struct IndexRuns: ~Copyable {
  private var finished: [IndexRun] = []
  /// The last run, which may become longer; its length is 0 before the first pixel.
  private var index: UInt8 = 0
  private var length = 0

  init(capacity: Int = 0) { finished.reserveCapacity(capacity) }

  /// - Parameter length: at least 1.
  @inline(__always)
  mutating func append(_ index: UInt8, _ length: Int) {
    if index == self.index {
      self.length &+= length
    } else {
      finishRun()
      (self.index, self.length) = (index, length)
    }
  }

  /// Appends the runs of a row, each of another index than the one before it.
  ///
  /// - Parameter share: the number of the row, from 1, and of all rows.
  mutating func append(row: ArraySlice<IndexRun>, share: (row: Int, of: Int)) {
    guard let first = row.first, let last = row.last else { return }
    append(first.index, first.length)
    guard row.count > 1 else { return }
    finishRun()
    finished.makeRoom(for: row.count, share: share)
    finished.append(contentsOf: row[(row.startIndex + 1)..<(row.endIndex - 1)])
    (index, length) = (last.index, last.length)
  }

  consuming func finish() -> [IndexRun] {
    finishRun()
    return finished
  }

  @inline(__always)
  private mutating func finishRun() {
    while length > IndexRun.longest { finish(IndexRun.longest) }
    if length > 0 { finish(length) }
  }

  @inline(__always)
  private mutating func finish(_ count: Int) {
    finished.append(IndexRun(length: count, index: index))
    length &-= count
  }
}
