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
/// at its end.
struct VectorTerm<Value: AnimationVector>: Sendable {
  /// The pieces of its progress function.
  var firstPiece: Int32
  var lastPiece: Int32
  var axis: Axis
  var from: Value
  var span: Value
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
    ofSegment index: Int, at time: Double, terms: [VectorTerm<Value>], progress: ProgressFunction
  ) -> Value {
    var sum = segments[index].base
    for number in segments[index].firstTerm..<segments[index].lastTerm {
      let term = Int(number)
      let pieces = Int(terms[term].firstPiece)..<Int(terms[term].lastPiece)
      let fraction = progress.value(of: pieces, at: time, axis: terms[term].axis)
      sum = sum + (terms[term].from + terms[term].span * fraction)
    }
    return sum
  }
}

/// Anything else over time: matrices, paths, lists, texts, flags.
struct ValueTrack: Sendable {
  struct Term: Sendable {
    var pieces: Range<Int>
    var axis: Axis
    var from: AnimatableValue
    var to: AnimatableValue
    var addsUp: Bool
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
      return term.addsUp
        ? value.adding(from: term.from, to: term.to, progress: fraction)
        : term.from.interpolated(to: term.to, fraction: fraction)
    }
  }
}
