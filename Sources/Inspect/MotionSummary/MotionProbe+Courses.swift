import AnimMotion
import AnimPrimitives
import AnimRendering

// The courses of values for a summary of a scene's motion. Changes between two samples are located to 1/100 ms.

extension MotionProbe {
  /// Seconds between samples of a short scene.
  private static let finestStep = 0.002
  private static let sampleLimit = 2000
  /// The accuracy of found times, in seconds.
  private static let precision = 1e-5
  /// The maximum distance from an end that counts as reached, as a fraction of the range: rounding errors only.
  private static let restBand = 1e-9

  convenience init(forSummaryOf renderer: Renderer) {
    self.init(renderer, every: Self.finestStep, limit: Self.sampleLimit)
  }
}

// MARK: - Numbers

extension MotionProbe {
  func course(curve: String, number: (Double) -> Double) -> MotionSummary.Course {
    let samples = samples(number)
    guard let movement = movement(curve: curve, samples: samples, number) else {
      return .still(MotionSummary.number(samples[0]))
    }
    return .moving(movement)
  }

  /// nil for a number that never changes.
  private func movement(curve: String, samples: [Double], _ number: (Double) -> Double)
    -> MotionSummary.Movement?
  {
    guard
      let found = self.movement(
        of: samples, within: Self.restBand, precision: Self.precision, number)
    else { return nil }
    let (initial, final, least, most) = (found.initial, found.final, found.low, found.high)
    let (start, arrival) = (found.start, found.arrival)
    // Extreme values beyond the ends are usually between two samples.
    let low = least < min(initial, final) ? extreme(samples, least, number) { -$0 } : least
    let high = most > max(initial, final) ? extreme(samples, most, number) { $0 } : most
    let isReturning = abs(final - initial) <= found.near
    let unit = isReturning ? 1 : final - initial
    func part(_ value: Double) -> Double { MotionSummary.rounded((value - initial) / unit) }
    let ends = [part(low), part(high)]
    let half = part(number((start + arrival) / 2))
    let trace = MotionSummary.Trace(
      low: low, high: high, isFalling: unit < 0,
      values: values(of: samples, from: start, to: arrival))
    return MotionSummary.Movement(
      from: MotionSummary.number(initial), to: MotionSummary.number(final),
      start: MotionSummary.rounded(start), arrival: MotionSummary.rounded(arrival),
      low: min(ends[0], ends[1]), high: max(ends[0], ends[1]),
      half: half.magnitude < 1e9 ? half : nil, curve: curve, trace: trace)
  }

  /// The values at equal distances of time, interpolated between samples.
  private func values(of samples: [Double], from start: Double, to end: Double) -> [Double] {
    var next = 1
    return (0..<MotionSummary.Trace.count).map { index in
      let time = start + (end - start) * Double(index) / Double(MotionSummary.Trace.count - 1)
      while next < times.count - 1, times[next] < time { next += 1 }
      let part = (time - times[next - 1]) / (times[next] - times[next - 1])
      return samples[next - 1] + (samples[next] - samples[next - 1]) * min(max(part, 0), 1)
    }
  }

  /// The extreme value near the extreme sample, by ternary search.
  private func extreme(
    _ samples: [Double], _ farthest: Double, _ number: (Double) -> Double,
    _ height: (Double) -> Double
  ) -> Double {
    guard let index = samples.firstIndex(of: farthest) else { return farthest }
    var low = times[max(index - 1, 0)]
    var high = times[min(index + 1, times.count - 1)]
    var best = farthest
    while high - low > Self.precision {
      let third = (high - low) / 3
      let values = (number(low + third), number(high - third))
      for value in [values.0, values.1] where height(value) > height(best) { best = value }
      if height(values.0) < height(values.1) { low += third } else { high -= third }
    }
    return best
  }
}

// MARK: - Other values

extension MotionProbe {
  /// The maximum number of stored switches. A text that is typed has many.
  private static let switchLimit = 200

  func course(curve: String, value: (Double) -> AnimatableValue) -> MotionSummary.Course {
    let samples = samples(value)
    let first = samples[0]
    guard samples.contains(where: { $0 != first }) else { return .still(.init(first)) }
    return blend(curve: curve, samples, value) ?? .switching(switches(samples, value))
  }

  /// A movement, if all values have equally many components; nil otherwise, and for values that only jump.
  private func blend(
    curve: String, _ samples: [AnimatableValue], _ value: (Double) -> AnimatableValue
  ) -> MotionSummary.Course? {
    guard let from = samples.first?.components, let to = samples.last?.components,
      samples.allSatisfy({ $0.components?.count == from.count && $0.hasForm(of: samples[0]) }),
      glides(samples)
    else { return nil }
    let way = zip(from, to).map { $1 - $0 }
    let length = way.reduce(0) { $0 + $1 * $1 }
    // The progress along the distance; for a value that returns, its distance from the first value.
    func progress(_ value: AnimatableValue) -> Double {
      let offset = zip(from, value.components ?? from).map { $1 - $0 }
      guard length > 0 else { return offset.reduce(0) { $0 + $1 * $1 }.squareRoot() }
      return zip(offset, way).reduce(0) { $0 + $1.0 * $1.1 } / length
    }
    var movement = movement(curve: curve, samples: samples.map(progress)) { progress(value($0)) }
    movement?.from = MotionSummary.Value(samples[0])
    movement?.to = MotionSummary.Value(samples[samples.count - 1])
    return movement.map { .moving($0) }
  }

  /// Whether the value changes in three consecutive samples, unlike a value that only jumps.
  private func glides(_ samples: [AnimatableValue]) -> Bool {
    var count = 0
    for (before, after) in zip(samples, samples.dropFirst()) {
      count = before == after ? 0 : count + 1
      if count == 3 { return true }
    }
    return false
  }

  private func switches(_ samples: [AnimatableValue], _ value: (Double) -> AnimatableValue)
    -> [MotionSummary.Switch]
  {
    var switches = [MotionSummary.Switch(time: 0, value: .init(samples[0]))]
    for index in samples.indices.dropFirst() where samples[index] != samples[index - 1] {
      let old = samples[index - 1]
      let time = instant(between: index - 1, and: index, within: Self.precision) {
        value($0) != old
      }
      let new = MotionSummary.Value(samples[index])
      guard switches.count < Self.switchLimit, new != switches.last?.value else { continue }
      switches.append(MotionSummary.Switch(time: MotionSummary.rounded(time), value: new))
    }
    return switches
  }
}

extension AnimatableValue {
  /// Whether two paths can be blended; true for other values.
  fileprivate func hasForm(of other: AnimatableValue) -> Bool {
    guard case .path(let path) = self, case .path(let second) = other else { return true }
    return path.blends(with: second)
  }
}
