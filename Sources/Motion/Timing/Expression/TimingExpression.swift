/// A formula in `t`, compiled once.
public struct TimingExpression: Sendable {
  public init(_ text: String) throws(CurveSyntaxError) {
    throw CurveSyntaxError("expressions are not read yet", at: 0)
  }

  /// The value at an elapsed fraction of a duration in seconds.
  public func value(t: Double, duration: Double = 1) -> Double { t }
}
