/// Anything else over time: matrices, paths, lists, texts, flags.
struct ValueTrack: Sendable {
  struct Term: Sendable {
    var pieces: Range<Int>
    var axis: Axis
    var kind: TermDraft.Kind
  }

  struct Segment: Sendable {
    var start: Double
    var base: AnimatableValue
    /// In the order in which they apply to the base.
    var terms: [Term]
  }

  var segments: [Segment] = []

  func segmentIndex(at time: Double) -> Int {
    let time = time + TimelineClock.tolerance
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func value(
    ofSegment index: Int, at time: Double, progress: ProgressFunction
  ) -> AnimatableValue {
    segments[index].terms.reduce(segments[index].base) { value, term in
      let fraction = progress.value(of: term.pieces, at: time, axis: term.axis)
      return switch term.kind {
      case .absolute(let from, let to): from.interpolated(to: to, fraction: fraction)
      case .delta(let from, let to): value.adding(from: from, to: to, progress: fraction)
      case .transformDelta(let delta): delta.added(to: value, progress: fraction)
      case .keyframes(let keyframes), .turn(let keyframes, _): keyframes.value(at: fraction)
      case .transforms(let transforms): transforms.value(at: fraction)
      }
    }
  }
}
