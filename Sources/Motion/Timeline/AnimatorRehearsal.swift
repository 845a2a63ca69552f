/// What the steps so far do to an animator, without any views.
///
/// It is played as far as somebody asks, and goes on from there: anew only where a step that is written later
/// comes earlier than what was played.
struct AnimatorRehearsal {
  /// Numbers of the events that declare or drive it, in the order of the script.
  var events: [Int] = []
  /// Whether a step declares it, rightly or not.
  var isDeclared = false

  private var played = 0
  /// The time of what was played last, seconds. Times within a nanosecond are one, as in the schedule.
  private var time = -Double.infinity
  private var animator: PropertyAnimator?
  /// The call that failed: nothing comes after it.
  private var failure: ScriptError?

  /// The animator after all events; nil where it cannot be.
  /// - Parameter all: the schedule's, in the order of the script.
  mutating func animator(
    _ id: String, after all: [TimelineEvent]
  ) throws(ScriptError) -> PropertyAnimator? {
    var new = events[played...].map { all[$0] }
    if new.contains(where: { $0.time < time }) {
      (time, animator, failure) = (-.infinity, nil, nil)
      new = events.map { all[$0] }
    }
    played = events.count
    for event in Schedule.ordered(new) {
      if event.time - time >= TimelineClock.tolerance { time = event.time }
      play(event, id)
    }
    if let failure { throw failure }
    return animator
  }

  private mutating func play(_ event: TimelineEvent, _ id: String) {
    guard failure == nil else { return }
    do throws(AnimatorError) {
      switch event.kind {
      case .declare(let declaration): animator = animator ?? declaration.animator
      case .drive(_, let command): try animator?.perform(command, at: time)
      case .scrub(_, let fraction, let duration, let curve):
        try animator?.scrub(to: fraction, duration: duration, curve: curve, at: time)
      case .pan(let pan):
        for driven in pan.drives where driven.animator == id && driven.distance != 0 {
          try animator?.perform(pan, driving: driven, at: time)
        }
      case .set, .setEnds, .animate, .keyframes, .end: break
      }
    } catch {
      failure = ScriptError(
        "animator \"\(id)\": \(error.message)", at: event.origin, hint: error.hint)
    }
  }
}
