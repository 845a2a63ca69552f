import Primitives
import Testing

@testable import Raster

/// Runs of all lengths and places against the arithmetic of one pixel.
@Suite struct BlitterTests {
  private static let colors: [UInt32] = [
    0xFFFF_FFFF, 0xFF00_0000, 0x8040_2010, 0x0101_0001, 0xFE12_FE00, 0x0000_0000, 0xFF12_3456,
  ]

  private static func noise(_ count: Int) -> [UInt32] {
    (0..<count).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761 &+ $0 &* $0 &* 40503) }
  }

  /// Noise whose channels are at most its alpha.
  private static func premultipliedNoise(_ count: Int) -> [UInt32] {
    noise(count).map { pixel in
      let alpha = pixel >> 24
      return (0..<3).reduce(alpha << 24) { result, channel in
        result | divide255((pixel >> (8 * UInt32(channel)) & 255) * alpha) << (8 * UInt32(channel))
      }
    }
  }

  @Test func `a colour through one coverage`() {
    let blitter = Blitter()
    let before = Self.premultipliedNoise(64)
    for color in Self.colors {
      for coverage in [UInt32(0), 1, 127, 128, 254, 255] {
        for run in [0..<64, 3..<4, 5..<13, 7..<47, 0..<16, 1..<10, 60..<64] {
          var after = before
          var span = after.mutableSpan
          blitter.blend(color, coverage: coverage, over: run, in: &span)
          let expected = before.enumerated().map {
            run.contains($0)
              ? sourceOver($1, source: color, coverage: coverage) : $1
          }
          #expect(after == expected, "\(color) \(coverage) \(run)")
        }
      }
    }
  }

  @Test func `a colour over a block of rows`() {
    let blitter = Blitter()
    let before = Self.premultipliedNoise(400)
    for color in Self.colors {
      for coverage in [UInt32(0), 90, 255] {
        for (start, width, height, stride) in [
          (0, 20, 20, 20), (3, 1, 7, 20), (25, 9, 4, 33), (1, 17, 1, 20), (2, 0, 5, 20),
          (399, 1, 1, 500), (5, 33, 9, 40),
        ] {
          let block = PixelBlock(start: start, width: width, height: height, stride: stride)
          var after = before
          var span = after.mutableSpan
          blitter.blend(color, coverage: coverage, over: block, in: &span)
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

  @Test func `a colour through a mask of every coverage`() {
    let blitter = Blitter()
    let mask = (0...255).map { UInt8($0) }
    for color in Self.colors {
      let before = Self.premultipliedNoise(300)
      var after = before
      var span = after.mutableSpan
      blitter.blend(color, through: mask.span, over: 17..<273, in: &span)
      let expected = before.enumerated().map {
        (17..<273).contains($0)
          ? sourceOver($1, source: color, coverage: UInt32($0 - 17)) : $1
      }
      #expect(after == expected)
    }
  }

  @Test func `pixels through one coverage and through a mask`() {
    let blitter = Blitter()
    let source = Array(Self.premultipliedNoise(700).suffix(301))
    let before = Self.premultipliedNoise(301)
    for coverage in [UInt32(0), 1, 100, 254, 255] {
      var after = before
      var span = after.mutableSpan
      blitter.blend(source.span, coverage: coverage, over: 0..<301, in: &span)
      let expected = zip(before, source).map { sourceOver($0, source: $1, coverage: coverage) }
      #expect(after == expected)
    }
    let mask = (0..<301).map { UInt8(truncatingIfNeeded: $0 &* 89) }
    var after = before
    var span = after.mutableSpan
    blitter.blend(source.span, through: mask.span, over: 0..<301, in: &span)
    let expected = before.indices.map {
      sourceOver(before[$0], source: source[$0], coverage: UInt32(mask[$0]))
    }
    #expect(after == expected)
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
    let coverage = UInt32(random.below(256))
    func expected(_ pixel: (Int) -> (source: UInt32, coverage: UInt32)) -> [UInt32] {
      before.enumerated().map { index, old in
        guard run.contains(index) else { return old }
        let new = pixel(index - start)
        return sourceOver(old, source: new.source, coverage: new.coverage)
      }
    }
    func blended(_ body: (Blitter, inout MutableSpan<UInt32>) -> Void) -> [UInt32] {
      var result = before
      var span = result.mutableSpan
      body(Blitter(), &span)
      return result
    }
    #expect(
      blended { $0.blend(color, through: mask.span, over: run, in: &$1) }
        == expected { (color, UInt32(mask[$0])) })
    #expect(
      blended { $0.blend(source.span, coverage: coverage, over: run, in: &$1) }
        == expected { (source[$0], coverage) })
    #expect(
      blended { $0.blend(source.span, through: mask.span, over: run, in: &$1) }
        == expected { (source[$0], UInt32(mask[$0])) })
    #expect(
      blended { $0.blend(color, coverage: coverage, over: run, in: &$1) }
        == expected { _ in (color, coverage) })
  }
}
