import AnimPrimitives

/// The change of a canvas before the next frame is drawn on it.
enum CanvasDisposal: Sendable {
  case keep
  /// A part becomes transparent. Like browsers, this ignores the file's background colour.
  case clear(IntRect)
  /// A part gets back the pixels that it had before the frame.
  case restore(IntRect, Pixmap)

  /// The part that changes.
  var rect: IntRect? {
    switch self {
    case .keep: nil
    case .clear(let rect), .restore(let rect, _): rect
    }
  }

  func apply(to canvas: inout Pixmap) {
    switch self {
    case .keep: break
    case .restore(let rect, let pixels): canvas.replace(rect, with: pixels)
    case .clear(let rect):
      let width = canvas.width
      canvas.withMutablePixels { pixels in
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX { pixels[y * width + x] = 0 }
        }
      }
    }
  }
}
