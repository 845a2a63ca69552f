/// The axis of a channel, for springs whose initial velocity is a vector.
enum Axis: UInt8, Sendable {
  /// Also for what has no direction.
  case horizontal
  case vertical

  /// Of a pair of values for both.
  var lane: Int { Int(rawValue) }
}

extension Channel {
  /// Which component of a spring's vector velocity moves it: x for all but vertical positions.
  var axis: Axis {
    self == .centerY || self == .translateY ? .vertical : .horizontal
  }
}
