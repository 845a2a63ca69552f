extension Blitter {
  /// Blends a colour, each pixel through a coverage of its own, with one rounding: not of the share that it takes,
  /// and of what comes of it once more.
  ///
  ///     d′ = (source · 255 · coverage + d · (255² − alpha · coverage)) / 255²
  ///
  /// - Precondition: there are as many coverages as pixels in the run.
  func blendOnce(
    _ color: UInt32, through coverage: Span<UInt8>, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "a run lies in the picture")
    precondition(coverage.count == run.count, "each pixel has its coverage")
    // Along the sides of what throws a shadow many pixels are alike.
    var (lastCoverage, last, result): (UInt8, UInt32, UInt32) = (0, 0, 0)
    for offset in 0..<coverage.count where coverage[offset] > 0 {
      let index = run.lowerBound &+ offset
      if coverage[offset] != lastCoverage || pixels[index] != last {
        (lastCoverage, last) = (coverage[offset], pixels[index])
        result = sourceOverOnce(last, source: color, coverage: UInt32(lastCoverage))
      }
      pixels[index] = result
    }
  }
}

/// A premultiplied pixel over another, through a coverage 0…255, rounded once; no sum outgrows 255³.
@inline(__always)
private func sourceOverOnce(_ destination: UInt32, source: UInt32, coverage: UInt32) -> UInt32 {
  let one: UInt32 = 255 * 255
  let share = 255 &* coverage
  let inverse = one &- (source &>> 24) &* coverage
  func channel(_ shift: UInt32) -> UInt32 {
    let sum =
      ((source &>> shift) & 255) &* share &+ ((destination &>> shift) & 255) &* inverse
    return ((sum &+ one / 2) / one) &<< shift
  }
  return channel(0) | channel(8) | channel(16) | channel(24)
}
