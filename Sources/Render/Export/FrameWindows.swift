import Codecs
import Primitives
import Synchronization

/// A pipeline's frames, a window at a time, for who asks for them.
///
/// With several jobs the next window is rendered while the last one is worked on. How many frames a window
/// has follows from how much of them changes, so that memory is bounded and windows are long.
///
/// A class because windows are taken from it.
final class FrameWindows {
  private let renderer: WindowRenderer
  private var upcoming: BackgroundWork<WindowRenderer.Window>?
  /// The first frame that was not handed out.
  private var first = 0
  /// Pixels that a frame is expected to change.
  private var expected: Int

  init(_ pipeline: FramePipeline) {
    renderer = WindowRenderer(pipeline)
    expected = pipeline.renderer.pixelWidth * pipeline.renderer.pixelHeight
  }

  /// The next consecutive frames, or nil after the last.
  func next() -> [AnimationFrame]? {
    guard first < renderer.frameCount else { return nil }
    let window = upcoming?.value() ?? renderer.window(from: first, expecting: expected)
    upcoming = nil
    first += window.frames.count
    expected = window.expected
    if renderer.jobs > 1, first < renderer.frameCount, renderer.canOverlap(expecting: expected) {
      let (renderer, first, expected) = (renderer, first, expected)
      upcoming = BackgroundWork { renderer.window(from: first, expecting: expected) }
    }
    return window.frames
  }
}

/// Renders windows of frames on several threads.
private final class WindowRenderer: Sendable {
  struct Window: Sendable {
    /// At least one.
    var frames: [AnimationFrame]
    /// Pixels that each of the next frames may change: as many as those that were rendered last, since a
    /// first frame says nothing about others.
    var expected: Int
  }

  private let pipeline: FramePipeline
  private let idle = Mutex<[FrameWorker]>([])

  /// Pixels of patches in a window, 4 MB of them for each thread, but no more than memory allows: one window
  /// is rendered while another one is worked on. Longer ones leave the processor's caches.
  private var pixelLimit: Int { min(jobs, 3) << 20 }
  private static let longest = 64

  init(_ pipeline: FramePipeline) {
    self.pipeline = pipeline
  }

  var jobs: Int { pipeline.jobs }
  var frameCount: Int { pipeline.schedule.entries.count }

  /// Whether there is room for a window beside the one that is worked on: of large pictures that change
  /// as a whole there is none.
  func canOverlap(expecting expected: Int) -> Bool {
    expected * jobs <= 3 << 20
  }

  /// - Parameter expected: pixels that a frame changes.
  func window(from first: Int, expecting expected: Int) -> Window {
    let fitting = min(Self.longest, pixelLimit / expected)
    // As many frames for each thread.
    let count = min(max(fitting - fitting % jobs, jobs), frameCount - first)
    let runs = min(jobs, count)
    let rendered = Parallel.map(count: runs, workers: jobs) { run in
      self.run((first + count * run / runs)..<(first + count * (run + 1) / runs), of: runs)
    }
    var window = Window(frames: [], expected: 1)
    for (run, frames) in rendered.enumerated() {
      window.frames += frames
      window.expected = Self.pixels(of: frames) / frames.count + 1
      // What comes after a run that had to stop is rendered again in the next window.
      if frames.count < count * (run + 1) / runs - count * run / runs { break }
    }
    return window
  }

  private static func pixels(of frames: [AnimationFrame]) -> Int {
    frames.reduce(0) { $0 + ($1.patch?.rect.area ?? 0) }
  }

  /// Frames one after the other; not all of them where they change more than was expected.
  private func run(_ range: Range<Int>, of runs: Int) -> [AnimationFrame] {
    var worker = idle.withLock { $0.popLast() } ?? FrameWorker(pipeline.renderer)
    var frames: [AnimationFrame] = []
    var pixels = 0
    for index in range where frames.isEmpty || pixels < pixelLimit / runs {
      let frame = pipeline.frame(at: index, worker: &worker)
      pixels += frame.patch?.rect.area ?? 0
      frames.append(frame)
    }
    let finished = worker
    idle.withLock { $0.append(finished) }
    return frames
  }
}
