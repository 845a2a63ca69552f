import Codecs
import Primitives
import Synchronization

/// A pipeline's frames, a window at a time, for who asks for them.
///
/// Frames are rendered in pieces, each of them by one thread; with several jobs, pieces are rendered while
/// earlier ones are worked on, and who has rendered one opens the next. How many frames a piece has follows from
/// how much of them changes, so that memory is bounded and pieces are long.
final class FrameWindows: Sendable {
  private let pipeline: FramePipeline
  /// The most threads that render.
  private let jobs: Int
  private let state = Mutex(State())

  /// Consecutive frames that are rendered by one thread.
  private struct Piece {
    /// Number of its first frame.
    let start: Int
    let work: BackgroundWork<[AnimationFrame]>
  }

  private struct State {
    /// Those that were not handed out, in order.
    var pieces: [Piece] = []
    /// Of them, those that are not rendered.
    var unfinished = 0
    /// The first frame that is in no piece; 0 before the animation's first one was asked for.
    var next = 0
    /// Whether nobody wants more frames.
    var isStopped = false
    /// Canvases that nobody paints.
    var idle: [FrameWorker] = []
    var canvasCount = 0
    /// With what the first frame showed, of which the most rests in others; nil before that is rendered.
    var recorder: DisplayListRecorder?
    /// How long a frame took for which most of a new canvas was painted; nil before that is known.
    var canvasTime: Duration?
    /// Nil while just the first frame is known, which says nothing about others.
    var outlook: Outlook?
  }

  /// What to expect of the next frames: that they are as those that were rendered last.
  private struct Outlook {
    /// Pixels that a frame changes, at least 1.
    var pixels: Int
    /// Whether one has gradients, shadows or images.
    var hasContinuousTone: Bool
    /// How long rendering one takes.
    var time: Duration
    /// The most frames of a piece, so that nobody waits for long for a piece after a short one.
    var length: Int
  }

  /// Frames that tell what to expect.
  private static let probeLength = 8
  private static let longest = 64
  /// Frames are compared in pieces of at least so many: first a canvas is brought to the frame before them.
  private static let comparedLength = 4
  /// Pixels of patches in a piece, or as much memory for runs: 1 MB. Longer ones leave the processor's caches,
  /// and each of their pages has to be had from the system first.
  private static let pixelLimit = 1 << 18
  /// Pixels of a picture times its shadows within each other, beyond which one thread renders: each keeps what all of
  /// these cover. Several would gain little, since most of the time goes with reading and writing that.
  private static let shadowLimit = 24 << 20

  init(_ pipeline: FramePipeline) {
    self.pipeline = pipeline
    let renderer = pipeline.renderer
    let shadowPixels =
      renderer.pixelWidth * renderer.pixelHeight
      * renderer.tree.shadowNesting(renderer.timeline)
    jobs = shadowPixels > Self.shadowLimit ? 1 : pipeline.jobs
  }

  private var frameCount: Int { pipeline.schedule.entries.count }
}

// MARK: - Handing out

extension FrameWindows {
  /// The next consecutive frames, or nil after the last.
  func next() -> [AnimationFrame]? {
    guard state.withLock(\.next) > 0 else { return frameCount > 0 ? [firstFrame()] : nil }
    var window: [AnimationFrame] = []
    // Who compares patches does so on all threads.
    var missing = state.withLock { isCompared($0) || isAlone($0) ? 1 : jobs }
    while missing > 0, let piece = takePiece(opening: missing) {
      missing -= 1
      window += piece.work.value()
    }
    if jobs > 1 { state.withLock { open(&$0, upTo: ahead($0)) } }
    return window.isEmpty ? nil : window
  }

  /// Ends what is rendered for nobody, as where an output cannot be written; returns once no thread is at it.
  func stop() {
    let pieces = state.withLock { state in
      state.isStopped = true
      return state.pieces
    }
    for piece in pieces { _ = piece.work.value() }
  }

  /// The oldest piece; nil where all frames were handed out.
  private func takePiece(opening count: Int) -> Piece? {
    state.withLock { state in
      open(&state, upTo: count, isWaiting: count > 1)
      guard !state.pieces.isEmpty else { return nil }
      let piece = state.pieces.removeFirst()
      // This thread would wait; so it can render the next one.
      if jobs > 1, !isAlone(state), !piece.work.isDone { open(&state, upTo: 1, isWaiting: true) }
      return piece
    }
  }

  /// The picture that an animation begins with.
  private func firstFrame() -> AnimationFrame {
    state.withLock { state in
      state.next = 1
      if jobs > 1 { open(&state, upTo: 1) }
    }
    var worker = FrameWorker(pipeline.renderer)
    let frame = pipeline.frame(at: 0, worker: &worker)
    // Among several threads it does not go on: its canvas is the frame, and stays what an encoder has shown.
    guard jobs == 1 else {
      let recorder = worker.recorder
      state.withLock { $0.recorder = recorder }
      return frame
    }
    state.withLock { state in
      state.idle.append(worker)
      state.canvasCount = 1
    }
    return frame
  }
}

// MARK: - Pieces

extension FrameWindows {
  /// Opens pieces until so many wait.
  ///
  /// - Parameter isWaiting: whether a thread has nothing else to do.
  private func open(_ state: inout State, upTo count: Int, isWaiting: Bool = false) {
    while !state.isStopped, state.pieces.count < count, state.next < frameCount {
      let limit = earnsCanvases(state, isWaiting: isWaiting) ? jobs : 1
      guard state.unfinished < limit else { return }
      let end = min(state.next + length(state), frameCount)
      open(&state, state.next..<end, at: state.pieces.count)
      state.next = end
    }
  }

