// When tracks change whose values cannot be blended: where segments begin, and where keyframes within one
// follow each other.

extension CompiledTracks {
  /// When a track of such values may become another one, up to an end, in seconds and in order; empty for numbers
  /// and colours.
  func changeTimes(ofTrack track: Int, through end: Double) -> [Double] {
    guard case .value(let place) = places[track] else { return [] }
    let segments = values[place].segments
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
