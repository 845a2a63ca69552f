/// Reads runs of indices beside other runs of the same pixels.
struct IndexRunReader {
  private let runs: [IndexRun]
  private var place = 0
  private var rest: Int

  /// - Precondition: there is a run.
  init(_ runs: [IndexRun]) {
    precondition(!runs.isEmpty, "an image has pixels")
    self.runs = runs
    rest = runs[0].length
  }

  /// The index of the next pixel; so many pixels are passed over, one at least.
  mutating func next(_ count: Int) -> UInt8 {
    var first: UInt8?
    forEach(in: count) { index, _ in first = first ?? index }
    return first ?? 0
  }

  /// Passes over some pixels, or all that are left.
  mutating func skip(_ count: Int) { forEach(in: count) { _, _ in } }

  /// Tells the indices of the next pixels, each with the number of pixels that have it.
  ///
  /// - Precondition: there are so many.
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
