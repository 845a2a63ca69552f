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

  private var tracker: FrameDifferencer
  private var file: GIFFileWriter
  private var global: Palette?
  private var hasStarted = false

  private var census: CanvasColors
  /// Frames that wait.
  private var group = FrameGroup()
  /// The group before it, while other threads compress it.
  private var compressing: BackgroundWork<GroupCompressor.Result>?
  private var frameCount = 0

  /// What was written; whole after `finish()`.
  public private(set) var summary = GIFSummary()

  /// A group of frames ends where their runs are more than this (8 bytes each). The longer it is, the
  /// better its tables are weighed; beside canvases of HD video there is less room for it. Tests have less.
  var runLimit: Int
  /// Patches that are compared together, in pixels; more where one frame is larger.
  private static let batchPixels = 3 << 20
  /// The longest that one image can be shown, in 1/100 s.
  private static let longestDelay = 65_535

  /// - Parameters:
  ///   - width: in pixels, 1…65535; so is the height.
  ///   - loopCount: how often the animation plays, at most 65,536 times; 0 for ever, nil or 1 once.
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
      FrameDifferencer(
        width: width, height: height, matte: Matte(color: options.matte),
        flatColors: options.flatColors.map(\.rgba)),
      file: try GIFFileWriter(), loopCount: loopCount, comment: comment, options: options, jobs: jobs,
      sink: sink)
  }

  /// Nothing can fail once there are parts to give back.
  private init(
    _ tracker: FrameDifferencer, file: consuming GIFFileWriter, loopCount: Int?, comment: String?,
    options: GIFOptions, jobs: Int, sink: any ByteSink
  ) {
    self.tracker = tracker
    runLimit = tracker.width * tracker.height <= 1 << 20 ? 1 << 20 : 1 << 19
    census = CanvasColors(limit: options.maxColors, width: tracker.width)
    self.file = file
    self.options = options
    self.jobs = jobs
    self.sink = sink
    self.loopCount = loopCount
    self.comment = comment
  }

  /// Appends consecutive frames; the first frame of all has a patch that covers the canvas.
  ///
  /// - Throws: `tooManyColors` and `softPixels` where exactness was asked for and cannot be had; what the sink
  ///   throws.
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
      // A photograph's runs take 17 MB at 1080p: those of the next frame wait until these are compressed, by all threads.
      if isLarge, first.patch.map(tracker.isDrawn) == true { try flush(waits: true) }
      for (frame, compared) in zip(batch, tracker.changes(by: batch, jobs: jobs)) {
        try noteSoftPixels(compared.softCount)
        try append(frame, compared.change)
      }
    }
    tracker.settle()
  }

  /// Takes account of the next frame's patch. No frame before the first one that has such pixels has any, so all of
  /// that one's are in its patch.
  private mutating func noteSoftPixels(_ count: Int) throws(CodecError) {
    guard count > 0, summary.softPixels == nil else { return }
    if options.isExact { throw .softPixels(frame: frameCount, count: count) }
    summary.softPixels = .init(frame: frameCount, count: count)
  }

  /// How many frames are compared together: enough for all threads, few enough for the memory.
  private func batchLength(of frames: ArraySlice<AnimationFrame>) -> Int {
    var pixels = 0
    let count = frames.prefix { frame in
      pixels += frame.patch?.rect.area ?? 0
      return pixels <= Self.batchPixels
    }.count
    return min(max(count, jobs), frames.count)
  }

  /// Writes what is left.
  public mutating func finish() throws(CodecError) {
    precondition(frameCount > 0, "an animation has a frame")
    try flush(waits: true)
    try write(file.end())
  }
}

// MARK: - Taking frames

extension GIFEncoder {
  private mutating func append(
    _ frame: AnimationFrame, _ tracked: DifferenceRuns?
  ) throws(CodecError) {
    defer { frameCount += 1 }
    guard var tracked else {
      if group.frames.isEmpty { appendUnchanged() }
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
      && census.isFew(adding: newColors(of: runs, leavesClear: leavesClear), canvas: { tracker.pixels() })
    let needsTransparent = runs.hasUnchanged || leavesClear
    let count = runs.counts.count { $0 > 0 } + (needsTransparent ? 1 : 0)
    if options.isExact, !isFew, count > options.maxColors {
      throw .tooManyColors(frame: frameCount, count: count, limit: options.maxColors)
    }
    let isRefresh = isFew && group.inexact != nil
    if isRefresh, let inexact = group.takeInexact() {
      // Earlier frames may have left approximate colours there.
      rect = rect.union(inexact)
      runs = tracker.refreshingRuns(of: tracker.refreshed(rect))
    } else if !isFew, !options.isExact {
      group.addInexact(rect)
    }
    return FrameDelta(
      number: frameCount, rect: rect, runs: runs.runs, colors: runs.colors,
      counts: runs.counts, duration: frame.duration,
      hasContinuousTone: frame.patch?.hasContinuousTone == true,
      isExact: isFew || options.isExact, isRefresh: isRefresh, leavesClear: leavesClear)
  }

  /// Whether frames of few colours are drawn as they are: `lossy` asks for something else.
  private var mayBeExact: Bool { options.lossy == 0 || options.isExact }

  /// What the canvas may have since a change. What was clear from the beginning, or is since the frame before was
  /// disposed of, does not change, yet has to be known.
  private func newColors(of runs: ColorRuns, leavesClear: Bool) -> [UInt32] {
    let colors = runs.colors.indices
      .filter { runs.counts[$0] > 0 || runs.colors[$0] == 0 }
      .map { runs.colors[$0] }
    return leavesClear && !colors.contains(0) ? colors + [0] : colors
  }

  /// A first frame that has nothing to draw.
  private mutating func appendUnchanged() {
    guard let rect = IntRect(width: 1, height: 1) else { return }
    group.append(.unchanged(rect, color: tracker.refreshed(rect).pixels.first))
  }

  /// Only the disposal of the frame before can make opaque pixels transparent: it takes its whole
  /// rectangle away, and this frame draws again what of it stays.
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
  /// Begins to compress the frames that wait, and writes the group before them.
  ///
  /// - Parameter waits: whether nothing is done meanwhile, and these frames are written as well.
  private mutating func flush(waits: Bool = false) throws(CodecError) {
    let frames = group.take()
    let compressed = takeCompressed()
    if !frames.isEmpty {
      let compressor = GroupCompressor(
        frames: frames, longestDelay: Self.longestDelay,
        options: options, converter: converter, global: global, width: tracker.width,
        height: tracker.height)
      compressing = BackgroundWork(workers: jobs) { [jobs] in compressor.compress(jobs: jobs) }
    }
    if let compressed { try write(compressed) }
    if jobs == 1 || waits, let last = takeCompressed() { try write(last) }
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
