extension TrackBuilder {
  /// An animation, and the segments in a row in which it is shown.
  struct Run {
    var term: Int
    var segments: Range<Int>
  }
}

extension [TrackBuilder.Segment] {
  /// When each animation is shown. In no order; one that goes on may be told as several in a row.
  ///
  /// From one segment to the next only what begins and what ends is looked at, and not all that runs.
  func runs(of additions: [TrackBuilder.Addition]) -> [TrackBuilder.Run] {
    var runs: [TrackBuilder.Run] = []
    var absolute: (term: Int, since: Int)?
    var shown = 0..<0
    var beginnings = Array<Int>(repeating: 0, count: additions.count)
    func end(_ places: Range<Int>, before index: Int) {
      for place in places {
        // It may have ended among others that go on.
        let last = Swift.min(index, self.index(startingFrom: additions[place].end))
        guard beginnings[place] < last else { continue }
        runs.append(
          TrackBuilder.Run(term: additions[place].term, segments: beginnings[place]..<last))
      }
    }
    func show(_ deltas: Range<Int>, from index: Int) {
      let kept = deltas.clamped(to: shown)
      end(shown.lowerBound..<kept.lowerBound, before: index)
      end(kept.upperBound..<shown.upperBound, before: index)
      let old = shown.clamped(to: deltas)
      for place in deltas.lowerBound..<old.lowerBound { beginnings[place] = index }
      for place in old.upperBound..<deltas.upperBound { beginnings[place] = index }
      shown = deltas
    }
    for (index, segment) in enumerated() {
      if let old = absolute, old.term != segment.absolute {
        runs.append(TrackBuilder.Run(term: old.term, segments: old.since..<index))
        absolute = nil
      }
      if absolute == nil { absolute = segment.absolute.map { ($0, index) } }
      show(segment.absolute == nil ? segment.deltas : 0..<0, from: index)
      for turn in segment.turns {
        runs.append(TrackBuilder.Run(term: turn, segments: index..<(index + 1)))
      }
    }
    if let absolute {
      runs.append(TrackBuilder.Run(term: absolute.term, segments: absolute.since..<count))
    }
    show(0..<0, from: count)
    return runs
  }

  /// The first one that starts at a time or later, or how many there are.
  private func index(startingFrom time: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// When the next one starts; never, after the last one.
  func start(after index: Int) -> Double {
    index + 1 < count ? self[index + 1].start : .infinity
  }

  /// When a run begins and ends, in seconds.
  func interval(of run: TrackBuilder.Run) -> (start: Double, end: Double) {
    (self[run.segments.lowerBound].start, start(after: run.segments.upperBound - 1))
  }
}
