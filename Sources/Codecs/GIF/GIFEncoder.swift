import Primitives

/// Writes an animation as a GIF. The tick of its frames' durations is 1/100 s.
///
/// Frames are kept as runs of what they change until there are enough of them to choose colour tables;
/// where a group of frames ends depends on the frames alone, so that any split into windows and any
/// number of jobs gives the same file.
public struct GIFEncoder: AnimationEncoder, ~Copyable {
  private let options: GIFOptions
  private let jobs: Int
  private let sink: any ByteSink
  private let loopCount: Int?
  private let comment: String?
  private let converter = OKLabConverter()

  private var tracker: ChangeTracker
  private var file: GIFHandle
  private var global: Palette?
  private var hasStarted = false

  private var census: CanvasCensus
  /// Where frames of too many colours have drawn since the last exact one.
  private var inexact: IntRect?
  private var pending: [DeltaFrame] = []
  private var pendingRuns = 0
  /// The last pending frames, if they may be drawn over one canvas; first they are watched.
  private var watch: RestoreWatch?
  private var chain: RestoreChain?
  /// Pending frames that are drawn so, as they are drawn otherwise.
  private var alternatives: [GroupCompressor.Alternative] = []
  /// So many frames later a chain may begin, and how many that is after the next one that was in vain.
  private var chainPause = (rest: 0, length: 1)
  /// The group before the pending frames, while other threads compress it.
  private var compressing: BackgroundWork<GroupCompressor.Result>?
  private var frameCount = 0

  /// What was written; whole after `finish()`.
  public private(set) var summary = GIFSummary()

  /// A group of frames ends where their runs are more than this (8 bytes each). The longer it is, the
  /// better its tables are weighed; beside canvases of HD video there is less room for it.
  private let runLimit: Int
  /// Patches that are compared together, in pixels; more where one frame is larger.
  private static let batchPixels = 3 << 20
  /// The longest that one image can be shown, in 1/100 s.
  private static let longestDelay = 65_535
  /// What stands for so long, in 1/100 s, may well come back.
  private static let standingDelay = 20
  private static let longestPause = 32

  /// - Parameters:
  ///   - width: in pixels, 1…65535; so is the height.
  ///   - loopCount: how often the animation plays, 0 for ever, nil or 1 once.
  ///   - comment: for the file's Comment Extension.
  ///   - jobs: the most threads to use.
  /// - Throws: `size` where the format cannot hold the canvas.
  public init(
    width: Int, height: Int, loopCount: Int?, comment: String? = nil,
    options: GIFOptions = GIFOptions(), jobs: Int, sink: any ByteSink
  ) throws(CodecError) {
    guard (1...65_535).contains(width), (1...65_535).contains(height) else {
      throw .size(width: width, height: height, limit: 65_535)
    }
    precondition((2...256).contains(options.maxColors), "a GIF's table has 2 to 256 colours")
    precondition((1...100).contains(options.quality), "quality is 1 to 100")
    precondition((0...200).contains(options.lossy), "lossy is 0 to 200")
    precondition((0...65_536).contains(loopCount ?? 1), "a GIF plays at most 65,536 times")
    self.init(
      ChangeTracker(
        width: width, height: height, matte: Matte(color: options.matte),
        flatColors: options.flatColors.map(\.rgba)),
      file: try GIFHandle(), loopCount: loopCount, comment: comment, options: options, jobs: jobs,
      sink: sink)
  }

  /// Nothing can fail once there are parts to give back.
  private init(
    _ tracker: ChangeTracker, file: consuming GIFHandle, loopCount: Int?, comment: String?,
    options: GIFOptions, jobs: Int, sink: any ByteSink
  ) {
    self.tracker = tracker
    runLimit = tracker.width * tracker.height <= 1 << 20 ? 1 << 20 : 1 << 19
    census = CanvasCensus(
      width: tracker.width, height: tracker.height, limit: options.maxColors, jobs: jobs)
    self.file = file
    self.options = options
    self.jobs = jobs
    self.sink = sink
    self.loopCount = loopCount
    self.comment = comment
  }

  /// Appends consecutive frames; the first frame of all has a patch that covers the canvas.
  ///
  /// - Throws: `tooManyColors` where exactness was asked for and cannot be had; what the sink throws.
  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    var rest = window[...]
    while !rest.isEmpty {
      let batch = rest.prefix(batchLength(of: rest))
      rest = rest.dropFirst(batch.count)
      for (frame, change) in zip(batch, tracker.changes(by: batch, jobs: jobs)) {
        try append(frame, change)
      }
    }
    tracker.settle()
  }

  /// How many frames are compared together: enough for all threads, few enough for the memory.
  private func batchLength(of frames: ArraySlice<AnimationFrame>) -> Int {
    var pixels = 0
    let count = frames.prefix { frame in
      pixels += frame.patch?.rect.area ?? 0
      return pixels <= Self.batchPixels
    }.count
    return max(count, jobs)
  }

  /// Writes what is left.
  public mutating func finish() throws(CodecError) {
    precondition(frameCount > 0, "an animation has a frame")
    try flush(isLast: true)
    try write(file.end())
  }
}

