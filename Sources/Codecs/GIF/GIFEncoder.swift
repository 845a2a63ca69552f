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
  private var screen: Screen
  private var file: GIFHandle
  private var globalColors: [PremultipliedColor]?
  private var hasStarted = false

  private var index = ColorIndex()
  private var pending: [DeltaFrame] = []
  private var pendingRuns = 0
  private var frameCount = 0

  /// What was written; whole after `finish()`.
  public private(set) var summary = GIFSummary()

  /// A group of frames ends where their runs are more than this (12 bytes each).
  private static let runLimit = 1 << 20
  /// The longest that one image can be shown, in 1/100 s.
  private static let longestDelay = 65_535

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
    self.init(
      ChangeTracker(width: width, height: height, matte: Matte(color: options.matte)),
      file: try GIFHandle(), loopCount: loopCount, comment: comment, options: options, jobs: jobs,
      sink: sink)
  }

  /// Nothing can fail once there are parts to give back.
  private init(
    _ tracker: ChangeTracker, file: consuming GIFHandle, loopCount: Int?, comment: String?,
    options: GIFOptions, jobs: Int, sink: any ByteSink
  ) {
    self.tracker = tracker
    self.file = file
    self.options = options
    self.jobs = jobs
    self.sink = sink
    self.loopCount = loopCount
    self.comment = comment
    screen = Screen(width: tracker.width, height: tracker.height)
  }

  public mutating func append(_ window: [AnimationFrame]) throws(CodecError) {
    for frame in window { try append(frame) }
  }

  public mutating func finish() throws(CodecError) {
    precondition(frameCount > 0, "an animation has a frame")
    try flush()
    try write(file.end())
  }
}

// MARK: - Taking frames

extension GIFEncoder {
  private mutating func append(_ frame: AnimationFrame) throws(CodecError) {
    precondition(frame.duration > 0, "a frame is shown for some time")
    defer { frameCount += 1 }
    guard var change = frame.patch.flatMap({ tracker.change(by: $0) }) else {
      if pending.isEmpty { try appendUnchanged(duration: 0) }
      pending[pending.count - 1].duration += frame.duration
      return
    }
    if let cleared = change.cleared { change = dispose(clearing: cleared, for: change) }
    if pendingRuns > Self.runLimit { try flush() }
    let runs = tracker.runs(of: change, index: &index)
    tracker.apply(change)
    pending.append(
      DeltaFrame(
        number: frameCount, rect: change.rect, runs: runs, duration: frame.duration,
        hasContinuousTone: frame.patch?.hasContinuousTone ?? false, fitsTable: false))
    pendingRuns += runs.count
  }

  /// A frame of one pixel that stays as it is.
  private mutating func appendUnchanged(duration: Int) throws(CodecError) {
    guard let rect = IntRect(width: 1, height: 1) else { return }
    let number = index.number(of: tracker.canvas[0])
    pending.append(
      DeltaFrame(
        number: frameCount, rect: rect,
        runs: [ColorRun(color: number, length: 1, isChanged: false)], duration: duration,
        hasContinuousTone: false, fitsTable: false))
    pendingRuns += 1
  }

  /// Only the disposal of the frame before can make opaque pixels transparent: it takes its whole
  /// rectangle away, and this frame draws again what of it stays.
  private mutating func dispose(clearing rect: IntRect, for change: Change) -> Change {
    guard let last = pending.last else { return change }
    let old = last.rect.union(rect)
    if old != last.rect {
      pending[pending.count - 1].extend(to: old, transparent: index.number(of: 0))
    }
    pending[pending.count - 1].disposal = .background
    let wanted = tracker.wanted(after: change, in: old.union(change.rect))
    tracker.clear(old)
    return wanted
  }
}

// MARK: - Writing groups

extension GIFEncoder {
  private mutating func flush() throws(CodecError) {
    guard !pending.isEmpty else { return }
    let colors = GroupColors(index.colors, converter: converter)
    var frames = pending
    frames = frames.flatMap { $0.split(longest: Self.longestDelay) }
    let usage = Parallel.map(count: frames.count, workers: jobs) { [frames] number in
      ColorUsage(of: frames[number], groupCount: colors.rgba.count)
    }
    let planner = TablePlanner(colors: colors, options: options)
    let global = globalColors ?? planner.globalTable(for: usage)
    globalColors = global
    try start(with: global)
    let mappings = planner.mappings(for: frames, usage, global: global, jobs: jobs)
    let indexed = frames.indices.map { screen.draw(frames[$0], mappings[$0].mapping) }
    let images = Parallel.map(count: frames.count, workers: jobs) { [frames] number in
      Self.image(frames[number], mappings[number], indexed[number])
    }
    for number in images.indices {
      try file.writeImage(images[number])
      let bytes = file.takeBytes()
      summary.frames.append(
        planner.summary(
          of: frames[number], usage[number], mappings[number].mapping, byteCount: bytes.count))
      try write(bytes)
    }
    pending.removeAll(keepingCapacity: true)
    pendingRuns = 0
    index = ColorIndex()
  }

  private static func image(
    _ frame: DeltaFrame, _ choice: TableChoice, _ runs: [IndexRun]
  ) -> GIFImage {
    let mapping = choice.mapping
    var largest = 0
    var isTransparent = false
    for run in runs {
      largest = max(largest, Int(max(run.index, run.alternative)))
      isTransparent = isTransparent || run.index == mapping.transparentIndex
    }
    let bits = max(2, ColorTable.bits(forCount: largest + 1))
    return GIFImage(
      control: GraphicControlExtension(
        disposalMethod: frame.disposal, delayTime: UInt16(truncatingIfNeeded: frame.duration),
        transparentColorIndex: isTransparent ? mapping.transparentIndex : nil),
      rect: frame.rect, colors: choice.isGlobal ? nil : mapping.table, minimumCodeSize: bits,
      data: LZWEncoder.encode(runs, minimumCodeSize: bits))
  }

  private mutating func start(with global: [PremultipliedColor]) throws(CodecError) {
    guard !hasStarted else { return }
    hasStarted = true
    try file.writeScreen(width: tracker.width, height: tracker.height, colors: ColorTable(global))
    if let loopCount, loopCount != 1 {
      precondition((0...65_536).contains(loopCount), "a GIF plays at most 65,536 times")
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
