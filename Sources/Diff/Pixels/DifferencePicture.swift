package import AnimPrimitives

/// Pictures that visualize the differences of two pictures.
package enum DifferencePicture {
  /// The colours of distances from 0 to 1: yellow, orange, red and dark red, in few steps, so that pictures stay small.
  private static let shades: [UInt32] = {
    let stops: [(at: Double, red: Double, green: Double, blue: Double)] = [
      (0, 255, 226, 122), (0.35, 255, 149, 0), (0.7, 227, 32, 44), (1, 138, 0, 80),
    ]
    return (0..<32).map { step in
      let distance = Double(step) / 31
      let next = stops.firstIndex { $0.at >= distance } ?? stops.count - 1
      let (low, high) = (stops[max(next - 1, 0)], stops[next])
      let part = next == 0 ? 0 : (distance - low.at) / (high.at - low.at)
      func mix(_ from: Double, _ to: Double) -> UInt8 {
        UInt8((from + (to - from) * part).rounded())
      }
      return PremultipliedColor(
        red: mix(low.red, high.red), green: mix(low.green, high.green),
        blue: mix(low.blue, high.blue), alpha: 255
      ).rgba
    }
  }()
  /// Light blue: tolerated as anti-aliasing.
  private static let antialiased = PremultipliedColor(red: 150, green: 190, blue: 255, alpha: 255)
  /// Dark grey: outside a picture.
  private static let outside = PremultipliedColor(red: 64, green: 64, blue: 64, alpha: 255)
  /// The gap between the pictures of a triptych, in pixels.
  private static let gap = 8

  /// The baseline in pale grey, with differing pixels shaded by their distance and tolerated anti-aliasing in light blue.
  ///
  /// - Precondition: both have the same width and height.
  package static func of(
    _ baseline: Pixmap, _ candidate: Pixmap, tolerance: PixelTolerance = .exact
  ) -> Pixmap {
    var result = Pixmap(width: baseline.width, height: baseline.height)
    draw(baseline, candidate, tolerance, into: &result, left: 0)
    return result
  }

  /// Draws the picture into the columns of another one from `left`, because a copy of a long page takes much memory.
  private static func draw(
    _ baseline: Pixmap, _ candidate: Pixmap, _ tolerance: PixelTolerance,
    into picture: inout Pixmap, left: Int
  ) {
    let (width, stride) = (baseline.width, picture.width)
    picture.withMutablePixels { pixels in
      let source = baseline.pixels.span
      for y in 0..<baseline.height {
        for x in 0..<width { pixels[y * stride + left + x] = pale(source[y * width + x]) }
      }
      PixelScan(baseline, candidate, tolerance: tolerance).forEachDifference { pixel in
        pixels[pixel.y * stride + left + pixel.x] =
          pixel.isAntialiased ? antialiased.rgba : shade(pixel.distance)
        return true
      }
    }
  }

  /// Expected, difference and actual picture side by side, each at the top of a third.
  ///
  /// - Parameters:
  ///   - baseline: nil if the frame does not exist.
  ///   - width: the width of a third in pixels, at least that of the pictures; the same holds for the height.
  package static func triptych(
    _ baseline: Pixmap?, _ candidate: Pixmap?, width: Int, height: Int,
    tolerance: PixelTolerance = .exact
  ) -> Pixmap {
    var result = Pixmap(width: triptychWidth(width), height: height, filledWith: outside)
    func place(_ picture: Pixmap?, _ third: Int) {
      guard let picture,
        let rect = IntRect(
          x: third * (width + gap), y: 0, width: picture.width, height: picture.height)
      else { return }
      result.replace(rect, with: picture)
    }
    place(baseline, 0)
    place(candidate, 2)
    if let baseline, let candidate, baseline.width == candidate.width,
      baseline.height == candidate.height
    {
      draw(baseline, candidate, tolerance, into: &result, left: width + gap)
    }
    return result
  }

  private static func shade(_ distance: Double) -> UInt32 {
    shades[Int((min(max(distance, 0), 1) * Double(shades.count - 1)).rounded())]
  }

  /// The width of a triptych in pixels.
  ///
  /// - Parameter width: the width of a third.
  package static func triptychWidth(_ width: Int) -> Int { 3 * width + 2 * gap }

  /// The pixel in grey over white with a quarter of its contrast.
  private static func pale(_ rgba: UInt32) -> UInt32 {
    let light = 255 &- rgba &>> 24
    let red = rgba & 255 &+ light
    let green = rgba &>> 8 & 255 &+ light
    let blue = rgba &>> 16 & 255 &+ light
    // Rec. 601's luma in 1/256.
    let luma = (77 &* red &+ 150 &* green &+ 29 &* blue) &>> 8
    return (192 &+ luma / 4) &* 0x0001_0101 | 0xFF00_0000
  }
}
