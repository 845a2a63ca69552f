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
    let area = renderer.pixelWidth * renderer.pixelHeight
    let window = max(jobs, min(64, Self.pixelsInFlight / max(area, 1)))
    let idle = Mutex<[FrameWorker]>([])
    let entries = schedule.entries
    var first = 0
    while first < entries.count {
      let count = min(window, entries.count - first)
      let runs = min(jobs, count)
      let start = first
      let rendered = Parallel.map(count: runs, workers: jobs) { run -> [AnimationFrame] in
        let range = (start + count * run / runs)..<(start + count * (run + 1) / runs)
        var worker = idle.withLock { $0.popLast() } ?? FrameWorker(renderer)
        let frames = range.map { frame(at: $0, worker: &worker) }
        let finished = worker
        idle.withLock { $0.append(finished) }
        return frames
      }
      try consume(rendered.flatMap { $0 }, first)
      first += count
    }
  }

  private func frame(at index: Int, worker: inout FrameWorker) -> AnimationFrame {
    let entry = schedule.entries[index]
    guard index > 0 else {
      worker.move(to: entry.time)
      return AnimationFrame(patch: worker.patch(since: nil), duration: entry.duration)
    }
    let previous = schedule.entries[index - 1].time
    if renderer.timeline.isStill(from: previous, through: entry.time) {
      return AnimationFrame(patch: nil, duration: entry.duration)
    }
    let before = worker.displayList(at: previous)
    worker.move(to: entry.time)
    return AnimationFrame(patch: worker.patch(since: before), duration: entry.duration)
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
