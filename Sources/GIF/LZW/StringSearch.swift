// Chooses the next string of the dictionary for runs with several possible indices.
//
// All strings that any choice of indices makes are followed through the trie. Most branches end early, because the
// dictionary has few strings. The total of an end is the errors of its indices and an estimate for the remaining runs.
// Of the best few ends the one wins whose next string reaches farthest.

struct StringSearch: ~Copyable, ~Escapable {
  private let runs: Span<IndexOptions.Run>
  private let options: Span<IndexOptions.Option>
  /// By run: the estimated size of it and all later runs, in 1/1024 byte; 0 after the last run.
  private let estimates: Span<Int>
  /// Ends from which strings may continue.
  private var stack: [End]

  /// A position among the pixels.
  struct Place {
    var run: Int
    /// The number of remaining pixels of the run; 0 after the last run.
    var rest: Int

    fileprivate init(run: Int, rest: Int) {
      self.run = run
      self.rest = rest
    }

    init(_ options: IndexOptions, run: Int) {
      self.run = run
      rest = run < options.runs.count ? Int(options.runs[run].length) : 0
    }
  }

  struct Found {
    var node: Int
    var end: Place
    /// The first index of the next string; nil at the end of the image.
    var next: UInt8?
  }

  private struct End {
    var node: Int32
    var run: Int32
    var rest: Int32
    /// The price of the indices' errors, and the same with the estimate of the rest; 1/1024 byte.
    var price: Int32
    var total: Int
    /// The first index of the string.
    var first: UInt8

    func isAt(_ other: End) -> Bool { run == other.run && rest == other.rest }

    static let none = End(node: 0, run: 0, rest: 0, price: 0, total: .max, first: 0)
  }

  /// The estimated size of a run and of each doubling of its length, in 1/1024 byte.
  private static let runEstimate = 900
  private static let doublingEstimate = 200
  /// The number of ends whose next string is searched, and the maximum number of steps of a search.
  private static let aheadLimit = [3 of End].count
  private static let stepLimit = 200

  /// - Parameter estimates: the estimates of the same options.
  @_lifetime(borrow input, borrow estimates)
  init(_ input: borrowing IndexOptions, _ estimates: borrowing [Int]) {
    runs = input.runs.span
    options = input.options.span
    self.estimates = estimates.span
    let widest = input.runs.reduce(0) { max($0, $1.options.count) }
    stack = Array(repeating: .none, count: (Self.stepLimit + 1) * widest)
  }

  /// The estimated sizes of each run and all later ones.
  static func estimates(for input: IndexOptions) -> [Int] {
    var estimates = Array(repeating: 0, count: input.runs.count + 1)
    for run in input.runs.indices.reversed() {
      estimates[run] = estimates[run + 1] &+ estimate(ofRun: Int(input.runs[run].length))
    }
    return estimates
  }

  /// The estimated size of a run: that of a short string of the dictionary, and more for long runs.
  static func estimate(ofRun length: Int) -> Int {
    runEstimate + doublingEstimate * (Int.bitWidth - 1 - length.leadingZeroBitCount)
  }
}

// MARK: - Choosing

extension StringSearch {
  /// The best string from a position on.
  ///
  /// - Parameter first: the first index of the string; nil for any.
  mutating func best(
    in dictionary: borrowing LZWDictionary, from place: Place, first: UInt8?
  ) -> Found {
    var ends: [3 of End] = .init(repeating: .none)
    follow(dictionary, from: place, first: first) { end in
      var rank = Self.aheadLimit - 1
      guard end.total < ends[rank].total else { return }
      while rank > 0, end.total < ends[rank - 1].total {
        ends[rank] = ends[rank - 1]
        rank -= 1
      }
      ends[rank] = end
    }
    var best = Found(node: 0, end: place, next: nil)
    var least = Int.max
    for rank in 0..<Self.aheadLimit where ends[rank].total < .max {
      let end = ends[rank]
      // An earlier end at the same position was cheaper.
      if rank > 0, end.isAt(ends[rank - 1]) || rank > 1 && end.isAt(ends[rank - 2]) { continue }
      let place = Place(run: Int(end.run), rest: Int(end.rest))
      guard place.run < runs.count else {
        if Int(end.price) < least {
          least = Int(end.price)
          best = Found(node: Int(end.node), end: place, next: nil)
        }
        continue
      }
      var after = End.none
      follow(dictionary, from: place, first: nil) { if $0.total < after.total { after = $0 } }
      let total = Int(end.price) + after.total + Self.codeEstimate
      if total < least {
        least = total
        best = Found(node: Int(end.node), end: place, next: after.first)
      }
    }
    return best
  }

