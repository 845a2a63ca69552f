import AnimTiming

/// An animator driven by the steps so far, without views, to find when it starts and ends.
///
/// A request continues from the previous one, and starts over if a later step has an earlier time.
struct AnimatorDryRun {
  /// The indices of the events that declare or drive the animator, in script order.
  var events: [Int] = []
  /// Whether a step declares the animator, even with an error.
  var isDeclared = false

  private var played = 0
  /// The time of the last event, in seconds. Times within a nanosecond are equal, as in the schedule.
  private var time = -Double.infinity
  private var animator: PropertyAnimator?
  /// The error of a failed call; later events are ignored.
  private var failure: ScriptError?

  /// The animator after all events; nil if its declaration is invalid.
  /// - Parameter all: the events of the schedule, in script order.
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
      if event.time - time >= TimeTolerance.seconds { time = event.time }
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
