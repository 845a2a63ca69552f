import AnimPrimitives
import AnimTiming

/// The times of all steps of a script.
///
/// Steps are placed in script order. Events at the same time are in script order too.
struct Schedule {
  /// Sorted by time, then in script order. Times within a nanosecond count as equal.
  var events: [TimelineEvent] = []
  var touches: [TouchTrack] = []
  /// The interval of each id's first play, in seconds.
  var intervals: [String: ClosedRange<Double>] = [:]
  /// All steps in the order of placement, each with its first play.
  var steps: [Timeline.PlacedStep] = []
  /// The end of the last step, including steps in `then`.
  var end = 0.0
  var errors: [ScriptError] = []
  /// Likely mistakes in a valid script.
  var warnings: [ScriptError] = []

  /// The latest play of each id so far; placements refer to it.
  var placed: [String: Span] = [:]
  var ids: [String] = []
  var duration: Double?
  /// Placements at the start or end of animators.
  var references: [AnimatorReference] = []
  /// The dry run of each animator, and the declared ids in order.
  var dryRuns: [String: AnimatorDryRun] = [:]
  var animatorIDs: [String] = []
  /// Whether steps are placed again for a repetition, so that duplicate ids are allowed.
  var isReplaying = false

  /// The start and the end of a step, in seconds.
  struct Span {
    var start: Double
    var end: Double
  }

  /// The number of steps placed so far, including steps without events.
  var placedCount = 0
  /// The maximum number of steps and events.
  static let maximumSteps = 1_000_000

  var isFull: Bool { max(placedCount, events.count) >= Self.maximumSteps }

  /// The recorded steps so far.
  var played: [PlayedStep] = []
  /// The maximum number of recorded steps.
  var recordLimit: Int
  /// The number of lists around the step that is being placed.
  var recordDepth = 0

  /// - Parameter limit: the maximum number of recorded steps.
  init(_ script: Script, recording limit: Int = 0) {
    recordLimit = limit
    duration = script.duration
    end = place(script.steps, from: 0).end
    if errors.isEmpty { checkReferences() }
    events = Self.ordered(events)
    touches = TouchTrack.joined(touches)
    end = max(end, lastEnd)
    warnOfIdleAnimators()
  }

  var lastEnd = 0.0
  /// The last step that ends at `lastEnd`.
  var lastOrigin = ScriptOrigin.unknown

  /// Sorts events by time, then in script order. Times within a nanosecond are made equal.
  static func ordered(_ events: [TimelineEvent]) -> [TimelineEvent] {
    var order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    var times = events.map(\.time)
    var first = -Double.infinity
    for index in order {
      if times[index] - first < TimeTolerance.seconds {
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
  /// Places steps one after another.
  mutating func place(_ steps: [Step], from start: Double) -> Span {
    place(steps, from: start) { _, previous in previous?.end ?? start }
  }

  /// Places steps at the same time, or `stagger` seconds apart.
  mutating func place(
    _ steps: [Step], from start: Double, stagger: Double
  ) -> Span {
    place(steps, from: start) { index, _ in start + Double(index) * stagger }
  }

  /// - Parameter usualStart: the start of a step without a placement, computed from its index and the span of the
  ///   previous step.
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
    guard time.isFinite, time > -TimeTolerance.seconds else {
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
