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

  /// The candidates of the runs, one run after the other.
  private var states: [State] = []
  /// Where the states of each run begin.
  private var starts: [Int] = []
  /// The cheapest state of each run.
  private var cheapest: [Int] = []

  private struct State {
    var cost: Int
    var index: UInt8
    /// Whether the run before has the same index.
    var continues: Bool
  }

  private init(_ mapping: ColorMapping, _ prices: IndexPrices, _ unchanged: Unchanged) {
    self.mapping = mapping
    self.prices = prices
    self.unchanged = unchanged
  }

  /// The indices of the pixels of consecutive runs.
  static func choose(
    _ runs: ArraySlice<ColorRun>, mapping: ColorMapping, prices: IndexPrices, unchanged: Unchanged
  ) -> [IndexRun] {
    var chooser = IndexChooser(mapping, prices, unchanged)
    chooser.states.reserveCapacity(runs.count * 3)
    chooser.starts.reserveCapacity(runs.count + 1)
    chooser.cheapest.reserveCapacity(runs.count)
    for run in runs { chooser.append(run) }
    chooser.starts.append(chooser.states.count)
    return chooser.backtrack(runs)
  }

  private mutating func append(_ run: ColorRun) {
    let before = (starts.last ?? 0)..<states.count
    let best = cheapest.last.map { states[$0].cost } ?? 0
    starts.append(states.count)
    let number = Int(run.color) &* ColorMapping.width
    var isOpen = true
    if !run.isChanged, let transparent = mapping.palette.transparentIndex {
      isOpen = unchanged == .mix || (unchanged == .redraw && mapping.errors[number] == 0)
      if !isOpen || unchanged == .mix { add(transparent, 0, before, best) }
    }
    if isOpen {
      let price = prices.errors[Int(run.color)] &* run.length
      for place in number..<(number &+ ColorMapping.width) {
        let error = mapping.errors[place]
        if error == ColorMapping.none { break }
        add(mapping.candidates[place], Int(error) &* price, before, best)
      }
    }
    var minimum = starts[starts.count &- 1]
    for place in minimum..<states.count where states[place].cost < states[minimum].cost {
      minimum = place
    }
    cheapest.append(minimum)
  }

  @inline(__always)
  private mutating func add(_ index: UInt8, _ price: Int, _ before: Range<Int>, _ best: Int) {
    var cost = best &+ prices.change
    var continues = false
    for place in before where states[place].index == index && states[place].cost <= cost {
      cost = states[place].cost
      continues = true
    }
    states.append(State(cost: cost &+ price, index: index, continues: continues))
  }

  private func backtrack(_ runs: ArraySlice<ColorRun>) -> [IndexRun] {
    var indices = Array(repeating: UInt8(0), count: runs.count)
    var wanted: UInt8?
    for number in indices.indices.reversed() {
      var state = cheapest[number]
      if let wanted {
        for place in starts[number]..<starts[number + 1] where states[place].index == wanted {
          state = place
        }
      }
      indices[number] = states[state].index
      wanted = states[state].continues ? states[state].index : nil
    }
    var result = IndexRuns(capacity: runs.count)
    for (index, run) in zip(indices, runs) { result.append(index, run.length) }
    return result.runs
  }
}
