import Primitives

extension CoverageMask {
  /// All that 16 bits hold: 255 with eight bits of fraction.
  private static let one: UInt32 = 65280

  /// A mask with a fraction, in which nothing is covered.
  init(fineIn bounds: IntRect) {
    // Two arrays: of one, both would become copies.
    self.init(
      bounds: bounds, coverage: Array(repeating: 0, count: bounds.area),
      fraction: Array(repeating: 0, count: bounds.area))
  }

  /// Covers with another mask, too: 1 − (1 − a)·(1 − b); with `plus` min(a + b, 1).
  ///
  /// - Precondition: the mask has a fraction.
  mutating func lay(
    _ other: CoverageMask, opacity: UInt8 = 255, _ blendMode: BlendMode = .sourceOver,
    in clip: IntRect
  ) {
    guard let region = bounds.intersection(other.bounds)?.intersection(clip) else { return }
    var row = [UInt32](repeating: 0, count: region.width)
    let own = Canvas(bounds: bounds)
    for y in region.y..<region.maxY {
      var added = row.mutableSpan
      other.read(x: region.x, y: y, opacity: UInt32(opacity), into: &added)
      let first = own.index(x: region.x, y: y)
      switch blendMode {
      case .sourceOver:
        Self.combine(&coverage, &fraction, at: first, added.span) { a, b in
          a &+ ((Self.one &- a) &* b &+ Self.one / 2) / Self.one
        }
      case .plus:
        Self.combine(&coverage, &fraction, at: first, added.span) { a, b in min(a &+ b, Self.one) }
      }
    }
  }

  /// Leaves of each pixel what another mask, of 8 bits, covers of it.
  ///
  /// - Precondition: the mask has a fraction.
  mutating func multiply(by other: CoverageMask) {
    guard let region = bounds.intersection(other.bounds) else { return }
    var row = [UInt32](repeating: 0, count: region.width)
    let own = Canvas(bounds: bounds)
    for y in region.y..<region.maxY {
      var factors = row.mutableSpan
      other.read(x: region.x, y: y, opacity: 255, into: &factors)
      let first = own.index(x: region.x, y: y)
      Self.combine(&coverage, &fraction, at: first, factors.span) { a, b in
        (a &* b &+ Self.one / 2) / Self.one
      }
    }
  }

  /// Reads the front of a row, as 16 bits a pixel, through an opacity 0…255.
  private func read(x: Int, y: Int, opacity: UInt32, into row: inout MutableSpan<UInt32>) {
    let first = Canvas(bounds: bounds).index(x: x, y: y)
    let (upper, lower) = (coverage.span, fraction.span)
    for column in 0..<row.count { row[column] = UInt32(upper[first &+ column]) &<< 8 }
    if isFine {
      for column in 0..<row.count { row[column] |= UInt32(lower[first &+ column]) }
    }
    guard opacity < 255 else { return }
    for column in 0..<row.count { row[column] = (row[column] &* opacity &+ 127) / 255 }
  }

  /// Sets a run of pixels to what becomes of each with a number.
  @inline(__always)
  private static func combine(
    _ coverage: inout [UInt8], _ fraction: inout [UInt8], at first: Int, _ numbers: Span<UInt32>,
    _ result: (UInt32, UInt32) -> UInt32
  ) {
    var upper = coverage.mutableSpan
    var lower = fraction.mutableSpan
    for column in 0..<numbers.count {
      let index = first &+ column
      let value = result(UInt32(upper[index]) &<< 8 | UInt32(lower[index]), numbers[column])
      upper[index] = UInt8(truncatingIfNeeded: value &>> 8)
      lower[index] = UInt8(truncatingIfNeeded: value)
    }
  }
}
