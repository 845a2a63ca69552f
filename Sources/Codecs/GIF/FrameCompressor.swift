/// Makes a frame into an image of the file: table, indices, compressed data.
struct FrameCompressor {
  let planner: TablePlanner
  let global: Palette
  /// To the global table, of all the group's colours; nil where they are too many.
  let mappings: SharedMapping?

  struct Result: Sendable {
    var image: GIFImage
    /// The indices that it draws.
    var used: TableOrder.ColorSet
    var summary: GIFSummary.Frame
    /// What it draws, if that was asked for and is not too much.
    var drawn: Drawn?
  }

  struct Drawn: Sendable {
    var indices: [IndexRun]
    var palette: Palette
  }

  typealias Compressed = (indices: [IndexRun], codeSize: Int, data: [UInt8])

  /// How unchanged pixels of such frames are treated, a sample of so many runs decides; twice as many made
  /// no benchmark's file 0.2 % smaller.
  private static let sampleRuns = 1500
  /// Whether strings are searched for all the same: half as many cost `grid` up to 0.6 %.
  private static let searchedSampleRuns = 3000
  /// Of smaller frames all ways are looked at.
  private static let fewRuns = 500
  /// Smaller frames may be smallest with no search; of `demo`'s large ones none was.
  private static let plainRuns = 5000
  /// Indices are chosen together for so many runs, which bounds the memory that it takes (8 bytes each).
  private static let chosenRuns = 1 << 16

  /// - Parameters:
  ///   - own: the best table of the frame's own, if it is known.
  ///   - keptRuns: what is drawn is part of the result where it has no more runs.
  ///   - jobs: the most threads to use.
  func compress(
    _ frame: DeltaFrame, _ time: ShowTime, own: OwnTable? = nil, keeping keptRuns: Int,
    jobs: Int = 1
  ) -> Result {
    let shared = mappings?.part(for: frame)
    let choice = planner.choice(
      for: frame, shared?.colors, time, global: global, shared?.mapping, own: own)
    let palette = choice.mapping.palette
    let (indices, codeSize, data) = compressed(frame, time, choice, jobs: jobs)
    var used = TableOrder.ColorSet()
    for run in indices { used.insert(Int(run.index)) }
    let isTransparent =
      frame.needsTransparent || palette.transparentIndex.map { used.contains(Int($0)) } == true
    let image = GIFImage(
      control: GraphicControlExtension(
        disposalMethod: frame.disposal, delayTime: UInt16(truncatingIfNeeded: frame.duration),
        transparentColorIndex: isTransparent ? palette.transparentIndex : nil),
      rect: frame.rect, colors: choice.isGlobal ? nil : palette.table,
      minimumCodeSize: codeSize, data: data)
    return Result(
      image: image, used: used, summary: summary(of: frame, choice.mapping, indices),
      drawn: indices.count <= keptRuns ? Drawn(indices: indices, palette: palette) : nil)
  }

  private func compressed(
    _ frame: DeltaFrame, _ time: ShowTime, _ choice: TableChoice, jobs: Int
  ) -> Compressed {
    if let dithered = dithered(frame, time, choice, jobs: jobs) { return dithered }
    let prices = planner.prices(for: frame, time, choice.mapping)
    guard frame.runs.count <= planner.tuning.searchedRuns else {
      let unchanged = way(frame, choice, prices)
      let chosen = indices(frame.runs[...], choice, prices, unchanged)
      if leavesFew(of: frame, chosen, choice) {
        return searched(frame, time, choice, from: chosen, leavesOut: true)
      }
      if planner.options.lossy > 0, searchPays(frame, time, choice, prices, unchanged) {
        return searched(frame, time, choice, prices)
      }
      return compressed(chosen, choice)
    }
    return searched(frame, time, choice, prices)
  }

  /// Indices and strings, chosen together; or the best indices and their longest strings, where these take less.
  ///
  /// It counts what the former are chosen from: indices that draw unchanged pixels again or that leave them out, as
  /// takes less without a search, or that do either, where that takes much less. To search from all three, where they
  /// are close, made files 0.15 % smaller, and took up to twice as long.
  private func searched(
    _ frame: DeltaFrame, _ time: ShowTime, _ choice: TableChoice, _ prices: IndexPrices
  ) -> Compressed {
    if planner.tuning.isThorough { return smallest(frame, time, choice, prices) }
    let drawn = indices(frame.runs[...], choice, prices, .redraw)
    let isLarge = frame.runs.count >= Self.plainRuns
    let leavesOut = leavingOutMayPay(frame, choice, drawnCount: drawn.count)
    if isLarge, !leavesOut { return searched(frame, time, choice, from: drawn) }
    var best = compressed(drawn, choice)
    var isMixed = false
    if leavesOut {
      let kept = compressed(indices(frame.runs[...], choice, prices, .keep), choice)
      let mixed = compressed(indices(frame.runs[...], choice, prices, .mix), choice)
      if kept.data.count < best.data.count { best = kept }
      isMixed = mixed.data.count * 33 < best.data.count * 32
      if isMixed { best = mixed }
    }
    let found = searched(frame, time, choice, from: best.indices, leavesOut: isMixed)
    return found.data.count < best.data.count ? found : best
  }

