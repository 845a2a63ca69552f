/// Targets and what happens to them: all that a `Timeline` is compiled from.
public struct Script: Sendable {
  public var targets: [ScriptTarget]
  public var steps: [Step]
  /// Seconds; nil where the scene ends with its last step and all that it leaves running.
  public var duration: Double?

  public init(targets: [ScriptTarget], steps: [Step], duration: Double? = nil) {
    self.targets = targets
    self.steps = steps
    self.duration = duration
  }
}
