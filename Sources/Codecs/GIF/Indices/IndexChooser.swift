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

  /// Appends the indices of the pixels of consecutive runs.
  static func choose(
    _ runs: ArraySlice<ColorRun>, mapping: ColorMapping, prices: IndexPrices,
    unchanged: Unchanged, into result: inout IndexRuns
  ) {
    let chooser = IndexChooser(mapping: mapping, prices: prices, unchanged: unchanged)
    let indices = cheapest(chooser.choices(for: runs.span))
    for (index, run) in zip(indices, runs) { result.append(index, run.length) }
  }

  /// The indices that are cheapest together, of runs that have their options; without what it costs to leave others.
  ///
  /// - Parameter change: the price of a change of index, in 1/1024 byte.
  static func cheapest(of options: IndexOptions, change: Int) -> [UInt8] {
    var choices = Array(repeating: Choice(), count: options.runs.count)
    var result = choices.mutableSpan
    let (runs, options) = (options.runs.span, options.options.span)
    var costs = Costs()
    for number in runs.indices {
      var choice = ChoiceBuilder(after: costs, change: change)
      for place in runs[number].options {
        let option = options[Int(place)]
        choice.add(option.index, Int(option.price) &* Int(runs[number].length), &costs)
      }
      result[number] = choice.finish(&costs)
    }
    return cheapest(choices)
  }

  private func choices(for runs: Span<ColorRun>) -> [Choice] {
    var choices = Array(repeating: Choice(), count: runs.count)
    var result = choices.mutableSpan
    var costs = Costs()
    let errors = mapping.errors.span
    let candidates = mapping.candidates.span
    let errorPrices = prices.errors.span
    for number in runs.indices {
      let run = runs[number]
      var choice = ChoiceBuilder(after: costs, change: prices.change)
      let first = Int(run.color) &* ColorMapping.width
      precondition(first &+ ColorMapping.width <= min(errors.count, candidates.count), "a colour")
      var isOpen = true
      if !run.isChanged, let transparent = mapping.palette.transparentIndex {
        isOpen = unchanged == .mix || (unchanged == .redraw && errors[first] == 0)
        if !isOpen || unchanged == .mix { choice.add(transparent, 0, &costs) }
      }
      if isOpen {
        let price = errorPrices[Int(run.color)] &* run.length
        for place in first..<(first &+ ColorMapping.width) {
          let error = unsafe errors[unchecked: place]
          if error == ColorMapping.none { break }
          choice.add(
            unsafe candidates[unchecked: place], Int(error) &* price,
            &costs)
        }
      }
      result[number] = choice.finish(&costs)
    }
    return choices
  }

  /// The indices on the cheapest way through all choices.
  private static func cheapest(_ choices: [Choice]) -> [UInt8] {
    var indices = Array(repeating: UInt8(0), count: choices.count)
    var result = indices.mutableSpan
    let choices = choices.span
    guard var place = choices.indices.last.map({ choices[$0].cheapest }) else { return [] }
    for number in choices.indices.reversed() {
      result[number] = choices[number].index(at: place)
      place = choices[number].before(place)
    }
    return indices
  }
}

/// Up to five indices that a run may get, each with the place of the one that it is cheapest after in the
/// choice before.
///
/// One word, because there are millions: five bytes of indices, above them three bits for each one's
/// place before, and for the cheapest of all.
private struct Choice {
  private var word: UInt64 = 0

  @inline(__always)
  mutating func add(_ index: UInt8, at place: Int, after before: Int32) {
    word |= UInt64(index) &<< UInt64(truncatingIfNeeded: place &* 8)
    word |= UInt64(truncatingIfNeeded: before) &<< UInt64(truncatingIfNeeded: 40 &+ place &* 3)
  }

  @inline(__always)
  mutating func setCheapest(_ place: Int32) {
    word |= UInt64(truncatingIfNeeded: place) &<< 55
  }

  var cheapest: Int { Int(word &>> 55) }

  @inline(__always)
  func index(at place: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: place &* 8))
  }

  @inline(__always)
  func before(_ place: Int) -> Int {
    Int((word &>> UInt64(truncatingIfNeeded: 40 &+ place &* 3)) & 7)
  }
}

/// What it costs to come as far as the last run.
private struct Costs {
  /// By index: with the last run that could have it.
  var cells: [256 of Cell] = .init(repeating: Cell())
  /// The last run's; the first one has 1.
  var number: Int32 = 0
  /// With the cheapest index of the last run; 0 before the first.
  var least = 0
  var cheapestPlace: Int32 = 0

  struct Cell {
    var cost = 0
    /// Of the run, and where in its choice the index stands; there is no run -1.
    var number: Int32 = -1
    var place: Int32 = 0
  }
}

/// Gathers the indices that one run may get.
private struct ChoiceBuilder {
  private var choice = Choice()
  /// What it costs to come from the last run's cheapest index to another one.
  private let changed: Int
  private let lastNumber: Int32
  private let lastCheapest: Int32
  private var least = Int.max
  private var cheapestPlace: Int32 = 0
  private var count: Int32 = 0

  @inline(__always)
  init(after costs: borrowing Costs, change: Int) {
    changed = costs.least &+ change
    lastNumber = costs.number
    lastCheapest = costs.cheapestPlace
  }

  /// - Precondition: no index is added twice.
  @inline(__always)
  mutating func add(_ index: UInt8, _ price: Int, _ costs: inout Costs) {
    let last = costs.cells[Int(index)]
    let isContinued = last.number == lastNumber && last.cost <= changed
    let cost = (isContinued ? last.cost : changed) &+ price
    choice.add(index, at: Int(count), after: isContinued ? last.place : lastCheapest)
    costs.cells[Int(index)] = Costs.Cell(cost: cost, number: lastNumber &+ 1, place: count)
    if cost < least {
      least = cost
      cheapestPlace = count
    }
    count &+= 1
  }

  @inline(__always)
  mutating func finish(_ costs: inout Costs) -> Choice {
    choice.setCheapest(cheapestPlace)
    costs.number = lastNumber &+ 1
    costs.least = least
    costs.cheapestPlace = cheapestPlace
    return choice
  }
}
