// The global table.
//
// Inexact frames need colours close to theirs. An exact frame needs all of its colours: if one is missing, it has a
// local table. Several divisions of the table between both are tried, and the cheapest one is kept.

import AnimPrimitives

extension TablePlanner {
  /// The global table: all colours of the first group if they are few, else the best colours for its frames.
  func globalPalette(for frames: [FrameDelta], _ times: [VisibleTime], jobs: Int) -> Palette {
    let demand = ColorDemand(frames, times)
    return ordered(globalPalette(for: frames, times, demand, jobs: jobs), for: frames, demand)
  }

  private func globalPalette(
    for frames: [FrameDelta], _ times: [VisibleTime], _ demand: ColorDemand, jobs: Int
  ) -> Palette {
    let hasTransparent = reservesTransparency(for: frames, demand)
    let room = options.maxColors - (hasTransparent ? 1 : 0)
    let colors = OKLabColors(demand.colors, converter: converter)
    let isEven = frames.contains(where: needsEvenTable)
    let colorPrice = isEven ? 0 : sharedColorPrice(of: frames)
    func palette(covering covered: [Int], isFilled: Bool) -> Palette {
      let free = isFilled && covered.count < room ? demand.numbers(except: covered) : []
      let others =
        free.isEmpty
        ? []
        : choose(
          free, of: colors, weights: demand.weights,
          room: room - covered.count, colorPrice: colorPrice, rounds: 12,
          isEven: isEven, jobs: jobs)
      let chosen = covered.map { colors.rgba[$0] } + others
      let palette = Palette(
        chosen.isEmpty ? [0xFF00_0000] : chosen, hasTransparent: hasTransparent,
        converter: converter)
      guard let palette else {
        preconditionFailure("a table has room for the colours that it chose")
      }
      return palette
    }
    let exact = frames.filter(\.isExact)
    // With fewer exact frames, the others lose more than these save.
    guard demand.colors.count > room, exact.count * 2 >= frames.count,
      demand.colors.count <= GroupColors.limit
    else { return palette(covering: [], isFilled: true) }
    let needs = needs(of: exact, demand)
    func cover(_ part: Int) -> [Int] {
      let reserved = options.maxColors - room
      return TableCover(needs, colorCount: demand.colors.count, reserved: reserved)
        .choose(room: part)
    }
    // All frames are exact, so approximate colours are useless.
    if exact.count == frames.count { return palette(covering: cover(room), isFilled: false) }
    let palettes = [[], cover(room / 2), cover(room)].map { palette(covering: $0, isFilled: true) }
    let costs = palettes.map { cost(of: frames, times, demand, colors, with: $0) }
    let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    return palettes[best]
  }

  /// Whether the table has a transparent index. If all colours just fill the table, each frame uses an index that it
  /// does not draw: see `ColorMapping+Freeing.swift`.
  private func reservesTransparency(for frames: [FrameDelta], _ demand: ColorDemand) -> Bool {
    // A later frame may have unchanged pixels.
    guard frames.count > 1 || frames.contains(where: \.hasTransparent) else { return false }
    guard demand.colors.count == options.maxColors else { return true }
    return frames.contains {
      $0.hasTransparent && demand.numbers(of: $0).count == options.maxColors
    }
  }

  /// The same table with the colours that most frames draw in front: the width of an image's first codes depends on
  /// its largest index.
  private func ordered(
    _ palette: Palette, for frames: [FrameDelta], _ demand: ColorDemand
  ) -> Palette {
    guard demand.colors.count <= GroupColors.limit else { return palette }
    let reserved = palette.transparentIndex == nil ? 0 : 1
    let mapping = ColorMapping(
      OKLabColors(demand.colors, converter: converter), to: palette, tolerance: 0)
    var users = Array(repeating: 0, count: palette.table.colors.count)
    for frame in frames {
      let numbers = demand.numbers(of: frame)
      // An exact frame whose colours are not all in the table has a local table.
      if frame.isExact, numbers.contains(where: { mapping.error(of: $0) > 0 }) { continue }
      for index in Set(numbers.map(mapping.closest)) { users[Int(index)] += 1 }
    }
    let order = (reserved..<users.count).sorted { (-users[$0], $0) < (-users[$1], $1) }
    return Palette(
      order.map { palette.table.colors[$0].rgba }, hasTransparent: reserved > 0,
      converter: converter) ?? palette
  }

