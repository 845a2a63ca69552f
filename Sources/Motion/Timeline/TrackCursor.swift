// Most tracks show one animation at a time, in one piece of its progress. A cursor keeps the numbers of that piece, so
// that the next times need no search and copy no shared data. It gives the same values as the timeline, at any times in
// any order: outside of its interval it is placed again.

import AnimTiming

/// The values of a track around the last time.
package struct TrackCursor: Sendable {
  /// How the track's value follows from the progress.
  private enum Form: Sendable {
    /// The value does not change.
    case still
    case blend(from: Double, by: Double)
    /// A model value, and a difference that vanishes.
    case addition(to: Double, by: Double)
    case keyframes
    /// One animation of values that are no numbers.
    case other
    /// Several animations, or one that does not follow from its progress alone.
    case any
  }

  private let track: Int
  private var form = Form.any
  /// The interval in which the form holds, compared with times that are later by the tolerance, as in the timeline.
  private var start = Double.infinity
  private var end = -Double.infinity
  private var piece = ProgressPiece(start: 0, position: 0, rate: 0)
  private var lane = 0
  private var timing = KeyframeTiming(times: [0, 1])
  private var segments: [CubicSegment<Double>] = []

  package init(track: Int) { self.track = track }

  /// Whether the value at a time is that of the last evaluation.
  package func isStill(at time: Double) -> Bool {
    guard case .still = form else { return false }
    return covers(time + TimeTolerance.seconds)
  }

  private func covers(_ reached: Double) -> Bool { start <= reached && reached < end }
}

// MARK: - Evaluation

extension TrackCursor {
  /// The value of a number track at a time, in seconds.
  package mutating func number(at time: Double, on timeline: Timeline) -> Double {
    if !covers(time + TimeTolerance.seconds) { place(at: time, timeline.compiled) }
    switch form {
    case .still, .any, .other: return timeline.number(ofTrackAt: track, at: time)
    case .blend(let from, let change): return from + change * progress(at: time)
    case .addition(let model, let delta): return model + (delta - delta * progress(at: time))
    case .keyframes:
      let location = timing.location(at: progress(at: time))
      return segments[location.segment].value(at: location.fraction)
    }
  }

  /// The value of a track of any kind at a time, in seconds.
  package mutating func value(at time: Double, on timeline: Timeline) -> AnimatableValue {
    if !covers(time + TimeTolerance.seconds) { place(at: time, timeline.compiled) }
    if case .other = form { _ = progress(at: time) }
    return timeline.value(ofTrackAt: track, at: time)
  }

  /// The progress of the piece. Later times of a piece that is over need no further evaluation.
  private mutating func progress(at time: Double) -> Double {
    let position = piece.cyclePosition(at: time)
    if piece.isOver(at: position) {
      form = .still
      start = time + TimeTolerance.seconds
    }
    return piece.base[lane] + piece.span[lane] * piece.curve.value(reachedAt: position)
  }
}

// MARK: - Placing

extension TrackCursor {
  private mutating func place(at time: Double, _ compiled: CompiledTracks) {
    let track = compiled.tracks[self.track]
    let segment = track.segmentIndex(startingBy: time + TimeTolerance.seconds)
    start = track.segments[segment].start
    end = track.end(ofSegment: segment)
    form = .any
    var terms: [Int] = []
    track.forEachTerm(ofSegment: segment) { terms.append($0) }
    if terms.isEmpty { form = .still }
    if terms.count == 1 {
      place(on: compiled.terms[terms[0]], over: track.segments[segment].model, at: time, compiled)
    }
  }

  /// - Parameter model: the value below the animation.
  private mutating func place(
    on term: AnimationTerm, over model: AnimatableValue, at time: Double, _ compiled: CompiledTracks
  ) {
    let function = compiled.functions[term.progress]
    guard let index = function.pieceIndex(startingBy: time + TimeTolerance.seconds),
      function.pieces[index].remapping == nil
    else { return }
    switch (term.kind, model) {
    case (.absolute(.number(let from), .number(let to)), _):
      form = .blend(from: from, by: to - from)
    case (.delta(.number(let from), .number(let to)), .number(let model)):
      form = .addition(to: model, by: from - to)
    case (.keyframes(let keyframes), _):
      form = .other
      if case .numbers(let segments) = keyframes.shape {
        form = .keyframes
        self.segments = segments
        timing = keyframes.timing
      }
    case (.absolute, _), (.delta, _), (.transforms, _): form = .other
    case (.transformDelta, _), (.turn, _), (.media, _): return
    }
    piece = function.pieces[index]
    piece.curve = piece.curve(along: term.axis)
    lane = term.axis.lane
    start = max(start, piece.start)
    end = min(end, function.end(ofPiece: index))
  }
}
