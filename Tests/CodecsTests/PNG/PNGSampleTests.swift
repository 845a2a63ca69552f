import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

struct PNGSampleTests {
  /// A name, whether the picture is smooth, and the shade of a pixel.
  private static let pictures: [(String, Bool, @Sendable (Int, Int) -> UInt32)] = [
    ("a square", false, { x, y in x > 40 && y > 40 && y < 90 ? 200 : 9 }),
    ("text", false, { x, y in y % 12 < 8 && (x * 7 + y * 3) % 11 < 2 ? 30 : 250 }),
    ("a wide gradient", true, { x, y in UInt32((x + y) / 12) }),
    ("a gradient", true, { x, y in UInt32((x * 5 + y) / 7) }),
    ("noise", false, { x, y in UInt32(x * x * 7 + y * y * 13 + x * y * 5) * 0x9E37 >> 4 & 127 }),
  ]

  @Test(arguments: pictures.indices)
  func `a sample distinguishes gradients from flat pictures and noise`(index: Int) throws {
    let (name, isSmooth, shade) = Self.pictures[index]
    let pixmap = Pixmap(
      width: 160, height: 130,
      pixels: (0..<(160 * 130)).map { pixel in
        let shade = shade(pixel % 160, pixel / 160)
        // Red and blue differ, so that the picture is RGB.
        return 0xFF00_0000 | (shade & 255) << 16 | (shade & 255) << 8 | (shade + 3 & 255)
      })
    let format = PNGPixelFormat(colorType: .rgb, bitDepth: 8)
    let sample = try #require(PNGSample(PNGRows(pixmap, as: format)))
    #expect(sample.isSmooth == isSmooth, "\(name)")
    let decoded = try PNGDecoder.decode(try PNGEncoder.encode(pixmap))
    #expect(decoded == pixmap, "\(name)")
  }

  @Test func `small pictures are not sampled`() {
    let pixmap = Pixmap(width: 200, height: 63)
    #expect(PNGSample(PNGRows(pixmap, as: PNGPixelFormat(colorType: .rgb, bitDepth: 8))) == nil)
  }
}
