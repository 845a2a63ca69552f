import AnimPrimitives

extension FrameCompressor {
  /// The maximum number of pieces (mostly pixels) of a frame whose strings are searched, which bounds time and memory.
  private static let searchedPieces = 1 << 19
  /// The number of runs whose indices are chosen together in larger frames.
  private static let chosenRuns = 1 << 14

  /// Compresses a frame with mixed colours; nil if the frame is exact or dithering is off for it.
  ///
  /// Each thread holds at most one pattern, because a photograph's pattern has a million runs.
  func dithered(
    _ frame: FrameDelta, _ time: VisibleTime, _ choice: TableChoice, jobs: Int
  ) -> Compressed? {
    guard !frame.isExact, let kind = kind(for: frame, choice.mapping) else { return nil }
    let colors = OKLabColors(frame.colors, converter: planner.converter)
    let palette = choice.mapping.palette
    let mapping = ColorMapping(colors, to: palette, tolerance: OrderedDither.reach, jobs: jobs)
    let leaves = planner.costs.leavesPattern
    let diffused =
      kind == .diffusion
      ? DiffusionDither(colors: colors, mapping: mapping).indices(of: frame) : nil
    /// The pattern of indices.
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

  /// Compresses the frame with indices that depart from the pattern if that saves more bytes than the errors cost.
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
      // A greedy parse often finds two-dimensional repetitions better than the search.
      return [compressed(found), compressed(chosen)].reduce(searched) {
        $1.data.count < $0.data.count ? $1 : $0
      }
    }
    let indices = dither.chosen(
      for: frame.runs, pattern, together: Self.chosenRuns, jobs: jobs)
    return compressed(indices)
  }
}

extension FrameCompressor {
  private enum DitherKind {
    case ordered
    case diffusion
  }

  /// The mean error of a table up to which frames are not dithered by default: it is hardly visible.
  private static let hardlyVisible = 1.0

  /// The kind of dithering for a frame; nil for none.
  private func kind(for frame: FrameDelta, _ mapping: ColorMapping) -> DitherKind? {
    switch planner.options.dither {
    case .auto:
      frame.hasContinuousTone && mapping.meanError(of: frame) > Self.hardlyVisible ? .ordered : nil
    case .none: nil
    case .ordered: .ordered
    case .diffusion: .diffusion
    }
  }
}

extension ColorMapping {
  /// The mean error of a frame's changed pixels, 100 × OKLab distance.
  fileprivate func meanError(of frame: FrameDelta) -> Double {
    var sum = 0.0
    for number in frame.counts.indices where frame.counts[number] > 0 {
      sum += error(of: number) * Double(frame.counts[number])
    }
    return sum / Double(max(frame.counts.reduce(0, +), 1))
  }
}
