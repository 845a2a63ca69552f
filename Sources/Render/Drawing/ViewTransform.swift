package import AnimMotion
package import AnimPrimitives

extension TransformComponents {
  /// Maps a view's plane to its superview's, about the origin: scale, skew, rotation about x, y and z, perspective,
  /// translation, matrix. Angles have the same direction as in CATransform3D.
  ///
  /// With z towards the eye, a point (x, y, 0) rotated about x and then y is at z = y·sin α·cos β − x·sin β. For an eye
  /// at a distance d it is divided by 1 − z/d.
  package var projectiveTransform: ProjectiveTransform {
    guard rotationX != 0 || rotationY != 0 else { return ProjectiveTransform(affineTransform) }
    let (sinX, cosX) = sineAndCosine(degrees: rotationX)
    let (sinY, cosY) = sineAndCosine(degrees: rotationY)
    let turned = ProjectiveTransform(
      m11: cosY, m12: sinX * sinY, m13: 0,
      m21: 0, m22: cosX, m23: 0,
      m31: depth * sinY, m32: -depth * sinX * cosY, m33: 1)
    return ProjectiveTransform(scaledAndSkewed).concatenating(turned)
      .concatenating(ProjectiveTransform(rotatedAndMoved))
  }

  private var affineTransform: AffineTransform {
    guard scale != Size(1, 1) || skew != .zero else { return rotatedAndMoved }
    return scaledAndSkewed.concatenating(rotatedAndMoved)
  }

  private var scaledAndSkewed: AffineTransform {
    let scaled = AffineTransform(scaleX: scale.width, y: scale.height)
    guard skew != .zero else { return scaled }
    let (sinX, cosX) = sineAndCosine(degrees: skew.width)
    let (sinY, cosY) = sineAndCosine(degrees: skew.height)
    return scaled.concatenating(
      AffineTransform(a: 1, b: sinY / cosY, c: sinX / cosX, d: 1, tx: 0, ty: 0))
  }

  private var rotatedAndMoved: AffineTransform {
    var result = AffineTransform(rotationDegrees: rotation)
    result.tx = translation.x
    result.ty = translation.y
    return matrix == .identity ? result : result.concatenating(matrix)
  }
}

extension ViewState {
  /// Maps the view's bounds (with the origin at 0, 0) to its superview: the transform about the anchor point, which is
  /// at `center`. Source: CALayer's anchorPoint and position.
  package var transformToSuperview: ProjectiveTransform {
    let anchor = Point(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
    if transform == .identity {
      return ProjectiveTransform(
        AffineTransform(translationX: center.x - anchor.x, y: center.y - anchor.y))
    }
    return ProjectiveTransform(AffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(transform.projectiveTransform)
      .concatenating(ProjectiveTransform(AffineTransform(translationX: center.x, y: center.y)))
  }
}
