public import Primitives

/// One frame on its way to a file: what changed since the frame before it.
public struct AnimationFrame: Sendable {
  /// The part of the canvas that may differ from the frame before; nil where nothing does, or there are runs.
  public var patch: Patch?
  /// In place of a patch just what differs, for a `GIFEncoder`.
  public private(set) var runs: FrameRuns?
  /// How long it is shown, in ticks of the encoder's time base.
  public var duration: Int

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

  public init(patch: Patch?, duration: Int) {
    self.patch = patch
    self.duration = duration
  }

  public init(runs: FrameRuns, duration: Int) {
    self.runs = runs
    self.duration = duration
  }
}
