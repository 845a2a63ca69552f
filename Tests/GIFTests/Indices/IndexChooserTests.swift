import Testing

@testable import AnimGIF

struct IndexChooserTests {
  @Test(arguments: Unchanged.allCases)
  func `no other choice of indices is cheaper`(unchanged: Unchanged) throws {
    var random = SplitMix(seed: 7)
    let converter = OKLabConverter()
    for _ in 0..<150 {
      // Greys that are close to each other, so that a colour has several candidates.
      let greys = (0..<5).map { _ in UInt32(100 + random.below(40)) * 0x01_0101 | 0xFF00_0000 }
      let palette = try #require(
        Palette(Array(Set(greys)).sorted(), hasTransparent: true, converter: converter))
      let colors = (0..<4).map { _ in UInt32(100 + random.below(40)) * 0x01_0101 | 0xFF00_0000 }
      let mapping = ColorMapping(
        OKLabColors(colors + [greys[0]], converter: converter), to: palette, tolerance: 6)
      let runs = (0..<6).map { _ in
        ColorRun(
          color: Int(random.below(5)), length: 1 + Int(random.below(9)),
          isChanged: random.below(3) > 0)
      }
      let prices = IndexPrices(
        change: Int(random.below(2000)), errors: (0..<5).map { _ in Int(random.below(8)) })
      var result = IndexRuns()
      IndexChooser.choose(
        runs[...], mapping: mapping, prices: prices, unchanged: unchanged, into: &result)
      let pixels = result.finish().flatMap { Array(repeating: $0.index, count: Int($0.length)) }
      #expect(pixels.count == runs.reduce(0) { $0 + $1.length })

      let allowed = runs.map { options(for: $0, mapping, prices, unchanged) }
      var chosen: [(index: UInt8, price: Int)] = []
      var place = 0
      for (run, options) in zip(runs, allowed) {
        let index = pixels[place]
        #expect(pixels[place..<(place + run.length)].allSatisfy { $0 == index })
        chosen.append(try #require(options.first { $0.index == index }))
        place += run.length
      }
      #expect(cost(of: chosen, prices) == least(allowed[...], prices))
    }
  }

  /// The indices that a run may have, with their costs.
  private func options(
    for run: ColorRun, _ mapping: ColorMapping, _ prices: IndexPrices, _ unchanged: Unchanged
  ) -> [(index: UInt8, price: Int)] {
    let first = Int(run.color) * ColorMapping.width
    var options: [(index: UInt8, price: Int)] = []
    for place in first..<(first + ColorMapping.width)
    where mapping.errors[place] != ColorMapping.none {
      let price = prices.errors[Int(run.color)] * run.length
      options.append((mapping.candidates[place], Int(mapping.errors[place]) * price))
    }
    guard !run.isChanged else { return options }
    switch unchanged {
    case .keep: return [(0, 0)]
    case .redraw: return mapping.errors[first] == 0 ? options : [(0, 0)]
    case .mix: return options + [(0, 0)]
    }
  }

  private func cost(of chosen: [(index: UInt8, price: Int)], _ prices: IndexPrices) -> Int {
    let changes = zip(chosen, chosen.dropFirst()).count { $0.index != $1.index }
    return chosen.reduce(changes * prices.change) { $0 + $1.price }
  }

  /// The best choice by trying all.
  private func least(
    _ options: ArraySlice<[(index: UInt8, price: Int)]>, _ prices: IndexPrices,
    after last: UInt8? = nil
  ) -> Int {
    guard let first = options.first else { return 0 }
    return first.map { index, price in
      let change = last.map { $0 != index } ?? false ? prices.change : 0
      return price + change + least(options.dropFirst(), prices, after: index)
    }.min() ?? 0
  }
}
