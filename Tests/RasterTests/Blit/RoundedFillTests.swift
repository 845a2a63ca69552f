#if arch(x86_64)
  import Primitives
  import Testing

  @testable import Raster

  /// The kernel that fills a rounded rectangle in one call, against the arithmetic of one pixel.
  @Suite(.enabled(if: Kernels.best == .avx2, "needs AVX2")) struct RoundedFillTests {
    @Test(arguments: 0..<150)
    func `every pixel gets its corner's coverage, or the whole`(_ seed: Int) {
      var random = RandomLists(seed: UInt64(seed))
      // Any coverage, not just what a corner can have: all of it has to be taken from its place.
      var corners = AlignedCorners(radius: [1, random.number(1, 64), 8, 16, 4.5][random.below(5)])
      let reach = corners.reach
      for row in 0..<(2 * reach) {
        for column in 0..<(2 * reach) {
          let value = [0, 255, UInt8(random.below(256))][random.below(3)]
          corners.set(row: row, column: column, coverage: value)
        }
      }
      let width = corners.pitch + random.below(40)
      let height = 2 * reach + random.below(20)
      let stride = width + random.below(12)
      let start = random.below(30)
      let color = PremultipliedColor(random.color()).rgba
      let before = (0..<(start + stride * height + 10)).map { _ in
        PremultipliedColor(random.color()).rgba
      }
      var after = before
      var span = after.mutableSpan
      Blitter(kernels: .avx2).fillWithAVX2(
        corners, color: color, width: width, height: height, start: start, stride: stride,
        in: &span)
      let expected = before.enumerated().map { index, pixel in
        let (y, x) = (index - start).quotientAndRemainder(dividingBy: stride)
        guard index >= start, x < width, y < height else { return pixel }
        let coverage = Self.coverage(corners, x: x, y: y, width: width, height: height)
        return sourceOver(pixel, source: color, coverage: UInt32(coverage))
      }
      #expect(after == expected)
    }

    private static func coverage(
      _ corners: AlignedCorners, x: Int, y: Int, width: Int, height: Int
    ) -> UInt8 {
      let reach = corners.reach
      guard y < reach || y >= height - reach, x < reach || x >= width - reach else { return 255 }
      let row = y < reach ? y : y - height + 2 * reach
      let range = corners.range(row: row, isRight: x >= reach)
      return corners.coverage[range.lowerBound + (x < reach ? x : x - width + reach)]
    }
  }
#endif
