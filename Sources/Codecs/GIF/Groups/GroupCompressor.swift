import Primitives

/// Turns a group of frames into images of the file.
///
/// 1. The group's colours are collected, and it is measured how long each is visible.
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
  init(
    frames: [FrameDelta], longestDelay: Int, options: GIFOptions, converter: OKLabConverter,
    global: Palette?, width: Int, height: Int
  ) {
    self.frames = frames.flatMap { $0.split(longest: longestDelay, maxColors: options.maxColors) }
    self.options = options
    self.converter = converter
    self.global = global
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
      frameTime: Double(frames.reduce(0) { $0 + $1.duration }) / Double(frames.count))
    let global = global ?? planner.globalPalette(for: frames, times, jobs: jobs)
    let compressor = FrameCompressor(
      planner: planner, global: global,
      mappings: colors.map {
        GroupPaletteMapping($0, to: global, tolerance: planner.costs.tolerance, jobs: jobs)
      })
    var images = images(compressor, times, jobs: jobs)
    let refreshes = refreshes(after: images, jobs: jobs)
    let refreshed = Parallel.map(count: refreshes.count, workers: jobs) { place in
      compressor.compress(refreshes[place].frame, times[refreshes[place].number])
    }
    for (refresh, image) in zip(refreshes, refreshed) { images[refresh.number] = image }
    return Result(global: global, images: images.compactMap(\.self))
  }

  /// The images of all frames except those that refresh inexact pixels.
  private func images(
    _ compressor: FrameCompressor, _ times: [VisibleTime], jobs: Int
  ) -> [FrameCompressor.Result?] {
    let frames = frames
    let lastRefresh = frames.lastIndex(where: \.isRefresh) ?? -1
    // With the largest first, all threads end at about the same time.
    let order = frames.indices.filter { !frames[$0].isRefresh }
      .sorted { (frames[$1].runs.count, $0) < (frames[$0].runs.count, $1) }
    // If there are few frames, each has several threads.
    let frameJobs = order.count < jobs ? jobs : 1
    let ordered = Parallel.map(count: order.count, workers: jobs) { place in
      let number = order[place]
      return compressor.compress(
        frames[number], times[number], keepsIndices: number < lastRefresh, jobs: frameJobs)
    }
    var images: [FrameCompressor.Result?] = Array(repeating: nil, count: frames.count)
    for (number, image) in zip(order, ordered) { images[number] = image }
    return images
  }
}

// MARK: - Refreshes

extension GroupCompressor {
  private typealias NumberedFrame = (number: Int, frame: FrameDelta)

  /// The frames that draw again what others left inexact, without the pixels that these drew exactly.
  private func refreshes(
    after images: [FrameCompressor.Result?], jobs: Int
  ) -> [NumberedFrame] {
    guard let last = frames.lastIndex(where: \.isRefresh) else { return [] }
    let rows = CanvasBand.rows(ofWidth: width, height: height, jobs: jobs)
    let bands = Parallel.map(count: rows.count, workers: jobs) { band in
      refreshes(upTo: last, after: images, in: rows[band])
    }
    let numbers = (0...last).filter { frames[$0].isRefresh }
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
