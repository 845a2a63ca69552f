import Primitives

extension FrameCompressor {
  /// Of frames of more pieces (pixels, mostly) the strings are not searched for, which bounds the time and the
  /// memory that it takes (some 50 bytes each).
  private static let searchedPieces = 1 << 19
  /// Indices of such frames are chosen together for the pieces of so many runs.
  private static let chosenRuns = 1 << 14

  /// A frame whose colours are mixed; nil where that is not wanted or nothing needs it.
  ///
  /// Of a photograph's patterns, which have a million runs, no more are there at a time than threads work on.
  func dithered(
    _ frame: FrameDelta, _ time: VisibleTime, _ choice: TableChoice, jobs: Int
  ) -> Compressed? {
    guard !frame.isExact, let kind = planner.options.dither.kind(for: frame) else { return nil }
    let colors = OKLabColors(frame.colors, converter: planner.converter)
    let palette = choice.mapping.palette
    let mapping = ColorMapping(colors, to: palette, tolerance: OrderedDither.reach, jobs: jobs)
    let leaves = planner.costs.leavesPattern
    let diffused =
      kind == .diffusion ? DiffusionDither(colors, palette, palette.labs).indices(of: frame) : nil
    /// What is written where nothing departs from it, or what is departed from.
    @Sendable func pattern(leastShare: Double, _ unchanged: Unchanged) -> [IndexRun] {
      diffused
        ?? OrderedDither(colors, mapping, palette.labs, leastShare: leastShare)
        .indices(of: frame, unchanged: unchanged)
    }
    guard leaves else { return compressed(pattern(leastShare: 0, .keep)) }
    let (departed, whole) = Parallel.both(workers: jobs) { () -> Compressed in
      self.departed(
        from: pattern(leastShare: OrderedDither.sparseShare, .redraw), frame, time, mapping, choice,
        jobs: jobs)
    } _: {
      compressed(pattern(leastShare: 0, .keep))
    }
    return departed.data.count < whole.data.count ? departed : whole
  }

  /// The frame with indices near those of a pattern, where that takes fewer bytes than it costs in errors.
  private func departed(
    from pattern: [IndexRun], _ frame: FrameDelta, _ time: VisibleTime, _ mapping: ColorMapping,
    _ choice: TableChoice, jobs: Int
  ) -> Compressed {
    let transparent = Int(mapping.palette.transparentIndex ?? 0)
    let codeSize = max(codeSize(of: pattern), ColorTable.bits(forCount: transparent + 1))
    let dither = DitherOptions(
      mapping, codeSize: codeSize, prices: planner.stringPrices(for: frame, time),
      change: Int(planner.costs.changePrice * 1024))
    guard pattern.count + frame.runs.count > Self.searchedPieces else {
      var cursor = IndexRunReader(pattern)
      let (chosen, options) = dither.options(for: frame.runs[...], &cursor)
      let (data, found) = LZWEncoder.encode(options)
      let searched = (indices: found, codeSize: codeSize, data: data)
      // What repeats in two dimensions is often found better without a search.
      return [compressed(found), compressed(chosen)].reduce(searched) {
        $1.data.count < $0.data.count ? $1 : $0
      }
    }
    let indices = dither.chosen(
      for: frame.runs, pattern, together: Self.chosenRuns, jobs: jobs)
    return compressed(indices)
  }
}

extension GIFOptions.Dither {
  fileprivate enum Kind {
    case ordered
    case diffusion
  }

  /// How a frame is dithered; nil for not at all.
  fileprivate func kind(for frame: FrameDelta) -> Kind? {
    switch self {
    case .auto: frame.hasContinuousTone ? .ordered : nil
    case .none: nil
    case .ordered: .ordered
    case .diffusion: .diffusion
    }
  }
}
