// Two animations are compared by the pictures that they show over time. Both are read once, side by side.
// In memory are one picture of each, up to two more where they differ, and the worst pair.

package import Primitives

/// The differences of two animations.
package struct AnimationComparison: Sendable {
  /// A summary of one animation.
  package struct Side: Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// Frames of the file.
    package var frameCount: Int
    /// Frames that differ from the one before.
    package var pictureCount: Int
    /// Seconds; nil if frames have no times.
    package var duration: Double?
    /// The number of plays, 0 for ever; nil if unknown.
    package var plays: Int?
  }

  /// The side that continues after the other's end.
  package enum Remainder: Hashable, Sendable {
    case baseline, candidate
  }

  /// A period in which neither picture changes.
  package struct Moment: Hashable, Sendable {
    /// Numbers of the frames, from 1.
    package var baselineFrame: Int
    package var candidateFrame: Int
    /// Seconds into the baseline.
    package var start: Double
    package var duration: Double
    /// nil if the sizes differ.
    package var pixels: PixelComparison?
    /// The side that continues after the other's end. The other side then shows its last picture.
    package var remainder: Remainder?
  }

  /// A picture that both have, for different times.
  package struct TimingChange: Hashable, Sendable {
    /// Number of its first frame in the baseline, from 1.
    package var frame: Int
    /// Seconds.
    package var baseline: Double
    package var candidate: Double
  }

  package internal(set) var baseline: Side
  package internal(set) var candidate: Side
  /// Moments whose pixels differ before either ends, in order of time.
  package internal(set) var differingMoments: [Moment] = []
  /// Pictures that both have, but not for the same time.
  package internal(set) var timingChanges: [TimingChange] = []
  /// Frames that only one of the two has, from 1.
  package internal(set) var missingFrames: [Int] = []
  package internal(set) var addedFrames: [Int] = []
  /// Whether unequal pictures may have counted as the same.
  var isTolerant = false
  /// The number of these frames after the other's end.
  var remainderCount = 0
  /// The moment with the most differing pixels, with its pictures.
  package internal(set) var worst: Worst?
  /// The same for moments after one has ended.
  package internal(set) var worstRemainder: Worst?

  package struct Worst: Sendable {
    package var moment: Moment
    package var baseline: Pixmap
    package var candidate: Pixmap
  }

  /// Seconds. Closer times are equal: below the tick of every format, above rounding errors.
  static let timeTolerance = 1e-6
}

extension AnimationComparison {
  /// A kind of difference.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case size, frameCount, timing, loop, pixels
  }

  /// The kinds of differences, each once.
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

  /// Not checked with a tolerance: two pictures of one side that differ within it may be one of the other.
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
