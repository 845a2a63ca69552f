import Primitives

/// What one channel shows along a sequence of keyframes.
struct ChannelKeyframes: Sendable {
  enum Shape: Sendable {
    case numbers([CubicSegment<Double>])
    case colors([CubicSegment<SIMD4<Double>>])
    /// The direction of travel along a path, degrees.
    case directions([PathSegment])
    /// Everything else: blended between neighbours, or one after the other.
    case values([AnimatableValue], isDiscrete: Bool)
  }

  var timing: KeyframeTiming
  var shape: Shape

  /// What is shown at a progress of the whole.
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
      // What does not blend stays until the next one's time.
      guard value.blends(with: next) else { return location.fraction < 1 ? value : next }
      return value.interpolated(to: next, fraction: location.fraction)
    }
  }
}

// MARK: - Jumps

extension ChannelKeyframes {
  /// The times, of those of its keyframes, at which a number becomes another one at once; empty for other kinds.
  var jumps: [Double] {
    guard case .numbers(let segments) = shape else { return [] }
    let starts = timing.times.dropLast()
    return Set(starts).sorted().filter { time in
      guard let left = starts.lastIndex(where: { $0 < time }),
        let entered = starts.lastIndex(of: time)
      else { return false }
      // A last segment of no length is over where it begins.
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
