import AnimPrimitives
import Testing

@testable import AnimGIF

@Suite struct PaletteTests {
  /// Each component in steps of 1/6 from 0 to 1.
  private static let colors = (0..<216).map { (number: UInt32) -> UInt32 in
    0xFF00_0000 | number / 36 * 51 << 16 | number / 6 % 6 * 51 << 8 | number % 6 * 51
  }

  @Test func `any colour is closer than the transparent index, black to white too`() throws {
    let converter = OKLabConverter()
    for only in Self.colors {
      let palette = try #require(Palette([only], hasTransparent: true, converter: converter))
      #expect(Self.colors.allSatisfy { palette.nearest.match(converter.convert($0)).index == 1 })
    }
  }

  @Test func `black is drawn where the global table has white alone`() throws {
    let white: UInt32 = 0xFFFF_FFFF
    let page = [white, white, white, white]
    let frames = [page + [0, 0], page + [0xFF80_8080, 0], page + [0xFF80_8080, 0xFF00_0000]]
    var options = GIFOptions()
    options.maxColors = 2
    let gif = try ReferenceGIF(
      GIFEncoderTests.encode(
        frames.map { Pixmap(width: 6, height: 1, pixels: $0) }, options: options))
    #expect(gif.globalTable == [white, white])
    #expect(try gif.play() == frames)
  }
}
