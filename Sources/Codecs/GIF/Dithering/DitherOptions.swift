// How far a dithered frame may depart from its pattern to become smaller.
//
// A pattern of single pixels is what LZW compresses worst. To take a close colour for the pattern's is
// paid for twice: by how far it is from the pattern's own colour, because there the mixture changes that the eye
// sees from afar, and by how much farther it is from the wanted one, which is seen from near by. Where both
// are cheap, the pattern gives way to flat areas; where they are dear, it stays as it is.

import Primitives

struct DitherOptions {
  private let mapping: ColorMapping
  private let codeSize: Int
  private let prices: [Int]
  private let change: Int
  /// How far apart the table's colours are, in units of a mapping's errors: a row for each.
  private let distances: [UInt16]
  private let colorCount: Int

  /// What a unit of distance from the pattern's colour is worth, in prices of an error; and a unit of more error.
  ///
  /// Measured on gradients, shadows and a picture, by the errors of the pixels and of means of 3 × 3 and 5 × 5: without
  /// the second price files at equal error are up to a tenth larger.
  private static let patternPrice = 2
  private static let errorPrice = 4
  /// Unchanged pixels between others may be drawn again, which breaks strings less, where there are no more of them.
  /// Nothing crawls: their pattern is the one that is there.
  private static let redrawnPixels = 16

  /// - Parameters:
  ///   - mapping: of the frame's colours, as far as mixtures reach.
  ///   - codeSize: every index of the pattern is below 2 to the power of it.
  ///   - prices: of the errors, by number of the colour, in 1/16384 byte for a unit of the mapping's.
  ///   - change: of the index, from one pixel to the next, in 1/1024 byte.
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

  /// The indices of consecutive runs that are best as far as the eye and the number of runs go, and what it costs to
  /// leave them.
  ///
  /// - Parameter pattern: their indices.
  func options(
    for runs: ArraySlice<ColorRun>, _ pattern: inout IndexRunReader
  ) -> (chosen: [IndexRun], options: IndexOptions) {
    var indices = IndexRuns()
    var (options, chosen) = appendChosen(for: runs, &pattern, to: &indices)
    options.settle(chosen)
    return (indices.finish(), options)
  }

  /// The indices of a frame's runs that are best as far as the eye and the number of runs go.
  ///
  /// - Parameters:
  ///   - pattern: the indices that are departed from.
  ///   - length: of the stretches of runs whose indices are chosen together.
  ///   - jobs: the most threads to use.
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
  /// - Returns: what they are chosen from, and which is chosen of each.
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

  /// The pattern's index and those of colours that are close to the wanted one.
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

  /// The transparent index, and a colour that stays where the table has it.
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
