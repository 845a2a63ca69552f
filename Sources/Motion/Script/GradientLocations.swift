/// Where the colours of a gradient are, 0…1.
///
/// Where nobody said otherwise they are even, and stay so when the number of colours changes, as
/// CAGradientLayer's are while its `locations` are nil.
package enum GradientLocations {
  /// From 0 to 1.
  package static func even(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// Those at which a number of colours is shown: locations for another number of them are of no use.
  package static func fitted(_ locations: [Double], to count: Int) -> [Double] {
    locations.count == count ? locations : even(count)
  }

  static func areEven(_ locations: [Double]) -> Bool {
    locations == even(locations.count)
  }
}

extension AnimatableValue {
  /// Even locations as they are for as many colours as other ones, so that both blend; anything else as
  /// it is.
  func spread(like other: AnimatableValue, of channel: Channel) -> AnimatableValue {
    guard channel == .gradientLocations, case .numbers(let locations) = self,
      case .numbers(let others) = other, GradientLocations.areEven(locations)
    else { return self }
    return .numbers(GradientLocations.even(others.count))
  }
}
