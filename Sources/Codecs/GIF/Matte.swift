import Primitives

/// Makes pixels that a GIF can show: opaque or fully transparent.
struct Matte: Sendable {
  /// Opaque; nil where pixels below half coverage become transparent and the others opaque.
  let color: PremultipliedColor?

  func applied(to patch: AnimationFrame.Patch) -> (pixels: [UInt32], isOpaque: Bool) {
    guard patch.isOpaque else { return applied(to: patch.pixmap.pixels) }
    assert(patch.pixmap.pixels.allSatisfy { $0 >> 24 == 255 }, "what is said to be opaque is")
    return (patch.pixmap.pixels, true)
  }

  /// - Returns: the pixels, and whether all of them were opaque.
  func applied(to pixels: [UInt32]) -> (pixels: [UInt32], isOpaque: Bool) {
    var alphas = UInt32.max
    for pixel in pixels { alphas &= pixel }
    if alphas >> 24 == 255 { return (pixels, true) }
    return (pixels.map(applied(to:)), false)
  }

  func applied(to pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || pixel == 0 { return pixel }
    if let color {
      // Source-over onto an opaque colour, each component rounded to nearest.
      return Self.opaque { shift in
        (pixel >> shift & 0xFF) + ((255 - alpha) * (color.rgba >> shift & 0xFF) + 127) / 255
      }
    }
    guard alpha >= 128 else { return 0 }
    return Self.opaque { shift in ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha }
  }

  private static func opaque(_ component: (UInt32) -> UInt32) -> UInt32 {
    min(component(0), 255) | min(component(8), 255) << 8 | min(component(16), 255) << 16
      | 0xFF00_0000
  }
}
