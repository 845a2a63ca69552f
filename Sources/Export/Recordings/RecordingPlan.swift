import AnimFiles
import AnimCodecs
import AnimGIF
import AnimPrimitives
import AnimRendering

/// A request whose recording is open and whose outputs are known and checked, so that only writing is left.
package struct RecordingPlan: Sendable {
  private let recording: Recording
  private let request: RenderRequest
  private let times: FrameTimes
  private let outputs: [Output]
  private let groups: [Group]

  /// Opens the recording of a request, and checks the settings and outputs. Nothing is written.
  package init(_ request: RenderRequest) throws(RequestError) {
    try request.refuseSceneSettings()
    let edits = request.edits
    do throws(ExportError) {
      recording = try Recording(
        path: request.scene.path, rate: edits.inputRate ?? request.scene.framesPerSecond)
    } catch {
      throw RequestError(error)
    }
    self.request = request
    try recording.check(edits, isRateGiven: edits.inputRate != nil)
    let part = try request.range(of: recording)
    var times = FrameTimes(recording, from: part.start, to: part.end, speed: request.speed)
    if let limit = edits.stillLimit {
      do throws(ExportError) {
        try times.shortenStill(
          to: limit, changes: Self.changes(times, recording, edits, request.jobs))
      } catch {
        throw RequestError(error)
      }
    }
    self.times = times
    var picture = RequestedPicture.animation
    if let time = request.time {
      picture = .still(try recording.time(time, option: "time"))
    }
    let (outputs, _) = try request.outputs(
      of: "recording", reading: recording.files, picture,
      onlyTime: times.frames.count == 1 ? 0 : nil, frameCount: times.frames.count)
    self.outputs = outputs
    groups = Group.list(outputs, recording, times, request)
  }

  /// Whether each frame differs from the one before it.
  private static func changes(
    _ times: FrameTimes, _ recording: Recording, _ edits: RecordingEdits, _ jobs: Int
  ) throws(ExportError) -> [Bool] {
    var unscaled = edits
    unscaled.size = nil
    let frames = try EditedFrames(recording, unscaled, jobs: jobs)
    var changes: [Bool] = []
    var last: Pixmap?
    for frame in times.frames {
      let picture = try frames.picture(at: frame.source)
      changes.append(picture != nil && picture != last)
      if let picture { last = picture }
    }
    return changes
  }

  /// The number of frames to write.
  package var frameCount: Int {
    groups.reduce(0) { $0 + $1.schedule.entries.count }
  }

  /// Writes all outputs, or none of them.
  ///
  /// - Parameter progress: called with the number of completed frames. If it throws, writing ends.
  package func write(progress: (Int) throws(ExportError) -> Void) throws(RequestError)
    -> [WrittenFile]
  {
    do throws(ExportError) {
      let prepared = try prepare(progress)
      try PreparedFiles.commit([prepared])
      return prepared.files
    } catch {
      throw RequestError(error)
    }
  }

  /// The frames of a GIF stay exact if they are not mixed, and if each has few enough colours.
  private func prepare(_ progress: (Int) throws(ExportError) -> Void) throws(ExportError)
    -> PreparedFiles
  {
    let mayBeExact = recording.gif != nil && request.edits.size == nil && !request.choosesGIFErrors
    guard mayBeExact, !request.gif.isExact else { return try prepare(request.gif, progress) }
    var exact = request.gif
    exact.isExact = true
    do throws(ExportError) {
      return try prepare(exact, progress)
    } catch {
      guard case .codec(.tooManyColors, _) = error else { throw error }
      return try prepare(request.gif, progress)
    }
  }

  private func prepare(_ gif: GIFOptions, _ progress: (Int) throws(ExportError) -> Void)
    throws(ExportError) -> PreparedFiles
  {
    var open: [(index: Int, output: any FrameOutput)] = []
    var done = 0
    do throws(ExportError) {
      for group in groups {
        let frames = try EditedFrames(recording, request.edits, jobs: request.jobs)
        let maker = OutputMaker(
          subject: subject(width: frames.width, height: frames.height), gif: gif,
          webPQuality: request.webPQuality, jobs: request.jobs)
        var members: [any FrameOutput] = []
        for index in group.members {
          let output: any FrameOutput =
            if group.isCopy, let input = recording.gif {
              try GIFCopyOutput(path: outputs[index].path, recording, input, maker)
            } else {
              try maker.makeOutput(outputs[index], schedule: group.schedule)
            }
          open.append((index, output))
          members.append(output)
        }
        let delays = group.isCopy ? recording.storedDelays : nil
        try frames.run(group.schedule, isOpaque: recording.isOpaque, delays: delays) {
          window throws(ExportError) in
          for output in members { try output.append(window) }
          done += window.count
          try progress(done)
        }
      }
      var files = [WrittenFile?](repeating: nil, count: outputs.count)
      for (index, output) in open { files[index] = try output.finish() }
      if !files.isEmpty { files[0]?.notes += notes }
      return PreparedFiles(files: files.compactMap(\.self), outputs: open.map(\.output))
    } catch {
      for (_, output) in open { output.discard() }
      throw error
    }
  }

  private var notes: [String] {
    let left =
      groups.filter { !$0.isCopy && request.scene.framesPerSecond == nil }
      .map { times.frames.count - $0.schedule.entries.count }.max() ?? 0
    guard left > 0, outputs.contains(where: { $0.kind == .animation(.gif) }) else {
      return recording.notes
    }
    return recording.notes + [
      "\(left) of \(times.frames.count) frames are left out, because a GIF shows at most 50 a second"
    ]
  }

  private func subject(width: Int, height: Int) -> OutputSubject {
    OutputSubject(
      width: width, height: height, isOpaque: recording.isOpaque,
      plays: request.plays ?? recording.plays, title: recording.title, summary: recording.summary,
      // The record of a render is not true for other frames.
      comments: {
        recording.comments.filter { !$0.lines.contains { Provenance(parsing: $0) != nil } }
      },
      inputs: recording.files)
  }
}

