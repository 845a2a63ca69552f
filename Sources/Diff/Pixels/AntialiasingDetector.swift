// Source: Vytautas Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, as implemented by pixelmatch:
// an anti-aliased pixel is on a slope, with darker and brighter neighbours and at most two equal ones, and its darkest
// or brightest neighbour is in a flat area in both pictures.

/// Detects pixels of anti-aliased edges.
struct AntialiasingDetector {
  let width: Int
  let height: Int

  /// Whether a pixel of one picture looks like anti-aliasing.
  ///
  /// - Parameter other: the other picture.
  func isAntialiased(_ x: Int, _ y: Int, in picture: Span<UInt32>, other: Span<UInt32>) -> Bool {
    let center = picture[y &* width &+ x]
    guard !isFlat(x, y, picture) else { return false }
    let brightness = Self.brightness(center)
    var darkest = (delta: 0, x: 0, y: 0)
    var brightest = (delta: 0, x: 0, y: 0)
    for column in max(x &- 1, 0)...min(x &+ 1, width &- 1) {
      for row in max(y &- 1, 0)...min(y &+ 1, height &- 1) {
        let pixel = picture[row &* width &+ column]
        guard pixel != center else { continue }
        var delta = brightness &- Self.brightness(pixel)
        // Colours with the same brightness over white are compared by alpha.
        if delta == 0 { delta = Int(center &>> 24) &- Int(pixel &>> 24) }
        if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    guard darkest.delta < 0, brightest.delta > 0 else { return false }
    return (isFlat(darkest.x, darkest.y, picture) && isFlat(darkest.x, darkest.y, other))
      || (isFlat(brightest.x, brightest.y, picture) && isFlat(brightest.x, brightest.y, other))
  }

  /// Whether at least three neighbours have the same colour. The picture's edge counts as one neighbour.
  func isFlat(_ x: Int, _ y: Int, _ picture: Span<UInt32>) -> Bool {
    let place = y &* width &+ x
    let color = picture[place]
    let left = x > 0
    let right = x < width &- 1
    var equalCount = left && right && y > 0 && y < height &- 1 ? 0 : 1
    func count(_ place: Int, _ exists: Bool) {
      if exists && picture[place] == color { equalCount &+= 1 }
    }
    count(place &- 1, left)
    count(place &+ 1, right)
    if y > 0 {
      count(place &- width &- 1, left)
      count(place &- width, true)
      count(place &- width &+ 1, right)
    }
    if y < height &- 1 {
      count(place &+ width &- 1, left)
      count(place &+ width, true)
      count(place &+ width &+ 1, right)
    }
    return equalCount > 2
  }

  /// Rec. 601 luma over white times 10⁸, minus that of white. Different pixels with the same alpha have different
  /// values, because no multiples below 256 of the three factors sum to 0.
  private static func brightness(_ rgba: UInt32) -> Int {
    29_889_531 &* Int(rgba & 255) &+ 58_662_247 &* Int(rgba &>> 8 & 255)
      &+ 11_448_223 &* Int(rgba &>> 16 & 255) &- 100_000_001 &* Int(rgba &>> 24)
  }
}
