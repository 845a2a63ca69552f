public import AnimCodecs
public import AnimPrimitives

/// Writes an animation as a GIF. Frame durations are in ticks of 1/100 s.
///
/// A frame goes through these stages, each in a folder of its own:
///
///     patch ─▶ Differences ─▶ Runs ─▶ Groups ─▶ Palettes ─▶ Indices (or Dithering) ─▶ LZW ─▶ Writing ─▶ file
///
/// - `FrameDifferencer` finds the rectangle that a frame changes and stores it as runs of equal pixels.
/// - `FrameGroup` collects frames until there are enough of them to choose colour tables.
/// - `GroupCompressor` chooses tables and indices for a group and compresses each frame.
/// - `GIFFileWriter` writes the container.
///
/// The end of a group depends on the frames alone: any split into windows and any number of jobs give the same file.
public struct GIFEncoder: AnimationEncoder, ~Copyable {
  private let options: GIFOptions
  private let jobs: Int
  private let sink: any ByteSink
  private let loopCount: Int?
  private let comments: [String]
  private let converter = OKLabConverter()

  private var tracker: FrameDifferencer
  private var file: GIFFileWriter
  private var global: Palette?
  private let steady = SharedSteadyCanvas()
  private var hasSteady = false
  private var hasStarted = false

  private var canvasColors: CanvasColors
  /// The frames that are not being compressed yet.
  private var group = FrameGroup()
  /// The previous group, which other threads compress.
  private var compressing: BackgroundWork<GroupCompressor.Result>?
  private var frameCount = 0

  /// A summary of the written images; complete after `finish()`.
  public private(set) var summary = GIFSummary()

  /// A group ends when its frames have more runs than this (8 bytes each). Longer groups have better tables; for large
  /// canvases the limit is lower, to save memory. Tests set a lower limit.
  var runLimit: Int
  /// The maximum number of pixels that are compared together, unless a single frame has more.
  private static let batchPixels = 3 << 20
  /// The longest time for which one image can be shown, in 1/100 s.
  private static let longestDelay = 65_535

  /// - Parameters:
  ///   - width: in pixels, 1…65535; so is the height.
  ///   - loopCount: the number of times the animation plays, at most 65,536; 0 means forever, nil means once.
  ///   - comments: the texts of the file's Comment Extensions.
  ///   - jobs: the maximum number of threads.
  /// - Throws: `size` if the format cannot hold the canvas.
  public init(
    width: Int, height: Int, loopCount: Int?, comments: [String] = [],
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
      FrameDifferencer(
        width: width, height: height, matte: Matte(color: options.matte),
        flatColors: options.flatColors.map(\.rgba)),
      file: try GIFFileWriter(), loopCount: loopCount, comments: comments, options: options,
      jobs: jobs,
      sink: sink)
  }

  /// Separate from the public initializer because no error may be thrown after the first property is set.
  private init(
    _ tracker: FrameDifferencer, file: consuming GIFFileWriter, loopCount: Int?, comments: [String],
    options: GIFOptions, jobs: Int, sink: any ByteSink
  ) {
    self.tracker = tracker
    runLimit = tracker.width * tracker.height <= 1 << 20 ? 1 << 20 : 1 << 19
    canvasColors = CanvasColors(limit: options.maxColors, width: tracker.width)
    self.file = file
    self.options = options
    self.jobs = jobs
    self.sink = sink
    self.loopCount = loopCount
    self.comments = comments
  }

  /// Appends consecutive frames. The first frame of the animation has a patch that covers the canvas.
  ///
  /// - Throws: `tooManyColors` and `softPixels` if `isExact` is set and a frame cannot be exact; the sink's errors.
  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    var rest = window[...]
    while let first = rest.first {
      if first.patch == nil {
        rest = rest.dropFirst()
        try append(first, nil)
        continue
      }
      let isLarge = group.frames.count == 1 && group.runCount > runLimit
      let batch = rest.prefix(isLarge ? 1 : batchLength(of: rest))
      rest = rest.dropFirst(batch.count)
      // The runs of a large photograph take much memory: they are compressed before the next frame is compared.
      if isLarge {
        tracker.settle()
        if first.patch.map(tracker.isDrawn) == true { try flush(waits: true) }
      }
      for (frame, compared) in zip(batch, tracker.changes(by: batch, jobs: jobs)) {
        try noteSoftPixels(compared.softCount)
        try append(frame, compared.change)
      }
    }
    tracker.settleMany()
  }

  /// Records the first frame that has half-transparent pixels. Earlier frames have none, so its patch has all of them.
  private mutating func noteSoftPixels(_ count: Int) throws(CodecError) {
    guard count > 0, summary.softPixels == nil else { return }
    if options.isExact { throw .softPixels(frame: frameCount, count: count) }
    summary.softPixels = .init(frame: frameCount, count: count)
  }

  /// The number of frames to compare together: enough for all threads, but limited to save memory.
  private func batchLength(of frames: ArraySlice<AnimationFrame>) -> Int {
    // The first frame may be a large photograph.
    if frameCount == 0, tracker.width * tracker.height > Self.batchPixels { return 1 }
    var pixels = 0
    let count = frames.prefix { frame in
      pixels += frame.patch?.rect.area ?? 0
      return pixels <= Self.batchPixels
    }.count
    return min(max(count, jobs), frames.count)
  }

  /// Writes the remaining frames and the end of the file.
  public mutating func finish() throws(CodecError) {
    precondition(frameCount > 0, "an animation has at least one frame")
    try flush(waits: true)
    try write(file.end())
  }
}

