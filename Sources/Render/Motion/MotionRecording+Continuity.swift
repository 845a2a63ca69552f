extension MotionRecording {
  /// How near two instants are whose values are taken for those before and after a jump, in seconds.
  private static let instant = 1e-5

  /// When a number first jumps by more than a hundredth of its range; nil for never.
  func jump(of key: MotionKey) -> Double? {
    guard let column = samples[key], let low = column.min(), let high = column.max(), high > low
    else { return nil }
    let least = (high - low) / 100
    for index in column.indices.dropFirst() where abs(column[index] - column[index - 1]) > least {
      let (start, end) = steepest(key, times[index - 1], times[index])
      if abs(value(of: key, at: end) - value(of: key, at: start)) > least { return end }
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
      let (before, after) = (velocities[index - 2], velocities[index])
      // At rest on one side: that is a beginning or an end, not a hand-over.
      guard abs(before) > largest / 100, abs(after) > largest / 100 else { continue }
      if let time = bend(key, times[index - 2], times[index + 1], least) { return time }
    }
    return nil
  }

  /// The half of an interval across which the value changes most, again and again.
  private func steepest(_ key: MotionKey, _ start: Double, _ end: Double) -> (Double, Double) {
    var (low, high) = (start, end)
    while high - low > Self.instant {
      let middle = (low + high) / 2
      let value = value(of: key, at: middle)
      let first = abs(value - self.value(of: key, at: low))
      let second = abs(self.value(of: key, at: high) - value)
      if first > second { high = middle } else { low = middle }
    }
    return (low, high)
  }

  /// Where in an interval the velocity changes by more than an amount within an instant.
  private func bend(_ key: MotionKey, _ start: Double, _ end: Double, _ least: Double) -> Double? {
    var (low, high) = (start, end)
    while high - low > 8 * Self.instant {
      let middle = (low + high) / 2
      let center = velocity(of: key, at: middle)
      let first = abs(center - velocity(of: key, at: low))
      let second = abs(velocity(of: key, at: high) - center)
      if first > second { high = middle } else { low = middle }
    }
    let (before, after) = (velocity(of: key, at: low), velocity(of: key, at: high))
    // As above, a tenth of `least` is rest.
    guard abs(before) > least / 10, abs(after) > least / 10 else { return nil }
    return abs(after - before) > least ? (low + high) / 2 : nil
  }

  private func velocity(of key: MotionKey, at time: Double) -> Double {
    (value(of: key, at: time + Self.instant) - value(of: key, at: time - Self.instant))
      / (2 * Self.instant)
  }
}
