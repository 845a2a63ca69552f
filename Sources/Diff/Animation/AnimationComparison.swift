// Two animations are compared by what is shown over time. Both are read once, side by side; what is kept
// is a picture of each, up to two after it where the two differ, and the worst pair.

public import Primitives

/// What differs between two animations.
public struct AnimationComparison: Sendable {
  /// What is known of one of them.
  public struct Side: Hashable, Sendable {
    public var width: Int
    public var height: Int
    /// Frames of the file.
    public var frameCount: Int
    /// Frames without those that show what the one before showed.
    public var pictureCount: Int
    /// Seconds; nil where frames have no times.
    public var duration: Double?
    /// How often it plays, 0 for ever; nil where it does not say.
    public var plays: Int?
  }

  /// What goes on after the other's end.
  public enum Remainder: Hashable, Sendable {
    case baseline, candidate
  }

  /// A stretch of time in which both show one picture each.
  public struct Moment: Hashable, Sendable {
    /// Numbers of the frames, from 1.
    public var baselineFrame: Int
    public var candidateFrame: Int
    /// Seconds into the baseline.
    public var start: Double
    public var duration: Double
    /// nil where the sizes differ.
    public var pixels: PixelComparison?
    /// Where one of the two is over, the other; of the former it is the last picture that is meant.
    public var remainder: Remainder?
  }

  /// A picture that both have but show for different times.
  public struct TimingChange: Hashable, Sendable {
    /// Number of its first frame in the baseline, from 1.
    public var frame: Int
    /// Seconds.
    public var baseline: Double
    public var candidate: Double
  }

  public internal(set) var baseline: Side
  public internal(set) var candidate: Side
  /// Those whose pixels differ while both are shown, in order of time.
  public internal(set) var differingMoments: [Moment] = []
  /// Pictures that both have, but not for the same time.
  public internal(set) var timingChanges: [TimingChange] = []
  /// Frames that only one of the two has, from 1.
  public internal(set) var missingFrames: [Int] = []
  public internal(set) var addedFrames: [Int] = []
  /// Whether pictures that are not equal may have counted as the same.
  var isTolerant = false
  /// How many of those come after the other's end.
  var remainderCount = 0
  /// The moment with the most pixels that differ, with its pictures.
  public internal(set) var worst: Worst?
  /// The same of those after the end of one.
  public internal(set) var worstRemainder: Worst?

  public struct Worst: Sendable {
    public var moment: Moment
    public var baseline: Pixmap
    public var candidate: Pixmap
  }

  /// Times closer than this are equal: less than any tick of a format, more than rounding.
  static let timeTolerance = 1e-6
}

extension AnimationComparison {
  /// A kind of difference.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case size, frameCount, timing, loop, pixels
  }

  /// What differs, each kind once.
  public var kinds: [Kind] { Kind.allCases.filter(differs) }

  public var isDifferent: Bool { !kinds.isEmpty }

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
  public var largestCount: Int { worst?.moment.pixels?.differingCount ?? 0 }
}
