package import AnimPrimitives

/// Plays an animation as a viewer does: one canvas per frame.
package struct APNGPlayer: Sendable {
  private let animation: APNGDecoder
  /// The last canvas; nil until the first frame, so it is allocated lazily.
  private var canvas: Pixmap?
  private var disposal = CanvasDisposal.keep
  private var next = 0

  package init(_ animation: APNGDecoder) {
    self.animation = animation
  }

  /// Returns the canvas during the next frame, or nil after the last.
  ///
  /// - Throws: `malformed` if the frame's pixels are damaged, `library` if there is no memory.
  package mutating func nextCanvas() throws(CodecError) -> Pixmap? {
    guard next < animation.frames.count else { return nil }
    let frame = animation.frames[next]
    let pixels = try animation.pixmap(ofFrame: next)
    // Taken out of the property, so that it has one owner and is not copied.
    var canvas = canvas.take() ?? Pixmap(width: animation.width, height: animation.height)
    disposal.apply(to: &canvas)
    // The standard: `previous` means `background` for the first frame.
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
    return canvas.oriented(animation.orientation)
  }
}

extension Pixmap {
  /// Composites this picture over another of the same size: source + destination × (1 − alpha), rounded to nearest.
  func laid(over other: Pixmap) -> Pixmap {
    precondition(width == other.width && height == other.height, "both pictures have one size")
    var result = pixels
    for index in result.indices where result[index] &>> 24 != 255 {
      let below = other.pixels[index]
      let rest = 255 &- result[index] &>> 24
      for shift in [UInt32(0), 8, 16, 24] {
        // The sum is at most 255, because a component is at most its alpha.
        result[index] &+= (((below &>> shift & 255) &* rest &+ 127) / 255) &<< shift
      }
    }
    return Pixmap(width: width, height: height, pixels: result)
  }
}
