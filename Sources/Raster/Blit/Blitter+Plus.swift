// Groups with the blend mode `plus` are rare and small, so there is no kernel for it.

/// A premultiplied pixel added to another, through a coverage 0…255; channels stop at 255.
///
///     d′ = min(source · coverage / 255 + d, 255)       rounded before the sum
///
/// Shares of a pixel that add up to 255 add up to the pixel: their products with a channel are never half a
/// step off, 255 being odd, so where one is rounded up the other one is rounded down.
@inline(__always)
func plus(_ destination: UInt32, source: UInt32, coverage: UInt32) -> UInt32 {
  let redBlue = addPair(
    destination & pairMask, dividePair255((source & pairMask) &* coverage))
  let greenAlpha = addPair(
    (destination &>> 8) & pairMask, dividePair255(((source &>> 8) & pairMask) &* coverage))
  return redBlue | (greenAlpha &<< 8)
}

/// Two numbers 0…255 in a word added to two others; sums above 255 are 255.
@inline(__always)
private func addPair(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let sum = a &+ b
  let carries = (sum &>> 8) & 0x0001_0001
  return (sum | (carries &* 255)) & pairMask
}

extension Blitter {
  /// Adds pixels through one coverage.
  ///
  /// - Precondition: there are as many of them as pixels in the run.
  func add(
    _ source: Span<UInt32>, coverage: UInt32 = 255, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(source.count == run.count, "each pixel has its source")
    for (offset, index) in run.enumerated() {
      pixels[index] = plus(pixels[index], source: source[offset], coverage: coverage)
    }
  }

  /// Adds pixels, each through a coverage of its own.
  ///
  /// - Precondition: there are as many of them, and of coverages, as pixels in the run.
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
