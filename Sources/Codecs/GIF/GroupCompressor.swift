import Primitives

/// Makes a group of frames into images of the file.
struct GroupCompressor: Sendable {
  /// At least one.
  let frames: [DeltaFrame]
  /// Frames that can also be drawn otherwise; whichever takes fewer bytes is kept.
  let alternatives: [Alternative]
  let options: GIFOptions
  let converter: OKLabConverter
  /// The file's table; nil in its first group.
  let global: Palette?
  /// The canvas's, in pixels.
  let width: Int
  let height: Int

  /// Consecutive frames as they are drawn where each stays until the next.
  struct Alternative: Sendable {
    var range: Range<Int>
    /// As many as the range has.
    var frames: [DeltaFrame]
  }

  /// - Parameters:
  ///   - frames: at least one.
  ///   - longestDelay: for which one image can be shown, in 1/100 s.
  init(
    frames: [DeltaFrame], alternatives: [Alternative], longestDelay: Int, options: GIFOptions,
    converter: OKLabConverter, global: Palette?, width: Int, height: Int
  ) {
    var parts: [DeltaFrame] = []
    var starts: [Int] = []
    for frame in frames {
      starts.append(parts.count)
      parts += frame.split(longest: longestDelay, maxColors: options.maxColors)
    }
    starts.append(parts.count)
    self.frames = parts
    self.alternatives = alternatives.map { alternative in
      let others = zip(alternative.range, alternative.frames).flatMap { number, other in
        var other = other
        other.duration = frames[number].duration
        return other.split(longest: longestDelay, maxColors: options.maxColors)
      }
      let range = starts[alternative.range.lowerBound]..<starts[alternative.range.upperBound]
      return Alternative(range: range, frames: others)
    }
    self.options = options
    self.converter = converter
    self.global = global
    self.width = width
    self.height = height
  }

  struct Result: Sendable {
    var global: Palette
    var images: [FrameCompressor.Result]
  }

  /// - Parameter jobs: the most threads to use.
  func compress(jobs: Int) -> Result {
    let frames = frames
    let (colors, times) = Parallel.both(workers: jobs) {
      GroupColors(of: frames, converter)
    } _: {
      ShowTime.measure(frames, jobs: jobs)
    }
    let usual = usual(else: times, jobs: jobs)
    let planner = TablePlanner(
      options, converter,
      frameTime: Double(frames.reduce(0) { $0 + $1.duration }) / Double(frames.count))
    let own = global == nil && jobs > 1 ? ownTables(planner, colors, times, jobs: jobs) : nil
    let global = global ?? planner.globalPalette(for: usual.frames, usual.times, jobs: jobs)
    own?.stop()
    defer { own?.finish() }
    let compressor = FrameCompressor(
      planner: planner, global: global,
      mappings: colors.map {
        SharedMapping(
          $0, to: global, tolerance: planner.tuning.tolerance, jobs: jobs)
      })
    return compress(with: compressor, times, own, usual, jobs: jobs)
  }

  private func ownTables(
    _ planner: TablePlanner, _ colors: GroupColors?, _ times: [ShowTime], jobs: Int
  ) -> OwnTables {
    let frames = frames
    // A refresh is known once the others are compressed.
    let numbers = frames.indices.filter { !frames[$0].isRefresh }
    return OwnTables(numbers: largestFirst(numbers, in: frames), jobs: jobs) { number in
      planner.ownTable(for: frames[number], colors?.colors(of: frames[number]), times[number])
    }
  }

  /// With the largest first no thread has much left to do when the others are done.
  private func largestFirst(_ numbers: [Int], in frames: [DeltaFrame]) -> [Int] {
    numbers.sorted { (frames[$1].runs.count, $0) < (frames[$0].runs.count, $1) }
  }

  /// All frames as they are drawn where each stays until the next, and for how long that is seen.
  private typealias Usual = (frames: [DeltaFrame], times: [ShowTime])

  /// - Parameter times: of the frames as they are, which is the same where there are no alternatives.
  private func usual(else times: [ShowTime], jobs: Int) -> Usual {
    guard !alternatives.isEmpty else { return (frames, times) }
    var usual = frames
    for alternative in alternatives {
      usual.replaceSubrange(alternative.range, with: alternative.frames)
    }
    return (usual, ShowTime.measure(usual, jobs: jobs))
  }

  private func compress(
    with compressor: FrameCompressor, _ times: [ShowTime], _ own: OwnTables?, _ usual: Usual,
    jobs: Int
  ) -> Result {
    var compressor = compressor
    var (frames, times) = (frames, times)
    var results = results(
      of: Array(frames.indices), in: frames, compressor, times, own, jobs: jobs)
    if !alternatives.isEmpty {
      chooseAlternatives(&frames, &times, &results, compressor, usual, jobs: jobs)
    }
    let refreshes = refreshes(of: frames, after: results, jobs: jobs)
    let others = global == nil ? fill(&compressor, lackedBy: refreshes, frames, results) : []
    improve(&results, by: refreshes + others, times, compressor, jobs: jobs)
    spareShown(&results, of: frames, compressor, jobs: jobs)
    return Result(global: compressor.global, images: results.compactMap(\.self))
  }

  private typealias NumberedFrame = (number: Int, frame: DeltaFrame)

