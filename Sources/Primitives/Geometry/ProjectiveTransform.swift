/// A map of the plane that keeps lines straight, such as a view's rotation in perspective.
///
///     x′ = (m11·x + m12·y + m13) / w
///     y′ = (m21·x + m22·y + m23) / w      w = m31·x + m32·y + m33
///
/// The map is affine if the last row is (0, 0, 1).
public struct ProjectiveTransform: Hashable, Sendable {
  public var m11: Double
  public var m12: Double
  public var m13: Double
  public var m21: Double
  public var m22: Double
  public var m23: Double
  public var m31: Double
  public var m32: Double
  public var m33: Double

  @inlinable
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }

  @inlinable
  public init(_ transform: AffineTransform) {
    self.init(
      m11: transform.a, m12: transform.c, m13: transform.tx, m21: transform.b, m22: transform.d,
      m23: transform.ty, m31: 0, m32: 0, m33: 1)
  }

  public static let identity = ProjectiveTransform(AffineTransform.identity)
}

extension ProjectiveTransform {
  /// The same map as an affine transform, or nil if it is not affine.
  @inlinable
  public var affine: AffineTransform? {
    guard m31 == 0, m32 == 0, m33 == 1 else { return nil }
    return AffineTransform(a: m11, b: m21, c: m12, d: m22, tx: m13, ty: m23)
  }

  /// The map that applies this one first, then the other.
  public func concatenating(_ other: ProjectiveTransform) -> ProjectiveTransform {
    ProjectiveTransform(
      m11: other.m11 * m11 + other.m12 * m21 + other.m13 * m31,
      m12: other.m11 * m12 + other.m12 * m22 + other.m13 * m32,
      m13: other.m11 * m13 + other.m12 * m23 + other.m13 * m33,
      m21: other.m21 * m11 + other.m22 * m21 + other.m23 * m31,
      m22: other.m21 * m12 + other.m22 * m22 + other.m23 * m32,
      m23: other.m21 * m13 + other.m22 * m23 + other.m23 * m33,
      m31: other.m31 * m11 + other.m32 * m21 + other.m33 * m31,
      m32: other.m31 * m12 + other.m32 * m22 + other.m33 * m32,
      m33: other.m31 * m13 + other.m32 * m23 + other.m33 * m33)
  }

  /// The image of a point, or nil if it is on or behind the eye's plane (w ≤ 0).
  @inlinable
  public func apply(to point: Point) -> Point? {
    let w = m31 * point.x + m32 * point.y + m33
    guard w > 0 else { return nil }
    return Point(
      x: (m11 * point.x + m12 * point.y + m13) / w, y: (m21 * point.x + m22 * point.y + m23) / w)
  }
}

extension ProjectiveTransform {
  /// The inverse map; nil if the plane collapses to a line or a point, or if numbers exceed the range of a `Double`.
  ///
  /// Computed as the adjugate over the determinant. The last row is exact for affine maps, so their inverses are
  /// affine.
  public var inverted: ProjectiveTransform? {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    let scale = 1 / determinant
    guard scale.isFinite, scale != 0 else { return nil }
    if let affine { return affine.inverted.map { ProjectiveTransform($0) } }
    return ProjectiveTransform(
      m11: c11 * scale, m12: (m13 * m32 - m12 * m33) * scale, m13: (m12 * m23 - m13 * m22) * scale,
      m21: c12 * scale, m22: (m11 * m33 - m13 * m31) * scale, m23: (m13 * m21 - m11 * m23) * scale,
      m31: c13 * scale, m32: (m12 * m31 - m11 * m32) * scale, m33: (m11 * m22 - m12 * m21) * scale)
  }
}