  private func open(_ state: inout State, _ range: Range<Int>, at place: Int) {
    let isCompared = isCompared(state)
    state.unfinished += 1
    let work = BackgroundWork(workers: jobs) { self.frames(range, isCompared: isCompared) }
    state.pieces.insert(Piece(start: range.lowerBound, work: work), at: place)
  }

  /// Has frames rendered that a piece should have had, and not those of the pieces after it.
  private func putBack(_ state: inout State, _ rest: Range<Int>) {
    if rest.upperBound == state.next {
      state.next = rest.lowerBound
    } else {
      let place = state.pieces.firstIndex { $0.start >= rest.upperBound } ?? state.pieces.count
      open(&state, rest, at: place)
    }
  }

  /// How many pieces may wait while others are worked on: of large pictures that change as a whole there is no
  /// room for any.
  private func ahead(_ state: State) -> Int {
    guard let outlook = state.outlook else { return 1 }
    // As much as so many full pieces take; who renders them is not to fall asleep between two.
    if isCompared(state) {
      return max(jobs + 1, (jobs + 1) * Self.pixelLimit / (length(state) * outlook.pixels))
    }
    return outlook.pixels * jobs <= 3 << 20 ? jobs : 0
  }

  /// Whether a frame is rendered when the one before it is encoded: a large picture of very many colours, for a GIF. To
  /// mix them takes all threads ten times as long, and more memory than a canvas.
  private func isAlone(_ state: State) -> Bool {
    guard pipeline.comparer != nil, let outlook = state.outlook else { return false }
    return outlook.hasContinuousTone && outlook.pixels > 1 << 20
  }

  private func length(_ state: State) -> Int {
    guard let outlook = state.outlook else { return Self.probeLength }
    let length = max(min(outlook.length, Self.pixelLimit / outlook.pixels), 1)
    guard isCompared(state) else { return length }
    // Shorter at the end, where every thread is to have something to do.
    return min(length, max((frameCount - state.next) / (2 * jobs), Self.comparedLength))
  }

  /// Whether the next piece's frames are compared where they are rendered.
  private func isCompared(_ state: State) -> Bool {
    guard pipeline.comparer != nil, jobs > 1 else { return false }
    guard let outlook = state.outlook else { return true }
    return Self.pixelLimit / outlook.pixels >= Self.comparedLength
  }

  /// Whether to render what is left on all threads saves more time than painting a canvas for each of them
  /// takes: about half of what the first one took, for which all was recorded. That decides who renders a frame, not
  /// what it shows.
  private func earnsCanvases(_ state: State, isWaiting: Bool) -> Bool {
    if state.canvasCount > 1 { return true }
    guard let outlook = state.outlook, let canvasTime = state.canvasTime else { return false }
    return outlook.time * (frameCount - state.next) * 2 > canvasTime * (isWaiting ? 3 : 6)
  }
}

// MARK: - Rendering

extension FrameWindows {
  /// Frames one after the other; not all of them where they change more than was expected.
  private func frames(_ range: Range<Int>, isCompared: Bool) -> [AnimationFrame] {
    var worker: FrameWorker
    let isNew: Bool
    (worker, isNew) = takeWorker(before: range.lowerBound)
    var frames: [AnimationFrame] = []
    var pixels = 0
    var hasContinuousTone = false
    var times = FrameTimes()
    for index in range where frames.isEmpty || pixels < Self.pixelLimit {
      guard !state.withLock(\.isStopped) else { break }
      let frame = times.measure {
        pipeline.frame(at: index, worker: &worker, isCompared: isCompared)
      }
      pixels += frame.patch?.rect.area ?? (frame.runs?.byteCount ?? 0) / 4
      hasContinuousTone = hasContinuousTone || frame.patch?.hasContinuousTone == true
      frames.append(frame)
    }
    let outlook = Outlook(
      pixels: pixels / max(frames.count, 1) + 1, hasContinuousTone: hasContinuousTone,
      time: times.usual,
      length: min(frames.count * 2, Self.longest))
    let finished = worker
    state.withLock { state in
      state.idle.append(finished)
      if isNew { state.canvasTime = times.longest }
      state.unfinished -= 1
      state.outlook = outlook
      let rest = range.dropFirst(frames.count)
      if !rest.isEmpty, !state.isStopped { putBack(&state, rest) }
      if jobs > 1 { open(&state, upTo: ahead(state)) }
    }
    return frames
  }

  /// A canvas, if there is one that shows the frame before.
  private func takeWorker(before index: Int) -> (FrameWorker, isNew: Bool) {
    let time = pipeline.schedule.entries[max(index - 1, 0)].time
    let (idle, recorder) = state.withLock { state -> (FrameWorker?, DisplayListRecorder?) in
      guard let last = state.idle.indices.last else {
        state.canvasCount += 1
        return (nil, state.recorder)
      }
      return (state.idle.remove(at: state.idle.lastIndex { $0.shows(time) } ?? last), nil)
    }
    return idle.map { ($0, false) } ?? (FrameWorker(pipeline.renderer, recorder), true)
  }
}

/// How long frames took to render.
private struct FrameTimes {
  private var count = 0
  private var sum = Duration.zero
  private(set) var longest = Duration.zero

  /// Of a frame for which little of the canvas was painted: without the longest time, if there are others.
  var usual: Duration { count > 1 ? (sum - longest) / (count - 1) : longest }

  mutating func measure<Frame>(_ render: () -> Frame) -> Frame {
    let start = ContinuousClock.now
    let frame = render()
    let time = ContinuousClock.now - start
    count += 1
    sum += time
    longest = max(longest, time)
    return frame
  }
}
