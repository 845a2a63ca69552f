public import AnimCodecs
import AnimFiles
public import AnimRendering

/// Options for writing a scene to files.
public struct ExportOptions: Sendable {
  public var range: PlaybackRange
  /// The number of plays of the animation; nil means the scene's `loop`, 0 forever.
  public var plays: Int?
  /// The maximum number of threads, at least 1. The files are the same for any number.
  public var jobs: Int
  public var gif: GIFOptions
  /// Whether a GIF is decoded after writing and compared with the drawn frames.
  public var verifiesGIF: Bool
  /// A line that records how the file was made; nil writes none. Frames in separate files never have it.
  package var provenance: Provenance?
  /// The scene's timeline record, for some formats; nil writes none. It takes a few hundred bytes.
  package var timeline: TimelineEmbedding?

  public init(
    range: PlaybackRange, plays: Int? = nil, jobs: Int = 1, gif: GIFOptions = .init(),
    verifiesGIF: Bool = false
  ) {
    self.range = range
    self.plays = plays
    self.jobs = jobs
    self.gif = gif
    self.verifiesGIF = verifiesGIF
  }
}

/// Writes a scene to files. Outputs that show the same time share its frame.
public struct Exporter {
  let renderer: Renderer
  /// The scene in its dark appearance.
  let dark: Renderer?
  public let options: ExportOptions

  /// - Parameter dark: the scene in its dark appearance. Pages (`.html`) then contain both appearances; other outputs
  ///   ignore it.
  public init(_ renderer: Renderer, options: ExportOptions, dark: Renderer? = nil) {
    precondition(
      dark.map {
        ($0.pixelWidth, $0.pixelHeight, $0.duration)
          == (renderer.pixelWidth, renderer.pixelHeight, renderer.duration)
      } != false, "appearances differ only in colours")
    self.renderer = renderer
    self.options = options
    self.dark = dark
  }

  /// The schedule of the frames in an output.
  public func schedule(for kind: Output.Kind) -> FrameSchedule {
    switch kind {
    case .animation(let format):
      switch format.encoding {
      case .gif: FrameSchedule(hundredths: options.range)
      case .apng, .player: FrameSchedule(exact: options.range)
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
      let isDrawnTwice = dark != nil && group.members.contains { outputs[$0].isPage }
      return count + group.schedule.entries.count * (isDrawnTwice ? 2 : 1)
    }
  }

  /// Writes all outputs, or none of them.
  ///
  /// - Parameter progress: called with the number of completed frames. If it throws, writing ends.
  /// - Returns: the written files, in the order of the outputs.
  public func write(
    _ outputs: [Output], progress: (Int) throws(ExportError) -> Void = { _ in }
  ) throws(ExportError) -> [WrittenFile] {
    var open: [(index: Int, output: any FrameOutput)] = []
    var done = 0
    do {
      for group in grouped(outputs) {
        var members: [any FrameOutput] = []
        for index in group.members {
          let output = try makeOutput(outputs[index], schedule: group.schedule)
          open.append((index, output))
          members.append(output)
        }
        try draw(renderer, group.schedule, into: members, &done, progress)
        let pages = members.compactMap { $0 as? EncodedOutput<PlayerEncoder> }
        guard let dark, !pages.isEmpty else { continue }
        for page in pages { try page.beginDark() }
        try draw(dark, group.schedule, into: pages, &done, progress)
      }
      var written: [(index: Int, file: WrittenFile)] = []
      for (index, output) in open {
        written.append((index, try output.finish()))
      }
      // Before this point any output may fail, and then no old file may be replaced.
      try PartialFiles.committing { () throws(ExportError) in
        for (_, output) in open { try output.commit() }
      }
      return written.sorted { $0.index < $1.index }.map(\.file)
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

  /// Writes an output without putting it in its place.
  func prepare(_ output: Output) throws(ExportError) -> (WrittenFile, any FrameOutput) {
    let schedule = schedule(for: output.kind)
    let file = try makeOutput(output, schedule: schedule)
    do {
      try FrameScheduler(renderer: renderer, schedule: schedule, jobs: options.jobs)
        .run { window throws(ExportError) in try file.append(window) }
      return (try file.finish(), file)
    } catch {
      file.discard()
      throw error
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
