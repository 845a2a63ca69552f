/// All faults of a script; never empty.
public struct ScriptErrors: Error, Hashable, Sendable {
  public let errors: [ScriptError]
}
