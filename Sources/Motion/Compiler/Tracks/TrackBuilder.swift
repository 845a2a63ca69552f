import AnimPrimitives
import AnimTiming

/// A track during compilation: its segments so far, and the animations at the current time.
struct TrackBuilder: Sendable {
  private(set) var track: ValueTrack
  var model: AnimatableValue
  var absolute: Int?
  /// The index of the first running addition. If more than half of the later additions have ended, the running ones are
  /// appended again, so that the list stays linear in the number of animations.
  private var firstRunning = 0
  /// The number of later additions that have ended.
  private var gaps = 0
  /// The additions that rotate a view into the direction of its path.
  private(set) var turns: [Int] = []

  init(target: Int, channel: Channel, model: AnimatableValue, isFitted: Bool) {
    track = ValueTrack(target: target, channel: channel, model: model, isFitted: isFitted)
    self.model = model
  }

  var target: Int { track.target }
  var channel: Channel { track.channel }

  /// The running additions of implicit animations, oldest first.
  var deltas: [Int] {
    track.additions[firstRunning...].filter { $0.isRunning && !$0.isExplicit }.map(\.term)
  }

  /// The running explicit animations, oldest first.
  var explicit: [Int] {
    guard track.hasExplicit else { return [] }
    return track.additions[firstRunning...].filter { $0.isRunning && $0.isExplicit }.map(\.term)
  }

  /// Whether an animation is running.
  var isAnimated: Bool {
    absolute != nil || track.additions[firstRunning...].contains(where: \.isRunning)
  }

  /// The explicit animations on top of the absolute one.
  var shownExplicit: [Int] {
    explicit.filter { $0 > absolute ?? -1 }
  }

  /// Begins a segment with the current model value and animations.
  mutating func mark(at time: Double) {
    let segment = ValueTrack.Segment(
      start: start(ofSegmentAt: time), model: model, absolute: absolute,
      additions: firstRunning..<track.additions.count,
      turns: absolute == nil ? [] : turns)
    if track.segments.last?.start == segment.start { track.segments.removeLast() }
    track.segments.append(segment)
  }

  /// The start of a new segment. It replaces the last segment if their times are equal within the tolerance.
  private func start(ofSegmentAt time: Double) -> Double {
    guard let last = track.segments.last, time - last.start < TimeTolerance.seconds else {
      return time
    }
    return last.start
  }

  /// Adds an animation on top of the others. The caller marks the segment afterwards.
  mutating func add(_ term: Int, isTurn: Bool) {
    if isTurn { turns.append(term) }
    track.additions.append(ValueTrack.Addition(term: term))
  }

  /// Adds an explicit animation on top of the others. The caller marks the segment afterwards.
  mutating func addExplicit(_ term: Int) {
    track.hasExplicit = true
    track.additions.append(ValueTrack.Addition(term: term, isExplicit: true))
  }

  /// Whether an animation is running.
  func contains(_ term: Int) -> Bool {
    absolute == term || place(ofDelta: term) != nil
  }

  /// Removes an animation and returns whether it was running.
  mutating func remove(_ term: Int, at time: Double) -> Bool {
    if absolute == term {
      absolute = nil
    } else if let place = place(ofDelta: term) {
      turns.removeAll { $0 == term }
      track.additions[place].end = start(ofSegmentAt: time)
      gaps += 1
      closeGaps()
    } else {
      return false
    }
    mark(at: time)
    return true
  }

  /// The index of a running addition; additions are sorted by term index.
  private func place(ofDelta term: Int) -> Int? {
    var range = firstRunning..<track.additions.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if track.additions[middle].term == term {
        return track.additions[middle].isRunning ? middle : nil
      }
      range =
        track.additions[middle].term < term
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private mutating func closeGaps() {
    while firstRunning < track.additions.count, !track.additions[firstRunning].isRunning {
      firstRunning += 1
      gaps -= 1
    }
    guard gaps > (track.additions.count - firstRunning) / 2 else { return }
    let running = track.additions[firstRunning...].filter(\.isRunning)
    firstRunning = track.additions.count
    track.additions += running
    gaps = 0
  }
}

extension ValueTrack.Addition {
  fileprivate var isRunning: Bool { end == .infinity }
}
