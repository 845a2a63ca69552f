import Codecs
import Export
import Motion
import Primitives
import Render
import Scenes

/// What the options of a render say, checked.
struct RenderSettings {
  let sceneOptions: SceneOptions
  let overrides: SceneOverrides
  let plays: Int?
  let jobs: Int
  let gif: GIFOptions
  let arguments: Arguments

  /// - Parameter jobs: instead of what the options say.
  init(_ arguments: Arguments, jobs: Int? = nil) throws(Failure) {
    self.arguments = arguments
    sceneOptions = try SceneOptions(arguments)
    overrides = try SceneOverrides(arguments)
    plays = try arguments.integer("plays", in: 0...65535)
    let asked = try arguments.jobs
    self.jobs = jobs ?? asked ?? Machine.processorCount
    gif = try GIFOptions(arguments, appearance: sceneOptions.appearance)
  }

  /// What of the scene is played.
  func range(of renderer: Renderer) throws(Failure) -> PlaybackRange {
    let start = try time("from", of: renderer) ?? 0
    let end = try time("to", of: renderer) ?? renderer.duration
    guard start <= end else {
      throw .usage("'--from' (\(start.shortText) s) comes after '--to' (\(end.shortText) s)")
    }
    let range = PlaybackRange(
      start: start, end: end,
      speed: try arguments.number("speed", in: 0.001...1000) ?? 1,
      framesPerSecond: renderer.scene.framesPerSecond, hold: renderer.scene.hold)
    if !arguments.has("time") { try range.checkFrameCount() }
    return range
  }

  func time(_ option: String, of renderer: Renderer) throws(Failure) -> Double? {
    guard let text = arguments.value(option) else { return nil }
    return try renderer.time(named: text, option: option)
  }
}

extension PlaybackRange {
  /// More would take more memory for their times alone than a machine may have.
  private static let frameLimit = 1_000_000

  /// - Throws: 64 where there are too many frames.
  func checkFrameCount() throws(Failure) {
    let count = (end - start) / speed * framesPerSecond
    guard count > Double(Self.frameLimit) else { return }
    throw .usage(
      "there would be \(Int(count)) frames, and \(Self.frameLimit) are the most",
      hint: "--fps and --speed make them fewer, --from and --to choose a part")
  }
}

extension Renderer {
  /// A time as the command line names it: seconds, a percentage of the duration, or a step's id with
  /// `.end` and an offset as in a scene's `at`.
  func time(named text: String, option: String) throws(Failure) -> Double {
    if let seconds = Double(decimal: text) { return try check(seconds, "'--\(option) \(text)'") }
    if text.hasSuffix("%"), let percent = Double(decimal: text.dropLast()) {
      guard (0...100).contains(percent) else {
        throw .usage("'--\(option) \(text)': expected 0% to 100%")
      }
      // 100 % of 0.35 s and 0.05 s are a last bit more than both.
      return min(duration * percent / 100, duration)
    }
    if let interval = interval(ofStepEndingAt: text), interval.contains(duration) {
      // The scene's own duration cuts the step off; what is shown of it ends there.
      return duration
    }
    if let time = time(ofStepNamed: text) { return try check(time, "'--\(option) \(text)'") }
    let start = ".start"
    let id = String(text.dropLast(start.count))
    let hint =
      text.hasSuffix(start) && time(ofStepNamed: id) != nil
      ? "a step's start is its id alone: \(id)"
      : timeline.stepIDs.nearest(to: text).map { "did you mean '\($0)'?" }
    throw .usage(
      "'--\(option) \(text)': expected seconds, a percentage or a step's id", hint: hint)
  }

  /// A time that the scene shows.
  private func check(_ seconds: Double, _ argument: String) throws(Failure) -> Double {
    guard seconds.isFinite, seconds >= 0, seconds <= duration + 1e-9 else {
      throw .usage("\(argument): the scene lasts from 0 to \(duration.shortText) s")
    }
    return min(seconds, duration)
  }

  /// Of `move.end` that of `move`, unless a step is called `move.end`.
  private func interval(ofStepEndingAt text: String) -> ClosedRange<Double>? {
    guard text.hasSuffix(".end"), timeline.interval(ofStep: text) == nil else { return nil }
    return timeline.interval(ofStep: String(text.dropLast(4)))
  }

  /// `move`, `move.end`, `move+0.2`, `move.end-0.1`; a whole id wins over a sum, which has one offset.
  private func time(ofStepNamed text: String) -> Double? {
    if let bound = bound(ofStepNamed: text) { return bound }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), sign > text.startIndex,
      let offset = Double(decimal: text[sign...]), offset.isFinite,
      let base = bound(ofStepNamed: String(text[..<sign]))
    else { return nil }
    return base + offset
  }

  /// Where a step begins, or with `.end` ends.
  private func bound(ofStepNamed text: String) -> Double? {
    timeline.interval(ofStep: text)?.lowerBound ?? interval(ofStepEndingAt: text)?.upperBound
  }
}
