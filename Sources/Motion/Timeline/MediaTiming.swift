/// When an animation runs, and where in its cycle it is. Source: CAMediaTiming, as measured.
public struct MediaTiming: Hashable, Sendable {
  /// What is shown outside of the active time; where nothing is, the model value is.
  ///
  ///     removed    before: –      after: –
  ///     backwards  before: start  after: –
  ///     forwards   before: –      after: end
  ///     both       before: start  after: end
  public enum FillMode: String, Hashable, Sendable, CaseIterable {
    case removed, backwards, forwards, both
  }

  /// A place in the cycles.
  public struct Position: Hashable, Sendable {
    /// 0…1 of the way from start to end; goes back where it autoreverses.
    public var fraction: Double
    /// How many cycles are over.
    public var cycle: Int
  }

  /// Seconds of the parent's time.
  public var beginTime = 0.0
  /// Seconds of one way; 0 is a transaction's 0.25.
  public var duration = 0.0
  /// Local seconds per second of the parent; negative ones run backwards, 0 stands at `timeOffset`.
  public var speed = 1.0
  /// Local seconds, which shift the cycle but not the active time.
  public var timeOffset = 0.0
  /// Cycles, there and back where it autoreverses; 0 counts as 1, fractions stop on the way.
  public var repeatCount = 0.0
  /// Local seconds of all cycles; above 0 it stands for `repeatCount`.
  public var repeatDuration = 0.0
  public var autoreverses = false
  public var fillMode = FillMode.removed

  public init() {}

  /// Source: CALayer.convertTime(_:from:).
  public func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// Where it is, or nil where the model value is shown.
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

  /// Local seconds that make no difference.
  private var slack: Double { speed.magnitude * TimelineClock.tolerance }

  /// Local seconds of one way.
  var oneWay: Double { duration > 0 ? duration : AnimationTiming.defaultDuration }
  private var cycleDuration: Double { oneWay * (autoreverses ? 2 : 1) }

  /// Local seconds of all cycles.
  private var activeDuration: Double {
    repeatDuration > 0 ? repeatDuration : cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The end of the last cycle is its end; ends in between are the starts of the next.
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
