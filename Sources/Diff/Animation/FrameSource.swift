package import Primitives

/// A picture and its duration.
package struct TimedFrame: Sendable {
  package var pixmap: Pixmap
  /// Seconds.
  package var duration: Double

  package init(pixmap: Pixmap, duration: Double) {
    self.pixmap = pixmap
    self.duration = duration
  }
}

/// Frames in order, one at a time.
///
/// A class, because all owners share the reading position.
package protocol FrameSource<Failure>: AnyObject {
  associatedtype Failure: Error

  /// Pixels; all frames have this size.
  var width: Int { get }
  var height: Int { get }
  /// The number of plays, 0 for ever; nil if unknown. Final after the last frame, because a GIF may have its loop
  /// count after its images.
  var plays: Int? { get }
  /// Whether the frames' durations are known; those of a folder of pictures are not.
  var isTimed: Bool { get }

  /// The next frame, or nil after the last.
  func next() throws(Failure) -> TimedFrame?
}
