extension FrameCompressor {
  /// Of frames of more pieces (pixels, mostly) the strings are not searched for, which bounds the time and the
  /// memory that it takes (some 50 bytes each).
  private static let searchedPieces = 1 << 19
  /// Indices of such frames are chosen together for the pieces of so many runs.
  private static let chosenRuns = 1 << 14

  /// A frame whose colours are mixed; nil where that is not wanted or nothing needs it.
  func dithered(_ frame: DeltaFrame, _ time: ShowTime, _ choice: TableChoice) -> Compressed? {
    guard !frame.isExact, let kind = planner.options.dither.kind(for: frame) else { return nil }
    let colors = LabColors(frame.colors, converter: planner.converter)
    let palette = choice.mapping.palette
    let mapping = ColorMapping(colors, to: palette, tolerance: OrderedDither.reach)
    let leaves = planner.tuning.leavesPattern
    // What is written where nothing departs from it, and what is departed from.
    let (pattern, near): ([IndexRun], [IndexRun])
    switch kind {
    case .ordered:
      func pixels(leastShare: Double, _ unchanged: Unchanged) -> [IndexRun] {
        OrderedDither(colors, mapping, palette.labs, leastShare: leastShare)
          .indices(of: frame, unchanged: unchanged)
      }
      pattern = pixels(leastShare: 0, .keep)
      near = leaves ? pixels(leastShare: OrderedDither.sparseShare, .redraw) : []
    case .diffusion:
      pattern = DiffusionDither(colors, palette, palette.labs).indices(of: frame)
      near = pattern
    }
    let whole = compressed(pattern, choice)
    guard leaves else { return whole }
    let departed = departed(from: near, frame, time, mapping, choice)
    return departed.data.count < whole.data.count ? departed : whole
  }

  /// The frame with indices near those of a pattern, where that takes fewer bytes than it costs in errors.
  private func departed(
    from pattern: [IndexRun], _ frame: DeltaFrame, _ time: ShowTime, _ mapping: ColorMapping,
    _ choice: TableChoice
  ) -> Compressed {
    let codeSize = codeSize(of: pattern, choice)
    let dither = DitherOptions(
      mapping, codeSize: codeSize, prices: planner.stringPrices(for: frame, time),
      change: Int(planner.tuning.changePrice * 1024))
    var cursor = RunCursor(pattern)
    guard pattern.count + frame.runs.count > Self.searchedPieces else {
      let (data, indices) = LZWEncoder.encode(dither.options(for: frame.runs[...], &cursor))
      return (indices, codeSize, data)
    }
    var indices = IndexRuns(capacity: pattern.count)
    var rest = frame.runs[...]
    while !rest.isEmpty {
      dither.appendChosen(for: rest.prefix(Self.chosenRuns), &cursor, to: &indices)
      rest = rest.dropFirst(Self.chosenRuns)
    }
    return compressed(indices.finish(), choice)
  }
}

extension GIFOptions.Dither {
  fileprivate enum Kind {
    case ordered
    case diffusion
  }

  /// How a frame is dithered; nil for not at all.
  fileprivate func kind(for frame: DeltaFrame) -> Kind? {
    switch self {
    case .auto: frame.hasContinuousTone ? .ordered : nil
    case .none: nil
    case .ordered: .ordered
    case .diffusion: .diffusion
    }
  }
}
