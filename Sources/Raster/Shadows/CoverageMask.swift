import AnimPrimitives

/// The coverage of each pixel of a rectangle, 0…255: a silhouette without colour.
///
/// The painter fills a mask with a shape's exact coverage, blurs the mask, and blends a colour through the result. The
/// coverage outside of `bounds` is 0.
struct CoverageMask {
  let bounds: IntRect
  /// Row-major, `bounds.width` × `bounds.height`, without padding.
  var coverage: [UInt8]

  init(bounds: IntRect, coverage: [UInt8]) {
    precondition(coverage.count == bounds.area, "a mask's coverage fills its rows")
    self.bounds = bounds
    self.coverage = coverage
  }

  /// Sets rows to the alpha of a buffer.
  ///
  /// - Precondition: the buffer has the mask's width and lies in the mask.
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

// MARK: - Trimming

extension CoverageMask {
  /// The mask without its empty margins, or nil if the mask is empty. Margins of less than 1/32 of the area are kept,
  /// because removing them costs a copy.
  func trimmed() -> CoverageMask? {
    var columns = [UInt8](repeating: 0, count: bounds.width)
    var rows = 0..<0
    var used = columns.mutableSpan
    let bytes = coverage.span
    for row in 0..<bounds.height {
      let first = row * bounds.width
      var any: UInt8 = 0
      for column in 0..<bounds.width { any |= bytes[first &+ column] }
      guard any > 0 else { continue }
      rows = (rows.isEmpty ? row : rows.lowerBound)..<(row + 1)
      for column in 0..<bounds.width { used[column] |= bytes[first &+ column] }
    }
    guard let left = columns.firstIndex(where: { $0 > 0 }),
      let right = columns.lastIndex(where: { $0 > 0 }),
      let part = IntRect(
        x: bounds.x + left, y: bounds.y + rows.lowerBound, width: right - left + 1,
        height: rows.count)
    else { return nil }
    return bounds.area - part.area < bounds.area / 32 ? self : cropped(to: part)
  }

  /// - Precondition: `part` lies in the mask.
  private func cropped(to part: IntRect) -> CoverageMask {
    let own = Canvas(bounds: bounds)
    var result: [UInt8] = []
    result.reserveCapacity(part.area)
    for y in part.y..<part.maxY {
      let first = own.index(x: part.x, y: y)
      result += coverage[first..<(first + part.width)]
    }
    return CoverageMask(bounds: part, coverage: result)
  }
}

// MARK: - Moving

extension CoverageMask {
  /// The mask moved by a vector in pixels, or nil if the result is out of range. Fractions of a pixel, rounded to
  /// 1/256, are interpolated; whole pixels are exact.
  func moved(by offset: Point) -> CoverageMask? {
    let limit = Double(IntRect.limit)
    guard abs(offset.x) <= limit, abs(offset.y) <= limit else { return nil }
    let (wholeX, partX) = Self.parts(offset.x)
    let (wholeY, partY) = Self.parts(offset.y)
    let isWhole = partX == 0 && partY == 0
    guard
      let target = IntRect(
        x: bounds.x + wholeX, y: bounds.y + wholeY, width: bounds.width + (isWhole ? 0 : 1),
        height: bounds.height + (isWhole ? 0 : 1))
    else { return nil }
    if isWhole { return CoverageMask(bounds: target, coverage: coverage) }
    // A new pixel is interpolated between the old pixel at the same position and the pixels left of and above it.
    func old(_ x: Int, _ y: Int) -> Int {
      guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return 0 }
      return Int(coverage[y * bounds.width + x])
    }
    var result: [UInt8] = []
    result.reserveCapacity(target.area)
    for y in 0..<target.height {
      for x in 0..<target.width {
        let upper = old(x - 1, y - 1) * partX + old(x, y - 1) * (256 - partX)
        let lower = old(x - 1, y) * partX + old(x, y) * (256 - partX)
        let sum = upper * partY + lower * (256 - partY)
        result.append(UInt8(truncatingIfNeeded: (sum + 1 << 15) >> 16))
      }
    }
    return CoverageMask(bounds: target, coverage: result)
  }

  /// The variance of the blur that moving causes: t·(1 − t) for a fraction t, averaged over both axes.
  static func variance(ofMoveBy offset: Point) -> Double {
    let x = offset.x - offset.x.rounded(.down)
    let y = offset.y - offset.y.rounded(.down)
    return (x * (1 - x) + y * (1 - y)) / 2
  }

  /// A distance as whole pixels and a remainder in 1/256 of a pixel.
  private static func parts(_ distance: Double) -> (whole: Int, part: Int) {
    let steps = Int((distance * 256).rounded())
    return (steps >> 8, steps & 255)
  }
}
