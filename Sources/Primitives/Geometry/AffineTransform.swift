/// An affine map of the plane, in Core Graphics' layout and order.
///
///     x′ = a·x + c·y + tx        | a  b  0 |
///     y′ = b·x + d·y + ty        | c  d  0 |
///                                | tx ty 1 |
///
/// With y down, a positive angle rotates clockwise. Source: CGAffineTransform.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  @inlinable
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A clockwise rotation in degrees; exact for multiples of 90°.
  public init(rotationDegrees degrees: Double) {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension AffineTransform {
  /// The map that applies this one first, then the other. Source: CGAffineTransformConcat.
  @inlinable
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  @inlinable
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  @inlinable
  public var determinant: Double { a * d - b * c }

  /// The inverse map, or nil if the plane collapses to a line or a point.
  public var inverted: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether upright rectangles stay upright: only rotations by multiples of 90° and no skew.
  @inlinable
  public var preservesAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The bounding box of a rectangle's image.
  public func boundingBox(of rect: Rect) -> Rect {
    let x = [a * rect.minX, a * rect.maxX]
    let u = [c * rect.minY, c * rect.maxY]
    let y = [b * rect.minX, b * rect.maxX]
    let v = [d * rect.minY, d * rect.maxY]
    let left = min(x[0], x[1]) + min(u[0], u[1]) + tx
    let right = max(x[0], x[1]) + max(u[0], u[1]) + tx
    let top = min(y[0], y[1]) + min(v[0], v[1]) + ty
    let bottom = max(y[0], y[1]) + max(v[0], v[1]) + ty
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
