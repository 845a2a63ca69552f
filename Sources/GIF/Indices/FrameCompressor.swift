import AnimCodecs

/// Turns a frame into an image of the file: colour table, indices and compressed data.
///
/// 1. `TablePlanner` chooses the global table or a local one.
/// 2. `IndexChooser` chooses an index for each run; unchanged pixels may be transparent or drawn again.
/// 3. `LZWEncoder` compresses the indices. For frames of few runs it also searches for indices that make longer
///    strings, and the smaller result is kept.
///
/// Frames whose colours are mixed take another way through steps 2 and 3: see `FrameCompressor+Dither.swift`.
struct FrameCompressor {
  let planner: TablePlanner
  let global: Palette
  /// From all colours of the group to the global table; nil if there are too many colours.
  let mappings: GroupPaletteMapping?

  struct Result: Sendable {
    var image: GIFImage
    var summary: GIFSummary.Frame
    /// The drawn indices; nil unless requested.
    var drawn: Drawn?
  }

  struct Drawn: Sendable {
    var indices: [IndexRun]
    var palette: Palette
  }

  typealias Compressed = (indices: [IndexRun], codeSize: Int, data: [UInt8])

  /// The number of runs from which the treatment of unchanged pixels is decided.
  private static let sampleRuns = 1500
  /// The maximum number of runs whose indices are chosen together, which bounds the memory (8 bytes each).
  private static let chosenRuns = 1 << 16

  /// - Parameters:
  ///   - keepsIndices: whether the result contains the drawn indices.
  ///   - jobs: the maximum number of threads.
  func compress(
    _ frame: FrameDelta, _ time: VisibleTime, keepsIndices: Bool = false, jobs: Int = 1
  ) -> Result {
    let shared = mappings?.part(for: frame)
    let choice = planner.choice(
      for: frame, shared?.colors, time, global: global, shared?.mapping)
    let palette = choice.mapping.palette
    let (indices, codeSize, data) =
      dithered(frame, time, choice, jobs: jobs) ?? compressed(frame, time, choice)
    let isTransparent =
      frame.needsTransparent || indices.contains { $0.index == palette.transparentIndex }
    let image = GIFImage(
      control: GraphicControlExtension(
        disposalMethod: frame.disposal, delayTime: UInt16(truncatingIfNeeded: frame.duration),
        transparentColorIndex: isTransparent ? palette.transparentIndex : nil),
      rect: frame.rect, colors: choice.isGlobal ? nil : palette.table,
      minimumCodeSize: codeSize, data: data)
    return Result(
      image: image, summary: summary(of: frame, choice.mapping, indices),
      drawn: keepsIndices ? Drawn(indices: indices, palette: palette) : nil)
  }

  /// How far the drawn colours are from the given ones; the byte count is set when the image is written.
  private func summary(
    of frame: FrameDelta, _ mapping: ColorMapping, _ indices: [IndexRun]
  ) -> GIFSummary.Frame {
    var largest = 0
    var sum = 0
    var pixels = 0
    var cursor = IndexRunReader(indices)
    for run in frame.runs {
      cursor.forEach(in: run.length) { index, count in
        guard index != mapping.palette.transparentIndex else { return }
        let error = mapping.error(
          ofIndex: index, for: Int(run.color), in: frame.colors, planner.converter)
        largest = max(largest, error)
        sum &+= error &* count
        pixels &+= count
      }
    }
    return GIFSummary.Frame(
      number: frame.number, duration: frame.duration, byteCount: 0, isExact: largest == 0,
      largestError: Double(largest) * ColorMapping.unit,
      isEstimated: frame.colors.count >= ColorRuns.exactColors,
      meanError: Double(sum) * ColorMapping.unit / Double(max(pixels, 1)))
  }
}

// MARK: - Indices and strings

