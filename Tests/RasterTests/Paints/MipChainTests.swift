import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimRaster

@Suite struct MipChainTests {
  private func noise(_ width: Int, _ height: Int) -> Pixmap {
    var random = SeededGenerator(seed: 0x31B)
    let pixels = (0..<width * height).map { _ in UInt32(random.below(1 << 32)) }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [(8, 6), (7, 5), (1, 9), (9, 1), (1, 1), (2, 2)])
  func `a pixel of half the size is the mean of those that it covers`(width: Int, height: Int) {
    let pixmap = noise(width, height)
    let half = pixmap.halved()
    #expect(half.width == (width + 1) / 2 && half.height == (height + 1) / 2)
    for y in 0..<half.height {
      for x in 0..<half.width {
        var pixels: [UInt32] = []
        for (i, j) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
          pixels.append(pixmap[min(2 * x + i, width - 1), min(2 * y + j, height - 1)].rgba)
        }
        for shift in [0, 8, 16, 24] as [UInt32] {
          let sum = pixels.reduce(0) { $0 + $1 >> shift & 255 }
          #expect(half[x, y].rgba >> shift & 255 == (sum + 2) / 4)
        }
      }
    }
  }

  @Test func `levels are halved down to one pixel`() {
    let chain = MipChain(noise(20, 3))
    #expect(chain.lastLevel == 5)
    #expect((0...6).map { chain.level($0).width } == [20, 10, 5, 3, 2, 1, 1])
    #expect((0...6).map { chain.level($0).height } == [3, 2, 1, 1, 1, 1, 1])
    #expect(MipChain(noise(1, 1)).lastLevel == 0)
    #expect(chain.level(0) == chain.pixmap)
  }

  @Test func `levels go with the pixels that one device pixel shows`() {
    func levels(_ area: Double) -> MipLevels { MipLevels(area: area, last: 5) }
    for area in [0, 0.3, 1, 1.001, .nan] {
      #expect(levels(area).first == 0 && levels(area).weight == 0)
    }
    #expect(levels(2.5).first == 0 && levels(2.5).weight == 128)
    #expect(levels(4).first == 1 && levels(4).weight == 0)
    #expect(levels(10).first == 1 && levels(10).weight == 128)
    #expect(levels(1023.99).first == 5 && levels(1023.99).weight == 0)
    for area in [1024, 1e9, 1e300, .infinity] {
      #expect(levels(area).first == 5 && levels(area).weight == 0)
    }
  }
}
