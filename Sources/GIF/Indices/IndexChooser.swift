// Chooses an index for each run of pixels.
//
// The closest colour is not always the best one: along an almost horizontal edge the coverage changes slightly from
// pixel to pixel, and every change of index costs the compressor about ten bits. So the indices of a frame are chosen
// together by dynamic programming: a change of index has a price, an error has a price for each pixel, and the cheapest
// sequence wins (a Potts model, solved exactly for up to four candidates per run).

/// The treatment of unchanged pixels.
enum Unchanged: CaseIterable, Sendable {
  /// They are transparent.
  case keep
  /// They are drawn again if the table has their exact colour; otherwise they are transparent.
  case redraw
  /// They are transparent or drawn in a close colour, whichever needs fewer changes of index.
  case mix
}

/// Prices in 1/1024 byte.
struct IndexPrices: Sendable {
  /// For a change of index from one pixel to the next.
  var change: Int
  /// By number of the colour: for one pixel and one unit of a mapping's errors.
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

  /// The cheapest sequence of indices for runs with given options.
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

  /// The indices on the cheapest path through all choices.
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

/// Up to five possible indices of a run, each with the place of its cheapest predecessor in the previous choice.
///
/// All share one word, because there are millions of choices: five bytes of indices, three bits for each predecessor,
/// and three bits for the cheapest index.
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

/// The costs of the sequences up to the last run.
private struct Costs {
  /// By index: the cost at the last run that could have it.
  var cells: [256 of Cell] = .init(repeating: Cell())
  /// The number of the last run, from 1.
  var number: Int32 = 0
  /// The cost with the cheapest index of the last run; 0 before the first run.
  var least = 0
  var cheapestPlace: Int32 = 0

  struct Cell {
    var cost = 0
    /// The number of the run, and the place of the index in its choice; −1 for none.
    var number: Int32 = -1
    var place: Int32 = 0
  }
}

/// Collects the possible indices of a run.
private struct ChoiceBuilder {
  private var choice = Choice()
  /// The cost of a change from the last run's cheapest index.
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
