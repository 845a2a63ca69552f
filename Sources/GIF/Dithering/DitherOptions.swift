// Departures of a dithered frame from its pattern, which make it smaller.
//
// LZW compresses patterns of single pixels badly. Another colour than the pattern's has two prices: one for its
// distance from the pattern's colour, which changes the mixture seen from afar, and one for its additional distance
// from the wanted colour, which is seen from nearby. If errors are cheap, patterns give way to flat areas.

import AnimPrimitives

struct DitherOptions {
  private let mapping: ColorMapping
  private let codeSize: Int
  private let prices: [Int]
  private let change: Int
  /// The distances between the table's colours in units of a mapping's errors, a row for each colour.
  private let distances: [UInt16]
  private let colorCount: Int

  /// The factors of the two prices: for distance from the pattern's colour and for additional error.
  private static let patternPrice = 2
  private static let errorPrice = 4
  /// The maximum number of unchanged pixels between changed ones that may be drawn again, which breaks fewer strings.
  /// Nothing crawls, because their pattern is already shown.
  private static let redrawnPixels = 16

  /// - Parameters:
  ///   - mapping: the mapping of the frame's colours, within the reach of mixtures.
  ///   - codeSize: the bits of the largest index.
  ///   - prices: the prices of errors by number of the colour, in 1/16384 byte for a unit of the mapping's errors.
  ///   - change: the price of a change of index, in 1/1024 byte.
  init(_ mapping: ColorMapping, codeSize: Int, prices: [Int], change: Int) {
    self.mapping = mapping
    self.codeSize = codeSize
    self.prices = prices
    self.change = change
    let labs = mapping.palette.labs
    colorCount = labs.count
    distances = labs.flatMap { one in
      labs.map { other in
        let error = OKLab.error(squaredDistance: one.squaredDistance(to: other))
        return UInt16(min(error / ColorMapping.unit, Double(UInt16.max)))
      }
    }
  }

  /// The cheapest indices of consecutive runs by errors and changes of index, and the options for a search.
  ///
  /// - Parameter pattern: the pattern's indices.
  func options(
    for runs: ArraySlice<ColorRun>, _ pattern: inout IndexRunReader
  ) -> (chosen: [IndexRun], options: IndexOptions) {
    var indices = IndexRuns()
    var (options, chosen) = appendChosen(for: runs, &pattern, to: &indices)
    options.settle(chosen)
    return (indices.finish(), options)
  }

  /// The cheapest indices of a frame's runs by errors and changes of index.
  ///
  /// - Parameters:
  ///   - pattern: the pattern's indices.
  ///   - length: the number of runs whose indices are chosen together.
  ///   - jobs: the maximum number of threads.
  func chosen(
    for runs: [ColorRun], _ pattern: [IndexRun], together length: Int, jobs: Int
  ) -> [IndexRun] {
    var cursor = IndexRunReader(pattern)
    var result = IndexRuns()
    var rest = runs[...]
    while !rest.isEmpty {
      guard jobs > 1 else {
        appendChosen(for: rest.prefix(length), &cursor, to: &result)
        rest = rest.dropFirst(length)
        continue
      }
      var parts: [(runs: ArraySlice<ColorRun>, cursor: IndexRunReader)] = []
      while parts.count < 4 * jobs, !rest.isEmpty {
        let part = rest.prefix(length)
        parts.append((part, cursor))
        cursor.skip(part.reduce(0) { $0 + $1.length })
        rest = rest.dropFirst(length)
      }
      let known = parts
      let chosen = Parallel.map(count: known.count, workers: jobs) { number in
        var cursor = known[number].cursor
        var indices = IndexRuns()
        appendChosen(for: known[number].runs, &cursor, to: &indices)
        return indices.finish()
      }
      for run in chosen.joined() { result.append(run.index, run.length) }
    }
    return result.finish()
  }

  /// Appends the indices of consecutive runs.
  ///
  /// - Returns: the options of each run, and the chosen indices.
  @discardableResult
  private func appendChosen(
    for runs: ArraySlice<ColorRun>, _ pattern: inout IndexRunReader, to result: inout IndexRuns
  ) -> (options: IndexOptions, chosen: [UInt8]) {
    let options = departures(for: runs, &pattern)
    let chosen = IndexChooser.cheapest(of: options, change: change)
    for (index, run) in zip(chosen, options.runs) { result.append(index, Int(run.length)) }
    return (options, chosen)
  }

  private func departures(
    for runs: ArraySlice<ColorRun>, _ pattern: inout IndexRunReader
  ) -> IndexOptions {
    var options = IndexOptions(codeSize: codeSize)
    var rest = runs
    while let first = rest.first {
      guard !first.isChanged, let transparent = mapping.palette.transparentIndex else {
        pattern.forEach(in: first.length) { index, length in
          options.appendRun(length)
          addColors(close: index, to: first, length, &options)
        }
        rest = rest.dropFirst()
        continue
      }
      let stretch = rest.prefix { !$0.isChanged }
      var pixels = 0
      let isShort = stretch.allSatisfy {
        pixels += $0.length
        return pixels <= Self.redrawnPixels
      }
      for run in stretch {
        guard isShort else {
          _ = pattern.next(run.length)
          options.appendRun(run.length)
          addKept(transparent, run, &options)
          continue
        }
        pattern.forEach(in: run.length) { index, length in
          options.appendRun(length)
          if index == transparent {
            addKept(transparent, run, &options)
          } else {
            options.appendOption(IndexOptions.Option(index: transparent, price: 0))
            addColors(close: index, to: run, length, &options)
          }
        }
      }
      rest = rest.dropFirst(stretch.count)
    }
    return options
  }

  /// Adds the pattern's index and those of colours close to the wanted one.
  private func addColors(
    close index: UInt8, to run: ColorRun, _ length: Int, _ options: inout IndexOptions
  ) {
    options.appendOption(IndexOptions.Option(index: index, price: 0))
    let first = Int(run.color) &* ColorMapping.width
    let places = first..<(first &+ ColorMapping.width)
    let price = prices[Int(run.color)]
    let row = Int(index) &* colorCount
    var error = 0
    for place in places where mapping.candidates[place] == index {
      if mapping.errors[place] != ColorMapping.none { error = Int(mapping.errors[place]) }
    }
    for place in places where mapping.errors[place] != ColorMapping.none {
      let other = mapping.candidates[place]
      guard other != index, Int(other) >> codeSize == 0 else { continue }
      let distance = Int(distances[row &+ Int(other)])
      let more = max(0, Int(mapping.errors[place]) &- error)
      let units = distance * Self.patternPrice + more * Self.errorPrice
      let cost = (units * price) >> 4
      guard cost * length <= IndexOptions.priceLimit else { continue }
      options.appendOption(IndexOptions.Option(index: other, price: Int32(clamping: cost)))
    }
  }

  /// Adds the transparent index, and the index of the unchanged colour if the table has it.
  private func addKept(_ transparent: UInt8, _ run: ColorRun, _ options: inout IndexOptions) {
    options.appendOption(IndexOptions.Option(index: transparent, price: 0))
    let place = Int(run.color) &* ColorMapping.width
    let index = mapping.candidates[place]
    guard mapping.errors[place] == 0, index != transparent, Int(index) >> codeSize == 0 else {
      return
    }
    options.appendOption(IndexOptions.Option(index: index, price: 0))
  }
}