  /// Compresses frames, and keeps what there was where it is not larger.
  private func improve(
    _ results: inout [FrameCompressor.Result?], by frames: [NumberedFrame], _ times: [ShowTime],
    _ compressor: FrameCompressor, jobs: Int
  ) {
    let others = Parallel.map(count: frames.count, workers: jobs) { place in
      let (number, frame) = frames[place]
      return compressor.compress(frame, times[number], keeping: 0)
    }
    for (frame, other) in zip(frames, others) {
      let old = results[frame.number].map { byteCount([$0]) } ?? .max
      if byteCount([other]) < old { results[frame.number] = other }
    }
  }

  /// Puts colours that exact frames lack into entries of the global table that no image draws.
  ///
  /// - Parameter refreshes: frames that are not compressed yet.
  /// - Returns: frames that are, with tables of their own, and may do without them now.
  private func fill(
    _ compressor: inout FrameCompressor, lackedBy refreshes: [NumberedFrame],
    _ frames: [DeltaFrame], _ results: [FrameCompressor.Result?]
  ) -> [NumberedFrame] {
    var used = TableOrder.ColorSet()
    var others: [NumberedFrame] = []
    for (number, result) in results.enumerated() {
      guard let result else { continue }
      if result.image.colors == nil {
        used.formUnion(result.used)
      } else if frames[number].isExact {
        others.append((number, frames[number]))
      }
    }
    let lacking = (refreshes + others).map(\.frame)
    guard
      let filled = compressor.planner.filled(compressor.global, sparing: used, for: lacking)
    else { return [] }
    compressor = FrameCompressor(planner: compressor.planner, global: filled, mappings: nil)
    let colors = ColorIndex(filled.table.colors.map(\.rgba))
    return others.filter { _, frame in
      frame.drawnColors.allSatisfy { colors.number(ofKnown: $0) != nil }
    }
  }

  /// The images of some frames; none of those that depend on what others left inexact.
  private func results(
    of numbers: [Int], in frames: [DeltaFrame], _ compressor: FrameCompressor, _ times: [ShowTime],
    _ own: OwnTables? = nil, jobs: Int
  ) -> [FrameCompressor.Result?] {
    let lastRefresh = frames.lastIndex(where: \.isRefresh) ?? -1
    let sparable = sparable(frames, compressor)
    let order = largestFirst(numbers, in: frames)
    // Where there are few, each has several threads.
    let frameJobs = order.count < jobs ? jobs : 1
    let ordered = Parallel.map(count: order.count, workers: jobs) { place in
      let number = order[place]
      return frames[number].isRefresh
        ? nil
        : compressor.compress(
          frames[number], times[number], own: own?[number],
          keeping: number < lastRefresh
            ? .max : sparable.contains(number) ? keptRuns : 0,
          jobs: frameJobs)
    }
    var results: [FrameCompressor.Result?] = Array(repeating: nil, count: frames.count)
    for (number, result) in zip(order, ordered) { results[number] = result }
    return numbers.map { results[$0] }
  }

  /// Puts alternatives that take fewer bytes into the place of the frames that they stand for.
  private func chooseAlternatives(
    _ frames: inout [DeltaFrame], _ times: inout [ShowTime],
    _ results: inout [FrameCompressor.Result?],
    _ compressor: FrameCompressor, _ usual: Usual, jobs: Int
  ) {
    let numbers = alternatives.flatMap(\.range)
    var rest = self.results(
      of: numbers, in: usual.frames, compressor, usual.times, jobs: jobs)[...]
    for range in alternatives.map(\.range) {
      let candidates = rest.prefix(range.count)
      rest = rest.dropFirst(range.count)
      guard byteCount(candidates) < byteCount(results[range]) else { continue }
      results.replaceSubrange(range, with: candidates)
      frames.replaceSubrange(range, with: usual.frames[range])
      times.replaceSubrange(range, with: usual.times[range])
    }
  }

  private func byteCount(_ results: some Sequence<FrameCompressor.Result?>) -> Int {
    results.reduce(0) { sum, result in
      sum + (result.map { $0.image.data.count + ($0.image.colors?.byteCount ?? 0) } ?? 0)
    }
  }

  /// The frames that draw again what others left inexact, without the pixels that these have right.
  private func refreshes(
    of frames: [DeltaFrame], after results: [FrameCompressor.Result?], jobs: Int
  ) -> [NumberedFrame] {
    guard let last = frames.lastIndex(where: \.isRefresh) else { return [] }
    let rows = RowBand.rows(ofWidth: width, height: height, jobs: jobs)
    let bands = Parallel.map(count: rows.count, workers: jobs) { band in
      self.refreshes(of: frames.prefix(last + 1), after: results, in: rows[band])
    }
    let numbers = (0...last).filter { results[$0]?.drawn == nil }
    return numbers.enumerated().map { place, number in
      (number, frames[number].drawing(bands.map { $0[place] }))
    }
  }

  /// Their runs in some rows.
  private func refreshes(
    of frames: ArraySlice<DeltaFrame>, after results: [FrameCompressor.Result?],
    in rows: Range<Int>
  ) -> [[ColorRun]] {
    var shown = ShownCanvas(width: width, rows: rows)
    var refreshes: [[ColorRun]] = []
    for number in frames.indices {
      if let drawn = results[number]?.drawn {
        shown.draw(frames[number], drawn.indices, drawn.palette)
      } else {
        refreshes.append(shown.sparing(frames[number]))
        shown.draw(frames[number])
      }
    }
    return refreshes
  }
}
