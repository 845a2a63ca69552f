import Codecs
import Scenes

/// Which instants of a scene a file shows, and for how long each.
///
/// Frame i shows time i / fps while that is before the end; then comes the end state for the hold. So what
/// is played lasts the duration plus the hold, whatever the rounding.
public struct FrameSchedule: Hashable, Sendable {
  /// One picture of the file.
  public struct Entry: Hashable, Sendable {
    /// Seconds into the scene.
    public var time: Double
    /// Ticks into the file at which it appears.
    public var start: Int
    /// Ticks for which it is shown; at least 1.
    public var duration: Int
  }

  public let entries: [Entry]
  public let ticksPerSecond: Int
  /// The rate that a limit of the format left of the one that was asked for, or nil where it was kept.
  public let reducedFramesPerSecond: Double?

  /// Ticks from the first picture to the end of the last.
  public var totalTicks: Int { entries.last.map { $0.start + $0.duration } ?? 0 }

  var tickDuration: TickDuration {
    get throws(CodecError) { try TickDuration(numerator: 1, denominator: ticksPerSecond) }
  }

  /// Seconds from the first picture to the end of the last.
  public var totalDuration: Double { Double(totalTicks) / Double(ticksPerSecond) }
}

/// What of a scene is played, and how: the part of it, its speed, its rate, and how long its end stays.
///
/// Who makes a schedule of it has to keep to the bounds that are told here.
public struct PlaybackRange: Hashable, Sendable {
  /// Seconds into the scene; 0 ≤ start ≤ end.
  public var start: Double
  public var end: Double
  /// Scene seconds that pass in a second of the file; above 0.
  public var speed: Double
  /// Above 0.
  public var framesPerSecond: Double
  /// Seconds that the end state stays, 0 or more; nil for one frame, 0 to leave it out. Where nothing else
  /// is played either, it stays for one frame: a file shows something.
  public var hold: Double?

  public init(
    start: Double, end: Double, speed: Double = 1, framesPerSecond: Double, hold: Double? = nil
  ) {
    self.start = start
    self.end = end
    self.speed = speed
    self.framesPerSecond = framesPerSecond
    self.hold = hold
  }

  /// All of a scene, with the rate and the hold that it says.
  public init(all renderer: Renderer) {
    self.init(
      start: 0, end: renderer.duration, framesPerSecond: renderer.scene.framesPerSecond,
      hold: renderer.scene.hold)
  }

  /// Traps where a bound is not kept: else there would be no end of frames.
  fileprivate func check() {
    precondition(start >= 0 && end >= start && end.isFinite, "a part of a scene is played")
    precondition(speed > 0 && speed.isFinite, "a scene is played at a speed above 0")
    precondition(framesPerSecond > 0 && framesPerSecond.isFinite, "there are frames in a second")
    precondition(hold.map { $0 >= 0 && $0.isFinite } ?? true, "the end stays for 0 s or more")
  }

  /// Seconds from the first frame to the end state.
  var playedDuration: Double { (end - start) / speed }
  /// Seconds that the end state is shown.
  var heldDuration: Double { heldDuration(orOneOf: framesPerSecond) }
  /// The same in a file of hundredths of a second, where one frame is one of the frames that it really shows.
  var heldInHundredths: Double { heldDuration(orOneOf: rateInHundredths) }
  /// A delay of 1/100 s is played as 1/10 s by browsers.
  fileprivate var rateInHundredths: Double { min(framesPerSecond, 50) }

  private func heldDuration(orOneOf rate: Double) -> Double {
    guard let hold, max(playedDuration, hold) > FrameSchedule.tolerance else { return 1 / rate }
    return hold
  }
}

extension FrameSchedule {
  /// Times closer than a nanosecond are equal.
  fileprivate static let tolerance = 1e-9

  // MARK: - Exact times

  /// For formats with times of their own choice (PNG, APNG, video): each frame at its exact time.
  ///
  /// The tick is the longest that divides a frame, the duration and the hold; where there is none of at
  /// least 1/65535 s (APNG's denominator has 16 bits) it is 1/60000 s, to which times are rounded.
  public init(exact range: PlaybackRange) {
    range.check()
    let played = range.playedDuration
    let held = range.heldDuration
    let ticks = Self.commonTicks(
      of: [1 / range.framesPerSecond, played, held], framesPerSecond: range.framesPerSecond)
    var starts: [(time: Double, tick: Int)] = []
    var index = 0
    while Double(index) / range.framesPerSecond < played - Self.tolerance {
      let elapsed = Double(index) / range.framesPerSecond
      starts.append(
        (range.start + elapsed * range.speed, Int((elapsed * Double(ticks)).rounded())))
      index += 1
    }
    let end = Int((played * Double(ticks)).rounded())
    let total = Int(((played + held) * Double(ticks)).rounded())
    if held > Self.tolerance || starts.isEmpty {
      starts.append((range.end, end))
    }
    self.init(starts: starts, total: total, ticksPerSecond: ticks)
  }

