public import Render
import Scenes

/// The part of a scene that is played, its speed, its frame rate, and the time that its end stays.
///
/// A schedule can be made only if the values are within the bounds below.
public struct PlaybackRange: Hashable, Sendable {
  /// Seconds into the scene; 0 ≤ start ≤ end.
  public var start: Double
  public var end: Double
  /// Scene seconds that pass in a second of the file; above 0.
  public var speed: Double
  /// Above 0.
  public var framesPerSecond: Double
  /// Seconds that the end state stays, 0 or more; nil for one frame, 0 to leave it out. If nothing else is played, it
  /// stays for one frame, because a file shows something.
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

  /// Seconds from the first frame to the end state.
  var playedDuration: Double { (end - start) / speed }
  /// Seconds that the end state is shown.
  var heldDuration: Double { heldDuration(orOneOf: framesPerSecond) }
  /// The same in a file with hundredths of a second, whose frame rate is limited.
  var heldInHundredths: Double { heldDuration(orOneOf: rateInHundredths) }
  /// The frame rate in a file with hundredths of a second. Browsers play a delay of 1/100 s as 1/10 s.
  var rateInHundredths: Double { min(framesPerSecond, 50) }

  private func heldDuration(orOneOf rate: Double) -> Double {
    guard let hold, max(playedDuration, hold) > FrameSchedule.tolerance else { return 1 / rate }
    return hold
  }
}
