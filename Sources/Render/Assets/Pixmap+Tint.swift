import Primitives

extension Pixmap {
  /// Makes the picture a stencil: its alpha stays, and all of it gets one colour. Source: UIImage's
  /// renderingMode.alwaysTemplate with tintColor.
  mutating func tint(_ color: Color) {
    // One pixel for each alpha.
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
