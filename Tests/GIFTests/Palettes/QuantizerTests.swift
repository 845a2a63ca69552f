import Testing

@testable import AnimGIF

@Suite struct QuantizerTests {
  private func weighted(_ count: Int) -> [WeightedColor] {
    var random = SplitMix(seed: 4)
    let converter = OKLabConverter()
    return (0..<count).map { _ in
      let rgba = UInt32(random.below(1 << 24)) | 0xFF00_0000
      return WeightedColor(
        rgba: rgba, lab: converter.convert(rgba), weight: Double(1 + random.below(50)))
    }
  }

  @Test func `few colours are all taken`() {
    let colors = weighted(40)
    #expect(
      Quantizer.choose(64, of: colors, minimumGain: 0, rounds: 2).map(\.rgba) == colors.map(\.rgba))
  }

  @Test(arguments: [1, 2, 17, 255])
  func `a table has no more colours than asked for, all of them given, none twice`(count: Int) {
    let colors = weighted(3000)
    let table = Quantizer.choose(count, of: colors, minimumGain: 0, rounds: 2).map(\.rgba)
    #expect((1...count).contains(table.count))
    #expect(Set(table).count == table.count)
    #expect(Set(table).isSubset(of: Set(colors.map(\.rgba))))
  }

  @Test func `a colour of great weight is kept to the bit`() {
    var colors = weighted(3000)
    colors[1234].weight = 1e6
    let table = Quantizer.choose(32, of: colors, minimumGain: 0, rounds: 2).map(\.rgba)
    #expect(table.contains(colors[1234].rgba))
  }

  @Test func `a photograph's many colours are thinned, and great weight is kept all the same`() {
    var colors = weighted(60_000)
    colors[1234].weight = 1e7
    let table = Quantizer.choose(64, of: colors, minimumGain: 0, rounds: 2).map(\.rgba)
    #expect((33...64).contains(table.count) && table.contains(colors[1234].rgba))
  }

  @Test func `fewer colours are taken if a colour has to save more`() {
    let colors = weighted(3000)
    let all = Quantizer.choose(256, of: colors, minimumGain: 0, rounds: 2)
    let some = Quantizer.choose(256, of: colors, minimumGain: 2000, rounds: 2)
    #expect(some.count < all.count)
  }
}
