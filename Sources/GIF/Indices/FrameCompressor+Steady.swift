import AnimCodecs

/// The indices of a steady frame and their table.
struct SteadyFrame: Sendable {
  var indices: SteadyIndices
  /// The strings that were chosen with the indices; nil if they are still to be found.
  var strings: ChosenStrings?
  var palette: Palette
  var isGlobal: Bool
}

extension FrameCompressor {
  /// Chooses the table and the indices of a steady frame, and draws it.
  func draw(
    _ frame: FrameDelta, _ time: VisibleTime, on canvas: inout SteadyCanvas
  ) -> SteadyFrame {
    let colors = OKLabColors(frame.colors, converter: planner.converter)
    let closest = planner.closestColors(for: frame, colors, time, global: global, &canvas)
    let tolerance = planner.costs.steadiness(
      tableError: canvas.tableError, hasContinuousTone: frame.hasContinuousTone)
    let isExact = { (color: UInt32) in
      !planner.costs.choosesStrings || planner.flatColors.number(ofKnown: color) != nil
    }
    var strings: ChosenStrings?
    let indices: SteadyIndices
    if planner.costs.choosesStrings {
      (indices, strings) = canvas.drawStrings(
        frame, colors, closest, tolerance: tolerance, price: planner.costs.squaredErrorPrice,
        mustBeExact: isExact)
    } else {
      indices = canvas.draw(
        frame, colors, closest, tolerance: tolerance, rows: rows(for: frame, colors, closest),
        mustBeExact: isExact)
    }
    return SteadyFrame(
      indices: indices, strings: strings, palette: closest.palette,
      isGlobal: closest.palette.table == global.table)
  }

  /// The image of a frame whose indices are chosen.
  func compress(_ frame: FrameDelta, _ steady: SteadyFrame) -> Result {
    let codeSize = steady.strings?.codeSize ?? codeSize(of: steady.indices.runs)
    let data =
      steady.strings.map { LZWEncoder.encode($0) }
      ?? LZWEncoder.encode(steady.indices.runs, minimumCodeSize: codeSize)
    let transparent = steady.palette.transparentIndex
    let isTransparent =
      frame.needsTransparent || steady.indices.runs.contains { $0.index == transparent }
    let largest = (steady.indices.largestError / ColorMapping.unit).rounded(.up)
    return Result(
      image: GIFImage(
        control: GraphicControlExtension(
          disposalMethod: frame.disposal, delayTime: UInt16(truncatingIfNeeded: frame.duration),
          transparentColorIndex: isTransparent ? transparent : nil),
        rect: frame.rect, colors: steady.isGlobal ? nil : steady.palette.table,
        minimumCodeSize: codeSize, data: data),
      summary: GIFSummary.Frame(
        number: frame.number, duration: frame.duration, byteCount: 0, isExact: largest == 0,
        largestError: largest * ColorMapping.unit,
        isEstimated: frame.colors.count >= ColorRuns.exactColors,
        meanError: steady.indices.meanError),
      drawn: Drawn(indices: steady.indices.runs, palette: steady.palette))
  }
}

// MARK: - Smooth pictures

extension FrameCompressor {
  /// The mean error of a table from which bands are visible in a smooth picture.
  private static let bandError = 0.5

  /// The mixture of rows for a frame in which the closest colours would make visible bands; nil for others.
  private func rows(
    for frame: FrameDelta, _ colors: OKLabColors, _ closest: ClosestColors
  ) -> OrderedDither? {
    guard planner.options.dither == .auto, closest.meanError > Self.bandError,
      frame.isSmooth(colors)
    else { return nil }
    let mapping = ColorMapping(colors, to: closest.palette, tolerance: OrderedDither.reach)
    return OrderedDither(colors, mapping, closest.palette.labs)
  }
}

extension FrameDelta {
  /// Whether nearly all neighbouring colours differ by less than is visible, as in blurs and unlike in photographs.
  fileprivate func isSmooth(_ colors: OKLabColors) -> Bool {
    let limit = OKLab.distance(error: 1)
    // One step in a hundred may be larger. Noise exceeds that early.
    let most = runs.count / 100
    var (far, all) = (0, 0)
    for (one, other) in zip(runs, runs.dropFirst()) where one.isChanged && other.isChanged {
      let distance = colors.labs[Int(one.color)].squaredDistance(to: colors.labs[Int(other.color)])
      all &+= 1
      if distance > limit &* limit { far &+= 1 }
      if far > most { return false }
    }
    return far * 100 <= all
  }
}
