import Primitives

/// A change between a transform of components and a matrix, which has no components in common.
///
/// The whole turns by matrices, as `UIView.animate` turns a CGAffineTransform: δ(t) · new, where δ goes
/// from old · new⁻¹ to the identity. The components C jump to their new values, so the matrix behind them
/// has to show C⁻¹ · δ(t) · C on top of its own new value.
struct TransformDelta: Hashable, Sendable {
  private let delta: AffineTransform
  private let components: AffineTransform
  private let inverse: AffineTransform

  /// nil where the new transform squashes the plane, so that there is no way back from it.
  init?(from old: AffineTransform, to new: TransformComponents) {
    var plain = new
    plain.matrix = .identity
    guard let back = new.affine.inverted, let inverse = plain.affine.inverted else { return nil }
    delta = old.concatenating(back)
    components = plain.affine
    self.inverse = inverse
  }

  /// Between two matrices; nil where there is no way back from the new one.
  init?(from old: AffineTransform, to new: AffineTransform) {
    guard let back = new.inverted else { return nil }
    delta = old.concatenating(back)
    (components, inverse) = (.identity, .identity)
  }

  /// The same change, seen from above another one that stays: S · what it does · S⁻¹.
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

  /// What the matrix shows where it would show a value.
  func added(to value: AnimatableValue, progress: Double) -> AnimatableValue {
    guard case .matrix(let matrix) = value else { return value }
    let rest = delta.interpolated(to: .identity, fraction: progress)
    return .matrix(
      inverse.concatenating(rest).concatenating(components).concatenating(matrix))
  }
}