  /// The size of a code in 1/1024 byte: eleven bits.
  private static let codeEstimate = 1408
}

// MARK: - Following

extension StringSearch {
  /// Calls a closure with each end of a possible string: at the ends of runs and where the dictionary has no longer
  /// string.
  ///
  /// Unchecked look-ups are safe: all numbers come from `IndexOptions` and the dictionary, none from a file, and the
  /// stack has room for the ends of all steps.
  @inline(__always)
  private mutating func follow(
    _ dictionary: borrowing LZWDictionary, from place: Place, first: UInt8?, _ found: (End) -> Void
  ) {
    let (runs, options, estimates) = (runs, options, estimates)
    var stack = stack.mutableSpan
    var depth = 0
    for number in runs[place.run].options {
      let option = unsafe options[unchecked: Int(number)]
      if let first, option.index != first { continue }
      var end = End(
        node: Int32(option.index), run: Int32(truncatingIfNeeded: place.run),
        rest: Int32(truncatingIfNeeded: place.rest - 1), price: option.price, total: 0,
        first: option.index)
      if Self.finish(&end, option, dictionary, runs, estimates) {
        assert(depth < stack.count, "the stack has room")
        unsafe stack[unchecked: depth] = end
        depth &+= 1
      }
      found(end)
    }
    var steps = 0
    while steps < Self.stepLimit, depth > 0 {
      steps &+= 1
      depth &-= 1
      let start = unsafe stack[unchecked: depth]
      for number in unsafe runs[unchecked: Int(start.run)].options {
        let option = unsafe options[unchecked: Int(number)]
        var rest = Int(start.rest)
        let node = dictionary.step(from: Int(start.node), index: option.index, rest: &rest)
        if node == Int(start.node) { continue }
        var end = start
        end.node = Int32(truncatingIfNeeded: node)
        end.rest = Int32(truncatingIfNeeded: rest)
        end.price &+= option.price &* (start.rest &- end.rest)
        if Self.finish(&end, option, dictionary, runs, estimates) {
          unsafe stack[unchecked: depth] = end
          depth &+= 1
        }
        found(end)
      }
    }
  }

  /// Continues with an index to the end of its run, or as far as the dictionary has strings.
  ///
  /// - Returns: whether the string may continue into the next run.
  @inline(__always)
  private static func finish(
    _ end: inout End, _ option: IndexOptions.Option, _ dictionary: borrowing LZWDictionary,
    _ runs: Span<IndexOptions.Run>, _ estimates: Span<Int>
  ) -> Bool {
    var node = Int(end.node)
    var rest = Int(end.rest)
    while rest > 0 {
      let next = dictionary.step(from: node, index: option.index, rest: &rest)
      if next == node { break }
      node = next
    }
    let run = Int(end.run)
    end.node = Int32(truncatingIfNeeded: node)
    end.price &+= option.price &* (end.rest &- Int32(truncatingIfNeeded: rest))
    end.rest = Int32(truncatingIfNeeded: rest)
    end.total = unsafe Int(end.price) &+ estimates[unchecked: run &+ 1]
    if rest > 0 {
      end.total &+= (estimates[run] &- estimates[run &+ 1]) &* rest / Int(runs[run].length)
      return false
    }
    end.run &+= 1
    guard run &+ 1 < runs.count else { return false }
    end.rest = runs[run &+ 1].length
    return true
  }
}
