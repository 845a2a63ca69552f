import AnimPrimitives
import Testing

@testable import AnimRaster

/// Blends a premultiplied pixel over another one, through a coverage 0…255, by definition.
///
///     a′ = alpha · coverage / 255
///     d′ = (source · coverage + d · (255 − a′)) / 255       rounded once
///
/// With one rounding, blending a colour over itself changes nothing, and opaque colours are mixed exactly.
private func sourceOver(_ destination: UInt32, source: UInt32, coverage: UInt32) -> UInt32 {
  let alpha = (Double((source >> 24) * coverage) / 255).rounded()
  return [0, 8, 16, 24].reduce(0) { pixel, shift in
    let (new, old) = (Double(source >> shift & 255), Double(destination >> shift & 255))
    return pixel | UInt32(((new * Double(coverage) + old * (255 - alpha)) / 255).rounded()) << shift
  }
}

/// Compares runs of all lengths and positions with the arithmetic of one pixel.
@Suite struct BlitterTests {
  @Test func `division by 255 rounds every product of two bytes to the nearest`() {
    for value in 0...65025 {
      let exact = (Double(value) / 255).rounded()
      #expect(Double(divide255(UInt32(value))) == exact)
    }
  }

  @Test func `both numbers of a pair are divided as one alone is`() {
    for value in stride(from: UInt32(0), through: 65152, by: 7) {
      let other = 65152 - value
      #expect(dividePair255(value | other << 16) == divide255(value) | divide255(other) << 16)
    }
  }

  private static let colors: [UInt32] = [
    0xFFFF_FFFF, 0xFF00_0000, 0x8040_2010, 0x0101_0001, 0xFE12_FE00, 0x0000_0000, 0xFF12_3456,
  ]

  private static func noise(_ count: Int) -> [UInt32] {
    (0..<count).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761 &+ $0 &* $0 &* 40503) }
  }

  /// Noise whose channels do not exceed alpha.
  private static func premultipliedNoise(_ count: Int) -> [UInt32] {
    noise(count).map { pixel in
      let alpha = pixel >> 24
      return (0..<3).reduce(alpha << 24) { result, channel in
        result | divide255((pixel >> (8 * UInt32(channel)) & 255) * alpha) << (8 * UInt32(channel))
      }
    }
  }

  private static func blended(
    _ pixels: [UInt32], _ body: (Blitter, inout MutableSpan<UInt32>) -> Void
  ) -> [UInt32] {
    var result = pixels
    var span = result.mutableSpan
    body(Blitter(), &span)
    return result
  }

  @Test func `a colour over a block of rows`() {
    let before = Self.premultipliedNoise(400)
    for color in Self.colors {
      for coverage in [UInt32(0), 90, 255] {
        for (start, width, height, stride) in [
          (0, 20, 20, 20), (3, 1, 7, 20), (25, 9, 4, 33), (1, 17, 1, 20), (2, 0, 5, 20),
          (399, 1, 1, 500), (5, 33, 9, 40),
        ] {
          let block = PixelBlock(start: start, width: width, height: height, stride: stride)
          let after = Self.blended(before) {
            $0.blend(color, coverage: coverage, over: block, in: &$1)
          }
          let expected = before.enumerated().map { index, pixel in
            let (row, column) = (index - start).quotientAndRemainder(dividingBy: stride)
            return index >= start && column < width && row < height
              ? sourceOver(pixel, source: color, coverage: coverage) : pixel
          }
          #expect(after == expected, "\(color) \(coverage) \(block)")
        }
      }
    }
  }

  @Test func `every channel is the rounded mix of source and destination`() {
    let mask = (0...255).map { UInt8($0) }
    for alpha in stride(from: UInt32(0), through: 255, by: 5) {
      for channel in Set([0, alpha / 3, alpha]) {
        let color = channel * 0x0001_0101 | alpha << 24
        for destination in [0, 1, 77, 128, 254, 255] as [UInt32] {
          let before = Array(repeating: destination * 0x0101_0101, count: 256)
          let after = Self.blended(before) {
            $0.blend(color, through: mask.span, over: 0..<256, in: &$1)
          }
          let expected = before.enumerated().map {
            sourceOver($1, source: color, coverage: UInt32($0))
          }
          #expect(after == expected)
        }
      }
    }
  }

  @Test(arguments: 0..<100)
  func `runs of any length and place, through any coverage`(_ seed: Int) {
    var random = RandomLists(seed: UInt64(seed))
    let before = (0..<120).map { _ in PremultipliedColor(random.color()).rgba }
    let start = random.below(20)
    let run = start..<(start + random.below(90))
    let mask = run.map { _ in [0, 255, UInt8(random.below(256))][random.below(3)] }
    let source = run.map { _ in random.below(3) == 0 ? 0 : PremultipliedColor(random.color()).rgba }
    let color = Self.colors[random.below(Self.colors.count)]
    let coverage = UInt32([0, 255, random.below(256)][random.below(3)])
    func expected(_ pixel: (Int) -> (source: UInt32, coverage: UInt32)) -> [UInt32] {
      before.enumerated().map { index, old in
        guard run.contains(index) else { return old }
        let new = pixel(index - start)
        return sourceOver(old, source: new.source, coverage: new.coverage)
      }
    }
    #expect(
      Self.blended(before) { $0.blend(color, through: mask.span, over: run, in: &$1) }
        == expected { (color, UInt32(mask[$0])) })
    #expect(
      Self.blended(before) { $0.blend(source.span, coverage: coverage, over: run, in: &$1) }
        == expected { (source[$0], coverage) })
    #expect(
      Self.blended(before) { $0.blend(source.span, through: mask.span, over: run, in: &$1) }
        == expected { (source[$0], UInt32(mask[$0])) })
    #expect(
      Self.blended(before) { $0.blend(color, coverage: coverage, over: run, in: &$1) }
        == expected { _ in (color, coverage) })
  }
}
