import AnimCodecs

/// The times of a scene that a file shows, with their durations.
///
/// Frame i shows the time i / fps if this is before the end. The end state follows and is held. So the file lasts for
/// the duration plus the hold, without accumulated rounding.
public struct FrameSchedule: Hashable, Sendable {
  /// One picture of the file.
  public struct Entry: Hashable, Sendable {
    /// Seconds into the scene.
    public var time: Double
    /// The start in the file, in ticks.
    public var start: Int
    /// The duration in ticks, at least 1.
    public var duration: Int
  }

  public internal(set) var entries: [Entry]
  public let ticksPerSecond: Int
  /// The frame rate, if a limit of the format changed it.
  public let reducedFramesPerSecond: Double?
  /// The time in ticks by which the last entry lasts longer instead of a frame that browsers would show too long; 0 in
  /// most schedules.
  private(set) var joinedTicks = 0
  package var joinsFrames: Bool { joinedTicks > 0 }

  /// The total duration in ticks.
  public var totalTicks: Int { entries.last.map { $0.start + $0.duration } ?? 0 }

  var tickDuration: TickDuration {
    get throws(CodecError) { try TickDuration(numerator: 1, denominator: ticksPerSecond) }
  }

  /// The total duration in seconds.
  public var totalDuration: Double { Double(totalTicks) / Double(ticksPerSecond) }
}

extension FrameSchedule {
  /// Times that differ by less than a nanosecond count as equal.
  static let tolerance = 1e-9

  // MARK: - Exact times

  /// For formats that can store any time (PNG, APNG): each frame at its exact time.
  ///
  /// The tick is the longest that divides a frame, the duration and the hold. If it is shorter than 1/65535 s (APNG's
  /// denominator has 16 bits), a tick of 1/60000 s is used and times are rounded.
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

  /// Whether the schedule of exact times has one entry. Does not compute the entries, which may be numerous.
  package static func showsOneFrame(exact range: PlaybackRange) -> Bool {
    let played = range.playedDuration
    // The second frame is before the end, at another tick.
    if 1 / range.framesPerSecond < played - tolerance { return false }
    let held = range.heldDuration
    if held <= tolerance || played <= tolerance { return true }
    // The first frame and the end are one frame if they have the same tick.
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

  // MARK: - Browsers

  /// For APNG: exact times, but no frame at the end that is shorter than browsers show.
  ///
  /// The end of a scene may shorten the last frame, and a hold may be short. Browsers would show such a frame for
  /// 100 ms, so it becomes one with its neighbour: the hold begins earlier or, without a hold, the frame before lasts
  /// longer. The total duration stays. A rate whose frames are all too short stays as it is.
  public init(browsers range: PlaybackRange) {
    self.init(exact: range)
    joinShortEnd(of: range)
  }

  /// For WebP: frames are on the file's grid of milliseconds, and each is drawn for the time at which the file shows it.
  /// The end is that of an APNG.
  public init(milliseconds range: PlaybackRange) {
    range.check()
    let played = range.playedDuration
    let held = range.heldDuration
    let end = Int((played * 1000).rounded())
    var starts: [(time: Double, tick: Int)] = []
    var index = 0
    while Double(index) / range.framesPerSecond < played - Self.tolerance {
      let tick = Int((Double(index) * 1000 / range.framesPerSecond).rounded())
      guard tick < end || starts.isEmpty else { break }
      starts.append((min(range.start + Double(tick) / 1000 * range.speed, range.end), tick))
      index += 1
    }
    if held > Self.tolerance || starts.isEmpty { starts.append((range.end, end)) }
    self.init(
      starts: starts, total: Int(((played + held) * 1000).rounded()), ticksPerSecond: 1000)
    joinShortEnd(of: range)
  }

  private mutating func joinShortEnd(of range: PlaybackRange) {
    guard 1 / range.framesPerSecond >= MediaTime.shortestInBrowsers else { return }
    let shortest = Int((MediaTime.shortestInBrowsers * Double(ticksPerSecond)).rounded(.up))
    let isHeld = range.heldDuration > Self.tolerance
    while let last = entries.last, let previous = entries.dropLast().last,
      last.duration < shortest || isHeld && previous.duration < shortest
    {
      entries.removeLast(2)
      entries.append(
        Entry(
          time: isHeld ? last.time : previous.time, start: previous.start,
          duration: previous.duration + last.duration))
      joinedTicks += isHeld ? previous.duration : last.duration
    }
  }

  // MARK: - Hundredths

  /// For GIF: frames are on the file's grid of 1/100 s, and each is drawn for the time at which the file shows it.
  ///
  /// A delay is at least 2/100 s, because browsers play shorter ones as 10/100 s. So rates above 50 become 50. The
  /// total duration is exact to 1/100 s.
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
      // A hold that is too short for a frame shortens the previous frames.
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

  /// For video: a tick is one frame, and the hold repeats the last frame. The rate is rounded to an integer.
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

  /// - Parameters:
  ///   - starts: the scene's time and the tick of each frame, in order.
  ///   - total: the end in ticks.
  init(
    starts: [(time: Double, tick: Int)], total: Int, ticksPerSecond: Int, reduced: Double? = nil
  ) {
    var entries: [Entry] = []
    entries.reserveCapacity(starts.count)
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1].tick : max(total, start.tick + 1)
      // If the grid is coarser than the frames, two may have the same tick; the later one is shown.
      guard next > start.tick else { continue }
      entries.append(Entry(time: start.time, start: start.tick, duration: next - start.tick))
    }
    self.entries = entries
    self.ticksPerSecond = ticksPerSecond
    reducedFramesPerSecond = reduced
  }
}
