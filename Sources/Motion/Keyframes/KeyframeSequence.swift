import AnimPrimitives
import AnimTiming

/// Values with their times: a CAKeyframeAnimation of one property with one or more channels.
///
/// The channels share their timing: the paced modes measure the distance of a point, not of each coordinate.
struct KeyframeSequence: Sendable {
  /// The values of the channels at one keyframe.
  struct Row: Sendable {
    var channel: Channel
    var values: [AnimatableValue]
  }

  /// At least one row; all rows have equally many values.
  var rows: [Row]
  /// The time of each keyframe as a fraction of the whole; nil means the mode's default times.
  var times: [Double]?
  /// The curves of the segments; missing curves are linear. The paced and discrete modes ignore them.
  var curves: [TimingCurve] = []
  var mode: CalculationMode
  /// The duration of the whole sequence in seconds, for curves that depend on it.
  var duration: Double
  /// The indices of keyframes whose transform is given as a matrix.
  var matrices: Set<Int> = []

  /// The keyframes of each channel.
  func channels() -> [(channel: Channel, keyframes: ChannelKeyframes)] {
    let timing = timing
    return rows.map { ($0.channel, ChannelKeyframes(timing: timing, shape: shape(of: $0))) }
  }

  private var count: Int { rows[0].values.count }
}

// MARK: - Times

extension KeyframeSequence {
  var timing: KeyframeTiming {
    switch mode {
    case .linear, .cubic:
      return KeyframeTiming(times: knots, curves: resolvedCurves(knots))
    case .discrete:
      // Each value has a segment. The last one lasts until the end unless it has its own time.
      var times = times ?? KeyframeTiming.even(segments: count)
      if times.count == count { times.append(1) }
      return KeyframeTiming(times: times)
    case .paced:
      let lengths = (0..<count - 1).map { index in
        Self.length(rows.map { $0.values[index].distance(to: $0.values[index + 1]) })
      }
      return KeyframeTiming(times: KeyframeTiming.paced(lengths))
    case .cubicPaced:
      let shapes = rows.map(shape)
      let tables = (0..<count - 1).map { index in
        ArcLengthTable { fraction in
          Self.length(shapes.map { $0.speed(segment: index, at: fraction) })
        }
      }
      return KeyframeTiming(times: KeyframeTiming.paced(tables.map(\.length)), lengths: tables)
    }
  }

  /// The times at which the values are reached. The paced modes compute their own.
  private var knots: [Double] {
    let even = KeyframeTiming.even(segments: count - 1)
    return mode == .cubicPaced ? even : times ?? even
  }

  private func resolvedCurves(_ times: [Double]) -> [ResolvedTimingCurve] {
    zip(curves, times.indices.dropLast()).map { curve, index in
      curve.resolved(duration: duration * (times[index + 1] - times[index]))
    }
  }

  /// The error of a formula within the duration of its segment, or nil.
  var fault: String? {
    guard !curves.isEmpty, mode == .linear || mode == .cubic else { return nil }
    let times = knots
    return zip(curves, times.indices.dropLast()).lazy.compactMap { curve, index in
      curve.fault(duration: duration * (times[index + 1] - times[index]))
    }.first
  }

  private static func length(_ components: [Double]) -> Double {
    components.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}

// MARK: - Shapes

extension KeyframeSequence {
  private func shape(of row: Row) -> ChannelKeyframes.Shape {
    if let numbers = Self.numbers(row.values) { return .numbers(segments(through: numbers)) }
    if let colors = Self.colors(row.values) { return .colors(segments(through: colors)) }
    return .values(row.values, isDiscrete: mode == .discrete)
  }

  private func segments<Value>(through values: [Value]) -> [CubicSegment<Value>] {
    switch mode {
    case .discrete: values.map(CubicSegment.constant)
    case .linear, .paced: zip(values, values.dropFirst()).map(CubicSegment.line)
    case .cubic, .cubicPaced: CubicSegment.cubics(through: values, at: knots)
    }
  }

  private static func numbers(_ values: [AnimatableValue]) -> [Double]? {
    let numbers = values.compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
    return numbers.count == values.count ? numbers : nil
  }

  private static func colors(_ values: [AnimatableValue]) -> [SIMD4<Double>]? {
    let colors = values.compactMap { value in
      if case .color(let color?) = value { color.components } else { nil }
    }
    return colors.count == values.count ? colors : nil
  }
}

extension ChannelKeyframes.Shape {
  /// The derivative by the fraction within a segment; 0 for non-numeric values.
  fileprivate func speed(segment: Int, at fraction: Double) -> Double {
    switch self {
    case .numbers(let segments):
      return segments[segment].derivative(at: fraction).magnitude
    case .colors(let segments):
      let slope = segments[segment].derivative(at: fraction)
      return (slope * slope).sum().squareRoot()
    case .directions:
      return 0
    case .values(let values, _):
      return values[segment].distance(to: values[segment + 1])
    }
  }
}
