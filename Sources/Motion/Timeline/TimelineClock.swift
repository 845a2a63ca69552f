/// What "at the same time" means.
package enum TimelineClock {
  /// Seconds; times closer than this are equal, so that sums like 0.1 + 0.2 meet their decimals.
  package static let tolerance = 1e-9
}
