/// Makes a frame into an image of the file: table, indices, compressed data.
struct FrameCompressor {
  let planner: TablePlanner
  let global: Palette

  struct Result: Sendable {
    var image: GIFImage
    var summary: GIFSummary.Frame
  }

  /// Frames of more runs are not compressed twice: a sample of so many decides.
  private static let sampleRuns = 6000
  /// Indices are chosen together for so many runs, which bounds the memory that it takes (64 bytes each).
  private static let chosenRuns = 1 << 16

  func compress(_ frame: DeltaFrame, _ time: ShowTime) -> Result {
    let choice = planner.choice(for: frame, time, global: global)
    var best: (indices: Indices, data: [UInt8])?
    for indices in attempts(frame, time, choice) {
      let data = LZWEncoder.encode(indices.runs, minimumCodeSize: indices.bits)
      if let best, best.data.count <= data.count { continue }
      best = (indices, data)
    }
    guard var best else { preconditionFailure("a frame is compressed at least once") }
    if frame.runs.count <= Self.sampleRuns * 2 {
      for parsing in [LZWEncoder.Parsing.cuttingAtRuns, .cuttingAnywhere] {
        let data = LZWEncoder.encode(
          best.indices.runs, minimumCodeSize: best.indices.bits, parsing: parsing)
        if data.count < best.data.count { best.data = data }
      }
    }
    let image = GIFImage(
      control: GraphicControlExtension(
        disposalMethod: frame.disposal, delayTime: UInt16(truncatingIfNeeded: frame.duration),
        transparentColorIndex: best.indices.isTransparent
          ? choice.mapping.palette.transparentIndex : nil),
      rect: frame.rect, colors: choice.isGlobal ? nil : choice.mapping.palette.table,
      minimumCodeSize: best.indices.bits, data: best.data)
    return Result(
      image: image, summary: planner.summary(of: frame, choice.mapping, byteCount: best.data.count))
  }

  /// The index sequences that are worth being compressed.
  private func attempts(
    _ frame: DeltaFrame, _ time: ShowTime, _ choice: TableChoice
  ) -> [Indices] {
    if let dithered = dithered(frame, choice.mapping.palette) {
      return [Indices(dithered, choice)]
    }
    let prices = planner.prices(for: frame, time, choice.mapping)
    return ways(frame, choice, prices).map { unchanged in
      indices(frame.runs[...], choice, prices, unchanged)
    }
  }

  /// Nil where dithering is not wanted or nothing needs it.
  private func dithered(_ frame: DeltaFrame, _ palette: Palette) -> [IndexRun]? {
    guard !frame.isExact, let kind = planner.options.dither.kind(for: frame) else { return nil }
    let colors = LabColors(frame.colors, converter: planner.converter)
    switch kind {
    case .ordered:
      let mapping = ColorMapping(colors, to: palette, tolerance: OrderedDither.reach)
      return OrderedDither(colors, mapping, palette.labs).indices(of: frame)
    case .diffusion:
      return DiffusionDither(colors, palette, palette.labs).indices(of: frame)
    }
  }

  /// The ways to treat unchanged pixels that are worth a try.
  private func ways(
    _ frame: DeltaFrame, _ choice: TableChoice, _ prices: IndexPrices
  ) -> [Unchanged] {
    guard frame.runs.contains(where: { !$0.isChanged }),
      choice.mapping.palette.transparentIndex != nil
    else { return [.redraw] }
    guard frame.runs.count > Self.sampleRuns * 2 else { return Unchanged.allCases }
    let start = (frame.runs.count - Self.sampleRuns) / 2
    let sample = frame.runs[start..<(start + Self.sampleRuns)]
    let sizes = Unchanged.allCases.map { unchanged in
      let indices = self.indices(sample, choice, prices, unchanged)
      return LZWEncoder.encode(indices.runs, minimumCodeSize: indices.bits).count
    }
    let smallest = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
    return [Unchanged.allCases[smallest]]
  }

  private func indices(
    _ runs: ArraySlice<ColorRun>, _ choice: TableChoice, _ prices: IndexPrices,
    _ unchanged: Unchanged
  ) -> Indices {
    var result = IndexRuns(capacity: runs.count)
    var start = runs.startIndex
    while start < runs.endIndex {
      let end = min(start + Self.chosenRuns, runs.endIndex)
      let part = IndexChooser.choose(
        runs[start..<end], mapping: choice.mapping, prices: prices, unchanged: unchanged)
      for run in part { result.append(run.index, Int(run.length)) }
      start = end
    }
    return Indices(result.runs, choice)
  }
}

/// A frame's indices and what the file has to know of them.
private struct Indices {
  let runs: [IndexRun]
  /// Bits of the largest, at least 2.
  let bits: Int
  let isTransparent: Bool

  init(_ runs: [IndexRun], _ choice: TableChoice) {
    let palette = choice.mapping.palette
    var largest: UInt8 = 0
    var isTransparent = false
    for run in runs {
      largest = max(largest, run.index)
      isTransparent = isTransparent || run.index == palette.transparentIndex
    }
    // A local table's size and its codes' are one number in giflib.
    let count = choice.isGlobal ? Int(largest) + 1 : palette.table.colors.count
    self.runs = runs
    self.isTransparent = isTransparent
    bits = max(2, ColorTable.bits(forCount: count))
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
