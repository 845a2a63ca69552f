import Primitives

/// What one animation does to one channel, while a script is compiled.
struct TermDraft: Sendable {
  enum Kind: Sendable {
    /// Shows what lies between both.
    case absolute(from: AnimatableValue, to: AnimatableValue)
    /// Adds what is left of the change to the model value, which jumped to the goal.
    case delta(from: AnimatableValue, to: AnimatableValue)
    /// Adds what is left of the change of a whole transform, seen from behind its new components.
    case transformDelta(TransformDelta)
    /// Shows a sequence of values.
    case keyframes(ChannelKeyframes)
    /// Shows a whole transform, likewise from behind its new components.
    case transforms(TransformKeyframes)
    /// Adds a sequence of values: the direction of a path.
    case turn(ChannelKeyframes)
  }

  /// Who began it.
  var owner: Int
  var track: Int
  /// Number of its progress function.
  var progress: Int
  var axis: Axis
  var kind: Kind
  /// Seconds; before it the animation waits in its delay.
  var begin: Double
  /// The model value that it found, and the one that it left.
  var before: AnimatableValue
  var after: AnimatableValue

  /// Whether others on the channel go on beneath it.
  var isAdditive: Bool {
    switch kind {
    case .delta, .transformDelta, .turn: true
    case .absolute, .keyframes, .transforms: false
    }
  }
}

/// One channel's history, while a script is compiled.
struct TrackBuilder: Sendable {
  /// A stretch in which the same animations run.
  struct Segment: Sendable {
    var start: Double
    var model: AnimatableValue
    /// The animation that hides the model value and what adds up below.
    var absolute: Int?
    /// Animations that add up, the oldest first.
    var deltas: [Int]
  }

  let target: Int
  let channel: Channel
  /// Whether it is what the target shows that decides before the first step.
  let isFitted: Bool
  var model: AnimatableValue
  var absolute: Int?
  var deltas: [Int] = []
  private(set) var segments: [Segment]

  init(target: Int, channel: Channel, model: AnimatableValue, isFitted: Bool) {
    self.target = target
    self.channel = channel
    self.isFitted = isFitted
    self.model = model
    segments = [Segment(start: -.infinity, model: model, absolute: nil, deltas: [])]
  }

  /// Begins a segment with what is there now.
  mutating func mark(at time: Double) {
    let segment = Segment(start: time, model: model, absolute: absolute, deltas: deltas)
    if let last = segments.last, time - last.start < TimelineClock.tolerance {
      segments[segments.count - 1] = segment
      segments[segments.count - 1].start = last.start
    } else {
      segments.append(segment)
    }
  }

  /// Whether an animation is still there.
  func contains(_ term: Int) -> Bool {
    absolute == term || deltas.contains(term)
  }

  /// Takes an animation away, if it is still there.
  mutating func remove(_ term: Int, at time: Double) -> Bool {
    if absolute == term {
      absolute = nil
    } else if let index = deltas.firstIndex(of: term) {
      deltas.remove(at: index)
    } else {
      return false
    }
    mark(at: time)
    return true
  }
}
