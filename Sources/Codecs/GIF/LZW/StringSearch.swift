// Which string of the dictionary comes next, where pixels may be drawn in several ways.
//
// All strings that some choice of indices makes are followed through the trie: most branches end at
// once, because the dictionary has few strings. Where a string ends, the rest of the image is estimated to
// take so much a run; what the choice costs in errors is added, and of the best few ends the one that
// lets the string after it reach farthest wins.

struct StringSearch: ~Copyable, ~Escapable {
  private let runs: Span<IndexOptions.Run>
  private let options: Span<IndexOptions.Option>
  /// By run: what it and all behind it are estimated to take, in 1/1024 byte; 0 behind the last.
  private let estimates: Span<Int>
  /// Ends beyond which strings may go; how many of them there are is `depth`.
  private var stack: [End]

  /// A place among the pixels.
  struct Place {
    var run: Int
    /// Pixels of that run that are left; 0 behind the last run.
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
    /// The first index of the string after it; nil at the end of the image.
    var next: UInt8?
  }

  private struct End {
    var node: Int32
    var run: Int32
    var rest: Int32
    /// The errors of the indices so far, and with what is estimated of the rest; 1/1024 byte.
    var price: Int32
    var total: Int
    /// The index that the string begins with.
    var first: UInt8

    func isAt(_ other: End) -> Bool { run == other.run && rest == other.rest }

    static let none = End(node: 0, run: 0, rest: 0, price: 0, total: .max, first: 0)
  }

  /// What a run takes, and each doubling of its length, in 1/1024 byte; measured on `demo`, where a
  /// string is some 0.9 runs of the chosen indices.
  private static let runEstimate = 900
  private static let doublingEstimate = 200
  /// How many ends of strings are looked beyond, and after how many steps a search is given up.
  private static let aheadLimit = [3 of End].count
  private static let stepLimit = 200

  /// - Parameter estimates: of the same options.
  @_lifetime(borrow input, borrow estimates)
  init(_ input: borrowing IndexOptions, _ estimates: borrowing [Int]) {
    runs = input.runs.span
    options = input.options.span
    self.estimates = estimates.span
    let widest = input.runs.reduce(0) { max($0, $1.options.count) }
    stack = Array(repeating: .none, count: (Self.stepLimit + 1) * widest)
  }

  /// What each run and all behind it are estimated to take.
  static func estimates(for input: IndexOptions) -> [Int] {
    var estimates = Array(repeating: 0, count: input.runs.count + 1)
    for run in input.runs.indices.reversed() {
      estimates[run] = estimates[run + 1] &+ estimate(ofRun: Int(input.runs[run].length))
    }
    return estimates
  }

  /// What a run is estimated to take: as much as a short string of the dictionary, and more if it is long.
  static func estimate(ofRun length: Int) -> Int {
    runEstimate + doublingEstimate * (Int.bitWidth - 1 - length.leadingZeroBitCount)
  }
}

// MARK: - Choosing

extension StringSearch {
  /// The string to take from a place on.
  ///
  /// - Parameter first: the index to begin with; nil for any.
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
      // From the same place on all is the same, and the earlier one was cheaper.
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

  /// What one more code takes, in 1/1024 byte: eleven bits.
  private static let codeEstimate = 1408
}

// MARK: - Following

extension StringSearch {
  /// Tells each end of a string that the pixels from a place on may begin with, where a run ends or
  /// where the dictionary has no more of it.
  ///
  /// All numbers here were made by `IndexOptions` and the dictionary, none by a file, and the stack has room
  /// for the ends of all steps: to look them up unchecked took 6 % off the time of a GIF.
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

  /// Goes on with an index to the end of its run, or as far as the dictionary goes.
  ///
  /// - Returns: whether there is a run behind the end into which the string may go on.
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
