import Primitives

/// A finger that touches the glass, moves and leaves.
struct TouchTrack: Sendable {
  /// Seconds that a dot takes to appear once the finger touches.
  static let fadeIn = 0.1
  /// Seconds that it takes to go after the finger left.
  static let fadeOut = 0.2

  let start: Double
  let duration: Double
  private let from: Point
  private let to: Point
  private let curve: ResolvedTimingCurve

  init(_ pan: PanStep, at time: Double) {
    start = time
    duration = pan.duration
    from = pan.from
    to = pan.to
    curve = pan.curve.resolved(duration: pan.duration)
  }

  init(_ tap: TapStep, at time: Double) {
    start = time
    duration = tap.duration
    from = tap.at
    to = tap.at
    curve = TimingCurve.linear.resolved(duration: tap.duration)
  }

  /// When the dot is gone.
  var end: Double { start + duration + Self.fadeOut }

  /// The dot at a time, or nil while there is none.
  func touch(at time: Double) -> Timeline.Touch? {
    let elapsed = time - start
    guard elapsed > -TimelineClock.tolerance, time < end else { return nil }
    let fraction = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
    let appearing = min(max(elapsed, 0) / min(Self.fadeIn, max(duration, .leastNormalMagnitude)), 1)
    let leaving = min((end - time) / Self.fadeOut, 1)
    return Timeline.Touch(
      location: from.interpolated(to: to, fraction: curve.value(reachedAt: fraction)),
      pressure: min(appearing, leaving))
  }
}
