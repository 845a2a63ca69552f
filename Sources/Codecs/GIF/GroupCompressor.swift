import Primitives

/// Makes a group of frames into images of the file.
struct GroupCompressor: Sendable {
  /// At least one.
  let frames: [DeltaFrame]
  let options: GIFOptions
  let converter: OKLabConverter
  /// The file's table; nil in its first group.
  let global: Palette?
  /// The canvas's, in pixels.
  let width: Int
  let height: Int

  struct Result: Sendable {
    var global: Palette
    var images: [FrameCompressor.Result]
  }

  /// - Parameter jobs: the most threads to use.
  func compress(jobs: Int) -> Result {
    let frames = frames
    let (colors, times) = Parallel.both(workers: jobs) {
      SharedMapping.colors(of: frames)
    } _: {
      ShowTime.measure(frames, width: width, height: height, jobs: jobs)
    }
    let planner = TablePlanner(
      options, converter,
      frameTime: Double(frames.reduce(0) { $0 + $1.duration }) / Double(frames.count))
    let global = global ?? planner.globalPalette(for: frames, times, jobs: jobs)
    let compressor = FrameCompressor(
      planner: planner, global: global,
      mappings: colors.map {
        SharedMapping(
          $0, to: global, tolerance: planner.tuning.tolerance, converter: converter, jobs: jobs)
      })
    let images = compress(with: compressor, times, jobs: jobs)
    return Result(global: global, images: images)
  }

  private func compress(
    with compressor: FrameCompressor, _ times: [ShowTime], jobs: Int
  ) -> [FrameCompressor.Result] {
    let lastRefresh = frames.lastIndex(where: \.isRefresh) ?? -1
    var results = Parallel.map(count: frames.count, workers: jobs) { number in
      let frame = frames[number]
      return frame.isRefresh
        ? nil
        : compressor.compress(frame, times[number], keepsIndices: number < lastRefresh)
    }
    let refreshes = refreshes(after: results, jobs: jobs)
    let others = Parallel.map(count: refreshes.count, workers: jobs) { place in
      let (number, frame) = refreshes[place]
      return compressor.compress(frame, times[number], keepsIndices: false)
    }
    for (refresh, result) in zip(refreshes, others) { results[refresh.number] = result }
    return results.compactMap(\.self)
  }

  /// The frames that draw again what others left inexact, without the pixels that these have right.
  private func refreshes(
    after results: [FrameCompressor.Result?], jobs: Int
  ) -> [(number: Int, frame: DeltaFrame)] {
    guard let last = frames.lastIndex(where: \.isRefresh) else { return [] }
    let rows = RowBand.rows(of: height, jobs: jobs)
    let bands = Parallel.map(count: rows.count, workers: jobs) { band in
      refreshes(through: last, after: results, in: rows[band])
    }
    let numbers = (0...last).filter { results[$0]?.drawn == nil }
    return numbers.enumerated().map { place, number in
      (number, frames[number].drawing(bands.map { $0[place] }))
    }
  }

  /// Their runs in some rows.
  private func refreshes(
    through last: Int, after results: [FrameCompressor.Result?], in rows: Range<Int>
  ) -> [[ColorRun]] {
    var shown = ShownCanvas(width: width, rows: rows)
    var refreshes: [[ColorRun]] = []
    for number in 0...last {
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
