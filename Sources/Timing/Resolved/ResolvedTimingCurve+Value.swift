extension ResolvedTimingCurve {
  /// The value at an elapsed fraction.
  ///
  /// Outside 0…1 Béziers continue along their end tangents, `linear()` along its end lines, and staircases and springs
  /// continue. Penner's families and sampled curves hold their end values.
  package func value(at fraction: Double) -> Double {
    switch kind {
    case .plain(let curve): curve.value(at: fraction)
    case .cubic(let solver): solver.value(at: fraction)
    case .linearStops(let stops): stops.value(at: fraction)
    case .expression(let expression, let duration):
      Self.exactAtEnds(expression.value(t: fraction, duration: duration), fraction)
    case .piecewise(let segments): Self.segment(of: segments, at: fraction).value(at: fraction)
    case .reversed(let curve): 1 - curve.value(at: 1 - fraction)
    case .mirrored(let curve):
      fraction < 0.5
        ? curve.value(at: 2 * fraction) / 2 : 1 - curve.value(at: 2 - 2 * fraction) / 2
    case .sampled(let curve, let lines): Self.sample(curve, lines: lines, at: fraction)
    case .function(let function, let duration):
      Self.exactAtEnds(function(fraction * duration, duration), fraction)
    }
  }

  /// Corrects rounding errors near 0 at the start and near 1 at the end.
  private static func exactAtEnds(_ value: Double, _ fraction: Double) -> Double {
    guard fraction == 0 || fraction == 1, abs(value - fraction) < 1e-9 else { return value }
    return fraction
  }

  /// The segment that contains a fraction: the later one at a boundary, the nearest one outside 0…1.
  static func segment(of segments: [Segment], at fraction: Double) -> Segment {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high) / 2
      if fraction < segments[middle].end { high = middle } else { low = middle + 1 }
    }
    return segments[low]
  }

  private static func sample(
    _ curve: ResolvedTimingCurve, lines: Double, at fraction: Double
  ) -> Double {
    let position = min(max(fraction, 0), 1) * lines
    let index = min(position.rounded(.down), lines - 1)
    let part = position - index
    let start = curve.value(at: index / lines)
    if part == 0 { return start }
    let end = curve.value(at: (index + 1) / lines)
    return part == 1 ? end : start + (end - start) * part
  }
}

extension ResolvedTimingCurve.Segment {
  func value(at fraction: Double) -> Double {
    if fraction == end { return to }
    return from + (to - from) * curve.value(at: local(fraction))
  }

  func velocity(at fraction: Double) -> Double {
    (to - from) / (end - start) * curve.velocity(at: local(fraction))
  }

  private func local(_ fraction: Double) -> Double {
    (fraction - start) / (end - start)
  }
}
