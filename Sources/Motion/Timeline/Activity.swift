import AnimTiming

/// The times at which values move or jump.
struct Activity: Sendable {
  private var starts: [Double] = []
  private var ends: [Double] = []
  private var jumps: [Double] = []
  private var movements: [(from: Double, to: Double)] = []

  /// Adds a movement after `from`, up to and including `to`.
  mutating func addMovement(from: Double, to: Double) {
    if from < to { movements.append((from, to)) }
  }

  /// Adds a change at a time.
  mutating func addJump(at time: Double) {
    jumps.append(time)
  }

  /// Adds the content of a finished activity.
  mutating func add(_ other: Activity) {
    jumps += other.jumps
    movements += zip(other.starts, other.ends).map { ($0, $1) }
  }

  /// Merges overlapping movements. Call it once, after the last addition.
  mutating func finish() {
    jumps.sort()
    for (from, to) in movements.sorted(by: { $0.from < $1.from }) {
      if let last = ends.last, from <= last {
        ends[ends.count - 1] = max(last, to)
      } else {
        starts.append(from)
        ends.append(to)
      }
    }
    movements = []
  }

  /// Whether nothing changes after `start` up to and including `end`.
  func isStill(from start: Double, through end: Double) -> Bool {
    let jump = jumps.firstIndex(after: start + TimeTolerance.seconds)
    if jump < jumps.count, jumps[jump] <= end + TimeTolerance.seconds { return false }
    // The first movement that ends after the start.
    let movement = ends.firstIndex(after: start)
    return movement == ends.count || starts[movement] >= end
  }
}

extension Activity {
  /// The merged movements, in order; one without an end lasts to infinity.
  ///
  /// - Precondition: `finish` has been called.
  var intervals: [ClosedRange<Double>] { zip(starts, ends).map { $0...$1 } }

  /// Whether a movement began before a time and ends after it.
  ///
  /// - Precondition: `finish` has been called.
  func isMoving(at time: Double) -> Bool {
    let movement = ends.firstIndex(after: time)
    return movement < ends.count && starts[movement] < time - TimeTolerance.seconds
  }
}

extension [Double] {
  /// The index of the first element above a value, in ascending order.
  fileprivate func firstIndex(after value: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ProgressFunction {
  /// A movement or a jump of a progress function.
  enum Movement {
    case moving(from: Double, to: Double)
    case jump(at: Double)
  }

  /// Calls the closure for each movement and jump between two times, and possibly others.
  func forEachMovement(from start: Double, to end: Double, _ body: (Movement) -> Void) {
    for index in pieceIndices(from: start, to: end) {
      let piece = pieces[index]
      if piece.isMoving {
        body(.moving(from: piece.start, to: min(self.end(ofPiece: index), piece.restTime)))
      }
      for axis in [Axis.horizontal, .vertical] {
        let before = index > 0 ? value(ofPiece: index - 1, at: piece.start, axis: axis) : 0
        if before != value(ofPiece: index, at: piece.start, axis: axis) {
          body(.jump(at: piece.start))
        }
      }
    }
  }
}

extension ProgressPiece {
  var isMoving: Bool {
    rate != 0 && remapping?.scrub?.span != 0 && span != .zero
  }

  /// The time at which the position reaches 1.
  var restTime: Double {
    guard cycle == .holds else { return .infinity }
    return start + (rate > 0 ? 1 - position : -position) / rate
  }
}

// MARK: - Tracks

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
    // A jump within a movement adds nothing, and comparing the values of many animations takes time.
    for segment in track.segments.indices.dropFirst()
    where !activity.isMoving(at: track.segments[segment].start) {
      let (before, after) = values(aroundStartOf: segment, ofTrack: index)
      if before != after { activity.addJump(at: track.segments[segment].start) }
    }
    // The track does not contain the value before the first step.
    if track.isFitted, track.segments.count > 1 { activity.addJump(at: track.segments[1].start) }
    return activity
  }
}
