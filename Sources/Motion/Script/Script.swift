package import AnimPrimitives

/// The input of a `Timeline`: targets, and the steps that change them.
package struct Script: Sendable {
  package var targets: [ScriptTarget]
  package var steps: [Step]
  /// Seconds. Default: nil, the end of the last step and of any animator that still runs.
  package var duration: Double?

  package init(targets: [ScriptTarget], steps: [Step], duration: Double? = nil) {
    self.targets = targets
    self.steps = steps
    self.duration = duration
  }
}

/// A view or a constraint that a script can animate.
package struct ScriptTarget: Sendable {
  package enum Kind: Hashable, Sendable {
    case view
    case constraint
  }

  package var id: String
  package var kind: Kind
  /// The value of each of the target's channels at time 0.
  package var initialValues: ChannelValues
  /// The size of the target's content for given channel values; nil for a target without sized content. The bounds have
  /// this size until a step changes them.
  package var contentSize: (@Sendable (ChannelValues) -> Size)?

  package init(
    id: String, kind: Kind = .view, initialValues: ChannelValues,
    contentSize: (@Sendable (ChannelValues) -> Size)? = nil
  ) {
    self.id = id
    self.kind = kind
    self.initialValues = initialValues
    self.contentSize = contentSize
  }
}
