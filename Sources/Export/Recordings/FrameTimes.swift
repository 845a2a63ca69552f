import AnimPrimitives

/// The frames of a recording in the file that is written: which of them, and when each begins.
struct FrameTimes: Sendable {
  struct Frame: Hashable, Sendable {
    /// The start in the recording, in seconds.
    var source: Double
    /// The start in the file, in seconds.
    var start: Double
  }

  /// At least one, in order.
  private(set) var frames: [Frame]
  /// The duration of the file in seconds.
  private(set) var duration: Double
  /// Seconds of the file by which a frame may begin too late, because containers such as Matroska round times to
  /// milliseconds. Without it, a rate that is the recording's own would lose each frame whose time is rounded up.
  private let rounding: Double

  /// The part of a recording at a speed.
  ///
  /// - Precondition: there is a frame, and `0 ≤ start ≤ end`.
  init(_ recording: Recording, from start: Double, to end: Double, speed: Double) {
    precondition(!recording.starts.isEmpty, "a recording has a frame")
    let starts = recording.starts
    let first = max(0, (starts.firstIndex { $0 > start + Self.tolerance } ?? starts.count) - 1)
    frames = [Frame(source: starts[first], start: 0)]
    for source in starts[(first + 1)...].prefix(while: { $0 < end - Self.tolerance }) {
      frames.append(Frame(source: source, start: (source - start) / speed))
    }
    duration = (end - start) / speed
    rounding = 0.001 / speed
  }

  /// When each frame ends in the file, in seconds.
  private var ends: [Double] { frames.dropFirst().map(\.start) + [duration] }

  /// Times that differ by less, in seconds, count as equal.
  static let tolerance = 1e-6

  /// The start, in the recording, of the last frame that begins until a time of the file.
  private func source(until time: Double) -> Double {
    var (low, high) = (0, frames.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if frames[middle].start <= time { low = middle } else { high = middle }
    }
    return frames[low].source
  }

  /// The most usual number of frames a second, a whole number from 1 to 240.
  var usualRate: Double {
    let gaps = zip(frames, ends).map { $1 - $0.start }.filter { $0 > Self.tolerance }.sorted()
    guard !gaps.isEmpty else { return Recording.usualRate }
    return min(240, max(1, (1 / gaps[gaps.count / 2]).rounded()))
  }

  /// Shortens pictures that are shown for longer.
  ///
  /// - Parameters:
  ///   - limit: seconds, above 0.
  ///   - changes: whether each frame differs from the one before it.
  mutating func shortenStill(to limit: Double, changes: [Bool]) {
    var shortened: [Frame] = []
    let ends = ends
    var (time, still) = (0.0, 0.0)
    for (index, frame) in frames.enumerated() {
      if index == 0 || changes[index] { still = 0 }
      // A frame without any time left shows the same as the one before it.
      let shown = min(ends[index] - frame.start, max(0, limit - still))
      if shown > 0 || index == 0 { shortened.append(Frame(source: frame.source, start: time)) }
      still += ends[index] - frame.start
      time += shown
    }
    frames = shortened
    duration = time
  }
}

// MARK: - Schedules

extension FrameTimes {
  /// The schedule of an output.
  ///
  /// - Parameter rate: frames a second; nil keeps the times of the frames, if the format can.
  func schedule(for kind: Output.Kind, rate: Double?) -> FrameSchedule {
    let range = { (rate: Double) in
      PlaybackRange(start: 0, end: duration, framesPerSecond: rate, hold: 0)
    }
    var schedule: FrameSchedule
    // A GIF's times are rounded; its frames are those of the times before that.
    var exact = { (time: Double) in time }
    var tolerance = rounding
    switch kind {
    case .still(let time):
      tolerance = Self.tolerance
      schedule = FrameSchedule(
        exact: PlaybackRange(start: time, end: time, framesPerSecond: Recording.usualRate))
    case .frames:
      guard let rate else { return ownTimes(ticksPerSecond: 60_000, shortest: 1) }
      schedule = FrameSchedule(exact: range(rate))
    case .animation(let format):
      switch format.encoding {
      case .gif:
        guard let rate else { return ownTimes(ticksPerSecond: 100, shortest: 2) }
        let range = range(rate)
        schedule = FrameSchedule(hundredths: range)
        exact = { ($0 * range.rateInHundredths).rounded() / range.rateInHundredths }
      case .apng, .player:
        guard let rate else { return ownTimes(ticksPerSecond: 60_000, shortest: 1) }
        schedule = FrameSchedule(browsers: range(rate))
      case .webP:
        guard let rate else { return ownTimes(ticksPerSecond: 1000, shortest: 1) }
        schedule = FrameSchedule(milliseconds: range(rate))
      case .y4m, .video: schedule = FrameSchedule(constantRate: range(rate ?? usualRate))
      }
    }
    for index in schedule.entries.indices {
      let time = exact(schedule.entries[index].time)
      schedule.entries[index].time = source(until: time + tolerance)
    }
    return schedule
  }

  /// Each frame at its own time, rounded to ticks. A frame that would be too short begins later if the next one leaves
  /// room, and is left out if not.
  private func ownTimes(ticksPerSecond: Int, shortest: Int) -> FrameSchedule {
    // Halves must not depend on the last bit of a sum.
    let tick = { (time: Double) in Int((time * Double(ticksPerSecond) + 1e-7).rounded()) }
    let total = max(shortest, tick(duration))
    var starts: [(time: Double, tick: Int)] = []
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? tick(frames[index + 1].start) : total
      let start = starts.isEmpty ? 0 : max(tick(frame.start), (starts.last?.tick ?? 0) + shortest)
      guard starts.isEmpty || start < next && total - start >= shortest else { continue }
      starts.append((frame.source, start))
    }
    return FrameSchedule(starts: starts, total: total, ticksPerSecond: ticksPerSecond)
  }
}
