/// The locations of a gradient's colours, 0…1.
///
/// Default: even. Even locations stay even when the number of colours changes, as in a CAGradientLayer whose
/// `locations` are nil.
package enum GradientLocations {
  /// Equally spaced locations from 0 to 1.
  package static func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// The locations, if their count is that of the colours; even ones otherwise.
  package static func fitted(_ locations: [Double], to count: Int) -> [Double] {
    locations.count == count ? locations : even(count)
  }

  static func areEven(_ locations: [Double]) -> Bool {
    locations == even(locations.count)
  }
}

extension AnimatableValue {
  /// Replaces even locations by as many as the other value has, so that both can be blended. Returns other values
  /// unchanged.
  func spread(like other: AnimatableValue, of channel: Channel) -> AnimatableValue {
    guard channel == .gradientLocations, case .numbers(let locations) = self,
      case .numbers(let others) = other, GradientLocations.areEven(locations)
    else { return self }
    return .numbers(GradientLocations.even(others.count))
  }
}
