internal import AnimPrimitives

/// Builds whole canvases from frames, which hold only changes.
struct CanvasSequence: Sendable {
  private let bounds: IntRect
  private var canvas: Pixmap?
  /// Whether a pixel of the frames so far is not opaque.
  private(set) var isTranslucent = false

  init(bounds: IntRect) {
    self.bounds = bounds
  }

  /// Returns the canvas during the next frame.
  mutating func next(_ frame: AnimationFrame) -> Pixmap {
    let patch = frame.patch
    if let patch, !isTranslucent, !patch.isOpaque {
      isTranslucent = patch.pixmap.pixels.contains { $0 >> 24 < 255 }
    }
    guard var shown = canvas ?? patch?.pixmap else {
      preconditionFailure("the first frame covers the canvas")
    }
    precondition(canvas != nil || patch?.rect == bounds, "the first frame covers the canvas")
    // Cleared first, so that the pixels have one owner and are not copied.
    canvas = nil
    if let patch {
      precondition(bounds.contains(patch.rect), "a patch lies inside the canvas")
      shown.replace(patch.rect, with: patch.pixmap)
    }
    canvas = shown
    return shown
  }
}
