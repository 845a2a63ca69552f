import AnimPrimitives
import AnimTestSupport
import Synchronization
import Testing

@testable import AnimRaster

/// Counts on any thread.
private final class Counter: Sendable {
  let value = Atomic(0)
}

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
    #expect(chain.level(0).width == chain.width && chain.level(0).height == chain.height)
  }

  /// A chain that keeps its levels from `level`, and the number of times that its picture was decoded.
  private func reduced(
    _ pixmap: Pixmap, to level: Int, _ larger: LargerLevels, isGone: Bool = false
  ) -> (chain: MipChain, count: () -> Int) {
    let counter = Counter()
    let chain = MipChain(pixmap, from: level, larger: larger) {
      counter.value.wrappingAdd(1, ordering: .relaxed)
      return isGone ? nil : pixmap
    }
    return (chain, { counter.value.load(ordering: .relaxed) })
  }

  @Test func `levels that are not kept are decoded again when they are shown`() {
    let whole = MipChain(noise(37, 22))
    let larger = LargerLevels(pixelLimit: 10_000)
    let (chain, count) = reduced(noise(37, 22), to: 3, larger)
    #expect(chain.keptPixelCount == 5 * 3 && chain.lastLevel == whole.lastLevel)
    for (level, decodings) in [(3, 0), (5, 0), (2, 1), (4, 1), (2, 1), (0, 2), (1, 2), (2, 2)] {
      #expect(chain.level(level) == whole.level(level), "\(level)")
      #expect(count() == decodings, "\(level)")
    }
    #expect(larger.pixelCount == 37 * 22 + 19 * 11 + 10 * 6)
  }

  @Test func `decoded levels make room for those that were used later`() {
    let larger = LargerLevels(pixelLimit: 500)
    let chains = (0..<3).map { _ in reduced(noise(16, 12), to: 1, larger) }
    for index in [0, 1, 0, 2, 0, 1] { #expect(chains[index].chain.level(0) == noise(16, 12)) }
    #expect(chains.map { $0.count() } == [1, 2, 1])
    #expect(larger.pixelCount == 2 * 16 * 12)
  }

  @Test func `a picture whose file is gone is stretched from the levels that are kept`() {
    let (chain, _) = reduced(noise(21, 10), to: 2, LargerLevels(pixelLimit: 0), isGone: true)
    let (small, large) = (chain.level(2), chain.level(0))
    #expect(large.width == 21 && large.height == 10)
    for y in 0..<10 {
      for x in 0..<21 {
        #expect(large[x, y] == small[x * small.width / 21, y * small.height / 10])
      }
    }
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
