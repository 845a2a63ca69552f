// When tracks become another value at once: where segments begin, and where keyframes within one follow each
// other.

extension CompiledTracks {
  /// When a track may jump to another value, up to an end, in seconds and in order; empty for colours. The jumps of
  /// a number's curve are its way, and do not count.
  func changeTimes(ofTrack track: Int, through end: Double) -> [Double] {
    switch places[track] {
    case .number(let range): numberChangeTimes(in: range, through: end)
    case .color: []
    case .value(let place): valueChangeTimes(values[place].segments, through: end)
    }
  }

  private func numberChangeTimes(in range: Range<Int>, through end: Double) -> [Double] {
    var times: [Double] = []
    for index in range.dropFirst() {
      let segment = numbers.segments[index]
      if jumps(toSegment: index) { times.append(segment.start) }
      let next = index + 1 < range.upperBound ? numbers.segments[index + 1].start : .infinity
      for term in numbers.terms[Int(segment.firstTerm)..<Int(segment.lastTerm)] {
        guard term.keyframes >= 0, term.piece >= 0, term.end > segment.start else { continue }
        let levels = keyframes[Int(term.keyframes)].jumps
        guard !levels.isEmpty else { continue }
        let piece = Int(term.piece)
        times += progress.crossings(
          of: levels, in: piece..<(piece + 1), axis: term.axis, from: segment.start,
          to: min(next, end))
      }
    }
    return times.sorted()
  }

  /// Whether a number is another one where a segment begins, by more than the rounding of a count that goes on.
  private func jumps(toSegment index: Int) -> Bool {
    let start = numbers.segments[index].start
    let (before, after) = (
      number(ofSegment: index - 1, at: start), number(ofSegment: index, at: start)
    )
    return abs(after - before) > 1e-6 * max(1, abs(before), abs(after))
  }

  private func valueChangeTimes(
    _ segments: [ValueTrack.Segment], through end: Double
  ) -> [Double] {
    let ends = segments.dropFirst().map(\.start) + [.infinity]
    var times: [Double] = []
    for (segment, next) in zip(segments, ends) where segment.start.isFinite {
      times.append(segment.start)
      for term in segment.terms {
        guard case .keyframes(let keyframes) = term.kind else { continue }
        times += progress.crossings(
          of: keyframes.timing.times, in: term.pieces, axis: term.axis, from: segment.start,
          to: min(next, end))
      }
    }
    return times.sorted()
  }
}

extension ProgressFunction {
  /// When the progress of a run of pieces begins to be one of some values or above, and when it falls below, after
  /// one time and up to another.
  func crossings(
    of levels: [Double], in range: Range<Int>, axis: Axis, from start: Double, to end: Double
  ) -> [Double] {
    var times: [Double] = []
    for index in pieceIndices(in: range, from: start, to: end) {
      let piece = pieces[index]
      let next = index + 1 < range.upperBound ? pieces[index + 1].start : .infinity
      let first = max(piece.start, start)
      guard first < min(next, end) else { continue }
      // Where a finger touches, it may be another value at once.
      times.append(first)
      let last = piece.isMoving ? min(next, end, piece.restTime) : first
      guard first < last else { continue }
      let cycle = crossings(
        of: levels, ofPiece: index, axis, from: first, to: min(last, first + piece.period))
      times += cycle
      guard piece.period < last - first, !cycle.isEmpty else { continue }
      for number in 1... {
        // Sums are rounded: what happens at a time has happened by then.
        let offset = Double(number) * piece.period + TimelineClock.tolerance / 2
        guard first + offset <= last, times.count < Self.crossingLimit else { break }
        times += cycle.map { $0 + offset }.filter { $0 <= last }
      }
    }
    return times
  }

  /// As many times as steps repeat at most.
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

  /// Between two of them a curve is taken to rise or fall all the way.
  private static let sampleCount = 1024
}

extension ProgressPiece {
  /// Seconds after which it is the same again.
  fileprivate var period: Double {
    switch cycle {
    case .holds: .infinity
    case .repeats: 1 / rate.magnitude
    case .autoreverses: 2 / rate.magnitude
    }
  }
}
