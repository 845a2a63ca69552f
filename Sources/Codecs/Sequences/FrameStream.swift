package import AnimPrimitives

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

/// Frames in order, read one at a time.
///
/// A class, because all owners share the read position.
package protocol FrameStream<Failure>: AnyObject {
  associatedtype Failure: Error

  /// In pixels; all frames have the same size.
  var width: Int { get }
  var height: Int { get }
  /// The number of plays; 0 means forever, nil unknown. Final after the last frame, because a GIF may store its loop
  /// count after its images.
  var plays: Int? { get }
  /// Whether the frames have durations. Those of a folder of pictures have none.
  var isTimed: Bool { get }
  /// Faults of the file that were found so far and do not prevent it from being shown: each one sentence, lower case,
  /// without a full stop.
  var faults: [String] { get }

  /// The next frame, or nil after the last.
  func next() throws(Failure) -> TimedFrame?
}

extension FrameStream {
  package var faults: [String] { [] }
}
