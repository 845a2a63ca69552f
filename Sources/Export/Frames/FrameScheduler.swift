package import AnimCodecs
import AnimGIF
import AnimPrimitives
package import AnimRendering
import Synchronization

/// Renders the frames of a schedule on several threads and returns them in order, one window at a time.
///
/// A window has a chunk of consecutive frames for each job. Each job keeps its own canvas from window to window:
///
///     window   0               1                2
///     job 0    frames 0–7      frames 16–23     …
///     job 1    frames 8–15     frames 24–31     …
///
/// With several jobs, the next window is rendered while the caller processes the previous one, unless two windows would
/// take too much memory. The length of a window depends on the picture's size, too.
///
/// A class because it owns work on other threads.
package final class FrameScheduler {
  private let source: FrameSource
  private let chunkLength: Int
  private let rendersAhead: Bool
  /// The canvases, one for each job.
  private let canvases: [Canvas]
  /// The first frame that is not in a window yet.
  private var next = 0
  private var upcoming: BackgroundWork<[AnimationFrame]>?

  private static let longestChunk = 8
  /// The maximum number of pixels in a window, counting whole pictures.
  private static let windowPixels = 1 << 19
  /// The maximum number of pixels in a window during which the next one is rendered: 4 pictures of 1080p, but not 2 of 4K.
  private static let pixelsAhead = 1 << 23

  /// - Parameter jobs: the maximum number of threads, at least 1.
  package init(renderer: Renderer, schedule: FrameSchedule, jobs: Int) {
    source = FrameSource(renderer: renderer, entries: schedule.entries)
    let pixels = renderer.pixelWidth * renderer.pixelHeight * jobs
    chunkLength = min(max(Self.windowPixels / pixels, 1), Self.longestChunk)
    rendersAhead = jobs > 1 && pixels <= Self.pixelsAhead
    // A canvas that is painted again while its picture is in use is copied as a whole.
    let sharesCanvas = !rendersAhead && chunkLength == 1
    canvases = (0..<min(jobs, max(schedule.entries.count, 1))).map { _ in
      Canvas(renderer, sharesCanvas: sharesCanvas)
    }
  }

  deinit {
    // No thread may work for a deallocated scheduler.
    _ = upcoming?.value()
  }

  /// The next frames, or nil after the last one.
  package func nextWindow() -> [AnimationFrame]? {
    let current = upcoming ?? begin()
    let window = current?.value()
    upcoming = rendersAhead ? begin() : nil
    return window
  }

  /// Passes all windows to the closure, on the current thread.
  package func run<Failure: Error>(
    _ consume: (_ window: [AnimationFrame]) throws(Failure) -> Void
  ) throws(Failure) {
    while let window = nextWindow() { try consume(window) }
  }

  /// Starts rendering the next window; nil after the last frame.
  private func begin() -> BackgroundWork<[AnimationFrame]>? {
    let end = min(next + canvases.count * chunkLength, source.entries.count)
    let chunks = stride(from: next, to: end, by: chunkLength).map {
      $0..<min($0 + chunkLength, end)
    }
    guard !chunks.isEmpty else { return nil }
    next = end
    return BackgroundWork(workers: canvases.count) { [source, canvases] in
      let frames = Parallel.map(count: chunks.count, workers: canvases.count) { job in
        canvases[job].worker.withLock { worker in
          chunks[job].map { source.frame($0, &worker) }
        }
      }
      return Array(frames.joined())
    }
  }
}

/// The canvas of a job, used by one thread at a time.
private final class Canvas: Sendable {
  let worker: Mutex<FrameWorker>

  init(_ renderer: Renderer, sharesCanvas: Bool) {
    worker = Mutex(FrameWorker(renderer, sharesCanvas: sharesCanvas))
  }
}

/// The frames of a schedule, each as the difference from the previous one.
private struct FrameSource: Sendable {
  let renderer: Renderer
  let entries: [FrameSchedule.Entry]

  func frame(_ number: Int, _ worker: inout FrameWorker) -> AnimationFrame {
    let entry = entries[number]
    return AnimationFrame(
      patch: change(number, to: entry.time, &worker).map { change in
        AnimationFrame.Patch(
          rect: change.rect, pixmap: change.pixmap, hasContinuousTone: change.hasContinuousTone,
          isOpaque: renderer.isOpaque)
      }, duration: entry.duration)
  }

  private func change(
    _ number: Int, to time: Double, _ worker: inout FrameWorker
  ) -> FrameWorker.Change? {
    guard number > 0 else { return worker.picture(at: time) }
    let previous = entries[number - 1].time
    return renderer.isStill(from: previous, through: time)
      ? nil : worker.change(from: previous, to: time)
  }
}

extension Renderer {
  /// The scene as a GIF in memory.
  package func gif(_ options: ExportOptions) throws(CodecError) -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: pixelWidth, height: pixelHeight, loopCount: options.plays ?? scene.plays,
      options: options.gif.keepingColors(of: scene), jobs: options.jobs, sink: sink)
    let scheduler = FrameScheduler(
      renderer: self, schedule: FrameSchedule(hundredths: options.range), jobs: options.jobs)
    try scheduler.run { window throws(CodecError) in try encoder.append(window) }
    try encoder.finish()
    return sink.bytes
  }

  /// The scene as a WebP in memory.
  package func webP(_ options: ExportOptions) throws(CodecError) -> [UInt8] {
    let sink = MemorySink()
    let schedule = FrameSchedule(milliseconds: options.range)
    var encoder = try WebPEncoder(
      width: pixelWidth, height: pixelHeight, tickDuration: try schedule.tickDuration,
      numPlays: UInt32(clamping: options.plays ?? scene.plays), quality: options.webPQuality,
      sink: sink)
    let scheduler = FrameScheduler(renderer: self, schedule: schedule, jobs: options.jobs)
    try scheduler.run { window throws(CodecError) in try encoder.append(window) }
    try encoder.finish()
    return sink.bytes
  }
}
