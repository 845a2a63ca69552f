import AnimTiming

/// All tracks of a timeline, with the animations and progress functions that they share.
struct CompiledTracks: Sendable {
  let tracks: [ValueTrack]
  /// Animations; segments refer to them by index.
  let terms: [AnimationTerm]
  /// Progress functions; animations refer to them by index.
  let functions: [ProgressFunction]
  private(set) var activity = Activity()

  init(
    _ tracks: [ValueTrack], terms: [AnimationTerm], functions: [ProgressFunction],
    touches: [TouchTrack]
  ) {
    self.tracks = tracks
    self.terms = terms
    self.functions = functions
    for index in tracks.indices { activity.add(activity(ofTrack: index)) }
    for touch in touches { activity.addMovement(from: touch.start, to: touch.end) }
    activity.finish()
  }

  /// The time of the first step that changes a track, in seconds. The segment before it starts at −∞.
  func start(ofTrack index: Int) -> Double { tracks[index].segments[1].start }

  /// The value of a track at a time, in seconds.
  ///
  /// - Complexity: logarithmic in the length of the track, linear in the number of animations that overlap at the
  ///   time. No allocation for numbers, colours and matrices.
  func value(ofTrack index: Int, at time: Double) -> AnimatableValue {
    let reached = time + TimeTolerance.seconds
    return value(
      ofTrack: index, segment: tracks[index].segmentIndex(startingBy: reached), at: time,
      reached: reached)
  }

  /// The value of a segment at a time, which may be outside the segment.
  ///
  /// - Parameter reached: pieces of progress functions that start later are ignored. `time.nextDown` gives the value
  ///   just before `time`; `time` gives the value from then on.
  func value(
    ofTrack index: Int, segment: Int, at time: Double, reached: Double
  ) -> AnimatableValue {
    var value = tracks[index].segments[segment].model
    tracks[index].forEachTerm(ofSegment: segment) { number in
      let progress = functions[terms[number].progress].value(
        at: time, reached: reached, axis: terms[number].axis)
      value = terms[number].value(
        over: value, progress: progress, at: time, reached: reached)
    }
    return value
  }

  /// The values just before and at the start of a segment.
  func values(aroundStartOf segment: Int, ofTrack index: Int) -> (AnimatableValue, AnimatableValue)
  {
    let time = tracks[index].segments[segment].start
    return (
      value(ofTrack: index, segment: segment - 1, at: time, reached: time.nextDown),
      value(ofTrack: index, segment: segment, at: time, reached: time)
    )
  }
}
