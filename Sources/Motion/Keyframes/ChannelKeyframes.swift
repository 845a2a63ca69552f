import AnimPrimitives

/// The values of one channel along a sequence of keyframes.
struct ChannelKeyframes: Sendable {
  enum Shape: Sendable {
    case numbers([CubicSegment<Double>])
    case colors([CubicSegment<SIMD4<Double>>])
    /// The direction of travel along a path, in degrees.
    case directions([PathSegment])
    /// Other values: blended between neighbours, or discrete.
    case values([AnimatableValue], isDiscrete: Bool)
  }

  var timing: KeyframeTiming
  var shape: Shape

  /// The value at a progress of the sequence.
  func value(at progress: Double) -> AnimatableValue {
    let location = timing.location(at: progress)
    switch shape {
    case .numbers(let segments):
      return .number(segments[location.segment].value(at: location.fraction))
    case .colors(let segments):
      let components = segments[location.segment].value(at: location.fraction)
      return .color(Color(components: components))
    case .directions(let segments):
      return .number(segments[location.segment].direction(at: location.fraction))
    case .values(let values, let isDiscrete):
      let value = values[location.segment]
      guard !isDiscrete, location.segment + 1 < values.count else { return value }
      let next = values[location.segment + 1]
      // Values that cannot be blended hold until the next key time.
      guard value.blends(with: next) else { return location.fraction < 1 ? value : next }
      return value.interpolated(to: next, fraction: location.fraction)
    }
  }
}

// MARK: - Jumps

extension ChannelKeyframes {
  /// The key times at which a number jumps; empty for other kinds.
  var jumps: [Double] {
    guard case .numbers(let segments) = shape else { return [] }
    let starts = timing.times.dropLast()
    return Set(starts).sorted().filter { time in
      guard let left = starts.lastIndex(where: { $0 < time }),
        let entered = starts.lastIndex(of: time)
      else { return false }
      // A last segment without a duration ends at its start.
      let fraction = timing.times[entered + 1] > time ? 0.0 : 1
      return segments[left].value(at: 1) != segments[entered].value(at: fraction)
    }
  }
}

extension Color {
  var components: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  init(components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }
}
