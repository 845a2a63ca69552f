public import Primitives

/// One frame on its way to a file: what changed since the frame before it.
public struct AnimationFrame: Sendable {
  public enum Content: Sendable {
    /// It is as the frame before.
    case same
    /// The part of the canvas that may differ.
    case patch(Patch)
    /// Just what does differ, for a `GIFEncoder`; the other encoders trap, for runs do not tell them all.
    case runs(FrameRuns)
  }

  public var content: Content
  /// How long it is shown, in ticks of the encoder's time base; at least 1.
  public let duration: Int

  /// Pixels and where they belong; outside of it the frame is as the one before.
  public struct Patch: Sendable {
    public var rect: IntRect
    /// Has the size of `rect`.
    public var pixmap: Pixmap
    /// Whether it has gradients, shadows or images: where a palette is too small, dithering pays there.
    public var hasContinuousTone: Bool
    /// Whether every pixel is known to be opaque; if not, encoders look.
    public var isOpaque: Bool

    public init(
      rect: IntRect, pixmap: Pixmap, hasContinuousTone: Bool = false, isOpaque: Bool = false
    ) {
      self.rect = rect
      self.pixmap = pixmap
      self.hasContinuousTone = hasContinuousTone
      self.isOpaque = isOpaque
    }
  }

  /// - Precondition: the duration is at least 1.
  public init(_ content: Content, duration: Int) {
    precondition(duration >= 1, "a frame is shown for some time")
    self.content = content
    self.duration = duration
  }

  /// - Parameters:
  ///   - patch: nil where nothing differs.
  ///   - duration: in ticks, at least 1.
  public init(patch: Patch?, duration: Int) {
    self.init(patch.map(Content.patch) ?? .same, duration: duration)
  }
}

extension AnimationFrame {
  /// The part that may differ, if that is what the frame has: nil of one that is the same, and of one of runs.
  public var patch: Patch? {
    if case .patch(let patch) = content { patch } else { nil }
  }

  /// What does differ, if that is what the frame has.
  public var runs: FrameRuns? {
    if case .runs(let runs) = content { runs } else { nil }
  }

  /// The part that may differ, for who takes no runs: nil where the frame is as the one before, and nowhere else.
  ///
  /// - Precondition: the frame has no runs.
  package var patchUnlessSame: Patch? {
    switch content {
    case .same: nil
    case .patch(let patch): patch
    case .runs: preconditionFailure("runs are for a GIFEncoder")
    }
  }

  var hasContinuousTone: Bool {
    switch content {
    case .same: false
    case .patch(let patch): patch.hasContinuousTone
    case .runs(let runs): runs.hasContinuousTone
    }
  }
}
