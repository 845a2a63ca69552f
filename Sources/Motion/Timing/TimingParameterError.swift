import Primitives

/// A parameter of a timing curve that is out of its range.
public struct TimingParameterError: Error, Hashable, Sendable {
  /// The parameter's name, as in a scene.
  public var parameter: String
  /// What was given.
  public var value: Double
  /// What may be there instead.
  public var allowed: String

  /// An error about a parameter.
  public init(parameter: String, value: Double, allowed: String) {
    self.parameter = parameter
    self.value = value
    self.allowed = allowed
  }

  /// One sentence, lower case, without a full stop.
  public var message: String {
    "\(parameter) is \(value.shortestText), allowed is \(allowed)"
  }
}

/// Passes a number on if it meets a condition.
func checked(
  _ parameter: String, _ value: Double, _ allowed: String, _ condition: (Double) -> Bool
) throws(TimingParameterError) {
  guard value.isFinite, condition(value) else {
    throw TimingParameterError(parameter: parameter, value: value, allowed: allowed)
  }
}
