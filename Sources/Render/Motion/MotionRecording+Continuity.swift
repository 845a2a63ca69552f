// Jumps are told from what is merely steep by looking closer: a jump stays as large as it is, whatever moves without
// one gets smaller with the time that is looked at. So values are compared across two neighbouring instants of a
// `Double`, and velocities, for which differences of values have to be divided by a time, across two such times.
import Render

extension MotionRecording {
  /// When a number first jumps by more than a hundredth of its range; nil for never.
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

  /// When the velocity of a number that moves before and after first changes at once by more than a
  /// tenth of its largest; nil for never.
  func velocityJump(of key: MotionKey) -> Double? {
    guard let column = samples[key], column.count > 3 else { return nil }
    let velocities = column.indices.dropFirst().map {
      (column[$0] - column[$0 - 1]) / (times[$0] - times[$0 - 1])
    }
    let largest = velocities.map(abs).max() ?? 0
    let least = largest / 10
    for index in velocities.indices.dropFirst(2)
    where abs(velocities[index] - velocities[index - 2]) > least {
      // At rest on one side: that is a beginning or an end, not a hand-over.
      let rest = largest / 100
      guard abs(velocities[index - 2]) > rest, abs(velocities[index]) > rest else { continue }
      let bend = bend(of: key, between: times[index - 2], and: times[index + 1])
      let (near, far) = (bend.sides(within: Bend.near), bend.sides(within: Bend.far))
      // What was sampled may be covered by movement in part only; these are the velocities themselves.
      guard abs(near.before) > rest, abs(near.after) > rest, near.step > least else { continue }
      // Where a curve is vertical or turns sharply, they depend on how near one looks.
      let allowed = near.step / 4
      guard abs(near.before - far.before) < allowed, abs(near.after - far.after) < allowed
      else { continue }
      return bend.time
    }
    return nil
  }

  /// When a number changes by more than an amount from one instant to the next; nil where it gets there step by step.
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

  /// Where in an interval the velocity changes most.
  private func bend(of key: MotionKey, between start: Double, and end: Double) -> Bend {
    var bend = Bend(low: start, high: end) { value(of: key, at: $0) }
    var (before, after) = bend.sides(within: Bend.far).velocities
    while bend.high - bend.low > Bend.width {
      let middle = bend.time
      // Looked at from within, the half that holds the bend is the one whose outer velocities differ most: those of
      // the other half have the bend behind them only in part.
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

/// A short time in which a velocity changes.
private struct Bend {
  /// For how long velocities are measured before and after it, in seconds. The shorter time leaves a 64-bit number of
  /// seconds and one of points enough digits; both are far longer than `width`.
  static let far = 1e-5
  static let near = 1e-7
  /// How short it is, in seconds.
  static let width = 1e-9

  /// Of a number that moves, a second each.
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

  /// From one side each: a difference across the bend would mix both.
  func sides(within span: Double) -> Sides {
    Sides(
      before: (value(low) - value(low - span)) / span,
      after: (value(high + span) - value(high)) / span)
  }
}
