import AnimPrimitives

/// A timing curve parameter outside its range.
public struct TimingParameterError: Error, Hashable, Sendable {
  /// The parameter's name, as in a scene.
  public var parameter: String
  /// The value that was given.
  public var value: Double
  /// The range of allowed values, as text.
  public var allowed: String

  package init(parameter: String, value: Double, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }

  /// One sentence, lower case, without a full stop.
  public var message: String {
    "\(parameter) is \(value.shortestText), allowed is \(allowed)"
  }
}

/// Returns a number if it is finite and meets a condition; otherwise throws.
func checked(
  _ parameter: String, _ value: Double, _ allowed: String, _ condition: (Double) -> Bool
) throws(TimingParameterError) {
  guard value.isFinite, condition(value) else {
    throw TimingParameterError(parameter: parameter, value: value, allowed: allowed)
  }
}
