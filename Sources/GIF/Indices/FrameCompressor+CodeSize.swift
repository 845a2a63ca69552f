extension FrameCompressor {
  /// The number of bits of the largest index, at least 2.
  func codeSize(of indices: [IndexRun]) -> Int {
    let largest = indices.reduce(0) { max($0, $1.index) }
    return max(2, ColorTable.bits(forCount: Int(largest) + 1))
  }

  /// Indices that need one bit less, if that saves more than the errors cost; else nil.
  ///
  /// A smaller code size leaves more numbers for strings, and the first codes of an image are shorter.
  ///
  /// - Parameter prices: the prices of errors by number of the colour, in 1/16384 byte.
  func narrowed(
    _ frame: FrameDelta, _ mapping: ColorMapping, _ indices: [IndexRun], codeSize: Int,
    prices: [Int]
  ) -> [IndexRun]? {
    guard codeSize > 2 else { return nil }
    let half = 1 << (codeSize - 1)
    let width = min(12, Int.bitWidth - (half + indices.count).leadingZeroBitCount)
    var rest = half * max(0, width - codeSize) * 16_384 / 8
    var cursor = IndexRunReader(indices)
    var result = IndexRuns(capacity: indices.count)
    for run in frame.runs {
      let index = cursor.next(run.length)
      guard Int(index) >= half else {
        result.append(index, run.length)
        continue
      }
      guard let other = mapping.closest(to: run, below: half) else { return nil }
      let error = mapping.step(to: index, for: Int(run.color))
      rest -= max(0, other.error - error) * prices[Int(run.color)] * run.length
      guard rest > 0 else { return nil }
      result.append(other.index, run.length)
    }
    return result.finish()
  }
}

extension ColorMapping {
  /// The best candidate of a run below a limit.
  fileprivate func closest(to run: ColorRun, below limit: Int) -> (index: UInt8, error: Int)? {
    if !run.isChanged, let transparent = palette.transparentIndex, Int(transparent) < limit {
      return (transparent, 0)
    }
    let first = Int(run.color) * Self.width
    for place in first..<(first + Self.width) {
      if errors[place] == Self.none { return nil }
      if Int(candidates[place]) < limit { return (candidates[place], Int(errors[place])) }
    }
    return nil
  }

  /// The error of one of a colour's candidates, in units.
  fileprivate func step(to index: UInt8, for number: Int) -> Int {
    let first = number * Self.width
    for place in first..<(first + Self.width) where candidates[place] == index {
      return Int(errors[place])
    }
    return 0
  }
}
