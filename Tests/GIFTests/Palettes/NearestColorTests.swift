import Testing

@testable import AnimGIF

@Suite struct NearestColorTests {
  private func colors(_ count: Int, seed: UInt64) -> [OKLab] {
    var random = SplitMix(seed: seed)
    let converter = OKLabConverter()
    return (0..<count).map { _ in converter.convert(UInt32(random.below(1 << 24)) | 0xFF00_0000) }
  }

  @Test(arguments: [1, 2, 5, 64, 256])
  func `the closest is the one that looking at all of them finds`(count: Int) {
    let table = colors(count, seed: UInt64(count))
    let nearest = NearestColor(table)
    for (number, color) in colors(500, seed: 99).enumerated() {
      let least = table.map { color.squaredDistance(to: $0) }.min()
      let match = nearest.match(color, guess: number % count)
      #expect(match.squaredDistance == least)
      #expect(color.squaredDistance(to: table[match.index]) == least)
    }
  }

  @Test(arguments: [0, 300, 3000])
  func `the closest few within a radius come in order, and at least one`(radius: Int32) {
    let table = colors(200, seed: 7)
    let nearest = NearestColor(table)
    var matches = NearestColor.Matches()
    for color in colors(500, seed: 8) {
      nearest.find(&matches, near: color, within: radius)
      let all = table.map { color.squaredDistance(to: $0) }.sorted()
      var expected = Array(all.prefix(4).filter { $0 <= radius * radius })
      if expected.isEmpty { expected = [all[0]] }
      #expect((0..<matches.count).map { matches[$0].squaredDistance } == expected)
    }
  }

  @Test func `the guess is taken among equally close colours, or one that is no darker`() {
    let grays = [4000, 5000, 5000, 6000, 6000].map { OKLab(lightness: $0, a: 0, b: 0) }
    let nearest = NearestColor(grays)
    let between = OKLab(lightness: 5500, a: 0, b: 0)
    #expect(nearest.match(between, guess: 0).index == 3)
    for guess in 1...4 { #expect(nearest.match(between, guess: guess).index == guess) }
  }
}
