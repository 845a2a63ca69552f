/// A position in the plane, or a vector.
///
/// In points (or pixels in device space); x grows to the right, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }

  public static let zero = Point(x: 0, y: 0)
}

extension Point {
  /// The Euclidean length of the vector.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }

  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  @inlinable
  public static func * (a: Point, scale: Double) -> Point { Point(x: a.x * scale, y: a.y * scale) }

  /// The point at a fraction of the segment to another point; fractions outside 0…1 extrapolate.
  @inlinable
  public func interpolated(to other: Point, fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
