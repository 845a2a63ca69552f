public import Primitives

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
