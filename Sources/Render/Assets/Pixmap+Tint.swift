import Primitives

extension Pixmap {
  /// Makes the picture a stencil: its alpha stays, its colours become one. Source: UIImage's
  /// renderingMode.alwaysTemplate with tintColor.
  mutating func tint(_ color: Color) {
    // The 256 pixels that there can be.
    let pixels = (0...255).map { alpha in
      PremultipliedColor(color.multiplyingAlpha(by: Double(alpha) / 255)).rgba
    }
    withMutablePixels { span in
      for index in span.indices {
        span[index] = pixels[Int(span[index] >> 24)]
      }
    }
  }
}
