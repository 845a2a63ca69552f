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
    "\(parameter) is \(shortest(value)), allowed is \(allowed)"
  }
}

/// A number as people write it: without the `.0` of whole numbers.
func shortest(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Passes a number on if it meets a condition.
func checked(
  _ parameter: String, _ value: Double, _ allowed: String, _ condition: (Double) -> Bool
) throws(TimingParameterError) {
  guard value.isFinite, condition(value) else {
    throw TimingParameterError(parameter: parameter, value: value, allowed: allowed)
  }
}
