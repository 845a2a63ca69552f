import AnimPrimitives

/// An additive change between a transform of components and a matrix, which have no parts in common.
///
/// The whole transform is interpolated as `UIView.animate` interpolates a CGAffineTransform: δ(t) · new, where δ moves
/// from old · new⁻¹ to the identity. The components C jump to their new values, so the matrix channel has the value C⁻¹
/// · δ(t) · C · (its new value).
struct TransformDelta: Hashable, Sendable {
  private let delta: AffineTransform
  private let components: AffineTransform
  private let inverse: AffineTransform

  /// nil if the new transform has no inverse.
  init?(from old: AffineTransform, to new: TransformComponents) {
    var plain = new
    plain.matrix = .identity
    guard let back = new.affine.inverted, let inverse = plain.affine.inverted else { return nil }
    delta = old.concatenating(back)
    components = plain.affine
    self.inverse = inverse
  }

  /// The change between two matrices; nil if the new one has no inverse.
  init?(from old: AffineTransform, to new: AffineTransform) {
    guard let back = new.inverted else { return nil }
    delta = old.concatenating(back)
    (components, inverse) = (.identity, .identity)
  }

  /// The change δ on top of a fixed matrix S: S · δ · S⁻¹.
  func lifted(over still: AffineTransform, _ back: AffineTransform) -> TransformDelta {
    TransformDelta(
      delta: delta, components: components.concatenating(back),
      inverse: still.concatenating(inverse))
  }

  private init(delta: AffineTransform, components: AffineTransform, inverse: AffineTransform) {
    self.delta = delta
    self.components = components
    self.inverse = inverse
  }

  /// The value of the matrix channel plus the remaining change.
  func added(to value: AnimatableValue, progress: Double) -> AnimatableValue {
    guard case .matrix(let matrix) = value else { return value }
    let rest = delta.interpolated(to: .identity, fraction: progress)
    return .matrix(
      inverse.concatenating(rest).concatenating(components).concatenating(matrix))
  }
}

extension AffineTransform {
  /// The map and its inverse. If the map has no inverse, or one too large for exact numbers, the map is first changed
  /// by at most 2⁻²⁷ of its size, which is not visible. nil if its numbers are too small.
  var invertible: (map: AffineTransform, inverse: AffineTransform)? {
    let step = 0x1p-27
    let square = a * a + b * b + c * c + d * d
    if determinant.magnitude > step * square, let inverted { return (self, inverted) }
    var map = self
    if square == 0 {
      (map.a, map.d) = (step, step)
    } else {
      // Adding factor × the cofactors increases the determinant by factor × the sum of their squares.
      let factor = determinant < 0 ? -step : step
      map.a += factor * d
      map.b -= factor * c
      map.c -= factor * b
      map.d += factor * a
    }
    return map.inverted.map { (map, $0) }
  }
}
