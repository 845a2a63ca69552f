/// `UIView.addKeyframe`.
public struct Keyframe: Sendable {
  /// When it begins, as a fraction 0…1 of the whole duration.
  public var start: Double
  /// How long it lasts, as a fraction 0…1 of the whole duration.
  public var duration: Double
  public var changes: [PropertyChange]
  /// `animateKeyframes` inside the frame: it inherits the frame's duration, so theirs are fractions of it.
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
  /// Also those of the frames within.
  package var allChanges: [PropertyChange] { changes + keyframes.flatMap(\.allChanges) }

  /// Frames within frames as frames of the whole, in order of their starts.
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
