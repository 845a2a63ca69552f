import Primitives

/// What becomes of a canvas before the next frame is drawn on it. Of what was there before, just the pixels that
/// come back are kept: a canvas may have 256 MB.
enum CanvasDisposal: Sendable {
  case keep
  /// A part becomes transparent, whatever the file's background colour is: so browsers do.
  case clear(IntRect)
  /// A part becomes what it was before the frame.
  case restore(IntRect, Pixmap)

  /// Where it changes something.
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
