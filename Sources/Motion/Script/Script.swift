public import AnimPrimitives

/// The input of a `Timeline`: targets, and the steps that change them.
public struct Script: Sendable {
  public var targets: [ScriptTarget]
  public var steps: [Step]
  /// Seconds. Default: nil, the end of the last step and of any animator that still runs.
  public var duration: Double?

  public init(targets: [ScriptTarget], steps: [Step], duration: Double? = nil) {
    self.targets = targets
    self.steps = steps
    self.duration = duration
  }
}

/// A view or a constraint that a script can animate.
public struct ScriptTarget: Sendable {
  public enum Kind: Hashable, Sendable {
    case view
    case constraint
  }

  public var id: String
  public var kind: Kind
  /// The value of each of the target's channels at time 0.
  public var initialValues: ChannelValues
  /// The size of the target's content for given channel values; nil for a target without sized content. The bounds have
  /// this size until a step changes them.
  public var contentSize: (@Sendable (ChannelValues) -> Size)?

  public init(
    id: String, kind: Kind = .view, initialValues: ChannelValues,
    contentSize: (@Sendable (ChannelValues) -> Size)? = nil
  ) {
    self.id = id
    self.kind = kind
    self.initialValues = initialValues
    self.contentSize = contentSize
  }
}
