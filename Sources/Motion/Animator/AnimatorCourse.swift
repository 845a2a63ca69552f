import AnimTiming

/// How the animations of a block follow their animator's run along one axis.
struct AnimatorCourse: Hashable, Sendable {
  /// The part of the run during which the animations move.
  var share: ProgressPiece.Window
  /// The progress is base + span · curve.
  private(set) var base = 0.0
  private(set) var span = 1.0

  /// Whether the progress differs from the curve.
  var isStretched: Bool { base != 0 || span != 1 }

  /// Whether the progress reaches `goal` (0 or 1) when the curve does.
  func leads(to goal: Double) -> Bool { (base + span * goal - goal).magnitude <= 1e-9 }

  /// Continues along a curve without a jump, by entering the curve at the presented progress.
  ///
  /// If the curve never has that value, it starts from its beginning and is scaled to the remaining distance. If the
  /// curve begins and ends at the same value, it cannot be scaled, and the progress jumps to the goal.
  /// - Parameter fraction: the fraction of the animator's run.
  mutating func follow(
    _ curve: ResolvedTimingCurve, at fraction: Double, from shown: Double, to goal: Double
  ) {
    let due = base + span * curve.value(reachedAt: share.apply(to: fraction))
    if (due - shown).magnitude <= 1e-9, leads(to: goal) { return }
    (base, span) = (0, 1)
    if let own = curve.inverse(of: shown) {
      share = own == fraction ? .whole : ProgressPiece.Window(at: fraction, own: own)
      return
    }
    let begin = 1 - goal
    share = ProgressPiece.Window(at: fraction, own: begin)
    let distance = goal - curve.value(at: begin)
    guard distance.magnitude > 1e-9 else { return }
    span = (goal - shown) / distance
    base = goal - span * goal
  }
}
