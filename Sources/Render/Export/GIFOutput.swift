import Codecs
import Motion
import Primitives
import Scenes

/// An animated GIF.
final class GIFOutput: FrameOutput {
  let comparer: FrameComparer?
  private var encoder: GIFEncoder
  private let stream: OutputStream
  private let schedule: FrameSchedule
  private let renderer: Renderer
  private let options: ExportOptions
  private let sizeLimit: Int?

  init(
    stream: OutputStream, schedule: FrameSchedule, renderer: Renderer, plays: Int,
    comment: String?, options: ExportOptions, sizeLimit: Int?
  ) throws(CodecError) {
    let settings = options.gif.keepingColors(of: renderer.scene)
    encoder = try GIFEncoder(
      width: renderer.pixelWidth, height: renderer.pixelHeight, loopCount: plays,
      comment: comment, options: settings, jobs: options.jobs, sink: stream)
    comparer = renderer.background.alpha == 255 ? FrameComparer(settings) : nil
    self.stream = stream
    self.schedule = schedule
    self.renderer = renderer
    self.options = options
    self.sizeLimit = sizeLimit
  }

  func append(_ window: [AnimationFrame]) throws(ExportError) {
    try encoder.append(window, path: stream.path)
  }

  /// What the file will have, in bytes, once it is already larger than it may be; nil before.
  var expectedByteCount: Int? {
    guard let sizeLimit, stream.byteCount > sizeLimit else { return nil }
    let shown = encoder.summary.duration
    return shown > 0 ? stream.byteCount * schedule.totalTicks / shown : nil
  }

  func finish() throws(ExportError) -> WrittenFile {
    var notes: [String] = []
    if let rate = schedule.reducedFramesPerSecond {
      notes.append("a GIF shows at most \(Int(rate)) frames a second: drawn at that rate")
    }
    do {
      try encoder.finish()
      notes += colorNotes
      if options.verifiesGIF { notes.append(try verify()) }
    } catch {
      throw .codec(error, path: stream.path)
    }
    if let sizeLimit, stream.byteCount > sizeLimit { throw .sizeLimit(stream.byteCount) }
    try stream.close()
    return WrittenFile(
      path: stream.path, format: .gif, byteCount: stream.byteCount,
      frameCount: encoder.summary.frames.count, duration: schedule.totalDuration, notes: notes)
  }

  func commit() throws(ExportError) {
    try stream.commit()
  }

  func discard() {
    stream.discard()
  }

  private var colorNotes: [String] {
    var notes: [String] = []
    let approximate = encoder.summary.frames.filter { !$0.isExact }
    if !approximate.isEmpty {
      // Errors are counted in steps, rounded up.
      let bound = encoder.summary.isEstimated ? "about" : "at most"
      let error = (encoder.summary.largestError * 100).rounded(.up) / 100
      // A lossy compression changes colours that a table may have room for.
      let why = options.gif.lossy > 0 ? "are not exact" : "have more colours than a table holds"
      notes.append(
        "\(approximate.count) of \(encoder.summary.frames.count) frames \(why); the largest error is "
          + "\(bound) \(error) (100 × OKLab distance)")
    }
    if let soft = encoder.summary.softPixels {
      notes.append(
        "half-transparent pixels became clear or opaque, as a GIF's are (frame \(soft.frame), the first, has "
          + "\(soft.count)): for soft edges write .apng, or give --matte")
    }
    return notes
  }

  /// Decodes the file, plays it, and compares each shown picture with the scene drawn anew.
  private func verify() throws(CodecError) -> String {
    var verifier = try GIFVerifier(stream.writtenBytes(), matte: options.gif.matte)
    var differing: [GIFVerifier.Difference] = []
    var totalError = 0.0
    try FramePipeline(renderer: renderer, schedule: schedule, jobs: options.jobs)
      .run { window throws(CodecError) in
        for frame in window {
          if let difference = try verifier.compare(frame) {
            differing.append(difference)
            totalError += difference.meanError * Double(frame.duration)
          }
        }
      }
    try verifier.finish()
    guard !differing.isEmpty else {
      return "verified: all \(schedule.entries.count) frames are shown exactly as drawn"
        + (encoder.summary.softPixels != nil
          ? ", half-transparent pixels as clear or opaque ones" : "")
    }
    let mean = (totalError / Double(schedule.totalTicks) * 10_000).rounded() / 10_000
    let worst = differing.sorted { $0.largestError > $1.largestError }.prefix(3).map {
      "frame \($0.frame): \(($0.largestError * 100).rounded() / 100)"
    }
    return
      "verified: \(schedule.entries.count - differing.count) of \(schedule.entries.count) frames "
      + "are exact; the mean error is \(mean) (100 × OKLab distance), the largest are "
      + worst.joined(separator: ", ")
  }
}

extension GIFOptions {
  /// The options with the scene's own colours among those that every table has unchanged.
  func keepingColors(of scene: Scene) -> GIFOptions {
    var options = self
    options.flatColors += scene.flatColors
    return options
  }
}

extension Scene {
  /// Opaque colours that the scene names: backgrounds, fills, text, borders, tints, and what they change to.
  var flatColors: [PremultipliedColor] {
    var colors: [Color?] = [background]
    for view in flattenedViews {
      for case .color(let color) in view.initialValues.values { colors.append(color) }
      if case .image(let image) = view.content { colors.append(image.tintColor) }
    }
    for change in steps.flatMap(\.changes) {
      for case .color(let color) in change.goal.values { colors.append(color) }
    }
    let opaque = colors.compactMap { $0 }.filter { $0.alpha >= 1 }.map(PremultipliedColor.init)
    // Sorted, because dictionaries have no order.
    return Set(opaque).sorted { $0.rgba < $1.rgba }
  }
}
