import Primitives

/// Coverage of a part of the plane, 0…255 a pixel: a silhouette before it is coloured.
///
/// The painter fills one with a shape's exact coverage; a blur turns one into another; the painter then
/// blends a colour through it. Outside of `bounds` it is 0.
struct CoverageMask {
  let bounds: IntRect
  /// Row-major, `bounds.width × bounds.height`, no padding.
  var coverage: [UInt8]

  init(bounds: IntRect, coverage: [UInt8]) {
    precondition(coverage.count == bounds.area, "a mask's coverage fills its rows")
    self.bounds = bounds
    self.coverage = coverage
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

// MARK: - Trimming

extension CoverageMask {
  /// The mask without the rows and columns around it that are empty, unless these are too few to pay
  /// for a copy; nil where all are empty.
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

  /// - Precondition: the part lies in the mask.
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
  /// The mask moved by a vector in pixels: whole pixels exactly, the rest by interpolation. Nil where it
  /// would leave the range of coordinates.
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
    // A new pixel lies between the old one at its place and those before it.
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

  /// The blur of a move, as a variance along each axis, the mean of both: t·(1 − t) for a part t.
  static func variance(ofMoveBy offset: Point) -> Double {
    let x = offset.x - offset.x.rounded(.down)
    let y = offset.y - offset.y.rounded(.down)
    return (x * (1 - x) + y * (1 - y)) / 2
  }

  /// Whole pixels and 1/256 of one.
  private static func parts(_ distance: Double) -> (whole: Int, part: Int) {
    let steps = Int((distance * 256).rounded())
    return (steps >> 8, steps & 255)
  }
}
