import AnimPrimitives

/// One channel over time. Within a segment the same animations run.
struct ValueTrack: Sendable {
  struct Segment: Sendable {
    /// Seconds; the first segment of a track begins at −∞.
    var start: Double
    var model: AnimatableValue
    /// The animation that hides the model value and all additions except `turns`.
    var absolute: Int?
    /// A range of the track's additions. It may include some that have ended.
    var additions: Range<Int>
    /// Animations added to the absolute one: path directions.
    var turns: [Int] = []
  }

  /// An animation that adds to the model value.
  struct Addition: Sendable {
    var term: Int
    /// The start of the first segment without this addition, in seconds.
    var end = Double.infinity
    /// Whether the animation is explicit, and so on top of all earlier ones.
    var isExplicit = false
  }

  let target: Int
  let channel: Channel
  /// Whether the target's content determines the value before the first step.
  let isFitted: Bool
  /// All additions of the track, oldest first. Segments share the list, so that memory is linear even if hundreds of
  /// animations overlap.
  var additions: [Addition] = []
  /// Whether there has been an explicit animation.
  var hasExplicit = false
  var segments: [Segment]

  init(target: Int, channel: Channel, model: AnimatableValue, isFitted: Bool) {
    self.target = target
    self.channel = channel
    self.isFitted = isFitted
    segments = [Segment(start: -.infinity, model: model, absolute: nil, additions: 0..<0)]
  }
}

extension ValueTrack {
  /// The last segment that starts at or before a time.
  func segmentIndex(startingBy time: Double) -> Int {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The start of the next segment, in seconds; infinite after the last one.
  func end(ofSegment index: Int) -> Double {
    index + 1 < segments.count ? segments[index + 1].start : .infinity
  }

  /// Calls the closure for each animation of a segment in the order of application: newest first, because older
  /// matrices are left factors. Explicit animations follow in their order, except those that an absolute animation has
  /// replaced.
  func forEachTerm(ofSegment index: Int, _ body: (Int) -> Void) {
    let segment = segments[index]
    if let absolute = segment.absolute {
      body(absolute)
      for turn in segment.turns { body(turn) }
    } else {
      for place in segment.additions.reversed()
      where additions[place].end > segment.start && !additions[place].isExplicit {
        body(additions[place].term)
      }
    }
    guard hasExplicit else { return }
    for place in segment.additions
    where additions[place].end > segment.start && additions[place].isExplicit {
      if additions[place].term > segment.absolute ?? -1 { body(additions[place].term) }
    }
  }
}
