/// How animations go with their animator along one axis: when, and how far.
struct AnimatorCourse: Hashable, Sendable {
  /// Which part of a run they last.
  var share: ProgressPiece.Window
  /// From `base`, `span` times the curve.
  private(set) var base = 0.0
  private(set) var span = 1.0

  init(share: ProgressPiece.Window) {
    self.share = share
  }

  /// Whether it shows something else than its curve says.
  var isStretched: Bool { base != 0 || span != 1 }

  /// Whether it comes to the start values, 0, or to the goals, 1, where the curve does.
  func leads(to goal: Double) -> Bool { (base + span * goal - goal).magnitude <= 1e-9 }

  /// Goes on from what is shown, without a jump: the curve is entered where it has that value.
  ///
  /// One that never has it (from beyond the goal, or where the curve begins or ends elsewhere than at 0 and
  /// 1) starts anew, and is stretched to go just the rest of the way. If it begins where it is to lead,
  /// there is nothing to stretch, and it jumps there.
  /// - Parameter fraction: of the animator's run.
  mutating func goOn(
    along curve: ResolvedTimingCurve, at fraction: Double, from shown: Double, to goal: Double
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
    let way = goal - curve.value(at: begin)
    guard way.magnitude > 1e-9 else { return }
    span = (goal - shown) / way
    base = goal - span * goal
  }
}
