import AnimPrimitives

/// Chooses colour tables for a group of frames.
struct TablePlanner: Sendable {
  let options: GIFOptions
  let converter: OKLabConverter
  let costs: CostModel
  /// The mean duration of a frame in 1/100 s, by which times are divided.
  let frameTime: Double
  let flatColors: ColorIndex

  init(_ options: GIFOptions, _ converter: OKLabConverter, frameTime: Double) {
    self.options = options
    self.converter = converter
    self.frameTime = frameTime
    costs = CostModel(options)
    flatColors = ColorIndex(options.flatColors.map(\.rgba))
  }
}

/// The table of a frame.
struct TableChoice: Sendable {
  var mapping: ColorMapping
  /// Whether the table is the file's global one.
  var isGlobal: Bool
}

// MARK: - Choosing

extension TablePlanner {
  /// Chooses at most `room` colours to represent others; the scene's flat colours are always chosen. The colours with
  /// the largest weights come first.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of the colours to represent, possibly a million.
  ///   - weights: the weights of all colours.
  ///   - colorPrice: the bytes that each colour has to save in errors.
  ///   - rounds: the number of k-means rounds.
  ///   - isEven: whether crowded colours count less: see `ColorHistogramReducer.spread()`.
  ///   - jobs: the maximum number of threads.
  func choose(
    _ numbers: [Int], of colors: OKLabColors, weights: [Double], room: Int, colorPrice: Double,
    rounds: Int, isEven: Bool = false, jobs: Int
  ) -> [UInt32] {
    func weighted(_ number: Int) -> WeightedColor {
      WeightedColor(
        rgba: colors.rgba[number], lab: colors.labs[number], weight: max(weights[number], 1))
    }
    var chosen: [WeightedColor]
    if numbers.count <= room {
      chosen = numbers.map(weighted)
    } else {
      let isFlat = { (number: Int) in flatColors.number(ofKnown: colors.rgba[number]) != nil }
      let flat = numbers.filter(isFlat).map(weighted)
        .sorted { ($0.weight, $0.rgba) > ($1.weight, $1.rgba) }
      // One place remains for all other colours.
      let taken = flat.prefix(max(room - 1, 0))
      var rest = ColorHistogramReducer(of: numbers.count - taken.count)
      for number in numbers where !isFlat(number) { rest.add(weighted(number)) }
      for color in flat[taken.endIndex...] { rest.add(color) }
      if isEven { rest.spread() }
      chosen =
        taken
        + Quantizer.choose(
          room - taken.count, of: rest.colors,
          minimumGain: colorPrice * frameTime / costs.tablePrice, rounds: rounds, jobs: jobs)
    }
    return chosen.sorted { ($0.weight, $0.rgba) > ($1.weight, $1.rgba) }.map(\.rgba)
  }
}

// MARK: - A frame's table

extension TablePlanner {
  /// Chooses between the global table and a local one, by bytes and errors.
  ///
  /// - Parameters:
  ///   - colors: the frame's colours in OKLab, if known.
  ///   - mapping: the mapping of the frame's colours to the global table, if known.
  func choice(
    for frame: FrameDelta, _ colors: OKLabColors?, _ time: VisibleTime, global: Palette,
    _ mapping: ColorMapping?
  ) -> TableChoice {
    let colors = colors ?? OKLabColors(frame.colors, converter: converter)
    let tolerance = frame.isExact ? 0 : costs.tolerance
    let loss =
      mapping.map { sharedLoss(of: frame, time, $0) }
      ?? sharedLoss(of: frame, colors, time, global)
    let codeGain = Double(mapping.map { self.codeGain(of: frame, $0) } ?? 0)
    let lacksTransparency = global.transparentIndex == nil && frame.hasTransparent
    let freed = lacksTransparency ? mapping?.freeingIndex(in: frame) : mapping
    let isUnfit = lacksTransparency && freed == nil || lacksFlat(frame, colors, global)
    let limit = isUnfit ? .infinity : loss * costs.tablePrice + codeGain
    if limit > Double(leastTable(of: frame)),
      let palette = ownPalette(for: frame, colors, time),
      limit > Double(palette.table.byteCount)
    {
      let own = ColorMapping(colors, to: palette, tolerance: tolerance)
      let gain = loss - self.loss(of: frame, time, own)
      if isUnfit || gain * costs.tablePrice + codeGain > Double(palette.table.byteCount) {
        return TableChoice(mapping: own, isGlobal: false)
      }
    }
    return (freed ?? mapping).map { TableChoice(mapping: $0, isGlobal: true) }
      ?? shared(colors, global, tolerance)
  }

