// What moves when.

extension CompiledTracks {
  /// Notes when a track moves or jumps.
  ///
  /// - Parameter shown: of each segment, the places in its table that it became.
  mutating func noteActivity(
    of segments: [TrackBuilder.Segment], _ runs: [TrackBuilder.Run], _ shown: [Range<Int>],
    track: Int
  ) {
    var own = Activity()
    for run in runs {
      let (start, end) = segments.interval(of: run)
      let range = ranges[terms[run.term].progress]
      progress.forEachMovement(of: range, from: start, to: end) { movement in
        switch movement {
        case .moving(let from, let to): own.addMovement(from: max(from, start), to: min(to, end))
        case .jump(let time): if time >= start, time <= end { own.addJump(at: time) }
        }
      }
    }
    own.finish()
    // Where something moves anyway, a jump makes no difference, and what may be many values need not be computed.
    for index in segments.indices.dropFirst() where !own.isMoving(at: segments[index].start) {
      let time = segments[index].start
      if value(track, ofSegment: shown[index - 1].upperBound - 1, at: time)
        != value(track, ofSegment: shown[index].lowerBound, at: time)
      {
        own.addJump(at: time)
      }
    }
    activity.add(own)
  }

  /// What a segment of a track's table gives for a time, be it within or not.
  private func value(_ track: Int, ofSegment segment: Int, at time: Double) -> AnimatableValue {
    switch places[track] {
    case .number: .number(number(ofSegment: segment, at: time))
    case .color: .color(color(ofSegment: segment, at: time))
    case .value(let index): values[index].value(ofSegment: segment, at: time, progress: progress)
    }
  }
}
