import AnimPrimitives
import Testing

@testable import AnimGIF

@Suite struct DitherOptionsTests {
  private static let width = 120
  private static let height = 80

  /// A gradient that stands still, and a square with another one that moves over it: more colours than a table has.
  private static let frames = (0..<5).map { frame in
    let pixels = (0..<(width * height)).map { place -> UInt32 in
      let (x, y) = (UInt32(place % width), UInt32(place / width))
      let left = UInt32(10 + frame * 12)
      guard (left..<(left + 32)).contains(x), (20..<52).contains(y) else {
        return 0xFF00_0000 | (40 + x) | (60 + y * 2) << 8 | (200 - x / 2 - y) << 16
      }
      return 0xFF00_0000 | (250 - (x - left) * 3) | (30 + (y - 20) * 5) << 8 | (80 + x - left) << 16
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private struct Made {
    var bytes: [UInt8]
    /// 100 × OKLab distance, over all frames.
    var meanError: Double
    /// The same of means of 4 × 4 pixels, which is what mixing colours is for.
    var blockError: Double
  }

  private func encode(
    _ dither: GIFOptions.Dither = .ordered, quality: Int = 80, lossy: Int = 0, jobs: Int = 1
  ) throws -> Made {
    var options = GIFOptions()
    options.dither = dither
    options.quality = quality
    options.lossy = lossy
    let bytes = try GIFEncoderTests.encode(Self.frames, jobs: jobs, options: options)
    let shown = try ReferenceGIF(bytes).play()
    #expect(shown.count == Self.frames.count)
    var verifier = try GIFVerifier(bytes)
    var error = 0.0
    var blockError = 0.0
    for (canvas, frame) in zip(shown, Self.frames) {
      let difference = try verifier.compare(frame, duration: 3)
      error += difference?.meanError ?? 0
      blockError += Self.blockError(canvas, frame.pixels)
    }
    try verifier.finish()
    let count = Double(Self.frames.count)
    return Made(bytes: bytes, meanError: error / count, blockError: blockError / count)
  }

  private static func blockError(_ shown: [UInt32], _ wanted: [UInt32]) -> Double {
    let converter = OKLabConverter()
    var sum = 0.0
    for top in stride(from: 0, to: height, by: 4) {
      for left in stride(from: 0, to: width, by: 4) {
        let places = (0..<16).map { (top + $0 / 4) * width + left + $0 % 4 }
        let means = [mean(shown, places), mean(wanted, places)]
        sum += OKLab.error(
          squaredDistance: converter.convert(means[0]).squaredDistance(
            to: converter.convert(means[1])))
      }
    }
    return sum / Double(width * height / 16)
  }

  private static func mean(_ pixels: [UInt32], _ places: [Int]) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift in [0, 8, 16] as [UInt32] {
      var sum: UInt32 = 8
      for place in places { sum += pixels[place] >> shift & 255 }
      result |= (sum / 16) << shift
    }
    return result
  }

  @Test func `a dithered animation shrinks with every step of lossy`() throws {
    let made = try [0, 10, 20, 40, 80, 200].map { try encode(lossy: $0) }
    let sizes = made.map(\.bytes.count)
    for (size, next) in zip(sizes, sizes.dropFirst()) { #expect(next < size) }
    #expect(sizes[3] * 9 < sizes[0] * 7)
    #expect(sizes[5] * 5 < sizes[0] * 3)
    // Pixels are closer than in the pattern, and means not much farther off.
    #expect(made[1...4].allSatisfy { $0.meanError < made[0].meanError })
    #expect(made[3].blockError < 0.35 && made[4].blockError < 0.4)
    #expect(made[5].meanError < 1 && made[5].blockError < 0.62)
  }

  @Test func `a dithered animation shrinks with every step of quality`() throws {
    let made = try [100, 80, 70, 57, 40, 20, 1].map { try encode(quality: $0) }
    let sizes = made.map(\.bytes.count)
    for (size, next) in zip(sizes, sizes.dropFirst()) { #expect(next <= size) }
    #expect(sizes[1] * 7 < sizes[0] * 6 && sizes[3] * 4 < sizes[1] * 3)
    #expect(sizes[4] * 9 < sizes[1] * 5)
    // Without any departure from the pattern pixels are hardly closer, in spite of more colours, and means are.
    #expect(made[1].meanError < made[0].meanError * 1.1)
    #expect(made[1].blockError < made[0].blockError * 2)
    #expect(made[3].meanError < 1 && made[3].blockError < 0.4)
    #expect(made[4].meanError < 1.2 && made[4].blockError < 0.65)
  }

  @Test func `error diffusion can be departed from as well`() throws {
    let (exact, lossy) = (try encode(.diffusion), try encode(.diffusion, lossy: 40))
    #expect(lossy.bytes.count * 4 < exact.bytes.count * 3)
    #expect(lossy.meanError < exact.meanError)
  }

  @Test func `the bytes do not depend on the number of threads`() throws {
    #expect(try encode(lossy: 30).bytes == encode(lossy: 30, jobs: 3).bytes)
  }

  @Test(arguments: [(80, 60), (50, 0)]) func `still areas do not crawl`(
    quality: Int, lossy: Int
  ) throws {
    let shown = try ReferenceGIF(encode(quality: quality, lossy: lossy).bytes).play()
    for frame in shown.dropFirst() {
      // Above and below the square, and to the right of all its places.
      for place in frame.indices where !(20..<52).contains(place / Self.width) {
        #expect(frame[place] == shown[0][place])
      }
      for place in frame.indices where place % Self.width >= 90 {
        #expect(frame[place] == shown[0][place])
      }
    }
  }

  private func chosen(price: Int) throws -> (
    pattern: [IndexRun], whole: [IndexRun], parts: [IndexRun]
  ) {
    let pixels = Self.frames[0].pixels
    var index = ColorIndex()
    let numbers = pixels.map { index.number(of: $0) }
    let colors = OKLabColors(index.colors, converter: OKLabConverter())
    let table = stride(from: 0, to: index.colors.count, by: index.colors.count / 40).map {
      index.colors[$0]
    }
    let palette = try #require(Palette(table, hasTransparent: true, converter: OKLabConverter()))
    let mapping = ColorMapping(colors, to: palette, tolerance: OrderedDither.reach)
    var frame = FrameDelta(
      number: 0,
      rect: try #require(Self.frames[0].bounds),
      runs: numbers.map { ColorRun(color: $0, length: 1, isChanged: true) },
      colors: index.colors, counts: index.colors.map { _ in 1 }, duration: 3,
      hasContinuousTone: true, kind: .inexact)
    // A few that stay among them.
    for place in stride(from: 7, to: 4000, by: 30) {
      frame.runs[place] = ColorRun(color: numbers[place], length: 1, isChanged: false)
    }
    let pattern = OrderedDither(colors, mapping, palette.labs)
      .indices(of: frame, unchanged: .redraw)
    let options = DitherOptions(
      mapping, codeSize: 8, prices: Array(repeating: price, count: index.colors.count), change: 1280
    )
    var cursor = IndexRunReader(pattern)
    let (_, whole) = LZWEncoder.encode(options.options(for: frame.runs[...], &cursor).options)
    let parts = options.chosen(for: frame.runs, pattern, together: 700, jobs: 1)
    for jobs in 2...3 {
      #expect(options.chosen(for: frame.runs, pattern, together: 700, jobs: jobs) == parts)
    }
    return (pattern, whole, parts)
  }

  @Test func `all changed pixels have the pattern's index if errors are dear`() throws {
    let (pattern, whole, parts) = try chosen(price: 1 << 20)
    for runs in [whole, parts] {
      let pixels = runs.flatMap { Array(repeating: $0.index, count: $0.length) }
      let wanted = pattern.flatMap { Array(repeating: $0.index, count: $0.length) }
      #expect(pixels.count == wanted.count)
      // The transparent index, 0, is for those that stay.
      #expect(zip(pixels, wanted).allSatisfy { $0 == $1 || $0 == 0 })
      #expect(pixels.count { $0 == 0 } <= 4000 / 30 + 1)
    }
  }

  @Test func `the pattern gives way to flat areas if errors are cheap`() throws {
    let (pattern, whole, parts) = try chosen(price: 1 << 4)
    #expect(whole.count * 4 < pattern.count * 3)
    #expect(parts.count * 3 < pattern.count)
  }
}
