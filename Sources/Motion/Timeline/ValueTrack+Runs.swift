extension ValueTrack {
  /// An animation and the consecutive segments that show it.
  struct Run {
    var term: Int
    var segments: Range<Int>
  }

  /// The segments of each animation, in no particular order. An animation may have several adjacent runs.
  ///
  /// Each segment costs time only for the animations that begin or end there.
  var runs: [Run] {
    var runs: [Run] = []
    var absolute: (term: Int, since: Int)?
    var shown = 0..<0
    var beginnings = Array<Int>(repeating: 0, count: additions.count)
    func end(_ places: Range<Int>, before index: Int) {
      for place in places {
        // The addition may end before older additions.
        let last = min(index, segmentIndex(startingFrom: additions[place].end))
        guard beginnings[place] < last else { continue }
        runs.append(Run(term: additions[place].term, segments: beginnings[place]..<last))
      }
    }
    func show(_ places: Range<Int>, from index: Int) {
      let kept = places.clamped(to: shown)
      end(shown.lowerBound..<kept.lowerBound, before: index)
      end(kept.upperBound..<shown.upperBound, before: index)
      let old = shown.clamped(to: places)
      for place in places.lowerBound..<old.lowerBound { beginnings[place] = index }
      for place in old.upperBound..<places.upperBound { beginnings[place] = index }
      shown = places
    }
    for (index, segment) in segments.enumerated() {
      if let old = absolute, old.term != segment.absolute {
        runs.append(Run(term: old.term, segments: old.since..<index))
        absolute = nil
      }
      if absolute == nil { absolute = segment.absolute.map { ($0, index) } }
      show(segment.absolute == nil || hasExplicit ? segment.additions : 0..<0, from: index)
      for turn in segment.turns {
        runs.append(Run(term: turn, segments: index..<(index + 1)))
      }
    }
    if let absolute {
      runs.append(Run(term: absolute.term, segments: absolute.since..<segments.count))
    }
    show(0..<0, from: segments.count)
    return runs
  }

  /// The first segment that starts at or after a time, or the number of segments.
  private func segmentIndex(startingFrom time: Double) -> Int {
    var (low, high) = (0, segments.count)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].start < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The start and the end of a run, in seconds.
  func interval(of run: Run) -> (start: Double, end: Double) {
    (segments[run.segments.lowerBound].start, end(ofSegment: run.segments.upperBound - 1))
  }
}
