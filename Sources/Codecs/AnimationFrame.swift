public import AnimPrimitives

/// A frame of an animation: its difference from the frame before it.
public struct AnimationFrame: Sendable {
  /// The part of the canvas that may differ; nil if nothing does.
  public var patch: Patch?
  /// The time for which it is shown, in ticks of the encoder's time base; at least 1, or 0 for a delay that a GIF
  /// stores so.
  public let duration: Int

  /// Pixels and their place on the canvas. Outside of it the frame shows the same as the one before.
  public struct Patch: Sendable {
    public var rect: IntRect
    /// Has the size of `rect`.
    public var pixmap: Pixmap
    /// Whether it has gradients, shadows or images. If a palette is too small for them, dithering helps.
    public var hasContinuousTone: Bool
    /// Whether every pixel is known to be opaque; if not, encoders check.
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

  /// - Parameters:
  ///   - patch: nil if nothing differs.
  ///   - duration: in ticks, at least 1.
  public init(patch: Patch?, duration: Int) {
    precondition(duration >= 1, "a frame is shown for some time")
    self.patch = patch
    self.duration = duration
  }

  /// A frame of a GIF with the delay as the file stores it.
  ///
  /// - Parameter storedDelay: in 1/100 s, 0 or more.
  package init(patch: Patch?, storedDelay: Int) {
    precondition(storedDelay >= 0, "a delay is not negative")
    self.patch = patch
    duration = storedDelay
  }
}
