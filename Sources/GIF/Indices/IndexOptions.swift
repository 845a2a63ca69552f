/// The possible indices of each run, with their prices for errors.
struct IndexOptions {
  struct Run {
    var length: Int32
    /// The places of its options.
    var options: Range<Int32>

    fileprivate init(length: Int, options: Range<Int>) {
      self.length = Int32(truncatingIfNeeded: length)
      let end = Int32(truncatingIfNeeded: options.upperBound)
      self.options = Int32(truncatingIfNeeded: options.lowerBound)..<end
    }
  }

  struct Option {
    var index: UInt8
    /// For each pixel, in 1/1024 byte.
    var price: Int32
  }

  private(set) var runs: [Run] = []
  private(set) var options: [Option] = []
  /// Bits of the largest index, at least 2.
  let codeSize: Int

  /// The maximum price of an option for a whole run in 1/1024 byte: an option saves at most two codes.
  static let priceLimit = 4096
  /// The price of a run with another index than the chosen one, in 1/1024 byte. Without it, equal areas get different
  /// indices, and LZW finds fewer repeats.
  private static let deviationPrice = 150

  /// Runs with a single option each.
  ///
  /// - Precondition: every index is below 2 to the power of the code size.
  init(_ chosen: [IndexRun], codeSize: Int) {
    self.codeSize = codeSize
    for run in chosen {
      runs.append(Run(length: run.length, options: options.count..<(options.count + 1)))
      options.append(Option(index: run.index, price: 0))
    }
  }

  /// The indices of close colours, and the transparent index for unchanged pixels.
  ///
  /// - Parameters:
  ///   - frame: has at least one run.
  ///   - chosen: the indices to start from.
  ///   - prices: the prices of errors by number of the colour, in 1/16384 byte for a unit of the mapping's errors.
  ///   - leavesOut: whether consecutive runs that are transparent in `chosen` become one run without other options.
  init(
    _ frame: FrameDelta, _ mapping: ColorMapping, chosen: [IndexRun], codeSize: Int,
    prices: [Int], leavesOut: Bool
  ) {
    self.codeSize = codeSize
    runs.reserveCapacity(frame.runs.count)
    options.reserveCapacity(frame.runs.count * 2)
    var cursor = IndexRunReader(chosen)
    var block = Array(
      repeating: Option(index: 0, price: 0), count: Self.blockRuns * (ColorMapping.width + 1))
    var rest = frame.runs[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.blockRuns)
      let count = add(part, mapping, &cursor, prices, leavesOut: leavesOut, &block)
      options.append(contentsOf: block[..<count])
      rest = rest.dropFirst(Self.blockRuns)
    }
  }

  /// The number of runs whose options are written together.
  private static let blockRuns = 256

  /// Adds runs and writes their options.
  ///
  /// - Returns: the number of options.
  private mutating func add(
    _ part: ArraySlice<ColorRun>, _ mapping: ColorMapping, _ cursor: inout IndexRunReader,
    _ prices: [Int], leavesOut: Bool, _ block: inout [Option]
  ) -> Int {
    let transparent = leavesOut ? mapping.palette.transparentIndex : nil
    var isLeftOut = false
    var written = block.mutableSpan
    var count = 0
    for run in part {
      let first = count
      let chosen = cursor.next(run.length)
      let wasLeftOut = isLeftOut
      isLeftOut = !run.isChanged && chosen == transparent
      if isLeftOut {
        if wasLeftOut {
          runs[runs.count - 1].length += Int32(truncatingIfNeeded: run.length)
          continue
        }
        written[count] = Option(index: chosen, price: 0)
        count += 1
      } else {
        count = write(
          run, mapping, chosen: chosen, price: prices[Int(run.color)], at: first, &written)
      }
      let options = (options.count + first)..<(options.count + count)
      runs.append(Run(length: run.length, options: options))
    }
    return count
  }

  /// Writes a run's options.
  ///
  /// - Returns: the place after the last option.
  private func write(
    _ run: ColorRun, _ mapping: ColorMapping, chosen: UInt8, price: Int, at first: Int,
    _ options: inout MutableSpan<Option>
  ) -> Int {
    let place = Int(run.color) * ColorMapping.width
    let (candidates, errors) = (mapping.candidates.span, mapping.errors.span)
    var end = first
    var base: Int32 = 0
    func add(_ option: Option) {
      if option.index == chosen { base = option.price }
      options[end] = option
      end &+= 1
    }
    if !run.isChanged, let transparent = mapping.palette.transparentIndex,
      Int(transparent) >> codeSize == 0
    {
      add(Option(index: transparent, price: 0))
    }
    // The least error of a changed pixel is inevitable.
    let least = end == first ? Int(errors[place]) : 0
    for rank in 0..<ColorMapping.width where errors[place + rank] != ColorMapping.none {
      let cost = ((Int(errors[place + rank]) - least) * price) >> 4
      let index = candidates[place + rank]
      guard index == chosen || cost * run.length <= Self.priceLimit, Int(index) >> codeSize == 0
      else {
        continue
      }
      add(Option(index: index, price: Int32(clamping: cost)))
    }
    let deviation = Int32(truncatingIfNeeded: Self.deviationPrice / run.length)
    for place in first..<end {
      options[place].price =
        max(0, options[place].price - base) + (options[place].index == chosen ? 0 : deviation)
    }
    return end
  }
}

// MARK: - Appending runs

extension IndexOptions {
  /// No runs yet.
  init(codeSize: Int) { self.codeSize = codeSize }

  /// - Parameter length: at least 1.
  mutating func appendRun(_ length: Int) {
    runs.append(Run(length: length, options: options.count..<options.count))
  }

  /// Adds an option to the last run.
  ///
  /// - Precondition: there is a run, and it has no option with the same index.
  mutating func appendOption(_ option: Option) {
    options.append(option)
    let last = runs.count - 1
    let start = runs[last].options.lowerBound
    runs[last].options = start..<Int32(truncatingIfNeeded: options.count)
  }

  /// Makes all prices relative to those of the chosen indices, and adds the price of another index than the chosen one.
  ///
  /// - Parameter chosen: for each run the index of one of its options.
  mutating func settle(_ chosen: [UInt8]) {
    let runs = runs
    var settled = options.mutableSpan
    for (number, index) in chosen.enumerated() {
      let run = runs[number]
      var base: Int32 = 0
      for place in run.options where settled[Int(place)].index == index {
        base = settled[Int(place)].price
      }
      let deviation = Int32(truncatingIfNeeded: Self.deviationPrice) / run.length
      for place in run.options {
        let option = settled[Int(place)]
        settled[Int(place)].price =
          max(0, option.price &- base) &+ (option.index == index ? 0 : deviation)
      }
    }
  }
}
