package import AnimPrimitives
import AnimTiming

/// A compiled script: the values of all channels at any time, readable in any order.
public struct Timeline: Sendable {
  /// One channel of one target.
  package struct Track: Hashable, Sendable {
    /// The index of the target in the script.
    package var target: Int
    package var channel: Channel

    package init(target: Int, channel: Channel) {
      self.target = target
      self.channel = channel
    }
  }

  /// A finger on the screen.
  package struct Touch: Hashable, Sendable {
    /// Points on the canvas.
    package var location: Point
    /// 0…1; rises after the touch and falls after the release.
    package var pressure: Double

    package init(location: Point, pressure: Double) {
      self.location = location
      self.pressure = pressure
    }
  }

  /// The end of a step, or of an animator at a position.
  public struct Completion: Hashable, Sendable {
    /// Seconds.
    public var time: Double
    public var id: String
    public var position: AnimatingPosition
    /// Whether the animation ran to its end without being replaced.
    public var finished: Bool

    public init(time: Double, id: String, position: AnimatingPosition, finished: Bool) {
      self.time = time
      self.id = id
      self.position = position
      self.finished = finished
    }
  }

  /// The state of a UIViewPropertyAnimator.
  public struct AnimatorState: Hashable, Sendable {
    public var state: AnimatingState
    public var isRunning: Bool
    public var isReversed: Bool
    /// 0…1, or beyond for a curve that overshoots; see `PropertyAnimator.fractionComplete(at:)`.
    public var fractionComplete: Double
  }

  /// A step with its interval in seconds.
  package struct PlacedStep: Hashable, Sendable {
    package var id: String?
    package var interval: ClosedRange<Double>
  }

  /// The explicit duration of the script, or the end of the last step, animation or fading finger; in seconds.
  public private(set) var duration: Double
  /// The channels that change, in the order of targets.
  package let tracks: [Track]
  /// All steps, including nested ones and those in `then`. A step that repeats appears once, with its first play.
  package let placedSteps: [PlacedStep]
  /// The completions up to the duration, in order of time.
  public let completions: [Completion]
  /// Likely mistakes in the valid script, sorted by place.
  package let warnings: [ScriptError]

  let compiled: CompiledTracks
  private let animators: [String: PropertyAnimator]
  private let intervals: [String: ClosedRange<Double>]
  private var touchTracks: [TouchTrack]
  /// Whether the script has an explicit duration.
  private let hasOwnDuration: Bool

  /// The maximum duration of a script in seconds: a day.
  package static let longestDuration = 86_400.0

  /// - Throws: all errors of the script, sorted by place, or else an error if it lasts too long.
  package init(compiling script: Script) throws(ScriptErrors) {
    let schedule = Schedule(script)
    var compiler = TimelineCompiler(script.targets)
    if schedule.errors.isEmpty {
      compiler.run(schedule.events)
    }
    let errors = schedule.errors + compiler.errors
    guard errors.isEmpty else { throw ScriptErrors(errors: Self.ordered(errors)) }

    let lastTouch = schedule.touches.map(\.end).max() ?? 0
    try self.init(
      compiler, tracks: compiler.tracks.map(\.track), touches: schedule.touches,
      duration: script.duration ?? max(schedule.end, compiler.end, lastTouch),
      hasOwnDuration: script.duration != nil, lastOrigin: schedule.lastOrigin,
      intervals: schedule.intervals, placedSteps: schedule.steps,
      warnings: Self.ordered(schedule.warnings + compiler.warnings))
  }

  /// A timeline of all events that a compiler has played.
  ///
  /// - Throws: an error if it lasts too long.
  init(
    _ compiler: TimelineCompiler, tracks builtTracks: [ValueTrack], touches: [TouchTrack],
    duration: Double, hasOwnDuration: Bool, lastOrigin: ScriptOrigin = .unknown,
    intervals: [String: ClosedRange<Double>] = [:], placedSteps: [PlacedStep] = [],
    warnings: [ScriptError] = []
  ) throws(ScriptErrors) {
    self.warnings = warnings
    self.duration = duration
    self.hasOwnDuration = hasOwnDuration
    try Self.check(duration, at: lastOrigin)
    let compiledTracks = Self.ordered(builtTracks.filter { $0.segments.count > 1 })
    tracks = compiledTracks.map { Track(target: $0.target, channel: $0.channel) }
    compiled = CompiledTracks(
      compiledTracks, terms: compiler.terms,
      functions: compiler.functions.indices.map(compiler.function), touches: touches)
    let last = duration + TimeTolerance.seconds
    completions = compiler.owners.completions.filter { $0.time <= last }
    var animators: [String: PropertyAnimator] = [:]
    var intervals = intervals
    for instance in compiler.animators.all {
      let id = instance.declaration.id
      animators[id] = instance.animator
      if intervals[id] == nil { intervals[id] = instance.animator.interval }
    }
    self.animators = animators
    self.intervals = intervals
    touchTracks = touches
    self.placedSteps = placedSteps
  }