  /// Whether the schedule of exact times has one entry; it may be long, and need not be laid out for that.
  package static func showsOneFrame(exact range: PlaybackRange) -> Bool {
    let played = range.playedDuration
    // The second frame comes before the end, at another tick: there are at least as many as frames.
    if 1 / range.framesPerSecond < played - tolerance { return false }
    let held = range.heldDuration
    if held <= tolerance || played <= tolerance { return true }
    // The first frame and the end are one where they fall on one tick.
    let ticks = commonTicks(
      of: [1 / range.framesPerSecond, played, held], framesPerSecond: range.framesPerSecond)
    return (played * Double(ticks)).rounded() == 0
  }

  private static func commonTicks(of durations: [Double], framesPerSecond: Double) -> Int {
    let isWhole = { (value: Double) in abs(value - value.rounded()) < 1e-7 }
    for factor in 1...240 {
      let ticks = framesPerSecond * Double(factor)
      guard ticks <= 65535 else { break }
      if isWhole(ticks), durations.allSatisfy({ isWhole($0 * ticks) }) {
        return Int(ticks.rounded())
      }
    }
    return 60_000
  }

  // MARK: - Hundredths

  /// For GIF: frames lie on the file's grid of hundredths of a second, and each is drawn for the instant
  /// at which the file shows it.
  ///
  /// No delay is under 2 hundredths, which browsers would play as 10; a rate above 50 becomes 50. The
  /// whole is right to the hundredth.
  public init(hundredths range: PlaybackRange) {
    range.check()
    let shortest = 2
    let rate = range.rateInHundredths
    let played = range.playedDuration
    let held = range.heldInHundredths
    let end = Int((played * 100).rounded())
    let total = max(shortest, Int(((played + held) * 100).rounded()))
    var starts: [(time: Double, tick: Int)] = []
    var index = 0
    while Double(index) / rate < played - Self.tolerance {
      let tick = Int((Double(index) * 100 / rate).rounded())
      let next = held > Self.tolerance ? end : total
      guard next - tick >= shortest || starts.isEmpty, total - tick >= shortest else { break }
      starts.append((min(range.start + Double(tick) / 100 * range.speed, range.end), tick))
      index += 1
    }
    if held > Self.tolerance || starts.isEmpty {
      // A hold too short to be shown takes its time from the frames before it.
      let last = min(end, total - shortest)
      while let previous = starts.last, last - previous.tick < shortest, starts.count > 1 {
        starts.removeLast()
      }
      if let previous = starts.last, last - previous.tick < shortest {
        starts.removeLast()
      }
      starts.append((range.end, starts.isEmpty ? 0 : last))
    }
    self.init(
      starts: starts, total: total, ticksPerSecond: 100,
      reduced: rate < range.framesPerSecond ? rate : nil)
  }

  // MARK: - A constant rate

  /// For video: a tick is a frame, and what is held is repeated. Rates are whole numbers there; one that
  /// is not becomes the nearest.
  public init(constantRate range: PlaybackRange) {
    range.check()
    let rate = max(1, range.framesPerSecond.rounded())
    let ticks = Int(rate)
    let end = Int((range.playedDuration * rate - 1e-6).rounded(.up))
    let held =
      range.heldDuration > Self.tolerance ? max(1, Int((range.heldDuration * rate).rounded())) : 0
    var starts: [(time: Double, tick: Int)] = (0..<max(0, end)).map {
      (range.start + Double($0) / rate * range.speed, $0)
    }
    if held > 0 || starts.isEmpty { starts.append((range.end, end)) }
    self.init(
      starts: starts, total: max(1, end + held), ticksPerSecond: ticks,
      reduced: rate == range.framesPerSecond ? nil : rate)
  }

  private init(
    starts: [(time: Double, tick: Int)], total: Int, ticksPerSecond: Int, reduced: Double? = nil
  ) {
    var entries: [Entry] = []
    entries.reserveCapacity(starts.count)
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1].tick : max(total, start.tick + 1)
      // Where the grid is coarser than the frames, two may fall on one tick: the later one is shown.
      guard next > start.tick else { continue }
      entries.append(Entry(time: start.time, start: start.tick, duration: next - start.tick))
    }
    self.entries = entries
    self.ticksPerSecond = ticksPerSecond
    reducedFramesPerSecond = reduced
  }
}
