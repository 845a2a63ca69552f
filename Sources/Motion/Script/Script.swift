public import Primitives

/// Where a part of a script was written: a byte offset into the scene's text.
///
/// Motion only hands it back in errors; it never looks inside.
public struct ScriptOrigin: Hashable, Sendable {
  public var offset: Int

  public init(offset: Int) {
    self.offset = offset
  }

  public static let unknown = ScriptOrigin(offset: 0)
}

/// What a script animates: a view or a constraint, with the values that it starts from.
public struct ScriptTarget: Sendable {
  public enum Kind: Hashable, Sendable {
    case view
    case constraint
  }

  public var id: String
  public var kind: Kind
  /// Every channel that the target has, with its value at time 0.
  public var initialValues: [Channel: AnimatableValue]
  /// How large what it shows is, by its channels' values; nil for a target with a size of its own. It
  /// is the size of its bounds until a step says otherwise, in either direction.
  public var contentSize: (@Sendable ([Channel: AnimatableValue]) -> Size)?

  public init(
    id: String, kind: Kind = .view, initialValues: [Channel: AnimatableValue],
    contentSize: (@Sendable ([Channel: AnimatableValue]) -> Size)? = nil
  ) {
    self.id = id
    self.kind = kind
    self.initialValues = initialValues
    self.contentSize = contentSize
  }
}

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
