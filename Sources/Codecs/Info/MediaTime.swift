import AnimPrimitives

/// A time as files store it: a fraction of a second.
///
/// Sums are exact fractions until they are converted to seconds, so a hundred delays of 4/100 s are exactly 4 s.
package struct MediaTime: Hashable, Sendable {
  /// Reduced, 0 or more.
  package let numerator: Int
  /// At least 1.
  package let denominator: Int

  /// - Precondition: the numerator is 0 or more, the denominator at least 1.
  package init(_ numerator: Int, _ denominator: Int) {
    precondition(numerator >= 0 && denominator >= 1, "a time is a fraction of a second")
    let divisor = Int.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The closest double.
  package var seconds: Double { Double(numerator) / Double(denominator) }
}

extension MediaTime {
  /// The time that browsers show a frame with this delay: 100 ms if it is below 11 ms, else the delay itself.
  ///
  /// Browsers do so with GIF, APNG and WebP, because some tools omit delays. Firefox and Chromium truncate to whole
  /// milliseconds and replace 10 and less; WebKit replaces delays below 11 ms.
  ///
  /// Source: Chromium `DeferredImageDecoder::FrameDurationAtIndex` and `PNGImageReader::ParseFrameInfo`, Firefox
  /// `FrameTimeout::FromRawMilliseconds`, WebKit `ScalableImageDecoder::frameDurationAtIndex` and the same of
  /// `ImageDecoderCG`.
  package var inBrowsers: MediaTime {
    seconds < Self.shortestInBrowsers ? MediaTime(1, 10) : self
  }

  /// The shortest time in seconds that browsers show as it is.
  package static let shortestInBrowsers = 0.011
}

extension Sequence<MediaTime> {
  /// The double closest to the sum, in seconds.
  ///
  /// If the denominators have no common multiple of 63 bits, the last bits of the sum may be wrong.
  var seconds: Double {
    var numerators: [Int: Int] = [:]
    for time in self { numerators[time.denominator, default: 0] += time.numerator }
    let parts = numerators.sorted { $0.key < $1.key }.map { MediaTime($0.value, $0.key) }
    let sum = parts.reduce(MediaTime(0, 1) as MediaTime?) { $0?.adding($1) }
    return sum?.seconds ?? parts.reduce(0) { $0 + $1.seconds }
  }
}

extension MediaTime {
  /// Returns the sum, or nil if it needs more than 63 bits.
  package func adding(_ other: MediaTime) -> MediaTime? {
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
