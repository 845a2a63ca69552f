import Primitives

/// A finger that touches the glass, moves and leaves.
struct TouchTrack: Sendable {
  /// Seconds that a dot takes to appear once the finger touches.
  static let fadeIn = 0.1
  /// Seconds that it takes to go after the finger left.
  static let fadeOut = 0.2

  let start: Double
  let duration: Double
  private let from: Point
  private let to: Point
  private let curve: ResolvedTimingCurve
  /// Whether the finger may come from another pan or go on in one: not that of a tap, which leaves.
  private let isPan: Bool
  /// Whether the finger is there already, from the pan before.
  private var goesOn = false
  /// When the next pan goes on with the finger, if one does.
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

  /// When the finger leaves.
  private var leave: Double { start + duration }

  /// When the dot is gone, or another pan's.
  var end: Double { handover ?? (leave + Self.fadeOut) }

  /// The dot at a time, or nil while there is none.
  func touch(at time: Double) -> Timeline.Touch? {
    let elapsed = time - start
    guard elapsed > -TimelineClock.tolerance, time < end, !isHandedOver(at: time) else {
      return nil
    }
    let appearing = min(max(elapsed, 0) / min(Self.fadeIn, max(duration, .leastNormalMagnitude)), 1)
    let leaving = min((end - time) / Self.fadeOut, 1)
    return Timeline.Touch(
      location: location(after: elapsed),
      pressure: min(goesOn ? 1 : appearing, handover == nil ? leaving : 1))
  }

  /// Whether the pan that goes on shows the finger by a time, in seconds.
  private func isHandedOver(at time: Double) -> Bool {
    handover.map { time - $0 > -TimelineClock.tolerance } ?? false
  }

  private func location(after elapsed: Double) -> Point {
    let fraction = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
    return from.interpolated(to: to, fraction: curve.value(reachedAt: fraction))
  }
}

// MARK: - Fingers that stay

extension TouchTrack {
  /// Points; what rounding leaves of a way.
  private static let slack = 1e-6

  /// The same fingers, of which one that begins a pan when and where another pan ends is that one: it neither leaves
  /// nor touches again.
  ///
  /// - Parameter tracks: in the order of the script. Of two pans that take no time, the one that is written first
  ///   comes first.
  static func joined(_ tracks: [TouchTrack]) -> [TouchTrack] {
    var tracks = tracks
    let pans = tracks.indices.filter { tracks[$0].isPan }
    let ending = pans.sorted { (tracks[$0].leave, $0) < (tracks[$1].leave, $1) }
    var first = 0
    for next in pans.sorted(by: { (tracks[$0].start, $0) < (tracks[$1].start, $1) }) {
      let time = tracks[next].start
      while first < ending.count, tracks[ending[first]].leave < time - TimelineClock.tolerance {
        first += 1
      }
      let previous = ending[first...].prefix { tracks[$0].leave < time + TimelineClock.tolerance }
        .first { $0 < next && tracks[$0].handover == nil && tracks[$0].leads(to: tracks[next]) }
      guard let previous else { continue }
      tracks[previous].handover = time
      tracks[next].goesOn = true
    }
    return tracks
  }

  /// Whether the finger ends where another one begins.
  private func leads(to next: TouchTrack) -> Bool {
    let way = next.location(after: 0) - location(after: duration)
    return abs(way.x) < Self.slack && abs(way.y) < Self.slack
  }
}
