/// What is wrong with a script, and where.
public struct ScriptError: Error, Hashable, Sendable {
  public var origin: ScriptOrigin
  /// One sentence, lower case, without a full stop.
  public var message: String
  /// A second sentence that helps, such as "did you mean …", or nil.
  public var hint: String?

  public init(_ message: String, at origin: ScriptOrigin, hint: String? = nil) {
    self.origin = origin
    self.message = message
    self.hint = hint
  }

  /// Of a step or an animator that takes its seconds from a spring which has none.
  static func neverSettles(_ subject: String, at origin: ScriptOrigin) -> ScriptError {
    ScriptError(
      "a spring without damping never settles", at: origin, hint: "give the \(subject) a duration")
  }
}
