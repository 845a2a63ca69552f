import Testing

@testable import AnimGIF

struct NeighborSearchTests {
  @Test(arguments: [1, 2, 8, 9, 10, 60, 256], [1, 100])
  func `no colour is closer than the one that is found, whatever the guess`(
    count: Int, questions: Int
  ) {
    var random = SplitMix(seed: UInt64(count))
    // Some colours are in clusters, so that more of them are near than the search stores.
    func color(spread: UInt64) -> OKLab {
      func component() -> Int32 { Int32(random.below(spread)) + 4000 }
      return OKLab(lightness: component(), a: component(), b: component())
    }
    for spread in [4, 300, 8000] as [UInt64] {
      let colors = (0..<count).map { _ in color(spread: spread) }
      let search = NeighborSearch(colors, questions: questions * count)
      for _ in 0..<60 {
        let wanted = color(spread: spread * 2)
        let guess = Int(random.below(UInt64(count)))
        let found = colors[search.closest(to: wanted, guess: guess)]
        let least = colors.map { wanted.squaredDistance(to: $0) }.min()
        #expect(wanted.squaredDistance(to: found) == least)
      }
    }
  }
}
