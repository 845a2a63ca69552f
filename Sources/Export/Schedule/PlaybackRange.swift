public import AnimRendering
import AnimScenes

/// The part of a scene to play, its speed and frame rate, and how long its end is held.
///
/// A schedule requires values within the bounds below.
public struct PlaybackRange: Hashable, Sendable {
  /// Seconds into the scene; 0 ≤ start ≤ end.
  public var start: Double
  public var end: Double
  /// Scene seconds per second of the file; above 0.
  public var speed: Double
  /// Above 0.
  public var framesPerSecond: Double
  /// The time for which the end state is held, in seconds; nil means one frame, 0 omits it. If the range is empty, the
  /// end state is shown for at least one frame.
  public var hold: Double?

  public init(
    start: Double, end: Double, speed: Double = 1, framesPerSecond: Double, hold: Double? = nil
  ) {
    self.start = start
    self.end = end
    self.speed = speed
    self.framesPerSecond = framesPerSecond
    self.hold = hold
  }

  /// The whole scene, with its own rate and hold.
  public init(all renderer: Renderer) {
    self.init(
      start: 0, end: renderer.duration, framesPerSecond: renderer.scene.framesPerSecond,
      hold: renderer.scene.hold)
  }

  /// Traps if a value is out of bounds, because the number of frames would be unlimited.
  func check() {
    precondition(
      start >= 0 && end >= start && end.isFinite,
      "the played part starts at 0 or later and ends after its start")
    precondition(speed > 0 && speed.isFinite, "the speed is above 0")
    precondition(framesPerSecond > 0 && framesPerSecond.isFinite, "the frame rate is above 0")
    precondition(hold.map { $0 >= 0 && $0.isFinite } ?? true, "the hold is 0 s or more")
  }

  /// The duration from the first frame to the end state, in seconds of the file.
  var playedDuration: Double { (end - start) / speed }
  /// The time for which the end state is shown, in seconds.
  var heldDuration: Double { heldDuration(orOneOf: framesPerSecond) }
  /// `heldDuration` for files with hundredths of a second, whose frame rate is limited.
  var heldInHundredths: Double { heldDuration(orOneOf: rateInHundredths) }
  /// The frame rate in a file with hundredths of a second, limited because browsers play a delay of 1/100 s as 1/10 s.
  var rateInHundredths: Double { min(framesPerSecond, 50) }

  private func heldDuration(orOneOf rate: Double) -> Double {
    guard let hold, max(playedDuration, hold) > FrameSchedule.tolerance else { return 1 / rate }
    return hold
  }
}
