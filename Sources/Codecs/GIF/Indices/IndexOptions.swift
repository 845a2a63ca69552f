/// What each run of a frame's pixels may be drawn as, and what that costs beyond the bytes.
struct IndexOptions {
  struct Run {
    var length: Int32
    /// Where its options stand among all.
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

  /// An option that costs more for a whole run is none: it saves two codes at most. 1/1024 byte.
  static let priceLimit = 4096
  /// What an index other than the chosen one costs a run, in 1/1024 byte: what is alike in the picture
  /// should look alike to the dictionary, or it learns less. Measured: 0 and 300 make `demo` 2 % larger.
  private static let deviationPrice = 150

  /// Options of one index each.
  ///
  /// - Precondition: every index is below 2 to the power of the code size.
  init(_ chosen: [IndexRun], codeSize: Int) {
    self.codeSize = codeSize
    for run in chosen {
      runs.append(Run(length: run.length, options: options.count..<(options.count + 1)))
      options.append(Option(index: run.index, price: 0))
    }
  }

  /// The indices of close colours, and for pixels that stay as they are the transparent one.
  ///
  /// - Parameters:
  ///   - frame: has a run at least.
  ///   - chosen: the indices that are best as far as the eye and the number of runs go.
  ///   - prices: of the errors, by number of the colour, in 1/16384 byte for a unit of the mapping's.
  ///   - leavesOut: whether pixels in a row that these leave out are one run, of no other option.
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

  /// Options are put together for so many runs before they are appended to the others.
  private static let blockRuns = 256

  /// Adds some runs, and writes their options.
  ///
  /// - Returns: how many options there are.
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

  /// Writes a run's options from a place on.
  ///
  /// - Returns: where they end.
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
    // A changed pixel has some error anyway.
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

// MARK: - One after the other

extension IndexOptions {
  /// No runs yet.
  init(codeSize: Int) { self.codeSize = codeSize }

  /// - Parameter length: at least 1.
  mutating func appendRun(_ length: Int) {
    runs.append(Run(length: length, options: options.count..<options.count))
  }

  /// Adds an option to the last run.
  ///
  /// - Precondition: there is a run, and it does not have the index yet.
  mutating func appendOption(_ option: Option) {
    options.append(option)
    let last = runs.count - 1
    let start = runs[last].options.lowerBound
    runs[last].options = start..<Int32(truncatingIfNeeded: options.count)
  }

  /// Makes the others cost what they cost more than the chosen ones, and what it costs to leave these.
  ///
  /// - Parameter chosen: an index of each run's options.
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
