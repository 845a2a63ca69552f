import AnimPrimitives
import AnimTiming

// The steps that animate: `animate` and `keyframes`.

extension TimelineCompiler {
  mutating func animate(_ step: AnimateStep, _ timing: AnimationTiming, _ event: TimelineEvent) {
    let owner = owners.begin(event.id)
    let order = Dictionary(
      uniqueKeysWithValues: step.targets.enumerated().map { ($0.element, $0.offset) })
    let activated = activated(by: step.changes, at: event.time)
    var contexts: [Int: AnimationContext] = [:]
    var last = event.time
    for change in Self.ordered(step.changes) {
      let place = order[change.target] ?? 0
      let index = step.stagger == 0 ? 0 : place
      let begin = event.time + step.delay + Double(index) * step.stagger
      var context =
        contexts[index]
        ?? plainContext(
          owner, timing, step.curve, from: event.time, begin: begin,
          beginsFromCurrentState: step.beginsFromCurrentState)
      context.activated = activated
      contexts[index] = context
      last = max(last, context.end ?? .infinity)
      do throws(ScriptError) {
        try animate(change, context)
      } catch {
        report(error)
      }
    }
    endBeginning(ofOwner: owner, end: last)
  }

  mutating func animate(
    _ step: KeyframesStep, _ timing: AnimationTiming, _ event: TimelineEvent
  ) {
    let owner = owners.begin(event.id)
    let context = plainContext(
      owner, timing, step.curve, from: event.time, begin: event.time + step.delay,
      beginsFromCurrentState: false)
    animate(step.keyframes, step.calculationMode, duration: timing.duration, context)
    endBeginning(ofOwner: owner, end: context.end ?? .infinity)
  }

  /// A progress function of one piece, for an animation with a duration that may repeat.
  mutating func plainContext(
    _ owner: Int, _ timing: AnimationTiming, _ curve: TimingCurve, from time: Double, begin: Double,
    beginsFromCurrentState: Bool
  ) -> AnimationContext {
    let repeats = timing.cycles != 1
    var piece = ProgressPiece(start: begin, position: 0, rate: 1 / timing.duration)
    piece.cycle = timing.autoreverses ? .autoreverses : repeats ? .repeats : .holds
    piece.curve = curve.resolved(duration: timing.duration)
    return AnimationContext(
      owner: owner, progress: add(.plain(ProgressFunction(pieces: [piece]))), time: time,
      begin: begin,
      duration: timing.duration,
      end: timing.cycles.isFinite ? begin + timing.activeDuration : nil,
      isAbsolute: timing.isAbsolute, beginsFromCurrentState: beginsFromCurrentState)
  }
}
