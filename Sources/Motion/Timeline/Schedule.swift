import Primitives

/// When each step of a script happens.
///
/// Walks the steps in the order in which they are written, which is the order of events at one time.
struct Schedule {
  /// In order of time; at one time, of the script. Times within a nanosecond are one.
  var events: [TimelineEvent] = []
  var touches: [TouchTrack] = []
  /// The first time that a step of an id is played.
  var intervals: [String: ClosedRange<Double>] = [:]
  /// When the last step ends, what follows by `then` included.
  var end = 0.0
  var errors: [ScriptError] = []
  /// What is allowed but likely a mistake.
  var warnings: [ScriptError] = []

  /// The latest play of each step placed so far, which later ones may refer to.
  var placed: [String: Span] = [:]
  var ids: [String] = []
  var duration: Double?
  /// Steps that are placed beside an animator.
  var references: [AnimatorReference] = []
  /// What the steps so far do to each animator, and the ids of those that they declare, in their order.
  var rehearsals: [String: AnimatorRehearsal] = [:]
  var animatorIDs: [String] = []
  /// Whether an id of the steps being placed was there before: in the second round of a repetition.
  var isReplaying = false

  /// From a step's start to its end, seconds.
  struct Span {
    var start: Double
    var end: Double
  }

  /// Steps placed so far, those that add no event included.
  var placedCount = 0
  /// Far above what a scene needs, far below what exhausts a machine.
  static let maximumSteps = 1_000_000

  var isFull: Bool { max(placedCount, events.count) >= Self.maximumSteps }

  init(_ script: Script) {
    duration = script.duration
    end = place(script.steps, from: 0).end
    if errors.isEmpty { checkReferences() }
    events = Self.ordered(events)
    touches = TouchTrack.joined(touches)
    end = max(end, lastEnd)
    warnOfIdleAnimators()
  }

  var lastEnd = 0.0
  /// The last step that ends then.
  var lastOrigin = ScriptOrigin.unknown

  /// In order of time, where times within a nanosecond are one, and in the order of the script.
  static func ordered(_ events: [TimelineEvent]) -> [TimelineEvent] {
    var order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    var times = events.map(\.time)
    var first = -Double.infinity
    for index in order {
      if times[index] - first < TimelineClock.tolerance {
        times[index] = first
      } else {
        first = times[index]
      }
    }
    order.sort { (times[$0], $0) < (times[$1], $1) }
    return order.map { index in
      var event = events[index]
      event.time = times[index]
      return event
    }
  }
}

// MARK: - Lists

extension Schedule {
  /// Places steps one after the other.
  mutating func place(_ steps: [Step], from start: Double) -> Span {
    place(steps, from: start) { _, previous in previous?.end ?? start }
  }

  /// Places steps at one time, or each a little after the one before it.
  mutating func place(
    _ steps: [Step], from start: Double, stagger: Double
  ) -> Span {
    place(steps, from: start) { index, _ in start + Double(index) * stagger }
  }

  /// - Parameter usualStart: of a step without a placement, by its number and the step before it.
  private mutating func place(
    _ steps: [Step], from start: Double, _ usualStart: (Int, Span?) -> Double
  ) -> Span {
    var previous: Span?
    var end = start
    for (index, step) in steps.enumerated() {
      let begin = self.start(
        of: step, in: start, after: previous, otherwise: usualStart(index, previous))
      let span = Span(start: begin, end: place(step, at: begin))
      previous = span
      end = max(end, span.end)
    }
    return Span(start: start, end: end)
  }

  private mutating func start(
    of step: Step, in listStart: Double, after previous: Span?, otherwise: Double
  ) -> Double {
    let time: Double
    switch step.placement {
    case nil: time = otherwise
    case .seconds(let seconds): time = listStart + seconds
    case .withPrevious(let offset): time = (previous?.start ?? listStart) + offset
    case .afterPrevious(let offset): time = (previous?.end ?? listStart) + offset
    case .withStep(let id, let offset):
      time = (self.time(.start, of: id, for: step) ?? otherwise) + offset
    case .afterStep(let id, let offset):
      time = (self.time(.end, of: id, for: step) ?? otherwise) + offset
    }
    guard time.isFinite, time > -TimelineClock.tolerance else {
      fail(
        "the step would start at \(time) s, before the scene",
        at: step.placementOrigin ?? step.origin)
      return max(otherwise, 0)
    }
    return max(time, 0)
  }

  private mutating func time(_ edge: Edge, of id: String, for step: Step) -> Double? {
    if let span = placed[id] { return edge == .start ? span.start : span.end }
    if hasAnimator(id) { return time(edge, ofAnimator: id, for: step) }
    fail(
      "there is no earlier step with the id \"\(id)\"", at: step.placementOrigin ?? step.origin,
      hint: (ids + animatorIDs).nearest(to: id).map { "did you mean `\($0)`?" })
    return nil
  }
}
