import Primitives

/// A run of pixels in a row that a shape touches.
struct CoverageSpan {
  /// From the band's first column.
  let x: Int
  let count: Int
  /// What all of them have, or nil where each has its own.
  let coverage: UInt8?

  var range: Range<Int> { x..<(x + count) }
}

/// What a shape covers of one row: spans from left to right, without those that it leaves out.
struct CoverageRow {
  var spans: [CoverageSpan] = []
  /// A coverage a column of the band; meaningful where a span says so.
  var coverage: [UInt8] = []

  mutating func reset(width: Int) {
    spans.removeAll(keepingCapacity: true)
    if coverage.count < width {
      coverage.append(contentsOf: repeatElement(0, count: width - coverage.count))
    }
  }
}

extension FillRule {
  /// The coverage 0…255, to the nearest, of a signed area: at most the whole pixel by winding, folded
  /// between empty and whole by the even-odd rule.
  @inline(__always)
  func coverage(ofArea area: Int32) -> UInt8 {
    let full = UInt32(SubpixelGrid.fullArea)
    var magnitude = area.magnitude
    if self == .evenOdd {
      magnitude &= 2 &* full &- 1
      magnitude = min(magnitude, 2 &* full &- magnitude)
    }
    magnitude = min(magnitude, full)
    return UInt8(truncatingIfNeeded: (magnitude &* 255 &+ full / 2) / full)
  }
}

// MARK: - Sweeping

extension CoverageBand {
  /// Sums up the areas of one row from the left, and leaves the row zero.
  mutating func sweep(row: Int, fillRule: FillRule, into result: inout CoverageRow) {
    let (width, groupStride) = (layout.width, layout.groupStride)
    result.reset(width: width)
    var sum: Int32 = 0
    var x = 0
    for group in 0..<(layout.stride / Self.groupSize) where isTouched(group, row: row) {
      groups[row * groupStride + group] = 0
      let start = group * Self.groupSize
      let end = min(start, width)
      if end > x {
        result.append(x: x, end: end, coverage: fillRule.coverage(ofArea: sum))
        x = end
      }
      sumGroup(start, row: row, fillRule: fillRule, sum: &sum, into: &result.coverage)
      let groupEnd = min(start + Self.groupSize, width)
      if groupEnd > x {
        result.append(x: x, end: groupEnd)
        x = groupEnd
      }
    }
    if width > x { result.append(x: x, end: width, coverage: fillRule.coverage(ofArea: sum)) }
  }

  private func isTouched(_ group: Int, row: Int) -> Bool {
    guard !layout.keepsGroups else { return groups[row * layout.groupStride + group] != 0 }
    let start = row * layout.stride + group * Self.groupSize
    return (start..<(start + Self.groupSize)).contains { cells[$0] != 0 }
  }

  private mutating func sumGroup(
    _ start: Int, row: Int, fillRule: FillRule, sum: inout Int32, into coverage: inout [UInt8]
  ) {
    let base = row * layout.stride
    for column in start..<(start + Self.groupSize) {
      sum &+= cells[base + column]
      cells[base + column] = 0
      if column < layout.width { coverage[column] = fillRule.coverage(ofArea: sum) }
    }
  }
}

extension CoverageRow {
  /// Adds a span of one coverage, unless that is 0.
  fileprivate mutating func append(x: Int, end: Int, coverage: UInt8) {
    guard coverage > 0 else { return }
    spans.append(CoverageSpan(x: x, count: end - x, coverage: coverage))
  }

  /// Adds a span of coverages that were written, to the one before it where they touch.
  fileprivate mutating func append(x: Int, end: Int) {
    if let last = spans.last, last.coverage == nil, last.x + last.count == x {
      spans[spans.count - 1] = CoverageSpan(x: last.x, count: end - last.x, coverage: nil)
      return
    }
    spans.append(CoverageSpan(x: x, count: end - x, coverage: nil))
  }
}
