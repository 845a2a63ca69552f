import Primitives

/// One channel over time: in each segment the same animations run.
struct ValueTrack: Sendable {
  struct Segment: Sendable {
    /// Seconds; the first segment of a track begins at −∞.
    var start: Double
    var model: AnimatableValue
    /// The animation that hides the model value and all additions except `turns`.
    var absolute: Int?
    /// A range of the track's list of additions. It may contain some that ended before.
    var additions: Range<Int>
    /// Animations that add to the absolute one: directions of paths.
    var turns: [Int] = []
  }

  /// An animation that adds to the model value.
  struct Addition: Sendable {
    var term: Int
    /// The start of the first segment that does not show it any more, in seconds.
    var end = Double.infinity
    /// Whether it is an explicit animation, which lies over everything that began before it.
    var isExplicit = false
  }

  let target: Int
  let channel: Channel
  /// Whether the target's content decides the value before the first step.
  let isFitted: Bool
  /// All additions of the track, the oldest first. Segments share them, so that hundreds of overlapping animations
  /// take linear memory: a new one is appended, and one that ends leaves a gap.
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
  /// The last segment that starts at a time or before it.
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

  /// Calls the closure for each animation that a segment shows, in the order in which they apply: the newest first,
  /// because older ones stand before newer ones in a product of matrices. Explicit animations follow in their order,
  /// except those that an absolute animation replaced for its time.
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