// MARK: - Groups

/// Outputs with the same frames.
private struct Group {
  let schedule: FrameSchedule
  /// The numbers of the outputs.
  var members: [Int]
  /// Whether a GIF becomes a GIF with the same frames.
  let isCopy: Bool

  static func list(
    _ outputs: [Output], _ recording: Recording, _ times: FrameTimes, _ request: RenderRequest
  ) -> [Group] {
    var groups: [Group] = []
    for (index, output) in outputs.enumerated() {
      let isCopy = request.copies(recording, to: output)
      let schedule =
        isCopy
        ? FrameSchedule(
          entries: recording.starts.map { .init(time: $0, start: 0, duration: 1) },
          ticksPerSecond: 100, reducedFramesPerSecond: nil)
        : times.schedule(for: output.kind, rate: request.scene.framesPerSecond)
      if let group = groups.firstIndex(where: { $0.schedule == schedule && $0.isCopy == isCopy }) {
        groups[group].members.append(index)
      } else {
        groups.append(Group(schedule: schedule, members: [index], isCopy: isCopy))
      }
    }
    return groups
  }
}

// MARK: - Settings

extension RenderRequest {
  /// The settings that no recording has.
  private static let sceneSettings =
    ["scale", "poster", "snippet", "sheet", "columns", "trail", "spread", "background"]
    + (RenderSetting.variants + RenderSetting.assets).map(\.name)
    + ["max-size", "verify", "embed-timeline"]

  /// - Throws: `usage` for a setting that needs a scene.
  fileprivate func refuseSceneSettings() throws(RequestError) {
    guard let name = Self.sceneSettings.first(where: isSet) else { return }
    throw .usage(
      "'--\(name)' needs a scene, and \(scene.path) is a recording",
      hint: name == "scale" ? "--resize sets the size in pixels, such as --resize 390" : nil)
  }

  /// - Throws: `usage` for a setting that needs a recording.
  func refuseRecordingSettings() throws(RequestError) {
    guard let name = RecordingEdits.names.first(where: isSet) else { return }
    throw .usage(
      "'--\(name)' needs a recording, such as a video or a GIF, and \(scene.path) is a scene",
      hint: name == "resize" ? "--scale sets the pixels per point" : nil)
  }

  /// Whether the settings of a GIF permit errors.
  fileprivate var choosesGIFErrors: Bool {
    ["quality", "lossy", "dither", "colors"].contains(where: isSet)
  }

  /// Whether an output is the GIF of the input, with the same frames and header.
  fileprivate func copies(_ recording: Recording, to output: Output) -> Bool {
    let edits = RecordingEdits.names + ["from", "to", "speed", "plays", "fps", "matte"]
    return recording.gif != nil && output.kind == .animation(.gif) && !choosesGIFErrors
      && !edits.contains(where: isSet)
  }

  fileprivate func range(of recording: Recording) throws(RequestError) -> (
    start: Double, end: Double
  ) {
    let start =
      try from.map { text throws(RequestError) in try recording.time(text, option: "from") } ?? 0
    let end =
      try to.map { text throws(RequestError) in try recording.time(text, option: "to") }
      ?? recording.duration
    guard start < end else {
      throw .usage(
        "'--from' (\(start.shortText) s) must be before '--to' (\(end.shortText) s)")
    }
    return (start, end)
  }
}

extension Recording {
  /// A time on the command line: seconds, or a percentage of the duration.
  fileprivate func time(_ text: String, option: String) throws(RequestError) -> Double {
    let times = GivenTimes(noun: "recording", duration: duration)
    guard let time = try times.time(text, option: option) else {
      throw .usage(
        "'--\(option) \(text)': expected seconds or a percentage: a recording has no steps")
    }
    return time
  }

  /// - Throws: `usage` for edits that do not fit the recording.
  fileprivate func check(_ edits: RecordingEdits, isRateGiven: Bool) throws(RequestError) {
    if let crop = edits.crop, crop.maxX > width || crop.maxY > height {
      throw .usage(
        "'--crop \(crop.x),\(crop.y),\(crop.width),\(crop.height)' is outside of the \(width) × \(height) pixels of "
          + path)
    }
    if isRateGiven, !lacksTimes {
      throw .usage("'--input-fps' has no effect: \(path) has the times of its frames")
    }
    if edits.noise != nil, video == nil {
      throw .usage("'--noise' applies only to videos, and \(path) is none")
    }
  }
}
