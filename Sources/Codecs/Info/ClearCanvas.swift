import AnimPrimitives

/// Finds out whether a viewer ever sees the clear canvas of an animation behind its images.
struct ClearCanvas {
  private var first: IntRect?
  private var last: IntRect?
  /// Whether the last image's rectangle is cleared before the next image.
  private var isCleared = false
  private var isUncovered = false

  /// Records the next image.
  ///
  /// - Parameters:
  ///   - isCleared: whether its rectangle is cleared before the next image.
  ///   - isTakenBack: whether the canvas before the image is restored then, which is clear for the first image.
  mutating func show(_ rect: IntRect, isCleared: Bool, isTakenBack: Bool) {
    if self.isCleared, let last, !rect.contains(last) { isUncovered = true }
    self.isCleared = isCleared || isTakenBack && first == nil
    first = first ?? rect
    last = rect
  }

  /// Whether a canvas of this size was ever clear somewhere while an image was shown.
  func isSeen(width: Int, height: Int) -> Bool {
    guard let canvas = IntRect(width: width, height: height), let first else { return true }
    return isUncovered || !first.contains(canvas)
  }
}
