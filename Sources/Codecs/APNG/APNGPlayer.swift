public import Primitives

/// Shows an animation's frames one after the other as a viewer does.
public struct APNGPlayer: Sendable {
  private let animation: APNGDecoder
  /// What was shown last; nil before the first frame, so that a player that is not asked takes no memory.
  private var canvas: Pixmap?
  private var disposal = CanvasDisposal.keep
  private var next = 0

  public init(_ animation: APNGDecoder) {
    self.animation = animation
  }

  /// What is shown during the next frame, or nil after the last.
  ///
  /// - Throws: `malformed` where the frame's pixels are damaged, `library` without memory.
  public mutating func nextCanvas() throws(CodecError) -> Pixmap? {
    guard next < animation.frames.count else { return nil }
    let frame = animation.frames[next]
    let pixels = try animation.pixmap(ofFrame: next)
    // Taken out, for it is copied where somebody else still has it.
    var canvas = canvas.take() ?? Pixmap(width: animation.width, height: animation.height)
    disposal.apply(to: &canvas)
    // The standard: the first frame, having nothing before it, falls back to clear.
    let dispose =
      next == 0 && frame.disposeOperation == .previous ? .background : frame.disposeOperation
    switch dispose {
    case .none: disposal = .keep
    case .background: disposal = .clear(frame.rect)
    case .previous: disposal = .restore(frame.rect, canvas.cropped(to: frame.rect))
    }
    switch frame.blendOperation {
    case .source: canvas.replace(frame.rect, with: pixels)
    case .over: canvas.replace(frame.rect, with: pixels.laid(over: canvas.cropped(to: frame.rect)))
    }
    self.canvas = canvas
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
