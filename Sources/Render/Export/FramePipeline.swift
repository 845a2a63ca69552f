import Codecs
import Motion
import Primitives

/// Renders a schedule's frames, several at a time, and hands them on in order.
///
/// Each frame goes on as the patch that differs from the one before. The patches come from comparing two
/// frames' operations. For an encoder that wants just what differs, pixels may be compared here as well; whether
/// they are depends on how frames are grouped, what the encoder writes does not.
struct FramePipeline {
  let renderer: Renderer
  let schedule: FrameSchedule
  /// At least 1.
  let jobs: Int
  /// For who wants just the pixels that differ; nil where nobody does, or the pictures are not opaque.
  var comparer: FrameComparer?

  /// - Parameter consume: takes consecutive frames; called on this thread, while others go on rendering.
  func run<Failure: Error>(
    _ consume: (_ window: [AnimationFrame]) throws(Failure) -> Void
  ) throws(Failure) {
    let windows = FrameWindows(self)
    defer { windows.stop() }
    while let window = windows.next() { try consume(window) }
  }

  /// - Parameter isCompared: whether to compare pixels, which takes a canvas that shows the frame before.
  func frame(
    at index: Int, worker: inout FrameWorker, isCompared: Bool = false
  ) -> AnimationFrame {
    let entry = schedule.entries[index]
    guard index > 0 else {
      return AnimationFrame(patch: worker.firstPatch(at: entry.time), duration: entry.duration)
    }
    let previous = schedule.entries[index - 1].time
    if renderer.isStill(from: previous, through: entry.time) {
      return AnimationFrame(patch: nil, duration: entry.duration)
    }
    if isCompared, let comparer {
      return AnimationFrame(
        worker.content(from: previous, to: entry.time, comparer), duration: entry.duration)
    }
    return AnimationFrame(
      patch: worker.patch(from: previous, to: entry.time), duration: entry.duration)
  }
}