  /// Extends the duration to a time, for effects that end after the steps. An explicit duration does not change.
  ///
  /// - Throws: if the timeline lasts too long.
  package mutating func extend(to end: Double, for origin: ScriptOrigin) throws(ScriptErrors) {
    guard !hasOwnDuration, end > duration else { return }
    try Self.check(end, at: origin)
    duration = end
  }

  private static func check(_ duration: Double, at origin: ScriptOrigin) throws(ScriptErrors) {
    guard !(0...longestDuration).contains(duration) else { return }
    throw ScriptErrors(errors: [
      ScriptError(
        "the scene would last \(duration) s; the maximum is \(Int(longestDuration)) s",
        at: origin,
        hint: "give the scene a \"duration\", at which it ends")
    ])
  }

  private static func ordered(_ errors: [ScriptError]) -> [ScriptError] {
    var seen: Set<ScriptError> = []
    let errors = errors.filter { seen.insert($0).inserted }
    return errors.indices
      .sorted { (errors[$0].origin, $0) < (errors[$1].origin, $1) }
      .map { errors[$0] }
  }

  private static func ordered(_ tracks: [ValueTrack]) -> [ValueTrack] {
    let places = Dictionary(
      uniqueKeysWithValues: Channel.allCases.enumerated().map { ($0.element, $0.offset) })
    return tracks.sorted {
      ($0.target, places[$0.channel] ?? 0) < ($1.target, places[$1.channel] ?? 0)
    }
  }
}

// MARK: - Values

extension Timeline {
  /// The value of a track at a time, in seconds. Numbers, colours and matrices do not allocate.
  package func value(ofTrackAt index: Int, at time: Double) -> AnimatableValue {
    compiled.value(ofTrack: index, at: time)
  }

  /// The value of a number track at a time, in seconds.
  ///
  /// - Precondition: the channel's kind is `.number`.
  package func number(ofTrackAt index: Int, at time: Double) -> Double {
    guard case .number(let number) = value(ofTrackAt: index, at: time) else {
      preconditionFailure("The track's channel is no number.")
    }
    return number
  }

  /// The times at which a track may jump, in seconds and in order: steps that set a value, and discrete keyframes.
  /// Empty for colours.
  package func changeTimes(ofTrackAt index: Int) -> [Double] {
    compiled.changeTimes(ofTrack: index, through: duration)
  }

  /// Whether the first step that changes a track has been reached by a time, in seconds.
  package func hasBegun(trackAt index: Int, by time: Double) -> Bool {
    compiled.start(ofTrack: index) <= time + TimeTolerance.seconds
  }

  /// Whether no value changes after `start` up to and including `end`.
  ///
  /// Animations that wait, hold a value or are paused count as still.
  package func isStill(from start: Double, through end: Double) -> Bool {
    compiled.activity.isStill(from: start, through: end)
  }

  /// The times at which a track moves, in seconds and in order. A movement without an end lasts to infinity. Jumps, waiting
  /// and pauses are not among them.
  package func movements(ofTrackAt index: Int) -> [ClosedRange<Double>] {
    compiled.activity(ofTrack: index).intervals
  }

  /// The fingers that come down on views: each view's id, and the time.
  package var touchedViews: [(view: String, time: Double)] {
    touchTracks.compactMap { track in track.view.map { ($0, track.start) } }
  }

  /// Places the fingers that come down on views.
  ///
  /// - Parameter middles: the middles of `touchedViews` on the canvas, in the same order.
  package mutating func placeTouches(at middles: [Point]) {
    var next = middles.makeIterator()
    for index in touchTracks.indices where touchTracks[index].view != nil {
      if let middle = next.next() { touchTracks[index].place(at: middle) }
    }
    touchTracks = TouchTrack.joined(touchTracks)
  }

  /// The fingers on the screen, in step order.
  package func touches(at time: Double) -> [Touch] {
    touchTracks.compactMap { $0.touch(at: time) }
  }

  /// The fingers on the screen, in step order, at the places of another time, in seconds.
  package func touches(at time: Double, places: Double) -> [Touch] {
    touchTracks.indices.compactMap { index in
      var touch = touchTracks[index].touch(at: time)
      touch?.location = TouchTrack.location(of: index, at: places, touchTracks)
      return touch
    }
  }

  /// The times at which fingers move, in step order.
  package var fingerMovements: [ClosedRange<Double>] { touchTracks.compactMap(\.movement) }
}

// MARK: - Steps

extension Timeline {
  /// The ids of all steps, sorted.
  public var stepIDs: [String] { intervals.keys.sorted() }

  /// The start and end of a step's first play, in seconds. For an animator, its first start and last end.
  public func interval(ofStep id: String) -> ClosedRange<Double>? {
    intervals[id]
  }

  /// The state of an animator at a time; nil if the id is unknown.
  public func animatorState(_ id: String, at time: Double) -> AnimatorState? {
    animators[id].map { animator in
      AnimatorState(
        state: animator.state(at: time), isRunning: animator.isRunning(at: time),
        isReversed: animator.isReversed(at: time),
        fractionComplete: animator.fractionComplete(at: time))
    }
  }

  /// The ids of all animators, sorted.
  public var animatorIDs: [String] { animators.keys.sorted() }
}
