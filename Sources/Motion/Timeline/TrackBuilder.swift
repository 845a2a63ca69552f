import Primitives

/// One channel's history, while a script is compiled.
struct TrackBuilder: Sendable {
  /// A stretch in which the same animations run.
  struct Segment: Sendable {
    var start: Double
    var model: AnimatableValue
    /// The animation that hides the model value and what adds up below.
    var absolute: Int?
    /// Animations that add up, the oldest first: places in the track's list of `additions`.
    var deltas: Range<Int>
    /// Animations that add up also to what hides the model value: directions of paths.
    var turns: [Int] = []
  }

  let target: Int
  let channel: Channel
  /// Whether it is what the target shows that decides before the first step.
  let isFitted: Bool
  var model: AnimatableValue
  var absolute: Int?
  /// All animations that ever added up. Segments share them: a newer one comes behind those that run, and mostly the
  /// oldest ends first. Where another one does, those that are left are written anew.
  private(set) var additions: [Int] = []
  private var running = 0..<0
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
  var deltas: ArraySlice<Int> { additions[running] }

  /// Begins a segment with what is there now.
  mutating func mark(at time: Double) {
    let segment = Segment(
      start: time, model: model, absolute: absolute, deltas: running,
      turns: absolute == nil ? [] : turns)
    if let last = segments.last, time - last.start < TimelineClock.tolerance {
      segments[segments.count - 1] = segment
      segments[segments.count - 1].start = last.start
    } else {
      segments.append(segment)
    }
  }

  /// Adds an animation on top of what there is. The segment has to be marked afterwards.
  mutating func add(_ term: Int, isTurn: Bool) {
    if isTurn { turns.append(term) }
    if running.upperBound < additions.count { rewrite(Array(deltas)) }
    additions.append(term)
    running = running.lowerBound..<additions.count
  }

  /// Whether an animation is still there.
  func contains(_ term: Int) -> Bool {
    absolute == term || deltas.contains(term)
  }

  /// Takes an animation away, if it is still there.
  mutating func remove(_ term: Int, at time: Double) -> Bool {
    if absolute == term {
      absolute = nil
    } else if let place = deltas.firstIndex(of: term) {
      removeDelta(at: place)
      turns.removeAll { $0 == term }
    } else {
      return false
    }
    mark(at: time)
    return true
  }

  private mutating func removeDelta(at place: Int) {
    switch place {
    case running.lowerBound: running = (place + 1)..<running.upperBound
    case running.upperBound - 1: running = running.lowerBound..<place
    default: rewrite(deltas[..<place] + deltas[(place + 1)...])
    }
  }

  private mutating func rewrite(_ deltas: some Collection<Int>) {
    let first = additions.count
    additions += deltas
    running = first..<additions.count
  }
}
