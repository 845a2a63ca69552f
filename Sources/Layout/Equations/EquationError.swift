/// What is wrong with an equation.
public struct EquationError: Error, Hashable, Sendable {
  /// Where in the equation, in UTF-8 bytes; its length is where the text ends that it is about.
  public var range: Range<Int>
  /// One sentence, lower case, without a full stop.
  public var message: String
  /// A second sentence that helps, or nil.
  public var hint: String?

  public init(_ message: String, at range: Range<Int>, hint: String? = nil) {
    self.range = range
    self.message = message
    self.hint = hint
  }
}
