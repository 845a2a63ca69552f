/// What an image draws, as far as it is seen: each of its pixels with what may be drawn there instead, and shows the
/// same.
struct DrawnRuns: Sendable {
  /// Pixels in a row that may be drawn as the same.
  struct Run: Equatable, Sendable {
    var length: Int32
    /// Draws the colour that is shown there; the transparent index where no other does.
    var index: UInt8
    /// Whether that colour is shown before.
    var isShown: Bool
  }

  private(set) var runs: [Run] = []

  @inline(__always)
  mutating func append(_ length: Int, _ index: UInt8, isShown: Bool) {
    append(Run(length: Int32(truncatingIfNeeded: length), index: index, isShown: isShown))
  }

  /// Adds what the same image draws below.
  mutating func append(_ other: DrawnRuns) {
    for run in other.runs { append(run) }
  }

  @inline(__always)
  private mutating func append(_ run: Run) {
    if let last = runs.last, last.index == run.index, last.isShown == run.isShown {
      runs[runs.count - 1].length &+= run.length
    } else {
      runs.append(run)
    }
  }

  /// What each run may be drawn as; none costs anything.
  ///
  /// - Parameters:
  ///   - transparent: the index that leaves pixels as they are.
  ///   - codeSize: each index that the image has is below 2 to the power of it, and so is the transparent one.
  func options(transparent: UInt8, codeSize: Int) -> IndexOptions {
    var options = IndexOptions(codeSize: codeSize)
    for run in runs {
      options.appendRun(Int(run.length))
      if run.isShown { options.appendOption(.init(index: transparent, price: 0)) }
      if run.index != transparent, Int(run.index) >> codeSize == 0 {
        options.appendOption(.init(index: run.index, price: 0))
      }
    }
    return options
  }
}
