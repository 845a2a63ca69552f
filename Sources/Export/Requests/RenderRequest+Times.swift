package import AnimRendering
import AnimMotion
import AnimPrimitives
import AnimScenes

extension RenderRequest {
  /// The part of the scene to play.
  package func range(of renderer: Renderer) throws(RequestError) -> PlaybackRange {
    var (start, end) = (0.0, renderer.duration)
    if let from { start = try renderer.time(named: from, option: "from") }
    if let to { end = try renderer.time(named: to, option: "to") }
    guard start <= end else {
      throw .usage("'--from' (\(start.shortText) s) comes after '--to' (\(end.shortText) s)")
    }
    return PlaybackRange(
      start: start, end: end, speed: speed,
      framesPerSecond: renderer.scene.framesPerSecond, hold: renderer.scene.hold)
  }
}

extension PlaybackRange {
  /// Limits the memory for the times of frames.
  private static let frameLimit = 1_000_000

  /// - Throws: `usage` if there are too many frames.
  package func checkFrameCount() throws(RequestError) {
    let count = (end - start) / speed * framesPerSecond
    guard count > Double(Self.frameLimit) else { return }
    throw .usage(
      "\(Int(count).groupedText) frames exceed the limit of \(Self.frameLimit.groupedText)",
      hint: "lower --fps, raise --speed, or choose a part with --from and --to")
  }
}

/// Times of a scene or a recording on the command line.
struct GivenTimes {
  /// `scene` or `recording`.
  let noun: String
  /// Seconds.
  let duration: Double

  /// The distance in seconds beyond the end up to which a time counts as the end. Lines for people print times with six
  /// digits, which may be rounded up.
  private static let printedTolerance = 0.500_1e-6

  /// Resolves seconds or a percentage of the duration; nil for another text.
  func time(_ text: String, option: String) throws(RequestError) -> Double? {
    if let seconds = Double(decimal: text) { return try check(seconds, "'--\(option) \(text)'") }
    guard text.hasSuffix("%"), let percent = Double(decimal: text.dropLast()) else { return nil }
    guard (0...100).contains(percent) else {
      throw .usage("'--\(option) \(text)': expected 0% to 100%")
    }
    // Rounding could put 100 % after the end.
    return min(duration * percent / 100, duration)
  }

  /// Checks that a time is between the start and the end.
  func check(_ seconds: Double, _ argument: String) throws(RequestError) -> Double {
    guard seconds.isFinite, seconds >= 0, seconds <= duration + Self.printedTolerance else {
      throw .usage("\(argument): the \(noun) lasts from 0 to \(duration.shortText) s")
    }
    return min(seconds, duration)
  }
}

extension Renderer {
  /// Resolves a time on the command line: seconds, a percentage of the duration, or a step's id with an optional
  /// `.start` or `.end` and offset.
  package func time(named text: String, option: String) throws(RequestError) -> Double {
    let times = GivenTimes(noun: "scene", duration: duration)
    if let time = try times.time(text, option: option) { return time }
    if let interval = interval(ofStepEndingAt: text), interval.contains(duration) {
      // The scene's duration cuts off the step.
      return duration
    }
    if let time = time(ofStepNamed: text) { return try times.check(time, "'--\(option) \(text)'") }
    let suffix = [".start", ".end"].first(where: text.hasSuffix) ?? ""
    let hint = timeline.stepIDs.nearest(to: String(text.dropLast(suffix.count)))
      .map { "did you mean '\($0)\(suffix)'?" }
    throw .usage(
      "'--\(option) \(text)': expected seconds, a percentage or the id of a step", hint: hint)
  }

  /// The interval of the step `move` for `move.end`, unless a step has the id `move.end`.
  private func interval(ofStepEndingAt text: String) -> ClosedRange<Double>? {
    guard text.hasSuffix(".end"), timeline.interval(ofStep: text) == nil else { return nil }
    return timeline.interval(ofStep: String(text.dropLast(4)))
  }

  /// `move`, `move.start`, `move.end`, `move+0.2`, `move.end-0.1`. An id equal to the whole text takes precedence.
  private func time(ofStepNamed text: String) -> Double? {
    if let bound = bound(ofStepNamed: text) { return bound }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), sign > text.startIndex,
      let offset = Double(decimal: text[sign...]), offset.isFinite,
      let base = bound(ofStepNamed: String(text[..<sign]))
    else { return nil }
    return base + offset
  }

  /// The start of a step, optionally written with `.start`, or its end with `.end`.
  private func bound(ofStepNamed text: String) -> Double? {
    if let interval = timeline.interval(ofStep: text) { return interval.lowerBound }
    if text.hasSuffix(".start") {
      return timeline.interval(ofStep: String(text.dropLast(6)))?.lowerBound
    }
    return interval(ofStepEndingAt: text)?.upperBound
  }
}