// MARK: - Taking frames

extension GIFEncoder {
  private mutating func append(
    _ frame: AnimationFrame, _ tracked: TrackedChange?
  ) throws(CodecError) {
    precondition(frame.duration > 0, "a frame is shown for some time")
    defer { frameCount += 1 }
    guard var tracked else {
      if pending.isEmpty { appendUnchanged() }
      pending[pending.count - 1].duration += frame.duration
      return
    }
    if tracked.change.cleared != nil { beginChain() }
    let option = chain?.option(for: tracked.change, tracker, maxColors: chainColors)
    if let cleared = tracked.change.cleared {
      if let option, isRestored(option, tracked, cleared) {
        try appendRestored(option, tracked, frame)
        return
      }
      endChain()
      tracked = dispose(clearing: cleared, for: tracked)
    }
    if pendingRuns > runLimit { try flush() }
    if chain == nil { look(at: tracked) }
    let delta = try delta(of: tracked, frame)
    if pendingRuns + delta.runs.count > runLimit * 3 / 2 { try flush() }
    pendingRuns += delta.runs.count
    pending.append(delta)
    follow(delta, option)
  }

  private mutating func delta(
    of tracked: TrackedChange, _ frame: AnimationFrame
  ) throws(CodecError) -> DeltaFrame {
    var (change, runs) = (tracked.change, tracked.runs)
    let old = change
    tracker.apply(change)
    let isFew = census.isFew(
      adding: runs.colors.indices.lazy.filter { runs.counts[$0] > 0 }.map { runs.colors[$0] },
      in: change.rect
    ) { tracker.pixels() }
    let count = runs.counts.count { $0 > 0 }
    if options.isExact, !isFew, count + (runs.hasUnchanged ? 1 : 0) > options.maxColors {
      throw .tooManyColors(frame: frameCount, count: count)
    }
    let isRefresh = isFew && inexact != nil
    if isRefresh { endChain() }
    if isRefresh, let rect = inexact {
      // Earlier frames may have left approximate colours there.
      change = tracker.refreshed(change.rect.union(rect))
      runs = tracker.refreshingRuns(of: change)
      inexact = nil
    } else if !isFew, !options.isExact {
      inexact = inexact.map { $0.union(old.rect) } ?? old.rect
    }
    return DeltaFrame(
      number: frameCount, rect: change.rect, runs: runs.runs, colors: runs.colors,
      counts: runs.counts, duration: frame.duration,
      hasContinuousTone: frame.patch?.hasContinuousTone ?? false,
      isExact: isFew || options.isExact, isRefresh: isRefresh)
  }

  /// A first frame that has nothing to draw.
  private mutating func appendUnchanged() {
    guard let rect = IntRect(width: 1, height: 1) else { return }
    pending.append(.unchanged(rect, color: tracker.refreshed(rect).pixels.first))
  }

  /// Only the disposal of the frame before can make opaque pixels transparent: it takes its whole
  /// rectangle away, and this frame draws again what of it stays.
  private mutating func dispose(
    clearing rect: IntRect, for tracked: TrackedChange
  ) -> TrackedChange {
    guard let last = pending.last else { return tracked }
    // What the last frame is disposed of to, it alone does: not as it could be drawn otherwise.
    alternatives.removeAll { $0.range.upperBound == pending.count }
    let old = last.rect.union(rect)
    if old != last.rect { pending[pending.count - 1].extend(to: old) }
    pending[pending.count - 1].disposal = .background
    let wanted = tracker.wanted(after: tracked.change, in: old.union(tracked.change.rect))
    tracker.clear(old)
    return TrackedChange(change: wanted, runs: tracker.runs(of: wanted))
  }
}

// MARK: - Drawing over what was before

extension GIFEncoder {
  /// The colours that a frame of a chain may have.
  private var chainColors: Int { options.isExact ? options.maxColors - 1 : .max }

  /// Watches what the next frame changes.
  private mutating func look(at tracked: TrackedChange) {
    let change = tracked.change
    guard tracked.runs.runs.count <= RestoreChain.runLimit else { return endChain() }
    guard watch == nil else {
      watch?.append(change, tracker)
      return
    }
    guard frameCount > 0 else { return }
    chainPause.rest -= 1
    let hasStood = (pending.last?.duration ?? 0) >= Self.standingDelay
    guard chainPause.rest < 0 || hasStood else { return }
    watch = RestoreWatch(start: pending.count, change: change, tracker)
  }

