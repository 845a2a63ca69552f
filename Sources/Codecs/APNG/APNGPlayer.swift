public import Primitives

/// Shows an animation's frames one after the other as a viewer does.
public struct APNGPlayer: Sendable {
  private let animation: APNGDecoder
  /// What is shown, before the last frame's disposal.
  private var canvas: Pixmap
  /// What becomes of the canvas before the next frame; nil where it stays.
  private var disposed: Pixmap?
  private var next = 0

  public init(_ animation: APNGDecoder) {
    self.animation = animation
    canvas = Pixmap(width: animation.width, height: animation.height)
  }

  /// What is shown during the next frame, or nil after the last.
  ///
  /// - Throws: `malformed` where the frame's pixels are damaged.
  public mutating func nextCanvas() throws(CodecError) -> Pixmap? {
    guard next < animation.frames.count else { return nil }
    let frame = animation.frames[next]
    let pixels = try animation.pixmap(ofFrame: next)
    if let disposed { canvas = disposed }
    // The standard: the first frame, having nothing before it, falls back to clear.
    let dispose =
      next == 0 && frame.disposeOperation == .previous ? .background : frame.disposeOperation
    let before = canvas
    switch frame.blendOperation {
    case .source: canvas.replace(frame.rect, with: pixels)
    case .over: canvas.replace(frame.rect, with: pixels.laid(over: before.cropped(to: frame.rect)))
    }
    switch dispose {
    case .none:
      disposed = nil
    case .background:
      var cleared = canvas
      cleared.replace(
        frame.rect, with: Pixmap(width: frame.rect.width, height: frame.rect.height))
      disposed = cleared
    case .previous:
      disposed = before
    }
    next += 1
    return canvas
  }
}

extension Pixmap {
  /// This picture over another of the same size: source + destination × (1 − alpha), to nearest.
  fileprivate func laid(over other: Pixmap) -> Pixmap {
    precondition(width == other.width && height == other.height, "both pictures have one size")
    var result = pixels
    for index in result.indices where result[index] &>> 24 != 255 {
      let below = other.pixels[index]
      let rest = 255 &- result[index] &>> 24
      for shift in [UInt32(0), 8, 16, 24] {
        // No more than 255 in all: a component is at most its alpha.
        result[index] &+= (((below &>> shift & 255) &* rest &+ 127) / 255) &<< shift
      }
    }
    return Pixmap(width: width, height: height, pixels: result)
  }
}
