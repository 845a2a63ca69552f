import AnimFiles
public import AnimGIF
public import AnimRendering

/// Options for writing a scene to files.
public struct ExportOptions: Sendable {
  public var range: PlaybackRange
  /// The number of plays of the animation; nil means the scene's `loop`, 0 forever.
  public var plays: Int?
  /// The maximum number of threads, at least 1. The files are the same for any number.
  public var jobs: Int
  public var gif: GIFOptions
  /// The quality of a WebP, 1…100; nil is lossless.
  public var webPQuality: Int?
  /// Whether a GIF is decoded after writing and compared with the drawn frames.
  public var verifiesGIF: Bool
  /// A line that records how the file was made; nil writes none. Frames in separate files never have it.
  package var provenance: Provenance?
  /// The scene's timeline record, for some formats; nil writes none. It takes a few hundred bytes.
  package var timeline: TimelineEmbedding?

  public init(
    range: PlaybackRange, plays: Int? = nil, jobs: Int = 1, gif: GIFOptions = .init(),
    webPQuality: Int? = nil, verifiesGIF: Bool = false
  ) {
    self.range = range
    self.plays = plays
    self.jobs = jobs
    self.gif = gif
    self.webPQuality = webPQuality
    self.verifiesGIF = verifiesGIF
  }
}

/// Writes a scene to files. Outputs that show the same time share its frame.
public struct Exporter {
  /// The scene in each variant; at least one. Outputs of one variant show the first.
  let variants: [Renderer]
  public let options: ExportOptions

  public init(_ renderer: Renderer, options: ExportOptions) {
    self.init(variants: [renderer], options: options)
  }

  /// - Parameter variants: at least one, with the size and duration of the first. Each output takes as many of them as
  ///   it holds.
  package init(variants: [Renderer], options: ExportOptions) {
    precondition(
      variants.allSatisfy {
        ($0.pixelWidth, $0.pixelHeight, $0.duration)
          == (variants[0].pixelWidth, variants[0].pixelHeight, variants[0].duration)
      }, "variants have the same size and duration")
    self.variants = variants
    self.options = options
  }

  var renderer: Renderer { variants[0] }

  /// The schedule of the frames in an output.
  public func schedule(for kind: Output.Kind) -> FrameSchedule {
    switch kind {
    case .animation(let format):
      switch format.encoding {
      case .gif: FrameSchedule(hundredths: options.range)
      case .apng, .player: FrameSchedule(browsers: options.range)
      case .webP: FrameSchedule(milliseconds: options.range)
      case .y4m, .video: FrameSchedule(constantRate: options.range)
      }
    case .frames: FrameSchedule(exact: options.range)
    case .still(let time):
      FrameSchedule(
        exact: PlaybackRange(start: time, end: time, framesPerSecond: options.range.framesPerSecond)
      )
    }
  }

  /// The total number of frames to draw; `progress` counts up to it.
  public func frameCount(of outputs: [Output]) -> Int {
    grouped(outputs).reduce(0) { count, group in
      let limit = group.members.map { outputs[$0].variantLimit }.max() ?? 1
      return count + group.schedule.entries.count * min(limit, variants.count)
    }
  }

  /// Writes all outputs, or none of them.
  ///
  /// - Parameter progress: called with the number of completed frames. If it throws, writing ends.
  /// - Returns: the written files, in the order of the outputs.
  public func write(
    _ outputs: [Output], progress: (Int) throws(ExportError) -> Void = { _ in }
  ) throws(ExportError) -> [WrittenFile] {
    let prepared = try prepare(outputs, progress: progress)
    try PreparedFiles.commit([prepared])
    return prepared.files
  }

  /// Writes all outputs without putting them in their places.
  ///
  /// - Parameter progress: as of `write`.
  func prepare(
    _ outputs: [Output], progress: (Int) throws(ExportError) -> Void = { _ in }
  ) throws(ExportError) -> PreparedFiles {
    var open: [(index: Int, output: any FrameOutput)] = []
    var done = 0
    let maker = outputMaker
    do {
      for group in grouped(outputs) {
        var members: [any FrameOutput] = []
        for index in group.members {
          let output = try maker.makeOutput(outputs[index], schedule: group.schedule)
          open.append((index, output))
          members.append(output)
        }
        for (index, variant) in variants.enumerated() {
          let takers = zip(group.members, members).filter { outputs[$0.0].variantLimit > index }
            .map(\.1)
          guard !takers.isEmpty else { break }
          if index > 0 { for taker in takers { try taker.beginVariant() } }
          try draw(variant, group.schedule, into: takers, &done, progress)
        }
      }
      var written: [(index: Int, file: WrittenFile)] = []
      for (index, output) in open {
        written.append((index, try output.finish()))
      }
      return PreparedFiles(
        files: written.sorted { $0.index < $1.index }.map(\.file), outputs: open.map(\.output))
    } catch {
      for (_, output) in open { output.discard() }
      throw error
    }
  }

  private func draw(
    _ renderer: Renderer, _ schedule: FrameSchedule, into outputs: [any FrameOutput],
    _ done: inout Int, _ progress: (Int) throws(ExportError) -> Void
  ) throws(ExportError) {
    try FrameScheduler(renderer: renderer, schedule: schedule, jobs: options.jobs)
      .run { window throws(ExportError) in
        for output in outputs { try output.append(window) }
        done += window.count
        try progress(done)
      }
  }

  private func grouped(_ outputs: [Output]) -> [(schedule: FrameSchedule, members: [Int])] {
    var groups: [(schedule: FrameSchedule, members: [Int])] = []
    // Frames go first, because another output may be in the folder created for them.
    let isFirst = { outputs[$0].kind == .frames }
    let order = outputs.indices.filter(isFirst) + outputs.indices.filter { !isFirst($0) }
    for index in order {
      let output = outputs[index]
      let schedule = schedule(for: output.kind)
      // Only frames and ticks must agree.
      if let group = groups.firstIndex(where: {
        $0.schedule.entries == schedule.entries
          && $0.schedule.ticksPerSecond == schedule.ticksPerSecond
      }) {
        groups[group].members.append(index)
      } else {
        groups.append((schedule, [index]))
      }
    }
    return groups
  }
}
