// Which string of the dictionary comes next, where pixels may be drawn in several ways.
//
// All strings that some choice of indices makes are followed through the trie: most branches end at
// once, because the dictionary has few strings. Where a string ends, the rest of the image is estimated to
// take so much a run; what the choice costs in errors is added, and of the best few ends the one that
// lets the string after it reach farthest wins.

struct StringSearch {
  private let input: IndexOptions
  /// By run: what it and all behind it are estimated to take, in 1/1024 byte; 0 behind the last.
  private let estimates: [Int]
  private var stack: [End] = []

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

    static let none = End(node: 0, run: 0, rest: 0, price: 0, total: .max, first: 0)
  }

  /// What a run takes, and each doubling of its length, in 1/1024 byte; measured on `demo`, where a
  /// string is some 0.9 runs of the chosen indices.
  private static let runEstimate = 900
  private static let doublingEstimate = 200
  /// How many ends of strings are looked beyond, and after how many steps a search is given up.
  private static let aheadLimit = [3 of End].count
  private static let stepLimit = 200

  init(_ input: IndexOptions) {
    self.input = input
    var estimates = Array(repeating: 0, count: input.runs.count + 1)
    for run in input.runs.indices.reversed() {
      estimates[run] = estimates[run + 1] &+ Self.estimate(input.runs[run].length)
    }
    self.estimates = estimates
  }

  private static func estimate(_ length: Int32) -> Int {
    runEstimate + doublingEstimate * (31 - length.leadingZeroBitCount)
  }
}

// MARK: - Choosing

extension StringSearch {
  /// The string to take from a place on.
  ///
  /// - Parameter first: the index to begin with; nil for any.
  mutating func best(in dictionary: LZWDictionary, from place: Place, first: UInt8?) -> Found {
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
      let place = Place(run: Int(end.run), rest: Int(end.rest))
      guard place.run < input.runs.count else {
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
  @inline(__always)
  private mutating func follow(
    _ dictionary: LZWDictionary, from place: Place, first: UInt8?, _ found: (End) -> Void
  ) {
    stack.removeAll(keepingCapacity: true)
    for option in options(of: place.run) {
      if let first, option.index != first { continue }
      let start = End(
        node: Int32(option.index), run: Int32(truncatingIfNeeded: place.run),
        rest: Int32(truncatingIfNeeded: place.rest - 1), price: option.price, total: 0,
        first: option.index)
      finish(start, option, dictionary, found)
    }
    var steps = 0
    while steps < Self.stepLimit, let end = stack.popLast() {
      steps &+= 1
      for option in options(of: Int(end.run)) {
        var rest = Int(end.rest)
        let node = dictionary.step(from: Int(end.node), index: option.index, rest: &rest)
        if node == Int(end.node) { continue }
        var next = end
        next.node = Int32(truncatingIfNeeded: node)
        next.rest = Int32(truncatingIfNeeded: rest)
        next.price &+= option.price &* (end.rest &- next.rest)
        finish(next, option, dictionary, found)
      }
    }
  }

  /// Goes on with an index to the end of its run, or as far as the dictionary goes.
  @inline(__always)
  private mutating func finish(
    _ start: End, _ option: IndexOptions.Option, _ dictionary: LZWDictionary, _ found: (End) -> Void
  ) {
    var end = start
    var node = Int(start.node)
    var rest = Int(start.rest)
    while rest > 0 {
      let next = dictionary.step(from: node, index: option.index, rest: &rest)
      if next == node { break }
      node = next
    }
    let run = Int(start.run)
    end.node = Int32(truncatingIfNeeded: node)
    end.price &+= option.price &* (start.rest &- Int32(truncatingIfNeeded: rest))
    end.rest = Int32(truncatingIfNeeded: rest)
    end.total = Int(end.price) &+ estimates[run &+ 1]
    if rest > 0 {
      let length = Int(input.runs[run].length)
      end.total &+= (estimates[run] &- estimates[run &+ 1]) &* rest / length
    } else {
      end.run &+= 1
      if run &+ 1 < input.runs.count {
        end.rest = input.runs[run &+ 1].length
        stack.append(end)
      }
    }
    found(end)
  }

  @inline(__always)
  private func options(of run: Int) -> ArraySlice<IndexOptions.Option> {
    let range = input.runs[run].options
    return input.options[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