// MARK: - Appending frames

extension GIFEncoder {
  private mutating func append(
    _ frame: AnimationFrame, _ tracked: DifferenceRuns?
  ) throws(CodecError) {
    defer { frameCount += 1 }
    guard var tracked else {
      if group.frames.isEmpty || options.keepsFrames { appendUnchanged() }
      group.lengthenLast(by: frame.duration)
      return
    }
    if let cleared = tracked.cleared { tracked = dispose(clearing: cleared, for: tracked) }
    if group.runCount > runLimit { try flush() }
    let delta = try delta(of: tracked, frame)
    if group.runCount + delta.runs.count > runLimit * 3 / 2 { try flush() }
    group.append(delta)
  }

  private mutating func delta(
    of tracked: DifferenceRuns, _ frame: AnimationFrame
  ) throws(CodecError) -> FrameDelta {
    var (rect, runs) = (tracked.rect, tracked.runs)
    tracker.apply(tracked)
    let leavesClear = frameCount == 0 && rect.area < tracker.width * tracker.height
    let isFew =
      mayBeExact
      && canvasColors.isFew(
        adding: newColors(of: runs, leavesClear: leavesClear), canvas: { tracker.pixels() })
    let needsTransparent = runs.hasUnchanged || leavesClear
    let count = runs.counts.count { $0 > 0 } + (needsTransparent ? 1 : 0)
    if options.isExact, !isFew, count > options.maxColors {
      throw .tooManyColors(frame: frameCount, count: count, limit: options.maxColors)
    }
    let kind: FrameDelta.Kind
    if isFew, let inexact = group.takeInexact() {
      // Earlier frames may have drawn approximate colours in the inexact area.
      rect = rect.union(inexact)
      runs = tracker.refreshingRuns(of: tracker.refreshed(rect))
      kind = .refresh
    } else if isFew || options.isExact {
      kind = .exact
    } else {
      group.addInexact(rect)
      kind = isSteady(frame, runs.runs.count) ? .steady : .inexact
    }
    return FrameDelta(
      number: frameCount, rect: rect, runs: runs.runs, colors: runs.colors,
      counts: runs.counts, duration: frame.duration,
      hasContinuousTone: frame.patch?.hasContinuousTone == true, kind: kind,
      leavesClear: leavesClear)
  }

  /// Whether an inexact frame keeps what is shown. After the first such picture all pictures do, whatever their size. A
  /// flat frame does if it has very many runs.
  private mutating func isSteady(_ frame: AnimationFrame, _ runCount: Int) -> Bool {
    guard options.dither == .auto || options.dither == .none else { return false }
    guard frame.patch?.hasContinuousTone == true else {
      return runCount > CostModel.steadyRuns
    }
    hasSteady = hasSteady || runCount > CostModel.searchedRuns
    return hasSteady
  }

  /// Whether frames of few colours are drawn exactly; `lossy` permits errors in them.
  private var mayBeExact: Bool { options.lossy == 0 || options.isExact }

  /// Colours that the canvas may contain after a change, including transparent (0) if part of it is clear.
  private func newColors(of runs: ColorRuns, leavesClear: Bool) -> [UInt32] {
    let colors = runs.colors.indices
      .filter { runs.counts[$0] > 0 || runs.colors[$0] == 0 }
      .map { runs.colors[$0] }
    return leavesClear && !colors.contains(0) ? colors + [0] : colors
  }

  /// Appends a first frame that draws nothing.
  private mutating func appendUnchanged() {
    guard let rect = IntRect(width: 1, height: 1) else { return }
    group.append(.unchanged(rect, color: tracker.refreshed(rect).pixels.first))
  }

  /// Makes opaque pixels transparent by disposing of the previous frame: its whole rectangle is cleared, and this
  /// frame draws the remaining pixels again.
  private mutating func dispose(
    clearing rect: IntRect, for tracked: DifferenceRuns
  ) -> DifferenceRuns {
    guard let old = group.disposeLast(clearing: rect) else { return tracked }
    let wanted = tracker.wanted(after: tracked, in: old.union(tracked.rect))
    tracker.clear(old)
    return DifferenceRuns(wanted, tracker.runs(of: wanted))
  }
}

// MARK: - Writing groups

extension GIFEncoder {
  /// Starts to compress the collected frames, and writes the previous group.
  ///
  /// - Parameter waits: whether to wait for the collected frames and write them as well.
  private mutating func flush(waits: Bool = false) throws(CodecError) {
    let frames = group.take()
    let compressed = takeCompressed()
    if !frames.isEmpty {
      let compressor = GroupCompressor(
        frames: frames, longestDelay: Self.longestDelay,
        options: options, converter: converter, global: global, steady: steady,
        width: tracker.width, height: tracker.height)
      compressing = BackgroundWork(workers: jobs) { [jobs] in compressor.compress(jobs: jobs) }
    }
    if let compressed { try write(compressed) }
    if jobs == 1 || waits, let last = takeCompressed() { try write(last) }
  }

  /// Waits for the group that is being compressed and returns it.
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
      // The extension counts repetitions; 0 means forever.
      try file.writeLoop(repetitions: UInt16(truncatingIfNeeded: max(loopCount - 1, 0)))
    }
    for comment in comments { try file.writeComment(comment) }
    try write(file.takeBytes())
  }

  private mutating func write(_ bytes: [UInt8]) throws(CodecError) {
    summary.byteCount += bytes.count
    try sink.put(bytes)
  }
}
