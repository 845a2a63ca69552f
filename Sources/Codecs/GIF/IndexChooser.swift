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

  /// What it costs to come as far as the last run.
  private struct Costs {
    /// With each index, where the run has it; `none` elsewhere.
    var ofIndex: [256 of Int] = .init(repeating: Self.none)
    /// With the cheapest; 0 before the first run.
    var least = 0

    static let none = Int.max
  }

  /// The indices of the pixels of consecutive runs.
  static func choose(
    _ runs: ArraySlice<ColorRun>, mapping: ColorMapping, prices: IndexPrices, unchanged: Unchanged
  ) -> [IndexRun] {
    let chooser = IndexChooser(mapping: mapping, prices: prices, unchanged: unchanged)
    var choices: [Choice] = []
    choices.reserveCapacity(runs.count)
    var costs = Costs()
    var last = Choice()
    for run in runs {
      last = chooser.choice(for: run, after: last, &costs)
      choices.append(last)
    }
    return chooser.backtrack(runs, choices)
  }

  @inline(__always)
  private func choice(for run: ColorRun, after last: Choice, _ costs: inout Costs) -> Choice {
    var result = Choice()
    var sums: [5 of Int] = .init(repeating: 0)
    let errors = mapping.errors.span
    let candidates = mapping.candidates.span
    let number = Int(run.color) &* ColorMapping.width
    var isOpen = true
    if !run.isChanged, let transparent = mapping.palette.transparentIndex {
      isOpen = unchanged == .mix || (unchanged == .redraw && errors[number] == 0)
      if !isOpen || unchanged == .mix { add(transparent, 0, to: &result, &sums, costs) }
    }
    if isOpen {
      let price = prices.errors[Int(run.color)] &* run.length
      for place in number..<(number &+ ColorMapping.width) {
        let error = errors[place]
        if error == ColorMapping.none { break }
        add(candidates[place], Int(error) &* price, to: &result, &sums, costs)
      }
    }
    for place in 0..<Int(last.count) { costs.ofIndex[Int(last.indices[place])] = Costs.none }
    for place in 0..<Int(result.count) { costs.ofIndex[Int(result.indices[place])] = sums[place] }
    costs.least = sums[Int(result.cheapest)]
    return result
  }

  @inline(__always)
  private func add(
    _ index: UInt8, _ price: Int, to result: inout Choice, _ sums: inout [5 of Int],
    _ costs: borrowing Costs
  ) {
    let change = costs.least &+ prices.change
    let same = costs.ofIndex[Int(index)]
    let sum = min(change, same) &+ price
    let place = Int(result.count)
    result.indices[place] = index
    sums[place] = sum
    if place > 0, sum < sums[Int(result.cheapest)] { result.cheapest = result.count }
    if same <= change { result.continued |= 1 << result.count }
    result.count &+= 1
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
