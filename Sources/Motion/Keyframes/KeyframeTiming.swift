import AnimTiming

/// Maps the progress of an animation to its keyframes.
///
/// All calculation modes divide the progress into segments, each with a curve; within a segment the value is a
/// polynomial. Source: CAKeyframeAnimation.
struct KeyframeTiming: Sendable {
  /// A location between two keyframes.
  struct Location: Hashable, Sendable {
    var segment: Int
    /// 0…1 within the segment.
    var fraction: Double
  }

  /// The starts of the segments and the end of the last one, as ascending fractions of the whole. Equal times are a
  /// jump.
  let times: [Double]
  /// The curves of the segments; missing curves are linear.
  private let curves: [ResolvedTimingCurve]
  /// The arc lengths of the segments, if each has a constant speed.
  private let lengths: [ArcLengthTable]

  init(times: [Double], curves: [ResolvedTimingCurve] = [], lengths: [ArcLengthTable] = []) {
    precondition(times.count > 1, "There is at least one segment.")
    self.times = times
    self.curves = curves
    self.lengths = lengths
  }

  /// The location of a progress: the later segment at a boundary, the nearest end outside the times.
  ///
  /// A boundary or an end that is missed only by rounding counts as reached.
  func location(at progress: Double) -> Location {
    let reached = progress + TimeTolerance.fraction
    var low = 0
    var high = times.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= reached { low = middle } else { high = middle - 1 }
    }
    let (start, end) = (times[low], times[low + 1])
    // A first segment without a duration waits for its time, like all others.
    var fraction = reached >= end ? 1 : max((progress - start) / (end - start), 0)
    if low < curves.count { fraction = curves[low].value(reachedAt: fraction) }
    if low < lengths.count { fraction = lengths[low].parameter(at: fraction) }
    return Location(segment: low, fraction: fraction)
  }
}

extension KeyframeTiming {
  /// Even times for a number of segments.
  static func even(segments: Int) -> [Double] {
    (0...segments).map { Double($0) / Double(segments) }
  }

  /// Times proportional to lengths; even if all lengths are 0.
  static func paced(_ lengths: [Double]) -> [Double] {
    let total = lengths.reduce(0, +)
    guard total > 0 else { return even(segments: lengths.count) }
    var sum = 0.0
    var times = [0.0]
    for length in lengths {
      sum += length
      times.append(sum / total)
    }
    times[times.count - 1] = 1
    return times
  }
}
