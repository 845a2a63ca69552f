import AnimPrimitives
import AnimTiming

/// The dot that shows a finger on the screen.
struct TouchTrack: Sendable {
  /// The fade-in after the touch, in seconds.
  static let fadeIn = 0.1
  /// The fade-out after the release, in seconds.
  static let fadeOut = 0.2

  let start: Double
  let duration: Double
  private var from: Point
  private var to: Point
  /// The view from whose middle the points are measured; nil for points on the canvas.
  private(set) var view: String?
  private let curve: ResolvedTimingCurve
  /// Whether the track is a pan. Only pans can be joined.
  private let isPan: Bool
  /// The index of the pan from which the finger continues, or nil.
  private var previous: Int?
  /// The pan in which the finger continues, and the time; nil without one.
  private var handover: (next: Int, time: Double)?

  init(_ pan: PanStep, at time: Double) {
    start = time
    duration = pan.duration
    from = pan.from
    to = pan.to
    view = pan.view
    curve = pan.curve.resolved(duration: pan.duration)
    isPan = true
  }

  init(_ tap: TapStep, at time: Double) {
    start = time
    duration = tap.duration
    from = tap.at
    to = tap.at
    view = tap.view
    curve = TimingCurve.linear.resolved(duration: tap.duration)
    isPan = false
  }

  /// Moves the points to the canvas.
  ///
  /// - Parameter middle: of the view, on the canvas.
  mutating func place(at middle: Point) {
    from = Point(from.x + middle.x, from.y + middle.y)
    to = Point(to.x + middle.x, to.y + middle.y)
    view = nil
  }

  /// The time at which the finger leaves the screen.
  private var leave: Double { start + duration }

  /// The time at which the dot has disappeared or the next pan takes over.
  var end: Double { handover?.time ?? (leave + Self.fadeOut) }

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
      pressure: min(previous == nil ? appearing : 1, handover == nil ? leaving : 1))
  }

  /// Whether the next pan shows the finger at a time, in seconds.
  private func isHandedOver(at time: Double) -> Bool {
    handover.map { time - $0.time > -TimeTolerance.seconds } ?? false
  }

  private func location(after elapsed: Double) -> Point {
    let fraction = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
    return from.interpolated(to: to, fraction: curve.value(reachedAt: fraction))
  }
}

// MARK: - Fingers that continue

extension TouchTrack {
  /// The time in which the finger moves; nil if it stays.
  var movement: ClosedRange<Double>? {
    duration > 0 && location(after: 0) != location(after: duration) ? start...leave : nil
  }

  /// The place of a finger at a time. Before its first pan and after its last it is where it comes down or leaves.
  ///
  /// - Parameter index: a track in which the finger is on the screen at some time.
  static func location(of index: Int, at time: Double, _ tracks: [TouchTrack]) -> Point {
    var index = index
    while let previous = tracks[index].previous, time < tracks[index].start { index = previous }
    while let handover = tracks[index].handover, time >= handover.time { index = handover.next }
    return tracks[index].location(after: time - tracks[index].start)
  }

  /// The distance in points within which locations count as equal.
  private static let slack = 1e-6

  /// Joins pans: if a pan begins at the time and place where another ends, the same finger continues without leaving
  /// the screen.
  ///
  /// - Parameter tracks: in script order. Pans with a duration of 0 rely on it.
  static func joined(_ tracks: [TouchTrack]) -> [TouchTrack] {
    var tracks = tracks
    for index in tracks.indices {
      tracks[index].previous = nil
      tracks[index].handover = nil
    }
    // A finger on a view has no place yet.
    let pans = tracks.indices.filter { tracks[$0].isPan && tracks[$0].view == nil }
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
      tracks[previous].handover = (next, time)
      tracks[next].previous = previous
    }
    return tracks
  }

  /// Whether the finger ends where another pan begins.
  private func leads(to next: TouchTrack) -> Bool {
    let way = next.location(after: 0) - location(after: duration)
    return abs(way.x) < Self.slack && abs(way.y) < Self.slack
  }
}
