import Primitives

extension CoverageMask {
  /// The mask without the rows and columns around it that hold nothing; nil where all of them do.
  func trimmed() -> CoverageMask? {
    let source = coverage.span
    var columns = [UInt8](repeating: 0, count: bounds.width)
    var used = columns.mutableSpan
    var rows = 0..<0
    for row in 0..<bounds.height {
      let first = row * bounds.width
      var any: UInt8 = 0
      for column in 0..<bounds.width { any |= source[first &+ column] }
      guard any > 0 else { continue }
      rows = (rows.isEmpty ? row : rows.lowerBound)..<(row + 1)
      for column in 0..<bounds.width { used[column] |= source[first &+ column] }
    }
    guard let left = columns.firstIndex(where: { $0 > 0 }),
      let right = columns.lastIndex(where: { $0 > 0 }),
      let part = IntRect(
        x: bounds.x + left, y: bounds.y + rows.lowerBound, width: right - left + 1,
        height: rows.count)
    else { return nil }
    return cropped(to: part)
  }

  /// The part of the mask that lies in an area; nil where none does.
  func cropped(to area: IntRect) -> CoverageMask? {
    guard let part = bounds.intersection(area) else { return nil }
    guard part != bounds else { return self }
    let own = Canvas(bounds: bounds)
    var result: [UInt8] = []
    result.reserveCapacity(part.area)
    for y in part.y..<part.maxY {
      let first = own.index(x: part.x, y: y)
      result += coverage[first..<(first + part.width)]
    }
    return CoverageMask(bounds: part, coverage: result)
  }

  /// Sets whole rows to the alpha of a buffer that is as wide as the mask.
  mutating func setRows(alphaOf buffer: LayerBuffer) {
    let rows = buffer.canvas.bounds
    let first = (rows.y - bounds.y) * bounds.width
    let source = buffer.pixels.span
    var target = coverage.mutableSpan
    for index in 0..<rows.area {
      target[first &+ index] = UInt8(truncatingIfNeeded: source[index] &>> 24)
    }
  }
}
