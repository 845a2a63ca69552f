public import Primitives

/// A compiled script: what every channel shows at any time.
///
/// Immutable; times may be asked for in any order.
public struct Timeline: Sendable {
  /// One channel of one target.
  public struct Track: Hashable, Sendable {
    /// Index into the script's targets.
    public var target: Int
    public var channel: Channel

    public init(target: Int, channel: Channel) {
      self.target = target
      self.channel = channel
    }
  }

  /// A finger on the glass.
  public struct Touch: Hashable, Sendable {
    /// Points, in the canvas.
    public var location: Point
    /// 0…1: it fades in and out as it touches and leaves.
    public var pressure: Double

    public init(location: Point, pressure: Double) {
      self.location = location
      self.pressure = pressure
    }
  }

  /// Something that ended: a step, or an animator with the position in which it ended.
  public struct Completion: Hashable, Sendable {
    /// Seconds.
    public var time: Double
    public var id: String
    public var position: AnimatingPosition
    /// Whether it ran to its end rather than being replaced.
    public var finished: Bool

    public init(time: Double, id: String, position: AnimatingPosition, finished: Bool) {
      self.time = time
      self.id = id
      self.position = position
      self.finished = finished
    }
  }

  /// What UIViewPropertyAnimator's properties read.
  public struct AnimatorState: Hashable, Sendable {
    public var state: AnimatingState
    public var isRunning: Bool
    public var isReversed: Bool
    /// 0…1, as `PropertyAnimator.fractionComplete(at:)`; a curve that overshoots may leave that.
    public var fractionComplete: Double
  }

  /// Seconds: the script's own, or the end of its last step and of all that it leaves running; the dot of a
  /// finger still fades when its step is over.
  public private(set) var duration: Double
  /// Those that ever change; all others keep their initial values. In the order of the targets.
  public let tracks: [Track]
  /// In order of time; those after the duration never happen and are left out.
  public let completions: [Completion]
  /// What of the script is allowed but likely a mistake, in the order of their places.
  package let warnings: [ScriptError]

  private let compiled: CompiledTracks
  private let animators: [String: PropertyAnimator]
  private let intervals: [String: ClosedRange<Double>]
  private let touchTracks: [TouchTrack]
  /// Whether the script says how long it lasts.
  private let hasOwnDuration: Bool

  /// A day: the longest that a script may last, in seconds.
  public static let longestDuration = 86_400.0

  /// - Throws: every fault of the script, in the order of their places; that it lasts too long, if it has no other.
  public init(compiling script: Script) throws(ScriptErrors) {
    let schedule = Schedule(script)
    var compiler = TimelineCompiler(script.targets)
    if schedule.errors.isEmpty {
      compiler.run(schedule.events)
    }
    let errors = schedule.errors + compiler.errors
    guard errors.isEmpty else { throw ScriptErrors(errors: Self.ordered(errors)) }

    warnings = Self.ordered(schedule.warnings + compiler.warnings)

    let lastTouch = schedule.touches.map(\.end).max() ?? 0
    duration = script.duration ?? max(schedule.end, compiler.end, lastTouch)
    hasOwnDuration = script.duration != nil
    try Self.check(duration, at: schedule.lastOrigin)
    let compiledTracks = Self.ordered(compiler.tracks.map(\.track).filter { $0.segments.count > 1 })
    tracks = compiledTracks.map { Track(target: $0.target, channel: $0.channel) }
    compiled = CompiledTracks(
      compiledTracks, terms: compiler.terms,
      functions: compiler.functions.indices.map(compiler.function), touches: schedule.touches)
    let last = duration + TimelineClock.tolerance
    completions = compiler.completions.filter { $0.time <= last }
    var animators: [String: PropertyAnimator] = [:]
    var intervals = schedule.intervals
    for instance in compiler.animators {
      let id = instance.declaration.id
      animators[id] = instance.animator
      if intervals[id] == nil { intervals[id] = instance.animator.interval }
    }
    self.animators = animators
    self.intervals = intervals
    touchTracks = schedule.touches
  }

