// The times at which tracks jump to another value: at starts of segments, and at keyframes within them.

import AnimTiming

extension CompiledTracks {
  /// The times up to `end` at which a track may jump to another value, in seconds and in order; empty for colours.
  /// Jumps of a number's curve count as movement.
  func changeTimes(ofTrack index: Int, through end: Double) -> [Double] {
    switch tracks[index].channel.kind {
    case .number: numberChangeTimes(ofTrack: index, through: end)
    case .color: []
    case .point, .size, .rect, .colors, .numbers, .transform, .matrix, .path, .text, .flag:
      valueChangeTimes(ofTrack: index, through: end)
    }
  }

  private func numberChangeTimes(ofTrack index: Int, through end: Double) -> [Double] {
    let track = tracks[index]
    var times: [Double] = []
    for segment in track.segments.indices.dropFirst() {
      let start = track.segments[segment].start
      let next = track.end(ofSegment: segment)
      var pieceStarts: Set<Double> = []
      track.forEachTerm(ofSegment: segment) { number in
        let term = terms[number]
        let function = functions[term.progress]
        for piece in function.pieceIndices(from: start, to: next) {
          let time = function.pieces[piece].start
          if time > start, time < next { pieceStarts.insert(time) }
        }
        guard let levels = term.keyframes?.jumps, !levels.isEmpty else { return }
        times += function.crossings(of: levels, axis: term.axis, from: start, to: min(next, end))
      }
      let (before, after) = values(aroundStartOf: segment, ofTrack: index)
      if before.jumps(to: after) { times.append(start) }
      times += pieceStarts.filter { time in
        value(ofTrack: index, segment: segment, at: time, reached: time.nextDown)
          .jumps(to: value(ofTrack: index, segment: segment, at: time, reached: time))
      }
    }
    return times.sorted()
  }

  private func valueChangeTimes(ofTrack index: Int, through end: Double) -> [Double] {
    let track = tracks[index]
    var times: [Double] = []
    for segment in track.segments.indices.dropFirst() {
      let start = track.segments[segment].start
      let next = track.end(ofSegment: segment)
      times.append(start)
      track.forEachTerm(ofSegment: segment) { number in
        let term = terms[number]
        if term.switches, term.begin > start, term.begin < next { times.append(term.begin) }
        guard case .keyframes(let keyframes) = term.kind else { return }
        times += functions[term.progress].crossings(
          of: keyframes.timing.times, axis: term.axis, from: start, to: min(next, end))
      }
    }
    return times.sorted()
  }
}

extension AnimatableValue {
  /// Whether two numbers differ by more than rounding.
  fileprivate func jumps(to next: AnimatableValue) -> Bool {
    guard case .number(let before) = self, case .number(let after) = next else { return false }
    return abs(after - before) > 1e-6 * max(1, abs(before), abs(after))
  }
}

extension ProgressFunction {
  /// The times in an interval at which the progress reaches one of the values or falls below it. The interval excludes
  /// its start and includes its end.
  func crossings(
    of levels: [Double], axis: Axis, from start: Double, to end: Double
  ) -> [Double] {
    var times: [Double] = []
    for index in pieceIndices(from: start, to: end) {
      let piece = pieces[index]
      let next = self.end(ofPiece: index)
      let first = max(piece.start, start)
      guard first < min(next, end) else { continue }
      // A finger that touches the screen may cause a jump.
      times.append(first)
      let last = piece.isMoving ? min(next, end, piece.restTime) : first
      guard first < last else { continue }
      let cycle = crossings(
        of: levels, ofPiece: index, axis, from: first, to: min(last, first + piece.period))
      times += cycle
      guard piece.period < last - first, !cycle.isEmpty else { continue }
      for number in 1... {
        // Times are rounded sums, so an event at that time counts as past.
        let offset = Double(number) * piece.period + TimeTolerance.seconds / 2
        guard first + offset <= last, times.count < Self.crossingLimit else { break }
        times += cycle.map { $0 + offset }.filter { $0 <= last }
      }
    }
    return times
  }

  /// The maximum number of crossings, equal to the maximum number of steps.
  private static let crossingLimit = 1_000_000

  private func crossings(
    of levels: [Double], ofPiece index: Int, _ axis: Axis, from start: Double, to end: Double
  ) -> [Double] {
    var times: [Double] = []
    var low = start
    var before = value(ofPiece: index, at: low, axis: axis)
    for number in 1...Self.sampleCount {
      let share = Double(number) / Double(Self.sampleCount)
      let high = start + (end - start) * share
      let after = value(ofPiece: index, at: high, axis: axis)
      for level in levels where (before >= level) != (after >= level) {
        times.append(
          Double.first(after: low, through: high) {
            (value(ofPiece: index, at: $0, axis: axis) >= level) == (after > before)
          })
      }
      (low, before) = (high, after)
    }
    return times
  }

  /// The number of samples. Between two samples a curve counts as monotone.
  private static let sampleCount = 1024
}

extension ProgressPiece {
  /// The period in seconds.
  fileprivate var period: Double {
    switch cycle {
    case .holds: .infinity
    case .repeats: 1 / rate.magnitude
    case .autoreverses: 2 / rate.magnitude
    }
  }
}
