import Primitives

/// The canvas of an animation, which is clear where no image is: whether that is ever seen.
struct ClearCanvas {
  private var first: IntRect?
  private var last: IntRect?
  /// Whether the last image's rectangle is clear when the next one comes.
  private var isCleared = false
  private var isUncovered = false

  /// An image is shown.
  ///
  /// - Parameters:
  ///   - isCleared: whether its rectangle is cleared before the next image.
  ///   - isTakenBack: whether what was there before it comes back then: nothing, for the first one.
  mutating func show(_ rect: IntRect, isCleared: Bool, isTakenBack: Bool) {
    if self.isCleared, let last, !rect.contains(last) { isUncovered = true }
    self.isCleared = isCleared || isTakenBack && first == nil
    first = first ?? rect
    last = rect
  }

  /// Whether a canvas of a size was ever clear somewhere while an image was shown.
  func isSeen(width: Int, height: Int) -> Bool {
    guard let canvas = IntRect(width: width, height: height), let first else { return true }
    return isUncovered || !first.contains(canvas)
  }
}
