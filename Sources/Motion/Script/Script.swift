public import Primitives

/// The input of a `Timeline`: targets, and the steps that change them.
public struct Script: Sendable {
  public var targets: [ScriptTarget]
  public var steps: [Step]
  /// Seconds. Default: nil, the end of the last step and of every animation that still runs then.
  public var duration: Double?

  public init(targets: [ScriptTarget], steps: [Step], duration: Double? = nil) {
    self.targets = targets
    self.steps = steps
    self.duration = duration
  }
}

/// A view or a constraint that a script animates, with its initial values.
public struct ScriptTarget: Sendable {
  public enum Kind: Hashable, Sendable {
    case view
    case constraint
  }

  public var id: String
  public var kind: Kind
  /// Every channel that the target has, with its value at time 0.
  public var initialValues: ChannelValues
  /// The size of the target's content for given channel values; nil for a target without content that has a size.
  /// The bounds have this width and height until a step changes them.
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
