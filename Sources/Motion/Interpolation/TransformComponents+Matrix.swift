public import Primitives

extension TransformComponents {
  /// The flat part as one matrix: scale, skew, rotation, translation, then the given matrix.
  ///
  /// Leaves out `rotationX`, `rotationY` and `perspective`, which are not affine.
  public var affine: AffineTransform {
    var result = AffineTransform(scaleX: scale.width, y: scale.height)
    if skew != .zero {
      let horizontal = tangent(skew.width * .pi / 180)
      let vertical = tangent(skew.height * .pi / 180)
      result = result.concatenating(
        AffineTransform(a: 1, b: vertical, c: horizontal, d: 1, tx: 0, ty: 0))
    }
    if rotation != 0 {
      result = result.concatenating(AffineTransform(rotationDegrees: rotation))
    }
    result.tx += translation.x
    result.ty += translation.y
    return matrix == .identity ? result : result.concatenating(matrix)
  }
}
