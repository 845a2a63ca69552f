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
    let times = ShowTime.measure(frames, width: width, height: height)
    let planner = TablePlanner(
      options, converter,
      frameTime: Double(frames.reduce(0) { $0 + $1.duration }) / Double(frames.count))
    let global = global ?? planner.globalPalette(for: frames, times)
    let compressor = FrameCompressor(planner: planner, global: global)
    let images = Parallel.map(count: frames.count, workers: jobs) { number in
      compressor.compress(frames[number], times[number])
    }
    return Result(global: global, images: images)
  }
}