  /// Makes a timeline last until a time, for what is shown of it and ends later than its steps. A script that
  /// says how long it lasts is cut there.
  ///
  /// - Throws: that it lasts too long.
  package mutating func extend(to end: Double, for origin: ScriptOrigin) throws(ScriptErrors) {
    guard !hasOwnDuration, end > duration else { return }
    try Self.check(end, at: origin)
    duration = end
  }

  private static func check(_ duration: Double, at origin: ScriptOrigin) throws(ScriptErrors) {
    guard !(0...longestDuration).contains(duration) else { return }
    throw ScriptErrors(errors: [
      ScriptError(
        "the scene would last \(duration) s, and \(Int(longestDuration)) are the most",
        at: origin,
        hint: "what happens before a \"duration\" of the scene's own is all that is shown")
    ])
  }

  private static func ordered(_ errors: [ScriptError]) -> [ScriptError] {
    var seen: Set<ScriptError> = []
    let errors = errors.filter { seen.insert($0).inserted }
    return errors.indices
      .sorted { (errors[$0].origin.offset, $0) < (errors[$1].origin.offset, $1) }
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

// MARK: - What is seen

extension Timeline {
  /// What a track shows at a time, in seconds. No allocation for numbers and colours.
  public func value(ofTrackAt index: Int, at time: Double) -> AnimatableValue {
    compiled.value(ofTrack: index, at: time)
  }

  /// What a track of a number channel shows at a time, in seconds.
  ///
  /// - Precondition: the channel's kind is `.number`.
  /// - Complexity: O(log n) in the number of the track's animations; no allocation.
  public func number(ofTrackAt index: Int, at time: Double) -> Double {
    guard case .number(let number) = value(ofTrackAt: index, at: time) else {
      preconditionFailure("The track's channel is no number.")
    }
    return number
  }

  /// When a track may become another value at once, in seconds and in order; −∞ is left out. Of a number that is
  /// where a step sets it, and where keyframes have no way from one to the next. Empty for colours.
  package func changeTimes(ofTrackAt index: Int) -> [Double] {
    compiled.changeTimes(ofTrack: index, through: duration)
  }

  /// Whether the first step that changes a track has come by a time, in seconds.
  package func hasBegun(trackAt index: Int, by time: Double) -> Bool {
    compiled.start(ofTrack: index) <= time + TimelineClock.tolerance
  }

  /// Whether nothing that is seen changes after `start` up to and including `end`.
  ///
  /// Never true while something moves; where an animation waits, holds or is paused, it is true.
  public func isStill(from start: Double, through end: Double) -> Bool {
    compiled.activity.isStill(from: start, through: end)
  }

  /// The fingers on the glass, in the order of their steps.
  public func touches(at time: Double) -> [Touch] {
    touchTracks.compactMap { $0.touch(at: time) }
  }
}

// MARK: - Steps

extension Timeline {
  /// The ids of all steps that have one, sorted.
  public var stepIDs: [String] { intervals.keys.sorted() }

  /// When a step of an id starts and ends, in seconds; the first time, where it is repeated. For an
  /// animator from its first start to its last end.
  public func interval(ofStep id: String) -> ClosedRange<Double>? {
    intervals[id]
  }

  /// What an animator is doing at a time; nil where there is none of that id.
  public func animatorState(_ id: String, at time: Double) -> AnimatorState? {
    animators[id].map { animator in
      AnimatorState(
        state: animator.state(at: time), isRunning: animator.isRunning(at: time),
        isReversed: animator.isReversed(at: time),
        fractionComplete: animator.fractionComplete(at: time))
    }
  }

  /// The ids of all animators, in the order of their names.
  public var animatorIDs: [String] { animators.keys.sorted() }
}
