/// What can be added and stretched: a number, or a colour's four components.
protocol AnimationVector: Equatable, Sendable {
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Double) -> Self
}

extension Double: AnimationVector {}
extension SIMD4<Double>: AnimationVector {}

/// One animation's contribution to a number or colour: from + span · progress.
///
/// An animation that adds up has from = old − new and span = new − old, so that nothing is left of it
/// at its end. Keyframes have a number in their table instead.
struct VectorTerm<Value: AnimationVector>: Sendable {
  /// The pieces of its progress function.
  var firstPiece: Int32
  var lastPiece: Int32
  var axis: Axis
  var from: Value
  var span: Value
  var keyframes: Int32 = noKeyframes

  static var noKeyframes: Int32 { -1 }
}

/// A number or colour over time: per segment a constant and what animations add to it.
struct VectorTrack<Value: AnimationVector>: Sendable {
  struct Segment: Sendable {
    /// Seconds; the first begins at −∞.
    var start: Double
    var base: Value
    /// Whether there is nothing at all: no colour.
    var isNone = false
    /// Numbers of terms.
    var firstTerm: Int32
    var lastTerm: Int32
  }

  var segments: [Segment] = []

  @inline(__always)
  func segmentIndex(at time: Double) -> Int {
    let time = time + TimelineClock.tolerance
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What a segment shows at a time.
  @inline(__always)
  func value(
    ofSegment index: Int, at time: Double, terms: [VectorTerm<Value>], progress: ProgressFunction,
    keyframes: (_ number: Int, _ progress: Double) -> Value
  ) -> Value {
    var sum = segments[index].base
    for number in segments[index].firstTerm..<segments[index].lastTerm {
      let term = Int(number)
      let pieces = Int(terms[term].firstPiece)..<Int(terms[term].lastPiece)
      let fraction = progress.value(of: pieces, at: time, axis: terms[term].axis)
      let sequence = terms[term].keyframes
      let part =
        sequence < 0
        ? terms[term].from + terms[term].span * fraction : keyframes(Int(sequence), fraction)
      sum = sum + part
    }
    return sum
  }
}

/// Anything else over time: matrices, paths, lists, texts, flags.
struct ValueTrack: Sendable {
  struct Term: Sendable {
    var pieces: Range<Int>
    var axis: Axis
    var kind: TermDraft.Kind
  }

  struct Segment: Sendable {
    var start: Double
    var base: AnimatableValue
    /// In the order in which they apply to the base.
    var terms: [Term]
  }

  var segments: [Segment] = []

  func segmentIndex(at time: Double) -> Int {
    let time = time + TimelineClock.tolerance
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func value(
    ofSegment index: Int, at time: Double, progress: ProgressFunction
  ) -> AnimatableValue {
    segments[index].terms.reduce(segments[index].base) { value, term in
      let fraction = progress.value(of: term.pieces, at: time, axis: term.axis)
      return switch term.kind {
      case .absolute(let from, let to): from.interpolated(to: to, fraction: fraction)
      case .delta(let from, let to): value.adding(from: from, to: to, progress: fraction)
      case .transformDelta(let delta): delta.added(to: value, progress: fraction)
      case .keyframes(let keyframes), .turn(let keyframes): keyframes.value(at: fraction)
      }
    }
  }
}
