import CAnimKernels
import Testing

@testable import AnimGIF

/// Random sequences of greys over a canvas that is partly known.
struct ChosenStringsTests {
  private let palette: Palette
  private let pixels: [gif_pixel]

  /// - Throws: never; the table has 64 colours.
  init() throws {
    let greys = (0..<64).map { 0xFF00_0000 | UInt32($0) * 0x04_0404 }
    palette = try #require(Palette(greys, hasTransparent: true, converter: OKLabConverter()))
    var random = SplitMix(seed: 33)
    var level = 100
    let (palette, converter) = (palette, OKLabConverter())
    pixels = (0..<20_000).map { _ in
      level = min(max(level + Int(random.below(13)) - 6, 0), 255)
      let wanted = converter.convert(0xFF00_0000 | UInt32(level) * 0x01_0101)
      let match = palette.nearest.match(wanted)
      let shown = palette.labs[1 + Int(random.below(64))]
      return gif_pixel(
        wanted: wanted.packed,
        limit: UInt16(Double(match.squaredDistance).squareRoot() + 1.5 * OKLab.one / 100),
        shown: shown.packed, is_known: random.below(3) == 0 ? 0 : 1, closest: UInt8(match.index))
    }
  }

  private func decoded(_ strings: ChosenStrings) throws -> [Int] {
    let data = LZWEncoder.encode(strings)
    var bytes: [Int] = []
    var position = 0
    while position < data.count {
      let end = position + 1 + Int(data[position])
      bytes += data[(position + 1)..<end].map { Int($0) }
      position = end
    }
    return try ReferenceGIF.decompress(bytes, codeSize: strings.codeSize, count: pixels.count)
  }

  /// The distance of an index's colour from a pixel's.
  private func distance(_ index: Int, _ pixel: gif_pixel) -> Double {
    let isKept = index == Int(palette.transparentIndex ?? 0)
    let shown = isKept ? pixel.shown : palette.labs[index].packed
    let steps = [
      Int(pixel.wanted.lightness) - Int(shown.lightness), Int(pixel.wanted.a) - Int(shown.a),
      Int(pixel.wanted.b) - Int(shown.b),
    ]
    return Double(steps.reduce(0) { $0 + $1 * $1 }).squareRoot()
  }

  @Test func `codes stand for the indices, and each pixel is within its limit`() throws {
    for price in [0.0, 0.5, 50] {
      let strings = ChosenStrings(for: pixels, in: palette, tolerance: 1.5, price: price)
      #expect(try decoded(strings) == strings.indices.map { Int($0) })
      for (index, pixel) in zip(strings.indices, pixels) {
        #expect(distance(Int(index), pixel) <= Double(pixel.limit))
        if index == palette.transparentIndex { #expect(pixel.is_known == 1) }
      }
    }
  }

  @Test func `cheap errors make fewer strings and larger errors`() {
    let points = [500.0, 50, 5, 0.5].map { price in
      let strings = ChosenStrings(for: pixels, in: palette, tolerance: 1.5, price: price)
      let sum = zip(strings.indices, pixels).reduce(0.0) { $0 + distance(Int($1.0), $1.1) }
      return (codes: strings.codes.count, error: sum)
    }
    for (point, next) in zip(points, points.dropFirst()) {
      #expect(next.codes < point.codes)
      #expect(next.error > point.error)
    }
  }

  @Test func `pixels that must be transparent are`() throws {
    let transparent = try #require(palette.transparentIndex)
    var pixels = pixels
    for place in pixels.indices where place % 5 < 2 {
      pixels[place] = .transparent(transparent)
    }
    let strings = ChosenStrings(for: pixels, in: palette, tolerance: 1.5, price: 1)
    for place in pixels.indices where place % 5 < 2 {
      #expect(strings.indices[place] == transparent)
    }
  }
}
