// Which index each run of pixels gets.
//
// The nearest colour is not always the best one: along an almost level edge the coverage changes a
// little from pixel to pixel, and every change of index costs the compressor some ten bits. So the
// indices of a frame are chosen together, by dynamic programming along its rows: a change of index has a
// price, an error has a price a pixel, and the cheapest sequence wins (a Potts model, solved exactly for
// up to four candidates a run).

/// What is done with pixels that stay as they are.
enum Unchanged: CaseIterable, Sendable {
  /// They get the transparent index.
  case keep
  /// They are drawn again where the table has their colour.
  case redraw
  /// Whichever saves changes of index, close colours included.
  case mix
}

/// The price list, in 1/1024 byte.
struct IndexPrices: Sendable {
  /// For each change of index from one pixel to the next.
  var change: Int
  /// By number of the colour: for one pixel that is off by the unit of a mapping's errors.
  var errors: [Int]
}

struct IndexChooser {
  private let mapping: ColorMapping
  private let prices: IndexPrices
  private let unchanged: Unchanged

  /// The indices that a run may get, and how each of them came about.
  private struct Choice {
    var indices: [5 of UInt8] = .init(repeating: 0)
    var count: UInt8 = 0
    /// Where the cheapest one stands, the first of several.
    var cheapest: UInt8 = 0
    /// A bit for each: whether the run before has the same index.
    var continued: UInt8 = 0
  }

  /// The last run's; only for it the costs are kept.
  private struct Candidates {
    private(set) var choice = Choice()
    private(set) var costs: [5 of Int] = .init(repeating: 0)
    /// What the cheapest costs; 0 before the first run.
    private(set) var least = 0

    @inline(__always)
    mutating func append(_ index: UInt8, _ cost: Int, continued: Bool) {
      let place = Int(choice.count)
      choice.indices[place] = index
      costs[place] = cost
      if place == 0 || cost < least {
        least = cost
        choice.cheapest = choice.count
      }
      if continued { choice.continued |= 1 << choice.count }
      choice.count &+= 1
    }
  }

  /// The indices of the pixels of consecutive runs.
  static func choose(
    _ runs: ArraySlice<ColorRun>, mapping: ColorMapping, prices: IndexPrices, unchanged: Unchanged
  ) -> [IndexRun] {
    let chooser = IndexChooser(mapping: mapping, prices: prices, unchanged: unchanged)
    var choices: [Choice] = []
    choices.reserveCapacity(runs.count)
    var last = Candidates()
    for run in runs {
      last = chooser.candidates(for: run, after: last)
      choices.append(last.choice)
    }
    return chooser.backtrack(runs, choices)
  }

  @inline(__always)
  private func candidates(for run: ColorRun, after last: Candidates) -> Candidates {
    var result = Candidates()
    let errors = mapping.errors.span
    let number = Int(run.color) &* ColorMapping.width
    var isOpen = true
    if !run.isChanged, let transparent = mapping.palette.transparentIndex {
      isOpen = unchanged == .mix || (unchanged == .redraw && errors[number] == 0)
      if !isOpen || unchanged == .mix { add(transparent, 0, to: &result, after: last) }
    }
    guard isOpen else { return result }
    let price = prices.errors[Int(run.color)] &* run.length
    for place in number..<(number &+ ColorMapping.width) {
      let error = errors[place]
      if error == ColorMapping.none { break }
      add(mapping.candidates[place], Int(error) &* price, to: &result, after: last)
    }
    return result
  }

  @inline(__always)
  private func add(
    _ index: UInt8, _ price: Int, to result: inout Candidates, after last: Candidates
  ) {
    var cost = last.least &+ prices.change
    var continues = false
    for place in 0..<Int(last.choice.count) {
      if last.choice.indices[place] == index, last.costs[place] <= cost {
        cost = last.costs[place]
        continues = true
      }
    }
    result.append(index, cost &+ price, continued: continues)
  }

  private func backtrack(_ runs: ArraySlice<ColorRun>, _ choices: [Choice]) -> [IndexRun] {
    var indices = Array(repeating: UInt8(0), count: runs.count)
    var wanted: UInt8?
    for number in indices.indices.reversed() {
      let choice = choices[number]
      var place = Int(choice.cheapest)
      if let wanted {
        for other in 0..<Int(choice.count) where choice.indices[other] == wanted { place = other }
      }
      indices[number] = choice.indices[place]
      wanted = choice.continued >> place & 1 == 1 ? choice.indices[place] : nil
    }
    var result = IndexRuns(capacity: runs.count)
    for (index, run) in zip(indices, runs) { result.append(index, run.length) }
    return result.runs
  }
}
