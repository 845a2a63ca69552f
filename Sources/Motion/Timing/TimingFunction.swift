/// A timing function written in Swift.
///
///     let halting = TimingFunction { elapsed, duration in elapsed < 1 ? 0 : (elapsed - 1) / (duration - 1) }
///
/// It must be pure: the same arguments give the same result, or frames would depend on their order.
public struct TimingFunction: Sendable {
  private let body: @Sendable (_ elapsed: Double, _ duration: Double) -> Double

  /// - Parameter body: takes the seconds elapsed and the whole duration in seconds, gives the fraction
  ///   of the change.
  public init(_ body: @escaping @Sendable (_ elapsed: Double, _ duration: Double) -> Double) {
    self.body = body
  }

  /// The value after a number of seconds.
  public func callAsFunction(_ elapsed: Double, _ duration: Double) -> Double {
    body(elapsed, duration)
  }
}