  /// The price of another colour in bytes, from the number of runs. It is higher for frames whose strings are not
  /// searched.
  private func sharedColorPrice(of frames: [FrameDelta]) -> Double {
    frames.reduce(0) { sum, frame in
      let isSearched = frame.runs.count <= CostModel.searchedRuns
      let price = isSearched ? costs.searchedColorPrice : costs.sharedColorPrice
      return sum + price * Double(frame.runs.count)
    }
  }

  /// The exact frames, with the bytes that each saves if all its colours are in the global table.
  private func needs(of exact: [FrameDelta], _ demand: ColorDemand) -> [TableCover.Frame] {
    exact.compactMap { frame in
      let colors = demand.numbers(of: frame)
      guard !colors.isEmpty else { return nil }
      return TableCover.Frame(colors: colors, savings: savings(ofSharing: frame))
    }
  }

  /// By minimum code size: the bytes that an exact frame saves if all its colours are in the global table.
  private func savings(ofSharing frame: FrameDelta) -> [Int] {
    let byteCount = leastTable(of: frame)
    return (0...8).map { max(0, byteCount - codeGain(of: frame, codeSize: $0)) }
  }

  /// The cost of a global table in bytes, without indices: local tables and errors.
  private func cost(
    of frames: [FrameDelta], _ times: [VisibleTime], _ demand: ColorDemand, _ colors: OKLabColors,
    with palette: Palette
  ) -> Double {
    let mapping = ColorMapping(colors, to: palette, tolerance: 0)
    return zip(frames, times).reduce(0) { sum, element in
      let (frame, time) = element
      var loss = 0.0
      for (number, color) in frame.colors.enumerated() where frame.counts[number] > 0 {
        guard let place = demand.number(of: color) else { continue }
        loss += mapping.error(of: place) * time.times[number]
      }
      let table = Double(leastTable(of: frame))
      guard frame.isExact else { return sum + min(table, loss * costs.tablePrice / frameTime) }
      return sum + (loss > 0 ? table : 0)
    }
  }
}

/// The colours that a group of frames draws, and their weights.
struct ColorDemand {
  let colors: [UInt32]
  /// By number: pixels × 1/100 s for which the colour is visible.
  private(set) var weights: [Double] = []
  /// The colours' numbers; nil if there are too many, because they are not needed then.
  private let index: ColorIndex?

  init(_ frames: [FrameDelta], _ times: [VisibleTime]) {
    var index = ColorIndex()
    for (frame, time) in zip(frames, times) {
      for (number, color) in frame.colors.enumerated()
      where color != 0 && frame.counts[number] > 0 {
        let place = index.number(of: color)
        if place == weights.count { weights.append(0) }
        weights[place] += time.times[number]
      }
    }
    colors = index.colors
    self.index = colors.count <= GroupColors.limit ? index : nil
  }

  /// The number of a colour, if it has one.
  ///
  /// - Precondition: there are at most `GroupColors.limit` colours.
  func number(of color: UInt32) -> Int? {
    guard let index else { preconditionFailure("few colours have numbers") }
    return index.number(ofKnown: color)
  }

  /// The numbers of the colours that a frame draws.
  ///
  /// - Precondition: there are at most `GroupColors.limit` colours.
  func numbers(of frame: FrameDelta) -> [Int] {
    frame.colors.indices.compactMap { number in
      frame.counts[number] > 0 ? self.number(of: frame.colors[number]) : nil
    }
  }

  /// The numbers of all colours except some.
  func numbers(except some: [Int]) -> [Int] {
    let some = Set(some)
    return weights.indices.filter { !some.contains($0) }
  }
}
