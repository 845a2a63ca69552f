/// `UIView.addKeyframe`.
public struct Keyframe: Sendable {
  /// The start, as a fraction 0…1 of the whole duration.
  public var start: Double
  /// The duration, as a fraction 0…1 of the whole duration.
  public var duration: Double
  public var changes: [PropertyChange]
  /// A nested `animateKeyframes`, whose starts and durations are fractions of this frame's duration.
  public var keyframes: [Keyframe]
  public var origin: ScriptOrigin

  public init(
    start: Double, duration: Double, changes: [PropertyChange], keyframes: [Keyframe] = [],
    origin: ScriptOrigin = .unknown
  ) {
    self.start = start
    self.duration = duration
    self.changes = changes
    self.keyframes = keyframes
    self.origin = origin
  }
}

extension Keyframe {
  /// The changes of the frame and its nested frames.
  package var allChanges: [PropertyChange] { changes + keyframes.flatMap(\.allChanges) }

  /// All frames, including nested ones, sorted by start. Times are fractions of the whole.
  static func flattened(_ keyframes: [Keyframe]) -> [Keyframe] {
    let all = keyframes.flatMap { frame in
      var plain = frame
      plain.keyframes = []
      let inner = flattened(frame.keyframes).map { inner in
        var inner = inner
        inner.start = frame.start + inner.start * frame.duration
        inner.duration *= frame.duration
        return inner
      }
      return [plain] + inner
    }
    return all.indices.sorted { (all[$0].start, $0) < (all[$1].start, $1) }.map { all[$0] }
  }
}

/// The interpolation of values between keyframes. Source: CAAnimationCalculationMode.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Linear interpolation between neighbours.
  case linear
  /// Each value holds until the next key time.
  case discrete
  /// Like `linear`, at a constant speed; key times and curves are ignored.
  case paced
  /// A smooth Catmull–Rom curve through all values.
  case cubic
  /// Like `cubic`, at a constant speed.
  case cubicPaced
}
