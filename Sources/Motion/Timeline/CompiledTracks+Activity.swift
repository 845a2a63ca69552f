// When tracks move or jump.

extension CompiledTracks {
  func activity(ofTrack index: Int) -> Activity {
    let track = tracks[index]
    var activity = Activity()
    for run in track.runs {
      let (start, end) = track.interval(of: run)
      let term = terms[run.term]
      if term.switches {
        if term.begin >= start, term.begin <= end { activity.addJump(at: term.begin) }
        continue
      }
      functions[term.progress].forEachMovement(from: start, to: end) { movement in
        switch movement {
        case .moving(let from, let to):
          activity.addMovement(from: max(from, start), to: min(to, end))
        case .jump(let time): if time >= start, time <= end { activity.addJump(at: time) }
        }
      }
    }
    activity.finish()
    // A jump within a movement changes nothing, and comparing the values of many animations takes time.
    for segment in track.segments.indices.dropFirst()
    where !activity.isMoving(at: track.segments[segment].start) {
      let (before, after) = values(aroundStartOf: segment, ofTrack: index)
      if before != after { activity.addJump(at: track.segments[segment].start) }
    }
    // The value before the first step is not in the track.
    if track.isFitted, track.segments.count > 1 { activity.addJump(at: track.segments[1].start) }
    return activity
  }
}
