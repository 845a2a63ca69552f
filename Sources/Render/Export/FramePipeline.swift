import Codecs
import Motion
import Primitives
import Raster
import Synchronization

/// Renders a schedule's frames, several at a time, and hands them on in order.
///
/// Frames go on in windows of bounded size, each frame as the patch that differs from the one before. The
/// patches come from comparing two frames' operations, so they depend neither on the number of threads
/// nor on the windows.
struct FramePipeline {
  let renderer: Renderer
  let schedule: FrameSchedule
  /// At least 1.
  let jobs: Int

  /// Pixels in flight, which bounds memory: 24 MB of them.
  private static let pixelsInFlight = 6 << 20

  /// - Parameter consume: takes consecutive frames; called on this thread.
  func run<Failure: Error>(
    _ consume: (_ window: [AnimationFrame], _ firstIndex: Int) throws(Failure) -> Void
  ) throws(Failure) {
    let windows = FrameWindows(self)
    var first = 0
    while let window = windows.next() {
      try consume(window, first)
      first += window.count
    }
  }

  /// Frames that are worked on at once.
  fileprivate var windowLength: Int {
    let area = renderer.pixelWidth * renderer.pixelHeight
    return max(jobs, min(64, Self.pixelsInFlight / max(area, 1)))
  }

  fileprivate func frame(at index: Int, worker: inout FrameWorker) -> AnimationFrame {
    let entry = schedule.entries[index]
    guard index > 0 else {
      worker.move(to: entry.time)
      return AnimationFrame(patch: worker.patch(since: nil), duration: entry.duration)
    }
    let previous = schedule.entries[index - 1].time
    if renderer.isStill(from: previous, through: entry.time) {
      return AnimationFrame(patch: nil, duration: entry.duration)
    }
    let before = worker.displayList(at: previous)
    worker.move(to: entry.time)
    return AnimationFrame(patch: worker.patch(since: before), duration: entry.duration)
  }
}

/// A pipeline's frames, a window at a time, for who asks for them.
///
/// A class because the workers' canvases move on as windows are taken.
final class FrameWindows {
  /// What the threads share.
  private final class Workers: Sendable {
    let idle = Mutex<[FrameWorker]>([])
  }

  private let pipeline: FramePipeline
  private let workers = Workers()
  private var first = 0

  init(_ pipeline: FramePipeline) {
    self.pipeline = pipeline
  }

  /// The next consecutive frames, or nil after the last.
  func next() -> [AnimationFrame]? {
    let (pipeline, workers) = (pipeline, workers)
    let left = pipeline.schedule.entries.count - first
    guard left > 0 else { return nil }
    let count = min(pipeline.windowLength, left)
    let runs = min(pipeline.jobs, count)
    let start = first
    first += count
    let rendered = Parallel.map(count: runs, workers: pipeline.jobs) { run -> [AnimationFrame] in
      let range = (start + count * run / runs)..<(start + count * (run + 1) / runs)
      var worker = workers.idle.withLock { $0.popLast() } ?? FrameWorker(pipeline.renderer)
      let frames = range.map { pipeline.frame(at: $0, worker: &worker) }
      let finished = worker
      workers.idle.withLock { $0.append(finished) }
      return frames
    }
    return rendered.flatMap { $0 }
  }
}

extension FrameWorker {
  /// What the canvas shows that may differ from another frame; all of it where there is none.
  func patch(since previous: DisplayList?) -> AnimationFrame.Patch? {
    guard let list, let whole = canvas.bounds else { return nil }
    guard let previous else {
      return AnimationFrame.Patch(
        rect: whole, pixmap: canvas, hasContinuousTone: list.hasContinuousTone(in: whole))
    }
    let damage = list.damage(since: previous, width: canvas.width, height: canvas.height)
    guard let bounds = damage.bounds else { return nil }
    return AnimationFrame.Patch(
      rect: bounds, pixmap: canvas.cropped(to: bounds),
      hasContinuousTone: list.hasContinuousTone(in: bounds))
  }
}
