import AnimPrimitives
import Testing

@testable import AnimGIF

/// The encoder's choice between several ways to store the same pictures.
@Suite struct SmallestWayTests {
  @Test func `exact frames share the global table where that spares their own`() throws {
    // Three alternating pictures of a hundred colours each. No table has room for all colours.
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

  @Test func `colours that just fill the global table leave each frame one for transparency`()
    throws
  {
    // Greys that are still in the middle and move on both sides.
    func frames(colors: Int) -> [Pixmap] {
      (0..<6).map { number in
        let pixels = (0..<(64 * 16)).map { place in
          UInt32((place / 4 + (abs(place % 64 - 32) > 24 ? number * 3 : 0)) % colors) * 0x1_0101
            | 0xFF00_0000
        }
        return Pixmap(width: 64, height: 16, pixels: pixels)
      }
    }
    for colors in [255, 256] {
      let frames = frames(colors: colors)
      let gif = try ReferenceGIF(GIFEncoderTests.encode(frames))
      #expect(try gif.play() == frames.map(\.pixels))
      #expect(gif.images.allSatisfy { !$0.hasLocalTable })
      let moved = gif.images.dropFirst()
      #expect(moved.allSatisfy { image in image.indices.contains { $0 == image.transparent } })
    }
  }

  @Test func `a frame that draws all colours of a full table has one of its own`() throws {
    // All pixels except for one change, then few change.
    let pixels = (0..<1024).map { UInt32($0 % 256) * 0x1_0101 | 0xFF00_0000 }
    let turned = [pixels[0]] + pixels.dropFirst().map { ($0 & 0xFF ^ 1) * 0x1_0101 | 0xFF00_0000 }
    var few = turned
    few[500] = 0xFF07_0707
    let frames = [pixels, turned, few].map { Pixmap(width: 32, height: 32, pixels: $0) }
    let gif = try ReferenceGIF(GIFEncoderTests.encode(frames))
    #expect(try gif.play() == frames.map(\.pixels))
  }

  @Test func `unchanged pixels between many small changes are one run for the search`() throws {
    // All pixels differ from their neighbours. If all were drawn again, there would be more runs than the search
    // accepts.
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

  @Test func `unchanged pixels on a detailed page are left out`() throws {
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
    // The smallest rectangle around the dots in two corners is the whole page.
    for image in gif.images.dropFirst() {
      #expect(image.indices.count { $0 != image.transparent } < image.indices.count / 10)
    }
  }
}
