// A part of a stroke without corners, as points with normals. Curves are halved until the chords of the outline on both
// sides, half the width away, are within the tolerance. For a turn by θ, the distance of a chord from the offset curve
// is (r ± w/2)·θ²/8, so both the distance of the centre line's chord and the angle are bounded.

import AnimPrimitives

/// A point on the centre line, and the unit normal there.
struct StrokeSample: Equatable {
  var point: Point
  var normal: Point

  init(_ point: Point, tangent: Point) {
    self.point = point
    self.normal = Point(x: -tangent.y, y: tangent.x)
  }

  /// The direction of travel.
  var tangent: Point { Point(x: normal.y, y: -normal.x) }
}

/// Samples in order. Corners lie between spans. A span has a single sample if its curve starts with a cusp.
struct StrokeSpan: Equatable {
  var samples: [StrokeSample]
  /// Whether the span follows a cusp within a curve. A cusp is the limit of increasingly tight bends, so its join is
  /// round for every style.
  var followsCusp = false
}

/// Converts segments to spans.
struct StrokeSampler {
  /// The maximum distance of chords from the curves on both sides, in units of the path.
  let tolerance: Double
  let halfWidth: Double
  /// The maximum number of times that a curve is halved.
  private let greatestDepth: Int

  private static let leastDepth = 2
  /// If the direction still turns by more than `cuspTurn` at this depth, the turn is a cusp.
  private static let cuspDepth = 20
  /// The sine of half a radian.
  private static let cuspTurn = 0.479

  /// - Parameter coarseness: the number of doublings of steps. Each doubling makes the distance of chords from the
  ///   curve four times as large.
  init(tolerance: Double, halfWidth: Double, coarseness: Int) {
    self.tolerance = tolerance * Double(1 << (2 * coarseness))
    self.halfWidth = halfWidth
    // At most 4096 samples per curve.
    greatestDepth = max(Self.leastDepth, 12 - coarseness)
  }

  /// The spans of a segment: one, more if it has cusps, and none if it is a single point.
  func spans(of segment: PathSegment) -> [StrokeSpan] {
    guard segment.size > 0, let tangent = segment.tangent(at: 0) else { return [] }
    let first = StrokeSample(segment.start, tangent: tangent)
    if case .line = segment {
      return [StrokeSpan(samples: [first, StrokeSample(segment.end, tangent: tangent)])]
    }
    var spans = [StrokeSpan(samples: [first])]
    divide(segment, 0, 1, first, sample(segment, 1), depth: 0, into: &spans)
    return spans
  }

  private func sample(_ segment: PathSegment, _ t: Double) -> StrokeSample {
    StrokeSample(segment.point(at: t), tangent: segment.tangent(at: t) ?? Point(1, 0))
  }

  /// Appends the samples of a range of the parameter, without its first sample and including its end.
  private func divide(
    _ segment: PathSegment, _ t0: Double, _ t1: Double, _ from: StrokeSample, _ to: StrokeSample,
    depth: Int, into spans: inout [StrokeSpan]
  ) {
    let middle = (t0 + t1) / 2
    let half = sample(segment, middle)
    let turns = [turn(from, half), turn(half, to)]
    let isFine = depth >= Self.leastDepth && isFine(from, half, to, turns)
    let isCusp = turns.contains { $0 > Self.cuspTurn }
    if isFine || depth >= (isCusp ? Self.cuspDepth : greatestDepth) {
      if isCusp {
        var start = from
        start.normal = to.normal
        spans.append(StrokeSpan(samples: [start], followsCusp: true))
      }
      spans[spans.count - 1].samples.append(to)
      return
    }
    divide(segment, t0, middle, from, half, depth: depth + 1, into: &spans)
    divide(segment, middle, t1, half, to, depth: depth + 1, into: &spans)
  }

  /// The sine of the angle between two directions, or 1 for a right angle and above.
  private func turn(_ a: StrokeSample, _ b: StrokeSample) -> Double {
    let dot = a.normal.x * b.normal.x + a.normal.y * b.normal.y
    return dot > 0 ? abs(a.normal.x * b.normal.y - a.normal.y * b.normal.x) : 1
  }

  private func isFine(
    _ from: StrokeSample, _ half: StrokeSample, _ to: StrokeSample, _ turns: [Double]
  ) -> Bool {
    let angle = turns[0] + turns[1]
    let widest = max(turns[0], turns[1])
    guard widest < Self.cuspTurn,
      halfWidth * max(angle * angle / 8, widest * widest / 2) <= tolerance / 2
    else { return false }
    let chord = to.point - from.point
    let arm = half.point - from.point
    let length = chord.length
    guard length > 0 else { return arm.length <= tolerance / 2 }
    return abs(arm.x * chord.y - arm.y * chord.x) <= tolerance / 2 * length
  }
}
