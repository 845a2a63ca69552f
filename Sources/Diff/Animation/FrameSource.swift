package import Primitives

/// A picture and how long it is shown.
package struct TimedFrame: Sendable {
  package var pixmap: Pixmap
  /// Seconds.
  package var duration: Double

  package init(pixmap: Pixmap, duration: Double) {
    self.pixmap = pixmap
    self.duration = duration
  }
}

/// Frames in the order in which they are shown, one at a time.
///
/// Classes, because reading on changes what all who hold it read next.
package protocol FrameSource<Failure>: AnyObject {
  associatedtype Failure: Error

  /// Pixels; all frames have this size.
  var width: Int { get }
  var height: Int { get }
  /// How often the animation plays, 0 for ever; nil where it does not say. Known for certain after the last frame:
  /// a GIF may say it behind its images.
  var plays: Int? { get }
  /// Whether the frames' durations mean anything; those of a folder of pictures do not.
  var isTimed: Bool { get }

  /// The next frame, or nil after the last.
  func next() throws(Failure) -> TimedFrame?
}