  /// The closest colours for a steady frame: of the last table, or of a new one if the last has become worse.
  ///
  /// A table is made again when its error is a seventh larger than at first. It is taken if it makes the error that much
  /// smaller, and the reduction is worth the bytes.
  func closestColors(
    for frame: FrameDelta, _ colors: OKLabColors, _ time: VisibleTime, global: Palette,
    _ canvas: inout SteadyCanvas
  ) -> ClosestColors {
    let isFirst = canvas.palette == nil
    let last = canvas.palette ?? global
    let known = ClosestColors(colors, counts: frame.counts, in: last)
    let isUnfit =
      frame.hasTransparent && last.transparentIndex == nil || lacksFlat(frame, colors, last)
    if isFirst { canvas.setPalette(last, error: known.meanError) }
    guard isUnfit || known.meanError > canvas.tableError * Self.worse,
      let palette = ownPalette(for: frame, colors, time)
    else { return known }
    let own = ClosestColors(colors, counts: frame.counts, in: palette)
    let gain = (known.meanError - own.meanError) * Double(frame.counts.reduce(0, +))
    let pays =
      known.meanError > own.meanError * Self.worse
      && gain * costs.steadyTablePrice > Double(palette.table.byteCount)
    guard isUnfit || pays else {
      canvas.setPalette(last, error: known.meanError)
      return known
    }
    canvas.setPalette(palette, error: own.meanError)
    return own
  }

  private static let worse = 8.0 / 7

  /// Whether a frame draws a flat colour of the scene that the global table lacks.
  private func lacksFlat(_ frame: FrameDelta, _ colors: OKLabColors, _ global: Palette) -> Bool {
    frame.colors.indices.contains { number in
      frame.counts[number] > 0 && frame.colors[number] != 0
        && flatColors.number(ofKnown: frame.colors[number]) != nil
        && global.nearest.match(colors.labs[number], guess: 0).squaredDistance > 0
    }
  }

  /// The minimum size of a frame's local table in bytes; a table for few colours contains all of them.
  func leastTable(of frame: FrameDelta) -> Int {
    let count = frame.counts.count { $0 > 0 }
    guard count > 0, count < options.maxColors else { return 6 }
    return 3 << ColorTable.bits(forCount: count)
  }

  /// The estimated number of bytes that a local table saves in a frame's codes compared with a code size: smaller
  /// indices make the first codes of an image shorter.
  func codeGain(of frame: FrameDelta, codeSize: Int) -> Int {
    let count = frame.counts.count { $0 > 0 } + 1
    guard count <= options.maxColors else { return 0 }
    let own = max(2, ColorTable.bits(forCount: count))
    guard own < codeSize else { return 0 }
    // A code stands for about 0.9 runs.
    let codes = frame.runs.count * 9 / 8
    return
      (CodeWidths.bitCount(ofCodes: codes, codeSize: codeSize)
      - CodeWidths.bitCount(ofCodes: codes, codeSize: own)) / 8
  }

  /// The same, compared with the indices of the global table.
  private func codeGain(of frame: FrameDelta, _ mapping: ColorMapping) -> Int {
    let largest = frame.counts.indices.reduce(0) {
      frame.counts[$1] > 0 ? max($0, Int(mapping.closest(to: $1))) : $0
    }
    return codeGain(of: frame, codeSize: max(2, ColorTable.bits(forCount: largest + 1)))
  }

  /// The sum of errors with the global table; infinite if a frame that must be exact would not be.
  private func sharedLoss(
    of frame: FrameDelta, _ time: VisibleTime, _ mapping: ColorMapping
  ) -> Double {
    guard frame.isExact else { return loss(of: frame, time, mapping) }
    let isExact = frame.counts.indices.allSatisfy {
      frame.counts[$0] == 0 || mapping.error(of: $0) == 0
    }
    return isExact ? 0 : .infinity
  }

  private func shared(_ colors: OKLabColors, _ global: Palette, _ tolerance: Double) -> TableChoice
  {
    TableChoice(
      mapping: ColorMapping(colors, to: global, tolerance: tolerance), isGlobal: true)
  }

