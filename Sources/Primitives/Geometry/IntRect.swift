/// A nonempty rectangle of whole pixels: x and y of its top left pixel, its width and its height.
///
/// Guarantees:
/// - `width` and `height` are at least 1;
/// - `x`, `y`, `maxX` and `maxY` are within ±2³⁰, so that sums and products of two fit in an `Int`.
public struct IntRect: Hashable, Sendable {
  public let x: Int
  public let y: Int
  public let width: Int
  public let height: Int

  /// The largest magnitude of a coordinate.
  public static let limit = 1 << 30

  /// A rectangle, or nil if it would be empty or out of range.
  @inlinable
  public init?(x: Int, y: Int, width: Int, height: Int) {
    guard width > 0, height > 0, width <= Self.limit, height <= Self.limit,
      x >= -Self.limit, y >= -Self.limit, x <= Self.limit - width, y <= Self.limit - height
    else { return nil }
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The whole picture, or nil if it has no pixels.
  @inlinable
  public init?(width: Int, height: Int) {
    self.init(x: 0, y: 0, width: width, height: height)
  }

  /// The smallest rectangle of whole pixels that covers `rect`; nil if `rect` is empty, not finite or out of range.
  public init?(covering rect: Rect) {
    let limit = Double(Self.limit)
    let left = rect.minX.rounded(.down)
    let top = rect.minY.rounded(.down)
    let right = rect.maxX.rounded(.up)
    let bottom = rect.maxY.rounded(.up)
    guard left >= -limit, top >= -limit, right <= limit, bottom <= limit else { return nil }
    self.init(
      x: Int(left), y: Int(top), width: Int(right) - Int(left), height: Int(bottom) - Int(top))
  }
}

extension IntRect {
  @inlinable public var maxX: Int { x + width }
  @inlinable public var maxY: Int { y + height }
  @inlinable public var area: Int { width * height }

  @inlinable
  public func intersection(_ other: IntRect) -> IntRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return IntRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle that contains both.
  @inlinable
  public func union(_ other: IntRect) -> IntRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return IntRect(
      left: left, top: top, right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  @inlinable
  public func contains(_ other: IntRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The rectangle relative to the top left corner of a rectangle that contains it.
  public func inside(_ other: IntRect) -> IntRect {
    precondition(other.contains(self), "a rectangle lies in the other")
    return IntRect(
      left: x - other.x, top: y - other.y, right: maxX - other.x, bottom: maxY - other.y)
  }

  /// Both corners come from rectangles in range, so the result is in range as well.
  @usableFromInline
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.x = left
    self.y = top
    self.width = right - left
    self.height = bottom - top
  }
}
