import AnimPrimitives

/// Motion along a path: a CAKeyframeAnimation with `path` and `rotationMode`.
///
/// Each path element is a segment. In linear mode the fraction of time is the parameter of its curve; the paced modes
/// have a constant speed; in discrete mode the position steps from vertex to vertex at even times.
struct PathMotion: Sendable {
  let x: ChannelKeyframes
  let y: ChannelKeyframes
  /// The direction of travel, in degrees.
  let direction: ChannelKeyframes
}

extension PathMotion {
  /// nil for a path without segments.
  init?(_ path: Path, mode: CalculationMode) {
    let segments = PathMeasure(path).segments
    guard let last = segments.last else { return nil }
    switch mode {
    case .linear, .cubic:
      self.init(
        along: segments, KeyframeTiming(times: KeyframeTiming.even(segments: segments.count)))
    case .discrete:
      self.init(steppingAlong: segments, to: last)
    case .paced, .cubicPaced:
      let tables = segments.map { segment in
        ArcLengthTable { segment.derivative(at: $0).length }
      }
      self.init(
        along: segments,
        KeyframeTiming(times: KeyframeTiming.paced(tables.map(\.length)), lengths: tables))
    }
  }

  private init(along segments: [PathSegment], _ timing: KeyframeTiming) {
    func coordinate(_ coordinate: (Point) -> Double) -> ChannelKeyframes {
      ChannelKeyframes(
        timing: timing, shape: .numbers(segments.map { CubicSegment($0, coordinate) }))
    }
    self.init(
      x: coordinate(\.x), y: coordinate(\.y),
      direction: ChannelKeyframes(
        timing: timing, shape: .directions(PathSegment.directed(segments))))
  }

  /// Steps from vertex to vertex. A vertex has the direction of the segment after it; the last vertex has that of the
  /// last segment.
  private init(steppingAlong segments: [PathSegment], to last: PathSegment) {
    // The last vertex is reached at the end. Source: documentation of CAKeyframeAnimation.path.
    let timing = KeyframeTiming(times: KeyframeTiming.even(segments: segments.count) + [1])
    func steps(_ values: [Double], _ end: Double) -> ChannelKeyframes {
      ChannelKeyframes(
        timing: timing, shape: .numbers((values + [end]).map(CubicSegment.constant)))
    }
    let directed = PathSegment.directed(segments)
    self.init(
      x: steps(segments.map(\.start.x), last.end.x), y: steps(segments.map(\.start.y), last.end.y),
      direction: steps(
        directed.map { $0.direction(at: 0) }, directed[directed.count - 1].direction(at: 1)))
  }
}

extension PathSegment {
  /// Gives each segment a direction. A segment that is a single point has the final direction of the previous segment
  /// or, at the beginning of the path, the path's first direction. Source: SVG 1.1, F.5.
  fileprivate static func directed(_ segments: [PathSegment]) -> [PathSegment] {
    var direction = segments.lazy.compactMap { $0.tangent(at: 0) }.first
    return segments.map { segment in
      if let end = segment.tangent(at: 1) {
        direction = end
        return segment
      }
      return direction.map { .line(.zero, $0) } ?? segment
    }
  }

  /// The direction of travel at a parameter 0…1, in degrees; 0 for a single point.
  func direction(at parameter: Double) -> Double {
    guard let tangent = tangent(at: parameter) else { return 0 }
    return arctangent(y: tangent.y, x: tangent.x) * 180 / .pi
  }
}
