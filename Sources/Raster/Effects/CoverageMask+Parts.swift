import Primitives

extension CoverageMask {
  /// The mask without the rows and columns around it that hold nothing, unless they are hardly worth a copy; nil
  /// where all of them do.
  func trimmed() -> CoverageMask? {
    var columns = [UInt8](repeating: 0, count: bounds.width)
    var rows = 0..<0
    func insert(_ bytes: Span<UInt8>, row: Int) {
      var used = columns.mutableSpan
      let first = row * bounds.width
      var any: UInt8 = 0
      for column in 0..<bounds.width { any |= bytes[first &+ column] }
      guard any > 0 else { return }
      rows = (rows.isEmpty ? row : rows.lowerBound)..<(row + 1)
      for column in 0..<bounds.width { used[column] |= bytes[first &+ column] }
    }
    for row in 0..<bounds.height {
      insert(coverage.span, row: row)
      if isFine { insert(fraction.span, row: row) }
    }
    guard let left = columns.firstIndex(where: { $0 > 0 }),
      let right = columns.lastIndex(where: { $0 > 0 }),
      let part = IntRect(
        x: bounds.x + left, y: bounds.y + rows.lowerBound, width: right - left + 1,
        height: rows.count)
    else { return nil }
    return bounds.area - part.area < bounds.area / 32 ? self : cropped(to: part)
  }

  /// The part of the mask that lies in an area; nil where none does.
  func cropped(to area: IntRect) -> CoverageMask? {
    guard let part = bounds.intersection(area) else { return nil }
    guard part != bounds else { return self }
    let own = Canvas(bounds: bounds)
    func cropped(_ bytes: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      guard !bytes.isEmpty else { return result }
      result.reserveCapacity(part.area)
      for y in part.y..<part.maxY {
        let first = own.index(x: part.x, y: y)
        result += bytes[first..<(first + part.width)]
      }
      return result
    }
    return CoverageMask(bounds: part, coverage: cropped(coverage), fraction: cropped(fraction))
  }

  /// The mask with 8 bits a pixel.
  func rounded() -> CoverageMask {
    guard isFine else { return self }
    var result = CoverageMask(bounds: bounds, coverage: coverage)
    var target = result.coverage.mutableSpan
    let source = fraction.span
    // What is covered wholly has no fraction.
    for index in 0..<bounds.area { target[index] &+= source[index] &>> 7 }
    return result
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
