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
  private var outlook: WindowRenderer.Outlook?

  init(_ pipeline: FramePipeline) {
    renderer = WindowRenderer(pipeline)
  }

  /// The next consecutive frames, or nil after the last.
  func next() -> [AnimationFrame]? {
    guard first < renderer.frameCount else { return nil }
    guard first > 0 else {
      first = 1
      renderNextWindow()
      return [renderer.firstFrame()]
    }
    let window = upcoming?.value() ?? renderer.window(from: first, outlook)
    upcoming = nil
    first += window.frames.count
    outlook = window.outlook
    if renderer.canOverlap(window.outlook) { renderNextWindow() }
    return window.frames
  }

  private func renderNextWindow() {
    guard renderer.jobs > 1, first < renderer.frameCount else { return }
    let (renderer, first, outlook) = (renderer, first, outlook)
    upcoming = BackgroundWork { renderer.window(from: first, outlook) }
  }
}

/// Renders windows of frames on several threads.
private final class WindowRenderer: Sendable {
  struct Window: Sendable {
    /// At least one.
    var frames: [AnimationFrame]
    var outlook: Outlook
  }

  /// What to expect of the next frames: that they are as those that were rendered last.
  struct Outlook: Sendable {
    /// Pixels that a frame changes, at least 1.
    var pixels: Int
    /// How long rendering one takes.
    var time: Duration
    /// How many there may be in the window, so that nobody waits for long for a window after a short one.
    var length: Int
  }

  private let pipeline: FramePipeline
  private let idle = Mutex<[FrameWorker]>([])
  /// How long it took to paint all of a canvas.
  private let canvasTime = Mutex<Duration>(.zero)

  /// Pixels of patches in a window, 1 MB of them for each thread, but no more than memory allows: one window
  /// is rendered while another one is worked on. Longer ones leave the processor's caches, and each of their
  /// pages has to be had from the system first.
  private var pixelLimit: Int { min(jobs, 3) << 18 }
  private static let longest = 64
  /// Frames that tell what to expect.
  private static let probeLength = 8

  init(_ pipeline: FramePipeline) {
    self.pipeline = pipeline
  }

  var jobs: Int { pipeline.jobs }
  var frameCount: Int { pipeline.schedule.entries.count }

  /// Whether there is room for a window beside the one that is worked on: of large pictures that change
  /// as a whole there is none.
  func canOverlap(_ outlook: Outlook) -> Bool {
    outlook.pixels * jobs <= 3 << 20
  }

  /// The picture that an animation begins with.
  func firstFrame() -> AnimationFrame {
    var worker = FrameWorker(pipeline.renderer)
    let start = ContinuousClock.now
    let frame = pipeline.frame(at: 0, worker: &worker)
    canvasTime.withLock { $0 = .now - start }
    // Among several threads it does not go on: its canvas is the frame, and stays what an encoder has shown.
    if jobs == 1 { release(worker) }
    return frame
  }

  /// - Parameter outlook: nil where just the first frame is known, which says nothing about others.
  func window(from first: Int, _ outlook: Outlook?) -> Window {
    guard let outlook else {
      return run(first..<min(first + Self.probeLength, frameCount), pixelLimit: pixelLimit)
    }
    let canvases = earnsCanvases(outlook, from: first) ? jobs : 1
    let fitting = min(outlook.length, pixelLimit / outlook.pixels)
    // As many frames for each thread.
    let count = min(max(fitting - fitting % canvases, canvases), frameCount - first)
    let runs = min(canvases, count)
    let limit = pixelLimit / runs
    let rendered = Parallel.map(count: runs, workers: jobs) { run in
      self.run((first + count * run / runs)..<(first + count * (run + 1) / runs), pixelLimit: limit)
    }
    var window = Window(frames: [], outlook: outlook)
    for (number, run) in rendered.enumerated() {
      window.frames += run.frames
      window.outlook = run.outlook
      // What comes after a run that had to stop is rendered again in the next window.
      if run.frames.count < count * (number + 1) / runs - count * number / runs { break }
    }
    window.outlook.length = min(window.frames.count * 2, Self.longest)
    return window
  }

  /// Whether to render what is left on all threads saves more time than painting a canvas for each of them
  /// takes. That decides who renders a frame, not what it shows.
  private func earnsCanvases(_ outlook: Outlook, from first: Int) -> Bool {
    if idle.withLock({ $0.count > 1 }) { return true }
    return outlook.time * (frameCount - first) > canvasTime.withLock { $0 } * 4
  }

  /// Frames one after the other; not all of them where they change more than was expected.
  private func run(_ range: Range<Int>, pixelLimit: Int) -> Window {
    var worker = idle.withLock { $0.popLast() } ?? FrameWorker(pipeline.renderer)
    var frames: [AnimationFrame] = []
    var pixels = 0
    var time = Duration.zero
    for index in range where frames.isEmpty || pixels < pixelLimit {
      let start = ContinuousClock.now
      let frame = pipeline.frame(at: index, worker: &worker)
      time = .now - start
      pixels += frame.patch?.rect.area ?? 0
      frames.append(frame)
    }
    release(worker)
    return Window(
      frames: frames,
      outlook: Outlook(
        pixels: pixels / max(frames.count, 1) + 1, time: time, length: frames.count * 2))
  }

  private func release(_ worker: FrameWorker) {
    idle.withLock { $0.append(worker) }
  }
}
