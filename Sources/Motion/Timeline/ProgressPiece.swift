// What an animation does over time is a function from seconds to progress: 0 at its start value, 1 at
// its goal. An undisturbed animation is one piece of it; each pause, scrub, reversal or change of
// timing of an animator begins another. A piece knows its closed form, so that any time can be asked
// for without the times before it:
//
//   seconds ─(linear, cycles)→ position ─scrub→ fraction ─inverse→ ─window→ ─outer→ progress
//
// Most pieces use only the first and the last step.

/// A stretch of a progress function, until the next one begins.
struct ProgressPiece: Sendable {
  /// What happens when the position has gone from 0 to 1.
  enum Cycle: UInt8, Sendable {
    case holds, repeats, autoreverses
  }

  /// Number of a curve in the table; none is the identity.
  typealias CurveIndex = Int32
  static let identity: CurveIndex = -1

  /// Seconds.
  var start: Double
  /// At the start, and how it moves per second.
  var position: Double
  var rate: Double
  var cycle = Cycle.holds
  /// The fraction that a finger or a `scrub` step sets: from `fraction`, `fractionSpan` further, along
  /// a curve.
  var scrub = identity
  /// Whether all that follows the position is used, up to the window; most pieces do not.
  var isSimple = true
  /// Whether a finger that goes too far stops at 0 and 1.
  var clampsFraction = false
  var hasWindow = false
  var fraction = 0.0
  var fractionSpan = 1.0
  /// A curve by whose inverse a linear fraction becomes one of time.
  var inverse = identity
  /// The part of the animator's run that a block added later, or with a delay, lasts.
  var windowOffset = 0.0
  var windowScale = 1.0
  /// The timing curve, and the one for what moves vertically.
  var outer = identity
  var verticalOuter = identity
  /// A spring takes over somewhere on the way: from there it goes the rest.
  /// Horizontally and vertically.
  var base = SIMD2(0.0, 0.0)
  var span = SIMD2(1.0, 1.0)
}

/// The axis of a channel, for springs whose initial velocity is a vector.
enum Axis: UInt8, Sendable {
  /// Also for what has no direction.
  case horizontal
  case vertical
}

/// Pieces in the order of their starts, and the curves that they use.
struct ProgressFunction: Sendable {
  var pieces: [ProgressPiece] = []
  var curves: [ResolvedTimingCurve] = []

  /// The progress at a time; 0 before the first piece.
  func value(at time: Double, axis: Axis = .horizontal) -> Double {
    value(of: 0..<pieces.count, at: time, axis: axis)
  }

  /// The progress of a run of pieces in the table.
  @inline(__always)
  func value(of range: Range<Int>, at time: Double, axis: Axis) -> Double {
    guard let index = pieceIndex(in: range, at: time) else { return 0 }
    return value(ofPiece: index, at: time, axis: axis)
  }

  /// The last piece that has begun.
  @inline(__always)
  func pieceIndex(in range: Range<Int>, at time: Double) -> Int? {
    let time = time + TimelineClock.tolerance
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > range.lowerBound ? low - 1 : nil
  }

  @inline(__always)
  func value(ofPiece index: Int, at time: Double, axis: Axis) -> Double {
    let position = position(ofPiece: index, at: time)
    let outer = axis == .horizontal ? pieces[index].outer : pieces[index].verticalOuter
    let value = outer >= 0 ? curves[Int(outer)].value(at: position) : position
    let lane = axis == .horizontal ? 0 : 1
    return pieces[index].base[lane] + pieces[index].span[lane] * value
  }

  /// What the timing curve is applied to.
  @inline(__always)
  private func position(ofPiece index: Int, at time: Double) -> Double {
    let elapsed = max(time - pieces[index].start, 0)
    var position = pieces[index].position + pieces[index].rate * elapsed
    switch pieces[index].cycle {
    case .holds: position = min(max(position, 0), 1)
    case .repeats: position -= position.rounded(.down)
    case .autoreverses:
      position -= 2 * (position / 2).rounded(.down)
      if position > 1 { position = 2 - position }
    }
    guard pieces[index].isSimple else { return scrubbed(position, by: pieces[index]) }
    return position
  }

  private func scrubbed(_ position: Double, by piece: ProgressPiece) -> Double {
    let eased = piece.scrub >= 0 ? curves[Int(piece.scrub)].value(at: position) : position
    var fraction = piece.fraction + piece.fractionSpan * eased
    if piece.clampsFraction { fraction = min(max(fraction, 0), 1) }
    if piece.inverse >= 0 {
      fraction = curves[Int(piece.inverse)].inverse(of: fraction) ?? fraction
    }
    guard piece.hasWindow else { return fraction }
    return min(max(piece.windowOffset + piece.windowScale * fraction, 0), 1)
  }

  /// Adds another function's pieces and returns where they are.
  mutating func append(_ other: ProgressFunction) -> Range<Int> {
    let first = pieces.count
    let firstCurve = ProgressPiece.CurveIndex(curves.count)
    func moved(_ index: ProgressPiece.CurveIndex) -> ProgressPiece.CurveIndex {
      index >= 0 ? index + firstCurve : index
    }
    curves += other.curves
    pieces += other.pieces.map { piece in
      var piece = piece
      piece.scrub = moved(piece.scrub)
      piece.inverse = moved(piece.inverse)
      piece.outer = moved(piece.outer)
      piece.verticalOuter = moved(piece.verticalOuter)
      return piece
    }
    return first..<pieces.count
  }
}
