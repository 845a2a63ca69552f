package import Codecs
import Primitives
package import Render
import Synchronization

/// Renders the frames of a schedule on several threads and hands them out in order, a window at a time.
///
/// A window has a chunk of consecutive frames for each job. Each job keeps its own canvas from window to window:
///
///     window   0               1                2
///     job 0    frames 0–7      frames 16–23     …
///     job 1    frames 8–15     frames 24–31     …
///
/// With several jobs the next window is rendered while the caller works on the one it has taken. There are never more
/// than two windows, and their length depends on the size of a picture, which bounds the memory.
///
/// A class because it owns work on other threads.
package final class FrameScheduler {
  private let renderer: Renderer
  private let schedule: FrameSchedule
  private let chunkLength: Int
  private let canvases: Canvases
  /// The first frame that is in no window.
  private var next = 0
  private var upcoming: BackgroundWork<[AnimationFrame]>?

  private static let longestChunk = 8
  /// Pixels of all pictures of a window, if each frame changes the whole picture.
  private static let windowPixels = 4 << 20

  /// The canvases of the jobs. A job takes its canvas for the time of a chunk.
  private final class Canvases: Sendable {
    let workers: Mutex<[FrameWorker?]>

    init(count: Int) {
      workers = Mutex(Array(repeating: nil, count: count))
    }
  }

  /// - Parameter jobs: the maximum number of threads, at least 1.
  package init(renderer: Renderer, schedule: FrameSchedule, jobs: Int) {
    self.renderer = renderer
    self.schedule = schedule
    let pixels = renderer.pixelWidth * renderer.pixelHeight * jobs
    chunkLength = min(max(Self.windowPixels / pixels, 1), Self.longestChunk)
    canvases = Canvases(count: jobs)
  }

  deinit {
    // No thread may work for a scheduler that is gone.
    _ = upcoming?.value()
  }

  /// The next frames, or nil after the last one.
  package func nextWindow() -> [AnimationFrame]? {
    let current = upcoming ?? begin()
    let window = current?.value()
    upcoming = jobs > 1 ? begin() : nil
    return window
  }

  /// Hands out all windows. The closure runs on this thread.
  package func run<Failure: Error>(
    _ consume: (_ window: [AnimationFrame]) throws(Failure) -> Void
  ) throws(Failure) {
    while let window = nextWindow() { try consume(window) }
  }
}

// MARK: - Rendering

extension FrameScheduler {
  private var jobs: Int { canvases.workers.withLock(\.count) }

  /// Opens the work of the next window; nil after the last frame.
  private func begin() -> BackgroundWork<[AnimationFrame]>? {
    let frames = next..<min(next + jobs * chunkLength, schedule.entries.count)
    guard !frames.isEmpty else { return nil }
    next = frames.upperBound
    return BackgroundWork(workers: jobs) {
      [jobs, chunkLength, canvases, renderer, entries = schedule.entries] in
      let chunks = Parallel.map(
        count: (frames.count + chunkLength - 1) / chunkLength, workers: jobs
      ) { job in
        let worker = canvases.workers.withLock { $0[job].take() }
        var source = FrameSource(
          renderer: renderer, entries: entries, worker: worker ?? FrameWorker(renderer))
        let start = frames.lowerBound + job * chunkLength
        let chunk = (start..<min(start + chunkLength, frames.upperBound)).map { source.frame($0) }
        canvases.workers.withLock { [worker = source.worker] in $0[job] = worker }
        return chunk
      }
      return Array(chunks.joined())
    }
  }
}

/// The frames of a schedule, each as its difference from the one before.
private struct FrameSource {
  let renderer: Renderer
  let entries: [FrameSchedule.Entry]
  var worker: FrameWorker

  mutating func frame(_ number: Int) -> AnimationFrame {
    let entry = entries[number]
    guard number > 0 else { return frame(worker.picture(at: entry.time), entry) }
    let previous = entries[number - 1].time
    if renderer.isStill(from: previous, through: entry.time) { return frame(nil, entry) }
    return frame(worker.change(from: previous, to: entry.time), entry)
  }

  private func frame(_ change: FrameWorker.Change?, _ entry: FrameSchedule.Entry) -> AnimationFrame
  {
    let patch = change.map { change in
      AnimationFrame.Patch(
        rect: change.rect, pixmap: change.pixmap, hasContinuousTone: change.hasContinuousTone,
        isOpaque: renderer.isOpaque)
    }
    return AnimationFrame(patch: patch, duration: entry.duration)
  }
}
