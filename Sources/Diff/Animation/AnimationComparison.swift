// Compares two animations by the pictures that they show over time, reading each once, side by side. Memory holds one
// picture of each, up to two more where they differ, and the worst pair.

package import AnimPrimitives

/// The differences of two animations.
package struct AnimationComparison: Sendable {
  /// A summary of one animation.
  package struct Side: Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// The number of frames in the file.
    package var frameCount: Int
    /// The number of frames that differ from the previous one.
    package var pictureCount: Int
    /// Seconds; nil if frames have no times.
    package var duration: Double?
    /// The number of plays; 0 means forever, nil unknown.
    package var plays: Int?
  }

  /// The side that continues after the other's end.
  package enum Remainder: Hashable, Sendable {
    case baseline, candidate
  }

  /// A period in which neither picture changes.
  package struct Moment: Hashable, Sendable {
    /// Frame numbers, from 1.
    package var baselineFrame: Int
    package var candidateFrame: Int
    /// Seconds into the baseline.
    package var start: Double
    package var duration: Double
    /// nil if the sizes differ.
    package var pixels: PixelComparison?
    /// The side that continues after the other's end; the other shows its last picture.
    package var remainder: Remainder?
  }

  /// A picture with different durations in the two animations.
  package struct TimingChange: Hashable, Sendable {
    /// The number of its first frame in the baseline, from 1.
    package var frame: Int
    /// Seconds.
    package var baseline: Double
    package var candidate: Double
  }

  package internal(set) var baseline: Side
  package internal(set) var candidate: Side
  /// Moments before either end whose pixels differ, in order of time.
  package internal(set) var differingMoments: [Moment] = []
  /// Pictures that both have, with different durations.
  package internal(set) var timingChanges: [TimingChange] = []
  /// Frames that only one of the two has, numbered from 1.
  package internal(set) var missingFrames: [Int] = []
  package internal(set) var addedFrames: [Int] = []
  /// Whether the tolerance may have treated different pictures as equal.
  var isTolerant = false
  /// The number of missing and added frames after the other's end.
  var remainderCount = 0
  /// The moment with the most differing pixels, with its pictures.
  package internal(set) var worst: Worst?
  /// The worst moment after one animation has ended, with its pictures.
  package internal(set) var worstRemainder: Worst?

  package struct Worst: Sendable {
    package var moment: Moment
    package var baseline: Pixmap
    package var candidate: Pixmap
  }

  /// In seconds. Closer times count as equal. Smaller than the tick of every format, larger than rounding errors.
  static let timeTolerance = 1e-6
}

extension AnimationComparison {
  /// A kind of difference.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case size, frameCount, timing, loop, pixels
  }

  /// The kinds of differences that were found.
  package var kinds: [Kind] { Kind.allCases.filter(differs) }

  package var isDifferent: Bool { !kinds.isEmpty }

  private func differs(in kind: Kind) -> Bool {
    switch kind {
    case .size: baseline.width != candidate.width || baseline.height != candidate.height
    case .frameCount:
      differsInCount || !missingFrames.isEmpty || !addedFrames.isEmpty
    case .timing: !timingChanges.isEmpty || differsInDuration
    case .loop: differsInLoop
    case .pixels: !differingMoments.isEmpty
    }
  }

  /// Not checked with a tolerance, because two pictures of one side that differ within it may be one picture on the
  /// other.
  private var differsInCount: Bool {
    !isTolerant && baseline.pictureCount != candidate.pictureCount
  }

  private var differsInDuration: Bool {
    guard let first = baseline.duration, let second = candidate.duration else { return false }
    return abs(first - second) > Self.timeTolerance
  }

  private var differsInLoop: Bool {
    guard let first = baseline.plays, let second = candidate.plays else { return false }
    return first != second
  }

  /// The largest number of differing pixels in a moment.
  package var largestCount: Int { worst?.moment.pixels?.differingCount ?? 0 }
}
