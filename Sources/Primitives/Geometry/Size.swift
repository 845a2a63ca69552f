/// A width and a height, in points unless said otherwise.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable
  public init(_ width: Double, _ height: Double) {
    self.init(width: width, height: height)
  }

  public static let zero = Size(width: 0, height: 0)

  /// Whether a side is not above 0; also true if a side is NaN.
  @inlinable
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}