extension FrameCompressor {
  private func compressed(
    _ frame: FrameDelta, _ time: VisibleTime, _ choice: TableChoice
  ) -> Compressed {
    let prices = planner.prices(for: frame, time, choice.mapping)
    let (chosen, unchanged) = greedy(frame, choice, prices)
    let leavesOut = unchanged == .mix || frame.runs.count > CostModel.searchedRuns
    guard !leavesOut || leavesFew(of: frame, chosen.indices, choice) else { return chosen }
    let searched = searched(frame, time, choice, from: chosen.indices, leavesOut: leavesOut)
    return searched.data.count < chosen.data.count ? searched : chosen
  }

  /// The smallest result without a search among the treatments of unchanged pixels. A large frame decides on a sample
  /// from its middle.
  private func greedy(
    _ frame: FrameDelta, _ choice: TableChoice, _ prices: IndexPrices
  ) -> (compressed: Compressed, unchanged: Unchanged) {
    func compress(_ runs: ArraySlice<ColorRun>, _ unchanged: Unchanged) -> Compressed {
      compressed(indices(runs, choice, prices, unchanged))
    }
    guard choice.mapping.palette.transparentIndex != nil,
      frame.runs.contains(where: { !$0.isChanged })
    else { return (compress(frame.runs[...], .redraw), .redraw) }
    let count = min(Self.sampleRuns, frame.runs.count)
    let start = (frame.runs.count - count) / 2
    let sample = frame.runs[start..<(start + count)]
    var best = (compressed: compress(sample, .keep), unchanged: Unchanged.keep)
    for unchanged in [Unchanged.redraw, .mix] {
      let other = compress(sample, unchanged)
      if other.data.count < best.compressed.data.count { best = (other, unchanged) }
    }
    if count < frame.runs.count {
      best.compressed = compress(frame.runs[...], best.unchanged)
    }
    return best
  }

  private func indices(
    _ runs: ArraySlice<ColorRun>, _ choice: TableChoice, _ prices: IndexPrices,
    _ unchanged: Unchanged
  ) -> [IndexRun] {
    var result = IndexRuns(capacity: runs.count)
    var start = runs.startIndex
    while start < runs.endIndex {
      let end = min(start + Self.chosenRuns, runs.endIndex)
      IndexChooser.choose(
        runs[start..<end], mapping: choice.mapping, prices: prices, unchanged: unchanged,
        into: &result)
      start = end
    }
    return result.finish()
  }

  func compressed(_ indices: [IndexRun]) -> Compressed {
    let codeSize = codeSize(of: indices)
    return (indices, codeSize, LZWEncoder.encode(indices, minimumCodeSize: codeSize))
  }

  /// Whether the frame has few runs if consecutive transparent runs count as one.
  private func leavesFew(
    of frame: FrameDelta, _ chosen: [IndexRun], _ choice: TableChoice
  ) -> Bool {
    var cursor = IndexRunReader(chosen)
    var count = 0
    var wasLeftOut = false
    for run in frame.runs {
      let isLeftOut =
        cursor.next(run.length) == choice.mapping.palette.transparentIndex && !run.isChanged
      if !isLeftOut || !wasLeftOut { count += 1 }
      if count > CostModel.searchedRuns { return false }
      wasLeftOut = isLeftOut
    }
    return true
  }

  /// Chooses indices and strings together.
  ///
  /// The search is local: its result depends on the indices that it starts from.
  ///
  /// - Parameters:
  ///   - chosen: the indices to start from.
  ///   - leavesOut: whether consecutive runs that are transparent in `chosen` stay so, as one run.
  private func searched(
    _ frame: FrameDelta, _ time: VisibleTime, _ choice: TableChoice, from chosen: [IndexRun],
    leavesOut: Bool
  ) -> Compressed {
    var chosen = chosen
    let stringPrices = planner.stringPrices(for: frame, time)
    var codeSize = codeSize(of: chosen)
    while let narrowed = narrowed(
      frame, choice.mapping, chosen, codeSize: codeSize, prices: stringPrices)
    {
      chosen = narrowed
      codeSize -= 1
    }
    let options = IndexOptions(
      frame, choice.mapping, chosen: chosen, codeSize: codeSize, prices: stringPrices,
      leavesOut: leavesOut)
    let (data, indices) = LZWEncoder.encode(options)
    return (indices, codeSize, data)
  }
}
