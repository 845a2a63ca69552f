import Primitives

/// A time as files have it: a fraction of a second.
///
/// Sums stay fractions until they are asked for in seconds, so that a hundred delays of 4/100 s are 4 s and
/// not a little more.
public struct MediaTime: Hashable, Sendable {
  /// Reduced, 0 or more.
  public let numerator: Int
  /// At least 1.
  public let denominator: Int

  /// - Precondition: the numerator is 0 or more, the denominator at least 1.
  public init(_ numerator: Int, _ denominator: Int) {
    precondition(numerator >= 0 && denominator >= 1, "a time is a fraction of a second")
    let divisor = Int.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The double that is closest.
  public var seconds: Double { Double(numerator) / Double(denominator) }
}

extension Sequence<MediaTime> {
  /// Seconds of all together: the double closest to their sum.
  ///
  /// Where a file has so many different denominators that none in 63 bits is common to all, the sum is
  /// right to some last bits.
  var seconds: Double {
    var numerators: [Int: Int] = [:]
    for time in self { numerators[time.denominator, default: 0] += time.numerator }
    let parts = numerators.sorted { $0.key < $1.key }.map { MediaTime($0.value, $0.key) }
    let sum = parts.reduce(MediaTime(0, 1) as MediaTime?) { $0?.adding($1) }
    return sum?.seconds ?? parts.reduce(0) { $0 + $1.seconds }
  }
}

extension MediaTime {
  /// Nil where the sum is no fraction of 63 bits.
  fileprivate func adding(_ other: MediaTime) -> MediaTime? {
    let divisor = Int.greatestCommonDivisor(denominator, other.denominator)
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(
      by: other.denominator / divisor)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(
      by: denominator / divisor)
    let (sum, sumOverflow) = left.addingReportingOverflow(right)
    let (common, commonOverflow) = denominator.multipliedReportingOverflow(
      by: other.denominator / divisor)
    guard !(leftOverflow || rightOverflow || sumOverflow || commonOverflow) else { return nil }
    return MediaTime(sum, common)
  }
}
