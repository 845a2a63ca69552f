import Primitives
import Testing

@testable import Codecs

/// Which of several ways to store the same pictures the encoder takes.
@Suite struct SmallestWayTests {
  @Test func `exact frames share the global table where that spares their own`() throws {
    // Three pictures of a hundred colours each, which take turns; no table holds all of them.
    let pictures = (0..<3).map { part in
      let pixels = (0..<400).map {
        UInt32((part * 100 + $0 % 100) * 65_599) & 0xFF_FFFF | 0xFF00_0000
      }
      return Pixmap(width: 20, height: 20, pixels: pixels)
    }
    let frames = [0, 1, 0, 1, 2, 0, 1, 0, 1].map { pictures[$0] }
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames))
    #expect(try gif.play() == frames.map(\.pixels))
    #expect(gif.images.count(where: \.hasLocalTable) == 1)
  }

  @Test func `what stays between many small changes is one run for the search`() throws {
    // Pixels that are all different from their neighbours: more runs than are searched, were they drawn again.
    var random = SplitMix(seed: 8)
    let page = (0..<(160 * 160)).map {
      UInt32($0 % 2 == 0 ? 0 : 1 + random.below(3)) * 0x40_4040 | 0xFF00_0000
    }
    let frames = (0..<4).map { number in
      var pixels = page
      for step in 0..<700 { pixels[step * 36 + number * 3] ^= 0x20_2020 }
      return Pixmap(width: 160, height: 160, pixels: pixels)
    }
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames))
    #expect(try gif.play() == frames.map(\.pixels))
    for image in gif.images.dropFirst() {
      #expect(image.indices.count { $0 != image.transparent } < 3000)
    }
  }

  @Test func `what stays on a detailed page is left out`() throws {
    var random = SplitMix(seed: 3)
    let page = (0..<(96 * 96)).map { _ in random.below(2) == 0 ? UInt32(0xFFFF_FFFF) : 0xFF00_0000 }
    let frames = (0..<10).map { number in
      var pixels = page
      for step in 0..<4 {
        pixels[(number + step) * 97] = 0xFF00_00FF
        pixels[pixels.count - 1 - (number + step) * 97] = 0xFF00_00FF
      }
      return Pixmap(width: 96, height: 96, pixels: pixels)
    }
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames))
    #expect(try gif.play() == frames.map(\.pixels))
    // Between the dots in two corners lies all of the page.
    for image in gif.images.dropFirst() {
      #expect(image.indices.count { $0 != image.transparent } < image.indices.count / 10)
    }
  }
}
