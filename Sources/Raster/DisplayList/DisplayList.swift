public import Primitives

/// All that a frame shows, bottom first, in device space.
public struct DisplayList: Equatable, Sendable {
  /// The canvas before anything is drawn.
  public var background: PremultipliedColor
  public var operations: [DrawOperation]

  public init(background: PremultipliedColor, operations: [DrawOperation] = []) {
    self.background = background
    self.operations = operations
  }
}
