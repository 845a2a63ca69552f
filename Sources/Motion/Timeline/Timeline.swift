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
  }

  /// A finger on the glass.
  public struct Touch: Hashable, Sendable {
    /// Points, in the canvas.
    public var location: Point
    /// 0…1: it fades in and out as it touches and leaves.
    public var pressure: Double
  }

  /// Something that ended: a step, or an animator with the position in which it ended.
  public struct Completion: Hashable, Sendable {
    public var time: Double
    public var id: String
    public var position: AnimatingPosition
    /// Whether it ran to its end rather than being replaced.
    public var finished: Bool
  }

  /// Seconds: the script's own, or the end of its last step.
  public let duration: Double
  /// Those that ever change; all others keep their initial values. In the order of the targets.
  public let tracks: [Track]
  public let completions: [Completion]

  /// - Throws: every fault of the script, in the order of their places.
  public init(compiling script: Script) throws(ScriptErrors) {
    self.duration = script.duration ?? 0
    self.tracks = []
    self.completions = []
  }

  /// What a track shows at a time, in seconds. No allocation for numbers and colours.
  public func value(ofTrackAt index: Int, at time: Double) -> AnimatableValue {
    .number(0)
  }

  /// When a step of an id starts and ends, in seconds.
  public func interval(ofStep id: String) -> ClosedRange<Double>? {
    nil
  }

  /// Whether nothing that is seen changes after `start` up to and including `end`.
  public func isStill(from start: Double, through end: Double) -> Bool {
    false
  }

  public func touches(at time: Double) -> [Touch] {
    []
  }
}

/// All faults of a script; never empty.
public struct ScriptErrors: Error, Sendable {
  public let errors: [ScriptError]
}
