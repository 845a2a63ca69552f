import AnimCodecs
import AnimPrimitives

/// Pixels that a GIF can show, each opaque or fully transparent.
struct MattedPixels: Sendable {
  var pixels: [UInt32]
  /// Whether all pixels are opaque.
  var isOpaque: Bool
  /// The number of half-transparent pixels that became clear or opaque because there is no matte.
  var softCount = 0
}

/// Converts pixels to those that a GIF can show.
struct Matte: Sendable {
  /// Opaque; if nil, pixels below half coverage become transparent and the others opaque.
  let color: PremultipliedColor?

  func applied(to patch: AnimationFrame.Patch) -> MattedPixels {
    guard patch.isOpaque else { return applied(to: patch.pixmap.pixels) }
    assert(
      patch.pixmap.pixels.allSatisfy { $0 >> 24 == 255 }, "the pixels of an opaque patch are opaque"
    )
    return MattedPixels(pixels: patch.pixmap.pixels, isOpaque: true)
  }

  func applied(to pixels: [UInt32]) -> MattedPixels {
    var alphas = UInt32.max
    for pixel in pixels { alphas &= pixel }
    if alphas >> 24 == 255 { return MattedPixels(pixels: pixels, isOpaque: true) }
    var softCount = 0
    let solid = pixels.map { pixel in
      if pixel >> 24 == 255 || pixel == 0 { return pixel }
      softCount &+= 1
      return self.solid(pixel)
    }
    return MattedPixels(pixels: solid, isOpaque: false, softCount: color == nil ? softCount : 0)
  }

  /// The opaque or clear pixel in place of a half-transparent one.
  private func solid(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
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
