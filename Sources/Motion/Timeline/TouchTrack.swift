import Primitives

/// The dot of a finger that touches the screen, moves and leaves.
struct TouchTrack: Sendable {
  /// Seconds in which the dot appears after the touch.
  static let fadeIn = 0.1
  /// Seconds in which the dot disappears after the finger leaves.
  static let fadeOut = 0.2

  let start: Double
  let duration: Double
  private let from: Point
  private let to: Point
  private let curve: ResolvedTimingCurve
  /// Whether the finger may continue from or into another pan; that of a tap may not.
  private let isPan: Bool
  /// Whether the finger comes from the previous pan.
  private var goesOn = false
  /// The time at which the next pan continues with the finger, if one does.
  private var handover: Double?

  init(_ pan: PanStep, at time: Double) {
    start = time
    duration = pan.duration
    from = pan.from
    to = pan.to
    curve = pan.curve.resolved(duration: pan.duration)
    isPan = true
  }

  init(_ tap: TapStep, at time: Double) {
    start = time
    duration = tap.duration
    from = tap.at
    to = tap.at
    curve = TimingCurve.linear.resolved(duration: tap.duration)
    isPan = false
  }

  /// The time at which the finger leaves.
  private var leave: Double { start + duration }

  /// The time at which the dot has disappeared or belongs to the next pan.
  var end: Double { handover ?? (leave + Self.fadeOut) }

  /// The dot at a time, or nil.
  func touch(at time: Double) -> Timeline.Touch? {
    let elapsed = time - start
    guard elapsed > -TimeTolerance.seconds, time < end, !isHandedOver(at: time) else {
      return nil
    }
    let appearing = min(max(elapsed, 0) / min(Self.fadeIn, max(duration, .leastNormalMagnitude)), 1)
    let leaving = min((end - time) / Self.fadeOut, 1)
    return Timeline.Touch(
      location: location(after: elapsed),
      pressure: min(goesOn ? 1 : appearing, handover == nil ? leaving : 1))
  }

  /// Whether the next pan shows the finger at a time, in seconds.
  private func isHandedOver(at time: Double) -> Bool {
    handover.map { time - $0 > -TimeTolerance.seconds } ?? false
  }

  private func location(after elapsed: Double) -> Point {
    let fraction = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
    return from.interpolated(to: to, fraction: curve.value(reachedAt: fraction))
  }
}

// MARK: - Fingers that continue

extension TouchTrack {
  /// The distance in points within which locations are equal.
  private static let slack = 1e-6

  /// Joins pans: a pan that begins at the time and place at which another one ends continues with the same finger,
  /// which neither leaves nor touches again.
  ///
  /// - Parameter tracks: in the order of the script, which is also the order of pans without a duration.
  static func joined(_ tracks: [TouchTrack]) -> [TouchTrack] {
    var tracks = tracks
    let pans = tracks.indices.filter { tracks[$0].isPan }
    let ending = pans.sorted { (tracks[$0].leave, $0) < (tracks[$1].leave, $1) }
    var first = 0
    for next in pans.sorted(by: { (tracks[$0].start, $0) < (tracks[$1].start, $1) }) {
      let time = tracks[next].start
      while first < ending.count, tracks[ending[first]].leave < time - TimeTolerance.seconds {
        first += 1
      }
      let previous = ending[first...].prefix { tracks[$0].leave < time + TimeTolerance.seconds }
        .first { $0 < next && tracks[$0].handover == nil && tracks[$0].leads(to: tracks[next]) }
      guard let previous else { continue }
      tracks[previous].handover = time
      tracks[next].goesOn = true
    }
    return tracks
  }

  /// Whether the finger ends at the place at which another one begins.
  private func leads(to next: TouchTrack) -> Bool {
    let way = next.location(after: 0) - location(after: duration)
    return abs(way.x) < Self.slack && abs(way.y) < Self.slack
  }
}
