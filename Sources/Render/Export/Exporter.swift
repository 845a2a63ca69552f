public import Codecs
import Primitives

/// How a scene is written to files.
public struct ExportOptions: Sendable {
  public var range: PlaybackRange
  /// How often it plays; nil takes the scene's `loop`, 0 is for ever.
  public var plays: Int?
  /// Threads; at least 1. The files are the same for any number.
  public var jobs: Int
  public var gif: GIFOptions
  /// Whether a GIF is decoded again and compared with what was drawn.
  public var verifiesGIF: Bool
  /// What the file says that it was made from; nil says nothing. Frames in files of their own do not.
  public var provenance: Provenance?
  /// The formats of files that say what their scene's timeline does, so that a comparison can tell what
  /// moved: `.apng`, `.gif` or both. It takes a few hundred bytes.
  public var timelineFormats: Set<OutputFormat>

  public init(
    range: PlaybackRange, plays: Int? = nil, jobs: Int = 1, gif: GIFOptions = .init(),
    verifiesGIF: Bool = false, provenance: Provenance? = nil,
    timelineFormats: Set<OutputFormat> = [.apng]
  ) {
    self.range = range
    self.plays = plays
    self.jobs = jobs
    self.gif = gif
    self.verifiesGIF = verifiesGIF
    self.provenance = provenance
    self.timelineFormats = timelineFormats
  }
}

/// Writes a scene to files: each schedule of frames is drawn once, for all outputs that share it.
public struct Exporter {
  let renderer: Renderer
  public let options: ExportOptions

  public init(_ renderer: Renderer, options: ExportOptions) {
    self.renderer = renderer
    self.options = options
  }

  /// The frames that an output of a kind shows.
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

  /// Frames that all outputs together take; what `progress` counts up to.
  public func frameCount(of outputs: [Output]) -> Int {
    grouped(outputs).reduce(0) { $0 + $1.schedule.entries.count }
  }

  /// Writes all outputs, or none of them.
  ///
  /// - Parameter progress: called with the number of frames done so far.
  /// - Returns: what was written, in the order of the outputs.
  public func write(_ outputs: [Output], progress: (Int) -> Void = { _ in }) throws(ExportError)
    -> [WrittenFile]
  {
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
        let consumers = members
        let isCompared = consumers.allSatisfy { $0.comparer != nil }
        let pipeline = FramePipeline(
          renderer: renderer, schedule: group.schedule, jobs: options.jobs,
          comparer: isCompared ? consumers.first?.comparer : nil)
        try pipeline.run { window throws(ExportError) in
          for output in consumers { try output.append(window) }
          done += window.count
          progress(done)
        }
      }
      var written: [(index: Int, file: WrittenFile)] = []
      for (index, output) in open {
        written.append((index, try output.finish()))
      }
      // Each could still fail up to here, and then none may have taken the place of an old file.
      for (_, output) in open { try output.commit() }
      return written.sorted { $0.index < $1.index }.map(\.file)
    } catch {
      for (_, output) in open { output.discard() }
      throw error
    }
  }

  private func grouped(_ outputs: [Output]) -> [(schedule: FrameSchedule, members: [Int])] {
    var groups: [(schedule: FrameSchedule, members: [Int])] = []
    // Frames go first: the folder that is made for them may be the one that another output names.
    let isFirst = { outputs[$0].kind == .frames }
    let order = outputs.indices.filter(isFirst) + outputs.indices.filter { !isFirst($0) }
    for index in order {
      let output = outputs[index]
      let schedule = schedule(for: output.kind)
      // Frames and ticks must agree; what a format had to give up does not matter here.
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
