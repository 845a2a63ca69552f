import AnimPrimitives

/// Turns a group of frames into images of the file.
///
/// 1. The group's colours are collected, and the time for which each is visible is measured.
/// 2. The first group of a file chooses the global colour table.
/// 3. Each frame is compressed by itself: see `FrameCompressor`.
/// 4. Frames that draw again what others left inexact are compressed last, without the pixels that are right already.
struct GroupCompressor: Sendable {
  /// At least one.
  private let frames: [FrameDelta]
  private let options: GIFOptions
  private let converter: OKLabConverter
  /// The file's table; nil in its first group.
  private let global: Palette?
  private let steady: SharedSteadyCanvas
  /// The canvas's, in pixels.
  private let width: Int
  private let height: Int

  struct Result: Sendable {
    var global: Palette
    var images: [FrameCompressor.Result]
  }

  /// - Parameters:
  ///   - frames: at least one.
  ///   - longestDelay: the longest time for which one image can be shown, in 1/100 s.
  ///   - global: the file's table; nil in its first group.
  ///   - steady: what the file shows before the group, and after it is compressed.
  init(
    frames: [FrameDelta], longestDelay: Int, options: GIFOptions, converter: OKLabConverter,
    global: Palette?, steady: SharedSteadyCanvas, width: Int, height: Int
  ) {
    self.frames = frames.flatMap { $0.split(longest: longestDelay, maxColors: options.maxColors) }
    self.options = options
    self.converter = converter
    self.global = global
    self.steady = steady
    self.width = width
    self.height = height
  }

  /// - Parameter jobs: the maximum number of threads.
  func compress(jobs: Int) -> Result {
    let frames = frames
    let (colors, times) = Parallel.both(workers: jobs) {
      GroupColors(of: frames, converter)
    } _: {
      VisibleTime.measure(frames, jobs: jobs)
    }
    let planner = TablePlanner(
      options, converter,
      // Frames of another GIF may have no delays.
      frameTime: Double(max(1, frames.reduce(0) { $0 + $1.duration })) / Double(frames.count))
    let global = global ?? planner.globalPalette(for: frames, times, jobs: jobs)
    let compressor = FrameCompressor(
      planner: planner, global: global,
      mappings: colors.map {
        GroupPaletteMapping($0, to: global, tolerance: planner.costs.tolerance, jobs: jobs)
      })
    if steady.isEmpty, frames.contains(where: { $0.kind == .steady }) {
      steady.put(SteadyCanvas(width: width, height: height))
    }
    var images = images(compressor, times, keepsIndices: !steady.isEmpty, jobs: jobs)
    draw(&images, compressor, times, jobs: jobs)
    let refreshes = refreshes(after: images, jobs: jobs)
    let refreshed = Parallel.map(count: refreshes.count, workers: jobs) { place in
      compressor.compress(refreshes[place].frame, times[refreshes[place].number])
    }
    for (refresh, image) in zip(refreshes, refreshed) { images[refresh.number] = image }
    return Result(global: global, images: images.compactMap(\.self))
  }

  /// The images of all frames except steady ones and those that refresh inexact pixels.
  private func images(
    _ compressor: FrameCompressor, _ times: [VisibleTime], keepsIndices: Bool, jobs: Int
  ) -> [FrameCompressor.Result?] {
    let frames = frames
    let lastRefresh = frames.lastIndex { $0.kind == .refresh } ?? -1
    // With the largest first, all threads end at about the same time.
    let order = frames.indices.filter { frames[$0].kind != .refresh && frames[$0].kind != .steady }
      .sorted { (frames[$1].runs.count, $0) < (frames[$0].runs.count, $1) }
    // If there are few frames, each has several threads.
    let frameJobs = order.count < jobs ? jobs : 1
    let ordered = Parallel.map(count: order.count, workers: jobs) { place in
      let number = order[place]
      return compressor.compress(
        frames[number], times[number], keepsIndices: keepsIndices || number < lastRefresh,
        jobs: frameJobs)
    }
    var images: [FrameCompressor.Result?] = Array(repeating: nil, count: frames.count)
    for (number, image) in zip(order, ordered) { images[number] = image }
    return images
  }
}

// MARK: - Steady frames

extension GroupCompressor {
  /// Adds the images of steady frames. Each depends on all frames before it, so their indices are chosen one after the
  /// other. Then several are compressed at the same time.
  private func draw(
    _ images: inout [FrameCompressor.Result?], _ compressor: FrameCompressor,
    _ times: [VisibleTime], jobs: Int
  ) {
    guard var canvas = steady.take() else { return }
    var drawn: [(number: Int, frame: SteadyFrame)] = []
    for (number, frame) in frames.enumerated() {
      if frame.kind == .steady {
        drawn.append((number, compressor.draw(frame, times[number], on: &canvas)))
      } else if let known = images[number]?.drawn {
        canvas.draw(frame, known)
      } else {
        canvas.draw(frame, converter)
      }
    }
    steady.put(canvas)
    let (frames, known) = (frames, drawn)
    let compressed = Parallel.map(count: known.count, workers: jobs) { place in
      compressor.compress(frames[known[place].number], known[place].frame)
    }
    for (frame, image) in zip(known, compressed) { images[frame.number] = image }
  }
}

// MARK: - Refreshes

extension GroupCompressor {
  private typealias NumberedFrame = (number: Int, frame: FrameDelta)

  /// The frames that draw again what others left inexact, without the pixels that these drew exactly.
  private func refreshes(
    after images: [FrameCompressor.Result?], jobs: Int
  ) -> [NumberedFrame] {
    guard let last = frames.lastIndex(where: { $0.kind == .refresh }) else { return [] }
    let rows = CanvasBand.rows(ofWidth: width, height: height, jobs: jobs)
    let bands = Parallel.map(count: rows.count, workers: jobs) { band in
      refreshes(upTo: last, after: images, in: rows[band])
    }
    let numbers = (0...last).filter { frames[$0].kind == .refresh }
    return numbers.enumerated().map { place, number in
      (number, frames[number].drawing(bands.map { $0[place] }))
    }
  }

  /// The refreshing frames' runs in some rows of the canvas.
  private func refreshes(
    upTo last: Int, after images: [FrameCompressor.Result?], in rows: Range<Int>
  ) -> [[ColorRun]] {
    var shown = ShownCanvas(width: width, rows: rows)
    var refreshes: [[ColorRun]] = []
    for number in 0...last {
      if let drawn = images[number]?.drawn {
        shown.draw(frames[number], drawn.indices, drawn.palette)
      } else {
        refreshes.append(shown.sparing(frames[number]))
        shown.draw(frames[number])
      }
    }
    return refreshes
  }
}
