/// What "at the same time" means.
package enum TimelineClock {
  /// Seconds; times closer than this are equal, so that sums like 0.1 + 0.2 meet their decimals.
  package static let tolerance = 1e-9
  /// Of a whole; what a curve or keyframes do within this after a fraction is done at it, so that
  /// 0.3 − 0.1, a little less than 0.2, reaches the second of ten steps of a second.
  static let fractionTolerance = 1e-9
}
