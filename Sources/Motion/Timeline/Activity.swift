/// When anything moves, and when anything jumps.
struct Activity: Sendable {
  private var starts: [Double] = []
  private var ends: [Double] = []
  private var jumps: [Double] = []
  private var movements: [(from: Double, to: Double)] = []

  /// Something changes after `from` and up to `to`.
  mutating func addMovement(from: Double, to: Double) {
    if from < to { movements.append((from, to)) }
  }

  /// Something is different from a time on.
  mutating func addJump(at time: Double) {
    jumps.append(time)
  }

  /// Adds all that another one has, which is finished.
  mutating func add(_ other: Activity) {
    jumps += other.jumps
    movements += zip(other.starts, other.ends).map { ($0, $1) }
  }

  /// Joins what overlaps. Has to be called once, after the last addition.
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
    let jump = jumps.firstIndex(after: start + TimelineClock.tolerance)
    if jump < jumps.count, jumps[jump] <= end + TimelineClock.tolerance { return false }
    // The first movement that is not over at the start, if it has begun before the end.
    let movement = ends.firstIndex(after: start)
    return movement == ends.count || starts[movement] >= end
  }
}

extension Activity {
  /// Whether a movement began before a time and goes on behind it, so that nothing around it is still. Only after
  /// `finish`.
  func isMoving(at time: Double) -> Bool {
    let movement = ends.firstIndex(after: time)
    return movement < ends.count && starts[movement] < time - TimelineClock.tolerance
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
  /// What a stretch of a progress function does to stillness.
  enum Movement {
    case moving(from: Double, to: Double)
    case jump(at: Double)
  }

  /// Calls the closure for each movement and jump, at least those between two times.
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
    rate != 0 && detour?.scrub?.span != 0 && span != .zero
  }

  /// When the position has reached its end.
  var restTime: Double {
    guard cycle == .holds else { return .infinity }
    return start + (rate > 0 ? 1 - position : -position) / rate
  }
}
