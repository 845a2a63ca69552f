/// Where the progress of a whole animation is among its keyframes.
///
/// All calculation modes come down to this: segments of the progress, each with a curve of its own, and
/// what is shown within a segment is a polynomial. Source: CAKeyframeAnimation.
struct KeyframeTiming: Sendable {
  /// A place between two keyframes.
  struct Location: Hashable, Sendable {
    var segment: Int
    /// 0…1 within it.
    var fraction: Double
  }

  /// Fractions of the whole at which segments begin, and at which the last one ends; ascending, equal
  /// ones are a jump.
  let times: [Double]
  /// Of the segments; those that are left out are linear.
  private let curves: [ResolvedTimingCurve]
  /// Of the segments, where the speed within each is to be constant.
  private let lengths: [ArcLengthTable]

  init(times: [Double], curves: [ResolvedTimingCurve] = [], lengths: [ArcLengthTable] = []) {
    precondition(times.count > 1, "There is at least one segment.")
    self.times = times
    self.curves = curves
    self.lengths = lengths
  }

  /// Where a progress is; at the seam of two segments in the later one, outside of the times at the ends.
  ///
  /// A seam or an end that is missed by rounding alone is reached.
  func location(at progress: Double) -> Location {
    let reached = progress + TimelineClock.fractionTolerance
    var low = 0
    var high = times.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= reached { low = middle } else { high = middle - 1 }
    }
    let (start, end) = (times[low], times[low + 1])
    // A first segment of no length waits for its time, as all others do.
    var fraction = reached >= end ? 1 : max((progress - start) / (end - start), 0)
    if low < curves.count { fraction = curves[low].value(reachedAt: fraction) }
    if low < lengths.count { fraction = lengths[low].parameter(at: fraction) }
    return Location(segment: low, fraction: fraction)
  }
}

extension KeyframeTiming {
  /// Times that give each of a number of segments an equal share.
  static func even(segments: Int) -> [Double] {
    (0...segments).map { Double($0) / Double(segments) }
  }

  /// Times in proportion to lengths; equal shares where nothing moves at all.
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
