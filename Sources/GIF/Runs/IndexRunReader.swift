/// Reads runs of indices in parallel to other runs of the same pixels.
struct IndexRunReader {
  private let runs: [IndexRun]
  private var place = 0
  private var rest: Int

  /// - Precondition: there is at least one run.
  init(_ runs: [IndexRun]) {
    precondition(!runs.isEmpty, "an image has pixels")
    self.runs = runs
    rest = runs[0].length
  }

  /// Returns the index of the next pixel and skips `count` pixels, at least 1.
  mutating func next(_ count: Int) -> UInt8 {
    var first: UInt8?
    forEach(in: count) { index, _ in first = first ?? index }
    return first ?? 0
  }

  /// Skips a number of pixels.
  mutating func skip(_ count: Int) { forEach(in: count) { _, _ in } }

  /// Calls a closure with the indices of the next pixels, each with the number of pixels that have it.
  ///
  /// - Precondition: at least `count` pixels remain.
  @inline(__always)
  mutating func forEach(in count: Int, _ body: (UInt8, Int) -> Void) {
    var left = count
    while left > 0 {
      if rest == 0 {
        place &+= 1
        rest = runs[place].length
      }
      let step = min(left, rest)
      body(runs[place].index, step)
      left &-= step
      rest &-= step
    }
  }
}
