import Motion
import Primitives
import Render

/// Follows values over a scene's whole time and says what they do.
///
/// Values are looked at every 2 ms, less often where a scene lasts longer than four seconds, and not at
/// all where the timeline says that nothing moves. What happens between two looks is narrowed down to
/// 1/100 ms; what happens and is over between them is not seen.
struct CourseFinder {
  /// Seconds between looks where the scene is short.
  private static let finestStep = 0.002
  private static let lookLimit = 2000
  /// Seconds to which instants are found.
  private static let precision = 1e-5
  /// What part of its range a value may be away and is there: rounding alone.
  private static let restBand = 1e-9
  /// What part of its way a value may lie beside it and is on it, and how far in its own unit: two bytes of a
  /// colour, which scenes may round.
  private static let straightBand = 0.005
  private static let straightDistance = 0.01
  /// How many times between start and arrival are kept, and into how many steps the range is cut.
  static let wayCount = 15
  static let waySteps = 4095.0

  /// When values are looked at, in seconds.
  let times: [Double]
  /// Whether nothing changed since the look before.
  private let isStill: [Bool]

  init(_ timeline: Timeline) {
    let duration = timeline.duration
    let looks = (duration / Self.finestStep).rounded(.up)
    let count = looks < Double(Self.lookLimit) ? max(1, Int(looks)) : Self.lookLimit
    let times = (0...count).map { duration * Double($0) / Double(count) }
    self.times = times
    isStill = times.indices.map {
      $0 > 0 && timeline.isStill(from: times[$0 - 1], through: times[$0])
    }
  }

  /// The same with a look at every `step`-th of the times: for values that are dear.
  private init(_ other: CourseFinder, everyNth step: Int) {
    let kept = other.times.indices.filter { $0 % step == 0 || $0 == other.times.count - 1 }
    times = kept.map { other.times[$0] }
    isStill = kept.indices.map { index in
      index > 0 && (kept[index - 1] + 1...kept[index]).allSatisfy { other.isStill[$0] }
    }
  }

  func thinned(to limit: Int) -> CourseFinder {
    CourseFinder(self, everyNth: max(1, (times.count + limit - 1) / limit))
  }

  /// The values at all looks.
  private func samples<Value>(_ value: (Double) -> Value) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(times.count)
    for (index, time) in times.enumerated() {
      if isStill[index], let last = result.last {
        result.append(last)
      } else {
        result.append(value(time))
      }
    }
    return result
  }
}

// MARK: - Numbers

extension CourseFinder {
  func course(curve: String, number: (Double) -> Double) -> SceneFacts.Course {
    let samples = samples(number)
    guard let movement = movement(curve: curve, samples: samples, number) else {
      return .still(SceneFacts.number(samples[0]))
    }
    return .moving(movement)
  }

  /// nil for a number that never changes.
  private func movement(curve: String, samples: [Double], _ number: (Double) -> Double)
    -> SceneFacts.Movement?
  {
    guard let initial = samples.first, let final = samples.last, let least = samples.min(),
      let most = samples.max(), most > least
    else { return nil }
    let range = most - least
    let near = range * Self.restBand
    let first = samples.firstIndex { abs($0 - initial) > near } ?? 0
    let last = samples.lastIndex { abs($0 - final) > near } ?? 0
    let start = instant(first - 1, first) { abs(number($0) - initial) > near }
    let arrival = instant(last, last + 1) { abs(number($0) - final) <= near }
    // Beyond its ends it may go further between two looks.
    let low = least < min(initial, final) ? extreme(samples, least, number) { -$0 }.value : least
    let high = most > max(initial, final) ? extreme(samples, most, number) { $0 }.value : most
    let isReturning = abs(final - initial) <= near
    let unit = isReturning ? 1 : final - initial
    let ends = [(low - initial) / unit, (high - initial) / unit].map(SceneFacts.rounded)
    let way = (1...Self.wayCount).map { step in
      let time =
        Self.milliseconds(start)
        + (Self.milliseconds(arrival) - Self.milliseconds(start)) * Double(step)
        / Double(Self.wayCount + 1)
      // Halves, for the whole of two numbers' distance may be too large for a number.
      let quotient = (number(time) / 2 - low / 2) / (high / 2 - low / 2)
      let part = quotient.isFinite ? quotient : 0
      return Int((min(max(unit < 0 ? 1 - part : part, 0), 1) * Self.waySteps).rounded())
    }
    return SceneFacts.Movement(
      from: SceneFacts.number(initial), to: SceneFacts.number(final),
      start: SceneFacts.rounded(start), arrival: SceneFacts.rounded(arrival),
      low: min(ends[0], ends[1]), high: max(ends[0], ends[1]), way: way, curve: curve)
  }

  private static func milliseconds(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }

  /// When a condition begins to hold between two looks, at the first of which it does not.
  private func instant(_ first: Int, _ second: Int, _ holds: (Double) -> Bool) -> Double {
    Double.first(
      after: times[min(max(first, 0), times.count - 1)],
      through: times[min(max(second, 0), times.count - 1)], within: Self.precision, where: holds)
  }

