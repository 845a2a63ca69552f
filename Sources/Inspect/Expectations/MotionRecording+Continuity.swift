// A jump differs from a steep movement when magnified: a jump keeps its size, while a movement gets smaller with the
// interval. So values at two adjacent `Double` times are compared. Velocities are quotients of differences, so
// velocities of two adjacent intervals are compared.

extension MotionRecording {
  /// The first time at which a number jumps by more than a hundredth of its range, or nil.
  func jump(of key: MotionKey) -> Double? {
    guard let column = samples[key], let low = column.min(), let high = column.max(), high > low
    else { return nil }
    let least = (high - low) / 100
    for index in column.indices.dropFirst() where abs(column[index] - column[index - 1]) > least {
      if let time = jump(of: key, between: times[index - 1], and: times[index], least) {
        return time
      }
    }
    return nil
  }

  /// The first time at which the velocity of a moving number jumps by more than a tenth of its maximum, or nil.
  func velocityJump(of key: MotionKey) -> Double? {
    guard let column = samples[key], column.count > 3 else { return nil }
    let velocities = column.indices.dropFirst().map {
      (column[$0] - column[$0 - 1]) / (times[$0] - times[$0 - 1])
    }
    let largest = velocities.map(abs).max() ?? 0
    let least = largest / 10
    for index in velocities.indices.dropFirst(2)
    where abs(velocities[index] - velocities[index - 2]) > least {
      // If one side is at rest, the movement begins or ends there.
      let rest = largest / 100
      guard abs(velocities[index - 2]) > rest, abs(velocities[index]) > rest else { continue }
      let bend = bend(of: key, between: times[index - 2], and: times[index + 1])
      let (near, far) = (bend.sides(within: Bend.near), bend.sides(within: Bend.far))
      // The samples may include only a part of the movement. These are the actual velocities.
      guard abs(near.before) > rest, abs(near.after) > rest, near.step > least else { continue }
      // On a vertical or sharply bending curve, velocities depend on the interval.
      let allowed = near.step / 4
      guard abs(near.before - far.before) < allowed, abs(near.after - far.after) < allowed
      else { continue }
      return bend.time
    }
    return nil
  }

  /// The first time at which a number jumps by more than `least`, or nil.
  private func jump(
    of key: MotionKey, between start: Double, and end: Double, _ least: Double
  ) -> Double? {
    var (low, high) = (start, end)
    var (before, after) = (value(of: key, at: low), value(of: key, at: high))
    while abs(after - before) > least {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      let value = value(of: key, at: middle)
      if abs(value - before) > abs(after - value) {
        (high, after) = (middle, value)
      } else {
        (low, before) = (middle, value)
      }
    }
    return nil
  }

  /// The place in an interval where the velocity changes most.
  private func bend(of key: MotionKey, between start: Double, and end: Double) -> Bend {
    var bend = Bend(low: start, high: end) { value(of: key, at: $0) }
    var (before, after) = bend.sides(within: Bend.far).velocities
    while bend.high - bend.low > Bend.width {
      let middle = bend.time
      // The half that contains the bend is the one whose velocities at the ends differ most, measured inside the
      // interval. In the other half, only part of the measured time is beyond the bend.
      let inner = Bend(low: middle, high: middle, value: bend.value).sides(within: Bend.far)
      if abs(inner.after - before) > abs(after - inner.before) {
        (bend.high, after) = (middle, inner.after)
      } else {
        (bend.low, before) = (middle, inner.before)
      }
    }
    return bend
  }
}

/// A short interval in which a velocity changes.
private struct Bend {
  /// The times over which velocities are measured, in seconds. The shorter one leaves enough digits in 64-bit seconds
  /// and points. Both are much longer than `width`.
  static let far = 1e-5
  static let near = 1e-7
  /// The length of the interval, in seconds.
  static let width = 1e-9

  /// Velocities of a number, per second.
  struct Sides {
    var before: Double
    var after: Double

    var velocities: (Double, Double) { (before, after) }
    var step: Double { abs(after - before) }
  }

  var low: Double
  var high: Double
  let value: (Double) -> Double

  var time: Double { (low + high) / 2 }

  /// The velocities on both sides. Each is measured on one side only, because a difference across the bend would mix
  /// them.
  func sides(within span: Double) -> Sides {
    Sides(
      before: (value(low) - value(low - span)) / span,
      after: (value(high + span) - value(high)) / span)
  }
}
