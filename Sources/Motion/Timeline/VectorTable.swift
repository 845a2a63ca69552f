/// What can be added and stretched: a number, or a colour's four components.
protocol AnimationVector: Equatable, Sendable {
  static var zero: Self { get }
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Double) -> Self

  init(_ keyframes: ChannelKeyframes, at progress: Double)
}

extension Double: AnimationVector {
  init(_ keyframes: ChannelKeyframes, at progress: Double) {
    self = keyframes.number(at: progress)
  }
}

extension SIMD4<Double>: AnimationVector {
  init(_ keyframes: ChannelKeyframes, at progress: Double) {
    self = keyframes.components(at: progress)
  }
}

/// One animation's contribution to a number or colour: from + span · progress, or that of keyframes.
///
/// An animation that adds up has from = old − new and span = new − old, so that nothing is left of it
/// at its end.
struct VectorTerm<Value: AnimationVector>: Sendable {
  /// Number of the progress function's piece that it follows; below 0 while none has begun.
  var piece: Int32
  var axis: Axis
  var from: Value
  var span: Value
  /// Number in the table, or below 0.
  var keyframes: Int32 = -1
  /// Seconds: segments that begin then or later do not show it, also where they share those about it.
  var end = Double.infinity
}

/// The numbers or colours of all tracks over time: per segment a constant and what animations add to it.
///
/// Segments are so short that within each all animations stay in the same piece of their progress
/// function: one search finds everything.
struct VectorTable<Value: AnimationVector>: Sendable {
  struct Segment: Sendable {
    /// Seconds; a track's first one begins at −∞.
    var start: Double
    var base: Value
    /// Whether there is nothing at all: no colour.
    var isNone = false
    /// Animations that add up stand in the table from the oldest to the newest, which is added first. Segments share
    /// those that go on, and what has ended among them.
    var firstTerm: Int32
    var lastTerm: Int32
  }

  var segments: [Segment] = []
  var terms: [VectorTerm<Value>] = []

  /// The segment among those of a track that shows a time.
  @inline(__always)
  func segmentIndex(in range: Range<Int>, at time: Double) -> Int {
    let time = time + TimelineClock.tolerance
    var low = range.lowerBound
    var high = range.upperBound - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What a segment shows at a time.
  @inline(__always)
  func value(
    ofSegment index: Int, at time: Double, _ progress: ProgressFunction,
    _ keyframes: [ChannelKeyframes]
  ) -> Value {
    var sum = segments[index].base
    let start = segments[index].start
    let first = Int(segments[index].firstTerm)
    var number = Int(segments[index].lastTerm)
    while number > first {
      number -= 1
      guard terms[number].end > start else { continue }
      let piece = Int(terms[number].piece)
      let fraction =
        piece < 0 ? 0 : progress.value(ofPiece: piece, at: time, axis: terms[number].axis)
      let sequence = Int(terms[number].keyframes)
      let part =
        sequence < 0
        ? terms[number].from + terms[number].span * fraction
        : Self.value(ofSequence: sequence, at: fraction, keyframes)
      sum = sum + part
    }
    return sum
  }

  /// Apart, so that what needs no keyframes does not make room for them.
  @inline(never)
  private static func value(
    ofSequence index: Int, at progress: Double, _ keyframes: [ChannelKeyframes]
  ) -> Value {
    Value(keyframes[index], at: progress)
  }
}