  /// The smallest of what is found without a search and with one, whatever that begins with.
  private func smallest(
    _ frame: DeltaFrame, _ time: ShowTime, _ choice: TableChoice, _ prices: IndexPrices
  ) -> Compressed {
    let ways: [Unchanged] = mayLeaveOut(frame, choice) ? [.keep, .redraw, .mix] : [.redraw]
    let starts = ways.map { indices(frame.runs[...], choice, prices, $0) }
    let candidates = starts.flatMap { start in
      [compressed(start, choice)]
        + [false, true].prefix(ways.count).map {
          searched(frame, time, choice, from: start, leavesOut: $0)
        }
    }
    return candidates.dropFirst().reduce(candidates[0]) {
      $1.data.count < $0.data.count ? $1 : $0
    }
  }

  /// Whether frames have fewer runs without some pixels that stay as they are: where these are of several colours one
  /// after the other. In most frames they are not, and to choose indices takes fifty times as long as this.
  ///
  /// - Parameter drawnCount: runs of the frame where all pixels are drawn.
  private func leavingOutMayPay(
    _ frame: DeltaFrame, _ choice: TableChoice, drawnCount: Int
  ) -> Bool {
    guard mayLeaveOut(frame, choice) else { return false }
    if frame.runs.count < Self.fewRuns { return true }
    var saved = 0
    // Unchanged runs one after the other, and at how many ends pixels beside them have the same index.
    var length = 0
    var joints = 0
    var last: UInt8?
    for run in frame.runs {
      let index = choice.mapping.closest(to: Int(run.color))
      if !run.isChanged {
        if length == 0 { joints = index == last ? 1 : 0 }
        length += 1
      } else if length > 0 {
        saved += max(0, length - 1 - joints - (index == last ? 1 : 0))
        length = 0
      }
      last = index
    }
    saved += max(0, length - 1 - joints)
    return saved * 64 > drawnCount
  }

  /// - Parameters:
  ///   - chosen: the indices that are best as far as the eye and the number of runs go.
  ///   - leavesOut: whether the pixels that these leave out are left out, whatever strings that makes.
  private func searched(
    _ frame: DeltaFrame, _ time: ShowTime, _ choice: TableChoice, from chosen: [IndexRun],
    leavesOut: Bool = false
  ) -> Compressed {
    var chosen = chosen
    let stringPrices = planner.stringPrices(for: frame, time)
    var codeSize = codeSize(of: chosen, choice)
    while choice.isGlobal,
      let narrowed = narrowed(
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

  /// Whether a large frame has few runs if all pixels in a row that are left out count as one.
  private func leavesFew(
    of frame: DeltaFrame, _ chosen: [IndexRun], _ choice: TableChoice
  ) -> Bool {
    guard let transparent = choice.mapping.palette.transparentIndex else { return false }
    var cursor = RunCursor(chosen)
    var count = 0
    var isLeftOut = false
    for run in frame.runs {
      let leavesOut = cursor.next(run.length) == transparent && !run.isChanged
      if !leavesOut || !isLeftOut { count += 1 }
      if count > planner.tuning.searchedRuns { return false }
      isLeftOut = leavesOut
    }
    return true
  }

  private func mayLeaveOut(_ frame: DeltaFrame, _ choice: TableChoice) -> Bool {
    choice.mapping.palette.transparentIndex != nil && frame.runs.contains { !$0.isChanged }
  }

  func compressed(_ indices: [IndexRun], _ choice: TableChoice) -> Compressed {
    let codeSize = codeSize(of: indices, choice)
    return (indices, codeSize, LZWEncoder.encode(indices, minimumCodeSize: codeSize))
  }

  /// How the frame came out; the bytes are not counted yet.
  private func summary(
    of frame: DeltaFrame, _ mapping: ColorMapping, _ indices: [IndexRun]
  ) -> GIFSummary.Frame {
    var largest = 0
    var sum = 0
    var pixels = 0
    var cursor = RunCursor(indices)
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

  /// The best way to treat unchanged pixels, from a sample.
  private func way(
    _ frame: DeltaFrame, _ choice: TableChoice, _ prices: IndexPrices
  ) -> Unchanged {
    guard mayLeaveOut(frame, choice) else { return .redraw }
    let sample = frame.runs[sample(Self.sampleRuns, of: frame)]
    let sizes = Unchanged.allCases.map { unchanged in
      compressed(indices(sample, choice, prices, unchanged), choice).data.count
    }
    let smallest = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
    return Unchanged.allCases[smallest]
  }

  /// Whether searching for strings makes a sample of a large frame smaller.
  private func searchPays(
    _ frame: DeltaFrame, _ time: ShowTime, _ choice: TableChoice, _ prices: IndexPrices,
    _ unchanged: Unchanged
  ) -> Bool {
    var sample = frame
    sample.runs = Array(frame.runs[self.sample(Self.searchedSampleRuns, of: frame)])
    let searched = searched(sample, time, choice, prices).data.count
    let greedy = compressed(indices(sample.runs[...], choice, prices, unchanged), choice).data.count
    // Less than a thirtieth is not worth the time.
    return searched * 30 < greedy * 29
  }

  /// So many runs in the middle of a large frame.
  private func sample(_ count: Int, of frame: DeltaFrame) -> Range<Int> {
    let start = (frame.runs.count - count) / 2
    return start..<(start + count)
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
}
