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

  /// What the matrix shows where it would show a value.
  func added(to value: AnimatableValue, progress: Double) -> AnimatableValue {
    guard case .matrix(let matrix) = value else { return value }
    let rest = delta.interpolated(to: .identity, fraction: progress)
    return .matrix(
      inverse.concatenating(rest).concatenating(components).concatenating(matrix))
  }
}

extension TimelineCompiler {
  /// Animates a whole transform where components meet a matrix; false where they do not.
  ///
  /// It starts from what is seen; animations of its parts end. What is given as a matrix is one even
  /// where it is the identity, as the matrix of components is.
  mutating func animateMixed(
    _ goal: AnimatableValue, ofTarget target: Int, _ context: AnimationContext
  ) -> Bool {
    guard let transform = goal.transformComponents else { return false }
    let old = values[target].transform
    var aligned = old
    aligned.matrix = transform.matrix
    let hasMatrix = old.matrix != transform.matrix || goal.kind == .matrix
    guard hasMatrix, aligned != transform, !context.isAbsolute else { return false }
    let parts = Channel.flatTransformParts.map { track(target, $0, at: context.time) }
    var shown = PropertyValues(channels: values[target].channels)
    for track in parts { shown.channels[tracks[track].channel] = seen(track, at: context.time) }
    guard let delta = TransformDelta(from: shown.transform.affine, to: transform) else {
      return false
    }
    for change in PropertyValues.channels(of: transform) {
      let track = track(target, change.channel, at: context.time)
      guard parts.contains(track) else {
        animate(track, to: change.value, context)
        continue
      }
      for term in tracks[track].deltas where tracks[track].remove(term, at: context.time) {
        leave(term, finished: true, at: context.time)
      }
      replaceAbsolute(ofTrack: track, by: nil, owner: context.owner, at: context.time)
      // Also where it only jumps: an animator that ends at its start takes it back.
      let kind: TermDraft.Kind =
        change.channel == .matrix
        ? .transformDelta(delta) : .delta(from: change.value, to: change.value)
      begin(kind, ofTrack: track, becoming: change.value, context)
    }
    return true
  }
}