  /// Takes the last pending frame into the chain, or begins one where that looks worth it.
  private mutating func follow(_ delta: DeltaFrame, _ option: RestoreChain.Option?) {
    if let watch {
      let isWhole = !delta.isRefresh && watch.start + watch.frameCount == pending.count
      guard isWhole, watch.isPromising else { return endChain() }
      if watch.isWorthwhile { beginChain() }
    } else if chain != nil {
      guard let option else { return endChain() }
      chain?.append(option, usual: delta)
      if chain?.isPromising(option) == false { endChain() }
    }
  }

  /// Draws the frames that were watched over what was before them.
  private mutating func beginChain() {
    guard let watch else { return }
    chain = RestoreChain(watch, pending[watch.start...], tracker, maxColors: chainColors)
    if chain == nil { endChain() }
    self.watch = nil
  }

  /// Whether a frame that makes pixels transparent is drawn as part of the chain, which must know them so.
  private func isRestored(
    _ option: RestoreChain.Option, _ tracked: TrackedChange, _ cleared: IntRect
  ) -> Bool {
    guard inexact == nil, pendingRuns <= runLimit, let last = pending.last, let chain
    else { return false }
    let old = last.rect.union(cleared)
    var other = tracker
    other.clear(old)
    let wanted = tracker.wanted(after: tracked.change, in: old.union(tracked.change.rect))
    return chain.isBetter(option, than: other.runs(of: wanted).runs)
  }

  private mutating func appendRestored(
    _ option: RestoreChain.Option, _ tracked: TrackedChange, _ frame: AnimationFrame
  ) throws(CodecError) {
    let delta = try delta(of: tracked, frame)
    guard let drawn = chain?.commit(option, like: delta) else { return }
    pendingRuns += drawn.runs.count
    pending.append(drawn)
  }

  /// Settles how the chain's frames are drawn.
  private mutating func endChain() {
    guard watch != nil || chain != nil else { return }
    let ended = chain
    (watch, chain) = (nil, nil)
    guard let chain = ended, let (frames, hasChoice) = chain.chosen(for: pending[chain.start...])
    else {
      chainPause = (chainPause.length, min(chainPause.length * 2, Self.longestPause))
      return
    }
    chainPause = (0, 1)
    let range = chain.start..<(chain.start + frames.count)
    if hasChoice {
      alternatives.append(.init(range: range, frames: Array(pending[range])))
    }
    for frame in frames where !frame.isExact {
      inexact = inexact.map { $0.union(frame.rect) } ?? frame.rect
    }
    pending.replaceSubrange(range, with: frames)
  }
}

// MARK: - Writing groups

extension GIFEncoder {
  /// Begins to compress the frames that wait, and writes the group before them.
  ///
  /// - Parameter isLast: whether no frames follow that could be looked at meanwhile.
  private mutating func flush(isLast: Bool = false) throws(CodecError) {
    endChain()
    let compressed = takeCompressed()
    if !pending.isEmpty {
      let group = GroupCompressor(
        frames: pending, alternatives: alternatives, longestDelay: Self.longestDelay,
        options: options, converter: converter, global: global, width: tracker.width,
        height: tracker.height)
      pending = []
      alternatives = []
      pendingRuns = 0
      compressing = BackgroundWork(workers: jobs) { [jobs] in group.compress(jobs: jobs) }
    }
    if let compressed { try write(compressed) }
    if jobs == 1 || isLast, let last = takeCompressed() { try write(last) }
  }

  /// The group that is being compressed.
  private mutating func takeCompressed() -> GroupCompressor.Result? {
    guard let group = compressing?.value() else { return nil }
    compressing = nil
    global = group.global
    return group
  }

  private mutating func write(_ group: GroupCompressor.Result) throws(CodecError) {
    try start(with: group.global)
    for result in group.images {
      try file.writeImage(result.image)
      let bytes = file.takeBytes()
      var frame = result.summary
      frame.byteCount = bytes.count
      summary.frames.append(frame)
      try write(bytes)
    }
  }

  private mutating func start(with global: Palette) throws(CodecError) {
    guard !hasStarted else { return }
    hasStarted = true
    try file.writeScreen(width: tracker.width, height: tracker.height, colors: global.table)
    if let loopCount, loopCount != 1 {
      // The extension counts repetitions, 0 for ever.
      try file.writeLoop(repetitions: UInt16(truncatingIfNeeded: max(loopCount - 1, 0)))
    }
    if let comment { try file.writeComment(comment) }
    try write(file.takeBytes())
  }

  private mutating func write(_ bytes: [UInt8]) throws(CodecError) {
    summary.byteCount += bytes.count
    try sink.write(bytes)
  }
}