  /// The sum of errors with the global table, from a sample if there are very many colours; infinite if a frame that
  /// must be exact would not be.
  private func sharedLoss(
    of frame: FrameDelta, _ colors: OKLabColors, _ time: VisibleTime, _ global: Palette
  ) -> Double {
    // Of colours with few pixels, every `step`th is measured.
    let step = frame.isExact ? 1 : max(1, frame.colors.count / 1024)
    let many = frame.counts.reduce(0, +) / max(frame.colors.count, 1) * 4
    var sum = 0.0
    // Consecutive colours are often close to the same table colour.
    var guess = 0
    for number in frame.colors.indices
    where frame.counts[number] > 0 && frame.colors[number] != 0 {
      let isSample = step == 1 || frame.counts[number] > many
      guard isSample || number % step == 0 else { continue }
      let match = global.nearest.match(colors.labs[number], guess: guess)
      if match.squaredDistance > 0, frame.isExact { return .infinity }
      guess = match.index
      sum +=
        OKLab.error(squaredDistance: match.squaredDistance) * time.times[number]
        * Double(isSample ? 1 : step)
    }
    return sum / frameTime
  }

  /// Whether crowded colours count less in a frame's table. Diffusion needs colours that are far apart, because it mixes them.
  func needsEvenTable(_ frame: FrameDelta) -> Bool {
    frame.kind == .steady || frame.hasContinuousTone && options.dither == .diffusion
  }

  private func ownPalette(
    for frame: FrameDelta, _ colors: OKLabColors, _ time: VisibleTime
  ) -> Palette? {
    let hasUnchanged = frame.runs.contains { !$0.isChanged }
    let isTransparent = frame.colors.indices.contains {
      frame.colors[$0] == 0 && frame.counts[$0] > 0
    }
    let changed = frame.colors.indices.filter { frame.colors[$0] != 0 && frame.counts[$0] > 0 }
    var numbers = changed
    var hasTransparent =
      hasUnchanged || isTransparent || frame.needsTransparent || frame.kind == .steady
    if frame.isExact, changed.count == options.maxColors, hasUnchanged || !isTransparent {
      // There is no room for transparency, but the whole rectangle has no other colours.
      hasTransparent = false
      numbers = frame.colors.indices.filter { frame.colors[$0] != 0 }
    }
    guard !numbers.isEmpty else { return nil }
    let isEven = needsEvenTable(frame)
    let chosen = choose(
      numbers, of: colors, weights: time.times, room: options.maxColors - (hasTransparent ? 1 : 0),
      colorPrice: isEven ? 0 : costs.ownColorPrice, rounds: isEven ? 6 : 2, isEven: isEven, jobs: 1)
    return Palette(chosen, hasTransparent: hasTransparent, converter: converter)
  }

  /// The sum of all changed pixels' errors, times the number of frames for which they are visible.
  private func loss(of frame: FrameDelta, _ time: VisibleTime, _ mapping: ColorMapping) -> Double {
    var sum = 0.0
    for number in frame.counts.indices where frame.counts[number] > 0 {
      sum += mapping.error(of: number) * time.times[number]
    }
    return sum / frameTime
  }
}

// MARK: - Prices

extension TablePlanner {
  /// The price of an error in an exact frame: more than any choice of index saves.
  private static let forbidden = 8 * 1024

  /// The prices of errors when indices are chosen.
  func prices(for frame: FrameDelta, _ time: VisibleTime, _ mapping: ColorMapping) -> IndexPrices {
    let pixels = frame.counts.reduce(0, +)
    let error = loss(of: frame, time, mapping) / Double(max(pixels, 1))
    let unit =
      min(costs.indexPrice / max(error, 1e-6), costs.highestIndexPrice) * ColorMapping.unit * 1024
    return IndexPrices(
      change: Int(costs.changePrice * 1024),
      errors: frame.counts.indices.map { number in
        if frame.isExact { return Self.forbidden }
        guard frame.counts[number] > 0 else { return Int(unit) }
        let frames = time.times[number] / (Double(frame.counts[number]) * frameTime)
        return Int(min(unit * max(frames, 1), 1e6))
      })
  }

  /// The prices of errors when strings are chosen, by number of the colour, in 1/16384 byte for a unit of a mapping's
  /// errors.
  func stringPrices(for frame: FrameDelta, _ time: VisibleTime) -> [Int] {
    let unit = costs.stringPrice * ColorMapping.unit * 16_384
    return frame.counts.indices.map { number in
      if frame.isExact { return Self.forbidden * 16 }
      guard frame.counts[number] > 0 else { return Int(unit) }
      let frames = time.times[number] / (Double(frame.counts[number]) * frameTime)
      return Int(min(unit * max(frames, 1), 1.6e7))
    }
  }
}
