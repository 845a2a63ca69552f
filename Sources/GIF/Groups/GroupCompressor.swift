import AnimPrimitives

/// Turns a group of frames into images of the file.
///
/// 1. The group's colours are collected, and the time for which each is visible is measured.
/// 2. The first group of a file chooses the global colour table.
/// 3. Each frame is compressed by itself: see `FrameCompressor`.
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
    return Result(global: global, images: images.compactMap(\.self))
  }

  /// The images of all frames except steady ones.
  private func images(
    _ compressor: FrameCompressor, _ times: [VisibleTime], keepsIndices: Bool, jobs: Int
  ) -> [FrameCompressor.Result?] {
    let frames = frames
    // With the largest first, all threads end at about the same time.
    let order = frames.indices.filter { frames[$0].kind != .steady }
      .sorted { (frames[$1].runs.count, $0) < (frames[$0].runs.count, $1) }
    // If there are few frames, each has several threads.
    let frameJobs = order.count < jobs ? jobs : 1
    let ordered = Parallel.map(count: order.count, workers: jobs) { place in
      let number = order[place]
      return compressor.compress(
        frames[number], times[number], keepsIndices: keepsIndices, jobs: frameJobs)
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
