package import AnimPrimitives

/// The decomposition of a CGAffineTransform: M = scale · rotation · remainder, then a translation.
///
/// The remainder holds the skew; it is the identity for products of rotations and scales. Source: measurements of Core
/// Animation, which agree with CSS Transforms Level 1 for 2D matrices.
struct AffineDecomposition: Hashable, Sendable {
  var translation: Point
  var scale: Size
  /// Degrees, clockwise.
  var angle: Double
  /// The remainder, whose `tx` and `ty` are 0.
  var remainder: AffineTransform

  init(_ transform: AffineTransform) {
    translation = Point(x: transform.tx, y: transform.ty)
    var row0 = Point(x: transform.a, y: transform.b)
    var row1 = Point(x: transform.c, y: transform.d)
    var scale = Size(width: row0.length, height: row1.length)
    if transform.determinant < 0 {
      if transform.a < transform.d {
        scale.width.negate()
      } else {
        scale.height.negate()
      }
    }
    if scale.width != 0 { row0 = Point(x: row0.x / scale.width, y: row0.y / scale.width) }
    if scale.height != 0 { row1 = Point(x: row1.x / scale.height, y: row1.y / scale.height) }
    self.scale = scale
    angle = arctangent(y: row0.y, x: row0.x) * 180 / .pi
    let rows = AffineTransform(a: row0.x, b: row0.y, c: row1.x, d: row1.y, tx: 0, ty: 0)
    remainder = AffineTransform(rotationDegrees: -angle).concatenating(rows)
  }

  /// The recomposed matrix.
  var transform: AffineTransform {
    var result = AffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(AffineTransform(rotationDegrees: angle))
      .concatenating(remainder)
    result.tx = translation.x
    result.ty = translation.y
    return result
  }
}

extension AffineDecomposition {
  /// Interpolates each part, and rotates by the smaller angle.
  ///
  /// An angle of exactly 0 counts as 360°, so half a turn from the identity is anticlockwise.
  func interpolated(to other: AffineDecomposition, fraction: Double) -> AffineTransform {
    var start = self
    let end = other
    let flipsDiffer =
      (start.scale.width < 0 && end.scale.height < 0)
      || (start.scale.height < 0 && end.scale.width < 0)
    if flipsDiffer {
      start.scale = Size(width: -start.scale.width, height: -start.scale.height)
      start.angle += start.angle < 0 ? 180 : -180
    }
    var startAngle = start.angle == 0 ? 360 : start.angle
    var endAngle = end.angle == 0 ? 360 : end.angle
    if (startAngle - endAngle).magnitude > 180 {
      if startAngle > endAngle {
        startAngle -= 360
      } else {
        endAngle -= 360
      }
    }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    var result = start
    result.translation = start.translation.interpolated(to: end.translation, fraction: fraction)
    result.scale = Size(
      width: mix(start.scale.width, end.scale.width),
      height: mix(start.scale.height, end.scale.height))
    result.angle = mix(startAngle, endAngle)
    result.remainder = AffineTransform(
      a: mix(start.remainder.a, end.remainder.a), b: mix(start.remainder.b, end.remainder.b),
      c: mix(start.remainder.c, end.remainder.c), d: mix(start.remainder.d, end.remainder.d),
      tx: 0, ty: 0)
    return result.transform
  }
}

extension AffineTransform {
  /// Interpolates towards another map by decomposition.
  ///
  /// Source: Core Animation's interpolation of affine `CATransform3D` values.
  package func interpolated(to other: AffineTransform, fraction: Double) -> AffineTransform {
    AffineDecomposition(self).interpolated(to: AffineDecomposition(other), fraction: fraction)
  }
}

extension TransformComponents {
  /// The affine components as one matrix: scale, skew, rotation, translation, then `matrix`.
  ///
  /// `rotationX`, `rotationY` and `perspective` are not affine and left out.
  package var affine: AffineTransform {
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
