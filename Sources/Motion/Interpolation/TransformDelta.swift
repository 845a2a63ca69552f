import Primitives

/// An additive change between a transform of components and a matrix, which have no components in common.
///
/// The whole transform is interpolated as `UIView.animate` interpolates a CGAffineTransform: δ(t) · new, where δ goes
/// from old · new⁻¹ to the identity. The components C jump to their new values, so the matrix channel shows
/// C⁻¹ · δ(t) · C · (its new value).
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

  /// The same change δ on top of a matrix S that stays: S · δ · S⁻¹.
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

  /// The value of the matrix channel, with the remaining change on top.
  func added(to value: AnimatableValue, progress: Double) -> AnimatableValue {
    guard case .matrix(let matrix) = value else { return value }
    let rest = delta.interpolated(to: .identity, fraction: progress)
    return .matrix(
      inverse.concatenating(rest).concatenating(components).concatenating(matrix))
  }
}

extension AffineTransform {
  /// The map with its inverse. If the map has none, or one too large for exact numbers, another map is taken that
  /// differs by at most 2⁻²⁷ of its size, which no pixel shows. nil if numbers are too small for any.
  var invertible: (map: AffineTransform, inverse: AffineTransform)? {
    let step = 0x1p-27
    let square = a * a + b * b + c * c + d * d
    if determinant.magnitude > step * square, let inverted { return (self, inverted) }
    var map = self
    if square == 0 {
      (map.a, map.d) = (step, step)
    } else {
      // Multiples of the cofactors add their factor times the square to the determinant.
      let factor = determinant < 0 ? -step : step
      map.a += factor * d
      map.b -= factor * c
      map.c -= factor * b
      map.d += factor * a
    }
    return map.inverted.map { (map, $0) }
  }
}
