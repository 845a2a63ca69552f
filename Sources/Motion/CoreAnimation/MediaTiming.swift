import AnimTiming

/// The time of an animation and its position in its cycles. Source: measurements of CAMediaTiming.
public struct MediaTiming: Hashable, Sendable {
  /// The presented value outside the active time; – means the model value.
  ///
  ///     removed    before: –      after: –
  ///     backwards  before: start  after: –
  ///     forwards   before: –      after: end
  ///     both       before: start  after: end
  public enum FillMode: String, Hashable, Sendable, CaseIterable {
    case removed, backwards, forwards, both
  }

  /// A position in the cycles.
  public struct Position: Hashable, Sendable {
    /// 0…1 from start to end; decreases in the second half if the animation autoreverses.
    public var fraction: Double
    /// The number of completed cycles.
    public var cycle: Int
  }

  /// Seconds of the parent's time.
  public var beginTime = 0.0
  /// The duration of one direction, in seconds; 0 means a transaction's default, 0.25.
  public var duration = 0.0
  /// Local seconds per second of the parent. Below 0 time runs backwards; at 0 it stays at `timeOffset`.
  public var speed = 1.0
  /// Local seconds that shift the cycle but not the active time.
  public var timeOffset = 0.0
  /// The number of cycles; with autoreverse, a cycle includes both directions. 0 counts as 1; a fraction ends within a
  /// cycle.
  public var repeatCount = 0.0
  /// The duration of all cycles in local seconds; above 0 it replaces `repeatCount`.
  public var repeatDuration = 0.0
  public var autoreverses = false
  public var fillMode = FillMode.removed

  public init() {}

  /// Source: CALayer.convertTime(_:from:).
  public func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The position at a time of the parent, or nil if the model value is presented.
  public func position(at parentTime: Double) -> Position? {
    let elapsed = (parentTime - beginTime) * speed.magnitude
    let active = activeDuration
    if elapsed < -slack {
      return fillMode == .backwards || fillMode == .both ? position(afterActive: 0) : nil
    }
    if elapsed > active + slack {
      return fillMode == .forwards || fillMode == .both ? position(afterActive: active) : nil
    }
    return position(afterActive: active - elapsed <= slack ? active : max(elapsed, 0))
  }

  /// The end of the active time, in seconds of the parent; infinite if time does not run or cycles are endless.
  public var endTime: Double {
    speed == 0 ? .infinity : beginTime + activeDuration / speed.magnitude
  }

  /// The tolerance in local seconds.
  private var slack: Double { speed.magnitude * TimeTolerance.seconds }

  /// The duration of one direction in local seconds.
  var oneWay: Double { duration > 0 ? duration : AnimationTiming.defaultDuration }
  private var cycleDuration: Double { oneWay * (autoreverses ? 2 : 1) }

  /// The duration of all cycles in local seconds.
  private var activeDuration: Double {
    repeatDuration > 0 ? repeatDuration : cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The end of the last cycle belongs to that cycle; every other end belongs to the next cycle.
  private func position(afterActive elapsed: Double) -> Position {
    let local = (speed < 0 ? -elapsed : elapsed) + timeOffset
    let cycles = ((local + slack) / cycleDuration).rounded(.down)
    var rest = max(local - cycles * cycleDuration, 0)
    var cycle = cycles
    if rest <= slack, elapsed > 0, elapsed == activeDuration {
      rest = speed < 0 ? 0 : cycleDuration
      cycle -= speed < 0 ? 0 : 1
    }
    let fraction = rest / oneWay
    return Position(
      fraction: fraction > 1 ? 2 - fraction : fraction, cycle: Int(min(max(cycle, 0), 1e15)))
  }
}
