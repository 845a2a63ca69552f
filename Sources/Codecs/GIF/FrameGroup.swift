import Primitives

/// Frames that wait until there are enough of them to choose colour tables, and how they are drawn.
///
/// Usually a frame is drawn over the one before it. Whether to draw some of them over what was before all of
/// them (disposal method `previous`) would pay is first watched, then tried, and settled when it no longer
/// looks worth it or the group ends.
struct FrameGroup {
  private(set) var frames: [DeltaFrame] = []
  /// Frames that are drawn over what was before them, as they are drawn otherwise.
  private(set) var alternatives: [GroupCompressor.Alternative] = []
  private(set) var runCount = 0
  /// Where frames of too many colours have drawn since the last exact one.
  private(set) var inexact: IntRect?

  /// The last frames, if they may be drawn over one canvas; first they are watched.
  private var watch: RestoreWatch?
  private var chain: RestoreChain?
  /// So many frames later a chain may begin, and how many that is after the next one that was in vain.
  private var chainPause = (rest: 0, length: 1)
  /// The most colours of a frame in a chain.
  private let maxRestoredColors: Int

  /// What stands for so long, in 1/100 s, may well come back.
  private static let standingDelay = 20
  private static let longestPause = 32

  init(maxRestoredColors: Int) { self.maxRestoredColors = maxRestoredColors }
}

// MARK: - Frames

extension FrameGroup {
  /// Adds a frame that is drawn over the one before it.
  ///
  /// - Parameter option: how it can be drawn over what the chain's frames are drawn over.
  mutating func append(
    _ frame: DeltaFrame, or option: RestoreChain.Option?, _ tracker: ChangeTracker
  ) {
    runCount += frame.runs.count
    frames.append(frame)
    if let watch {
      let isWhole = !frame.isRefresh && watch.start + watch.frameCount == frames.count
      guard isWhole, watch.isPromising else { return endChain() }
      if watch.isWorthwhile { beginChain(tracker) }
    } else if chain != nil {
      guard let option else { return endChain() }
      chain?.append(option, usual: frame)
      if chain?.isPromising(option) == false { endChain() }
    }
  }

  /// Adds a frame that is drawn over what the chain's frames are drawn over.
  mutating func append(_ frame: DeltaFrame, drawnAs option: RestoreChain.Option) {
    guard let drawn = chain?.commit(option, like: frame) else { return }
    runCount += drawn.runs.count
    frames.append(drawn)
  }

  /// Shows the last frame for longer, by some 1/100 s.
  mutating func lengthenLast(by duration: Int) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].duration += duration
  }

  /// Has the last frame taken away before the next one, at least from a rectangle.
  ///
  /// - Returns: what becomes transparent; nil where there is no frame.
  mutating func disposeLast(clearing rect: IntRect) -> IntRect? {
    guard let last = frames.last else { return nil }
    // What the last frame is disposed of to, it alone does: not as it could be drawn otherwise.
    alternatives.removeAll { $0.range.upperBound == frames.count }
    let cleared = last.rect.union(rect)
    if cleared != last.rect { frames[frames.count - 1].extend(to: cleared) }
    frames[frames.count - 1].disposal = .background
    if frames[0].number == 0 { frames[0].leavesClear = true }
    return cleared
  }

  /// All frames, of which none waits any more.
  mutating func take() -> (frames: [DeltaFrame], alternatives: [GroupCompressor.Alternative]) {
    endChain()
    defer { (frames, alternatives, runCount) = ([], [], 0) }
    return (frames, alternatives)
  }
}

// MARK: - What is inexact

extension FrameGroup {
  mutating func addInexact(_ rect: IntRect) {
    inexact = inexact.map { $0.union(rect) } ?? rect
  }

  /// What is inexact, as the next frame draws it again.
  mutating func takeInexact() -> IntRect? {
    endChain()
    defer { inexact = nil }
    return inexact
  }
}

// MARK: - Drawing over what was before

extension FrameGroup {
  /// Watches what the next frame changes, where no chain is tried.
  mutating func look(at tracked: TrackedChange, _ tracker: ChangeTracker) {
    guard chain == nil else { return }
    guard tracked.runs.runs.count <= RestoreChain.runLimit else { return endChain() }
    guard watch == nil else {
      watch?.append(tracked, tracker)
      return
    }
    chainPause.rest -= 1
    let hasStood = (frames.last?.duration ?? 0) >= Self.standingDelay
    guard chainPause.rest < 0 || hasStood else { return }
    watch = RestoreWatch(start: frames.count, change: tracked, tracker)
  }

  /// How the next frame can be drawn in the chain; nil where there is none, or it cannot.
  mutating func option(
    for change: TrackedChange, _ tracker: ChangeTracker
  ) -> RestoreChain.Option? {
    // What makes pixels transparent had best be drawn so.
    if change.cleared != nil { beginChain(tracker) }
    return chain?.option(for: change, tracker, maxColors: maxRestoredColors)
  }

  /// Whether a frame that makes pixels transparent is better drawn in the chain than after its rectangle was
  /// cleared. The chain must know those pixels exactly.
  func isBetter(
    _ option: RestoreChain.Option, for change: TrackedChange, clearing cleared: IntRect,
    _ tracker: ChangeTracker
  ) -> Bool {
    guard inexact == nil, let last = frames.last, let chain else { return false }
    let old = last.rect.union(cleared)
    var other = tracker
    other.clear(old)
    let wanted = tracker.wanted(after: change, in: old.union(change.rect))
    return chain.isBetter(option, than: other.runs(of: wanted).runs)
  }

  /// Draws the frames that were watched over what was before them.
  private mutating func beginChain(_ tracker: ChangeTracker) {
    guard let watch else { return }
    chain = RestoreChain(
      watch, frames[watch.start...], tracker, maxColors: maxRestoredColors)
    if chain == nil { endChain() }
    self.watch = nil
  }

  /// Settles how the chain's frames are drawn.
  mutating func endChain() {
    guard watch != nil || chain != nil else { return }
    let ended = chain
    (watch, chain) = (nil, nil)
    guard let chain = ended, let (drawn, hasChoice) = chain.chosen(for: frames[chain.start...])
    else {
      chainPause = (chainPause.length, min(chainPause.length * 2, Self.longestPause))
      return
    }
    chainPause = (0, 1)
    let range = chain.start..<(chain.start + drawn.count)
    if hasChoice {
      alternatives.append(.init(range: range, frames: Array(frames[range])))
    }
    for frame in drawn where !frame.isExact { addInexact(frame.rect) }
    frames.replaceSubrange(range, with: drawn)
  }
}
