import Primitives

/// Motion along a path: a CAKeyframeAnimation with `path` and `rotationMode`.
///
/// Each element of the path is a segment: in linear mode the time is its curve's parameter, in the paced
/// modes the length grows with the time. Discrete steps from vertex to vertex at even times.
struct PathMotion: Sendable {
  let x: ChannelKeyframes
  let y: ChannelKeyframes
  /// Of travel, degrees.
  let direction: ChannelKeyframes

  /// nil for a path that goes nowhere.
  init?(_ path: Path, mode: CalculationMode) {
    var segments = PathMeasure(path).segments
    guard let last = segments.last else { return nil }
    let timing: KeyframeTiming
    switch mode {
    case .linear, .cubic:
      timing = KeyframeTiming(times: KeyframeTiming.even(segments: segments.count))
    case .discrete:
      // The last vertex is reached at the very end, as the documentation says of paths.
      timing = KeyframeTiming(times: KeyframeTiming.even(segments: segments.count) + [1])
      segments.append(.line(last.end, last.end))
    case .paced, .cubicPaced:
      let tables = segments.map { segment in
        ArcLengthTable { segment.derivative(at: $0).length }
      }
      timing = KeyframeTiming(times: KeyframeTiming.paced(tables.map(\.length)), lengths: tables)
    }
    let shown = mode == .discrete ? segments.map { .line($0.start, $0.start) } : segments
    func coordinate(_ coordinate: (Point) -> Double) -> ChannelKeyframes {
      ChannelKeyframes(
        timing: timing, shape: .numbers(shown.map { CubicSegment($0, coordinate) }))
    }
    x = coordinate(\.x)
    y = coordinate(\.y)
    direction = ChannelKeyframes(timing: timing, shape: .directions(segments))
  }
}
