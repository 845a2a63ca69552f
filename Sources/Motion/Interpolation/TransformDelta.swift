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
