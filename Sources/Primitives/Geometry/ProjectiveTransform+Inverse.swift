extension ProjectiveTransform {
  /// The map back, or nil where the plane is squashed onto a line or a point or numbers leave the range
  /// of a `Double`.
  ///
  /// The adjugate over the determinant; exact in the last row for affine maps, which stay affine.
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