  /// The farthest value about the look that is farthest, by ternary search.
  private func extreme(
    _ samples: [Double], _ farthest: Double, _ number: (Double) -> Double,
    _ height: (Double) -> Double
  ) -> (time: Double, value: Double) {
    guard let index = samples.firstIndex(of: farthest) else { return (0, farthest) }
    var low = times[max(index - 1, 0)]
    var high = times[min(index + 1, times.count - 1)]
    var best = (time: times[index], value: farthest)
    while high - low > Self.precision {
      let third = (high - low) / 3
      let values = (number(low + third), number(high - third))
      for (time, value) in [(low + third, values.0), (high - third, values.1)]
      where height(value) > height(best.value) { best = (time, value) }
      if height(values.0) < height(values.1) { low += third } else { high -= third }
    }
    return best
  }
}

// MARK: - Other values

extension CourseFinder {
  /// How many switches of a value are told; a text that is typed has many.
  private static let switchLimit = 200

  func course(curve: String, value: (Double) -> AnimatableValue) -> SceneFacts.Course {
    let samples = samples(value)
    let first = samples[0]
    guard samples.contains(where: { $0 != first }) else { return .still(.init(first)) }
    return blend(curve: curve, samples, value) ?? .switching(switches(samples, value))
  }

  /// As a movement, where all values have the same parts; nil elsewhere, and where it only jumps.
  private func blend(
    curve: String, _ samples: [AnimatableValue], _ value: (Double) -> AnimatableValue
  ) -> SceneFacts.Course? {
    guard let from = samples.first?.components, let to = samples.last?.components,
      samples.allSatisfy({ $0.components?.count == from.count && $0.hasForm(of: samples[0]) }),
      glides(samples)
    else { return nil }
    let way = zip(from, to).map { $1 - $0 }
    let length = way.reduce(0) { $0 + $1 * $1 }
    // Along its way; where it comes back, how far it is away.
    func progress(_ value: AnimatableValue) -> Double {
      let offset = zip(from, value.components ?? from).map { $1 - $0 }
      guard length > 0 else { return offset.reduce(0) { $0 + $1 * $1 }.squareRoot() }
      return zip(offset, way).reduce(0) { $0 + $1.0 * $1.1 } / length
    }
    var movement = movement(curve: curve, samples: samples.map(progress)) { progress(value($0)) }
    movement?.from = SceneFacts.Value(samples[0])
    movement?.to = SceneFacts.Value(samples[samples.count - 1])
    let unit = length > 0 ? length.squareRoot() : 1
    movement?.detour = detour(samples, value, unit: unit) { value in
      let offset = zip(from, value.components ?? from).map { $1 - $0 }
      let part = length > 0 ? progress(value) : 0
      let square = zip(offset, way).reduce(0) { $0 + ($1.0 - part * $1.1) * ($1.0 - part * $1.1) }
      return square.squareRoot() / unit
    }
    return movement.map { .moving($0) }
  }

  /// - Parameter distance: how far a value is off the straight way, in units.
  private func detour(
    _ samples: [AnimatableValue], _ value: (Double) -> AnimatableValue,
    unit: Double, distance: (AnimatableValue) -> Double
  ) -> SceneFacts.Detour {
    let distances = samples.map(distance)
    let most = distances.max() ?? 0
    guard most > max(Self.straightBand, Self.straightDistance / unit) else {
      return SceneFacts.Detour(distance: 0)
    }
    let farthest = extreme(distances, most, { distance(value($0)) }) { $0 }
    var color: String?
    if case .color(let found) = value(farthest.time) { color = found?.words }
    return SceneFacts.Detour(distance: SceneFacts.rounded(farthest.value), color: color)
  }

  /// Whether a value is another at three looks in a row: what only jumps is not.
  private func glides(_ samples: [AnimatableValue]) -> Bool {
    var count = 0
    for (before, after) in zip(samples, samples.dropFirst()) {
      count = before == after ? 0 : count + 1
      if count == 3 { return true }
    }
    return false
  }

  private func switches(_ samples: [AnimatableValue], _ value: (Double) -> AnimatableValue)
    -> [SceneFacts.Switch]
  {
    var switches = [SceneFacts.Switch(time: 0, value: .init(samples[0]))]
    for index in samples.indices.dropFirst() where samples[index] != samples[index - 1] {
      let old = samples[index - 1]
      let time = instant(index - 1, index) { value($0) != old }
      let new = SceneFacts.Value(samples[index])
      guard switches.count < Self.switchLimit, new != switches.last?.value else { continue }
      switches.append(SceneFacts.Switch(time: SceneFacts.rounded(time), value: new))
    }
    return switches
  }
}

extension AnimatableValue {
  /// Whether two paths have the same verbs; all other values have.
  fileprivate func hasForm(of other: AnimatableValue) -> Bool {
    guard case .path(let path) = self, case .path(let second) = other else { return true }
    return path.verbs == second.verbs
  }
}
