// Two animations are compared by what is shown over time. Both are read once, side by side; what is kept
// is a picture of each, up to two after it where the two differ, and the worst pair.

package import Primitives

/// What differs between two animations.
package struct AnimationComparison: Sendable {
  /// What is known of one of them.
  package struct Side: Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// Frames of the file.
    package var frameCount: Int
    /// Frames without those that show what the one before showed.
    package var pictureCount: Int
    /// Seconds; nil where frames have no times.
    package var duration: Double?
    /// How often it plays, 0 for ever; nil where it does not say.
    package var plays: Int?
  }

  /// What goes on after the other's end.
  package enum Remainder: Hashable, Sendable {
    case baseline, candidate
  }

  /// A stretch of time in which both show one picture each.
  package struct Moment: Hashable, Sendable {
    /// Numbers of the frames, from 1.
    package var baselineFrame: Int
    package var candidateFrame: Int
    /// Seconds into the baseline.
    package var start: Double
    package var duration: Double
    /// nil where the sizes differ.
    package var pixels: PixelComparison?
    /// Where one of the two is over, the other; of the former it is the last picture that is meant.
    package var remainder: Remainder?
  }

  /// A picture that both have but show for different times.
  package struct TimingChange: Hashable, Sendable {
    /// Number of its first frame in the baseline, from 1.
    package var frame: Int
    /// Seconds.
    package var baseline: Double
    package var candidate: Double
  }

  package internal(set) var baseline: Side
  package internal(set) var candidate: Side
  /// Those whose pixels differ while both are shown, in order of time.
  package internal(set) var differingMoments: [Moment] = []
  /// Pictures that both have, but not for the same time.
  package internal(set) var timingChanges: [TimingChange] = []
  /// Frames that only one of the two has, from 1.
  package internal(set) var missingFrames: [Int] = []
  package internal(set) var addedFrames: [Int] = []
  /// Whether pictures that are not equal may have counted as the same.
  var isTolerant = false
  /// How many of those come after the other's end.
  var remainderCount = 0
  /// The moment with the most pixels that differ, with its pictures.
  package internal(set) var worst: Worst?
  /// The same of those after the end of one.
  package internal(set) var worstRemainder: Worst?

  package struct Worst: Sendable {
    package var moment: Moment
    package var baseline: Pixmap
    package var candidate: Pixmap
  }

  /// Times closer than this are equal: less than any tick of a format, more than rounding.
  static let timeTolerance = 1e-6
}

extension AnimationComparison {
  /// A kind of difference.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case size, frameCount, timing, loop, pixels
  }

  /// What differs, each kind once.
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

  /// How many pictures there are is counted exactly: what differs within a tolerance counts as two on one side, and
  /// may be one on the other, that shows the same.
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

  /// The most pixels that differ in a moment.
  package var largestCount: Int { worst?.moment.pixels?.differingCount ?? 0 }
}
