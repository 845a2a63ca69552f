import Primitives

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
    if isWhole { return CoverageMask(bounds: target, coverage: coverage, fraction: fraction) }
    // A new pixel lies between the old one at its place and those before it.
    func old(_ x: Int, _ y: Int) -> Int {
      guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return 0 }
      let index = y * bounds.width + x
      return Int(coverage[index]) << 8 + (isFine ? Int(fraction[index]) : 0)
    }
    var (result, rest): ([UInt8], [UInt8]) = ([], [])
    result.reserveCapacity(target.area)
    rest.reserveCapacity(isFine ? target.area : 0)
    for y in 0..<target.height {
      for x in 0..<target.width {
        let upper = old(x - 1, y - 1) * partX + old(x, y - 1) * (256 - partX)
        let lower = old(x - 1, y) * partX + old(x, y) * (256 - partX)
        let sum = upper * partY + lower * (256 - partY)
        let value = isFine ? sum >> 16 : sum >> 16 + 128
        result.append(UInt8(truncatingIfNeeded: value >> 8))
        if isFine { rest.append(UInt8(truncatingIfNeeded: value)) }
      }
    }
    return CoverageMask(bounds: target, coverage: result, fraction: rest)
  }

  /// How much a move blurs, as a variance along each axis, the mean of both: t·(1 − t) for a part t.
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
