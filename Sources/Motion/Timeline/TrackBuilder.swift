import Primitives

/// One channel's history, while a script is compiled.
struct TrackBuilder: Sendable {
  /// A stretch in which the same animations run.
  struct Segment: Sendable {
    var start: Double
    var model: AnimatableValue
    /// The animation that hides the model value and what adds up below.
    var absolute: Int?
    /// Animations that add up, the oldest first: places in the track's list of `additions`. Some of them may have
    /// ended before.
    var deltas: Range<Int>
    /// Animations that add up also to what hides the model value: directions of paths.
    var turns: [Int] = []
  }

  /// An animation that adds up.
  struct Addition: Sendable {
    var term: Int
    /// The start of the first segment in which it is not shown any more, in seconds.
    var end = Double.infinity
  }

  let target: Int
  let channel: Channel
  /// Whether it is what the target shows that decides before the first step.
  let isFitted: Bool
  var model: AnimatableValue
  var absolute: Int?
  /// All animations that ever added up, the oldest first. Segments share them: a newer one comes behind those that
  /// run, and one that ends leaves a gap. Where there are more gaps than animations, those are written anew, so that
  /// there are never many more of either than animations were begun, in whatever order they end.
  private(set) var additions: [Addition] = []
  private var firstRunning = 0
  /// Behind the first one that runs.
  private var gaps = 0
  /// Those of the animations that add up which turn a view into the direction of its path.
  private(set) var turns: [Int] = []
  private(set) var segments: [Segment]

  init(target: Int, channel: Channel, model: AnimatableValue, isFitted: Bool) {
    self.target = target
    self.channel = channel
    self.isFitted = isFitted
    self.model = model
    segments = [Segment(start: -.infinity, model: model, absolute: nil, deltas: 0..<0)]
  }

  /// Animations that add up at the time that was reached, the oldest first.
  var deltas: [Int] { additions[firstRunning...].filter(\.isRunning).map(\.term) }

  /// Begins a segment with what is there now.
  mutating func mark(at time: Double) {
    let segment = Segment(
      start: start(ofSegmentAt: time), model: model, absolute: absolute,
      deltas: firstRunning..<additions.count,
      turns: absolute == nil ? [] : turns)
    if segments.last?.start == segment.start { segments.removeLast() }
    segments.append(segment)
  }

  /// A segment takes the place of the last one where their times are as good as one.
  private func start(ofSegmentAt time: Double) -> Double {
    guard let last = segments.last, time - last.start < TimelineClock.tolerance else { return time }
    return last.start
  }

  /// Adds an animation on top of what there is. The segment has to be marked afterwards.
  mutating func add(_ term: Int, isTurn: Bool) {
    if isTurn { turns.append(term) }
    additions.append(Addition(term: term))
  }

  /// Whether an animation is still there.
  func contains(_ term: Int) -> Bool {
    absolute == term || place(ofDelta: term) != nil
  }

  /// Takes an animation away, if it is still there.
  mutating func remove(_ term: Int, at time: Double) -> Bool {
    if absolute == term {
      absolute = nil
    } else if let place = place(ofDelta: term) {
      turns.removeAll { $0 == term }
      additions[place].end = start(ofSegmentAt: time)
      gaps += 1
      closeGaps()
    } else {
      return false
    }
    mark(at: time)
    return true
  }

  /// Where an animation that runs is among those that add up, whose numbers rise.
  private func place(ofDelta term: Int) -> Int? {
    var range = firstRunning..<additions.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if additions[middle].term == term { return additions[middle].isRunning ? middle : nil }
      range =
        additions[middle].term < term
        ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private mutating func closeGaps() {
    while firstRunning < additions.count, !additions[firstRunning].isRunning {
      firstRunning += 1
      gaps -= 1
    }
    guard gaps > (additions.count - firstRunning) / 2 else { return }
    let running = additions[firstRunning...].filter(\.isRunning)
    firstRunning = additions.count
    additions += running
    gaps = 0
  }
}

extension TrackBuilder.Addition {
  fileprivate var isRunning: Bool { end == .infinity }
}
