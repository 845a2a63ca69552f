// Groups with the blend mode `plusLighter` are rare and small, so there is no kernel for it.

/// Adds a premultiplied pixel, scaled by a coverage 0…255, to another one. Channels saturate at 255.
///
///     d′ = min(source · coverage / 255 + d, 255)       rounded before the sum
///
/// For two coverages that add up to 255, the added amounts add up to the whole pixel. Because 255 is odd, the product
/// of a channel is never exactly half a step from an integer. So if one of two products is rounded up, the other one is
/// rounded down.
@inline(__always)
func plus(_ destination: UInt32, source: UInt32, coverage: UInt32) -> UInt32 {
  let redBlue = addPair(
    destination & pairMask, dividePair255((source & pairMask) &* coverage))
  let greenAlpha = addPair(
    (destination &>> 8) & pairMask, dividePair255(((source &>> 8) & pairMask) &* coverage))
  return redBlue | (greenAlpha &<< 8)
}

/// Adds two pairs of numbers 0…255, each pair in one word. Sums saturate at 255.
@inline(__always)
private func addPair(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let sum = a &+ b
  let carries = (sum &>> 8) & 0x0001_0001
  return (sum | (carries &* 255)) & pairMask
}

extension Blitter {
  /// Adds pixels, all scaled by the same coverage.
  ///
  /// - Precondition: `source` has one pixel for each pixel of the run.
  func add(
    _ source: Span<UInt32>, coverage: UInt32 = 255, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(source.count == run.count, "each pixel has its source")
    for (offset, index) in run.enumerated() {
      pixels[index] = plus(pixels[index], source: source[offset], coverage: coverage)
    }
  }

  /// Adds pixels, each scaled by its own coverage.
  ///
  /// - Precondition: `source` and `coverage` have one element for each pixel of the run.
  func add(
    _ source: Span<UInt32>, through coverage: Span<UInt8>, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(source.count == run.count, "each pixel has its source")
    precondition(coverage.count == run.count, "each pixel has its coverage")
    for (offset, index) in run.enumerated() {
      pixels[index] = plus(
        pixels[index], source: source[offset], coverage: UInt32(coverage[offset]))
    }
  }
}
