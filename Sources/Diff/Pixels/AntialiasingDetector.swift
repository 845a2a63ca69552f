// Vytautas Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, in the form that
// pixelmatch gave it: a pixel is anti-aliasing where it lies on a slope, with darker and brighter
// neighbours and at most two like it, and where the darkest or the brightest of these belongs to a flat
// area in both pictures.

/// Tells pixels of anti-aliased edges from pixels of what was drawn.
struct AntialiasingDetector {
  let width: Int
  let height: Int

  /// Whether a pixel of one picture looks like anti-aliasing.
  ///
  /// - Parameter other: the same part of the picture that it is compared with.
  func isAntialiased(_ x: Int, _ y: Int, in picture: Span<UInt32>, other: Span<UInt32>) -> Bool {
    let center = picture[y &* width &+ x]
    // Beyond the edge there is a neighbour like it.
    var equalCount = isAtEdge(x, y) ? 1 : 0
    var darkest = (delta: 0, x: 0, y: 0)
    var brightest = (delta: 0, x: 0, y: 0)
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let delta = Self.brightnessDelta(center, picture[row &* width &+ column])
        if delta == 0 {
          equalCount += 1
          if equalCount > 2 { return false }
        } else if delta < darkest.delta {
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

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Whether at least three neighbours have the same colour.
  private func isFlat(_ x: Int, _ y: Int, _ picture: Span<UInt32>) -> Bool {
    let color = picture[y &* width &+ x]
    var equalCount = isAtEdge(x, y) ? 1 : 0
    for row in max(y - 1, 0)...min(y + 1, height - 1) {
      for column in max(x - 1, 0)...min(x + 1, width - 1)
      where (column != x || row != y) && picture[row &* width &+ column] == color {
        equalCount += 1
      }
    }
    return equalCount > 2
  }

  /// How much brighter the first pixel is than the second, over white: Rec. 601's luma times 10⁸.
  private static func brightnessDelta(_ first: UInt32, _ second: UInt32) -> Int {
    guard first != second else { return 0 }
    let alpha = component(first, 24) - component(second, 24)
    let red = component(first, 0) - component(second, 0) - alpha
    let green = component(first, 8) - component(second, 8) - alpha
    let blue = component(first, 16) - component(second, 16) - alpha
    let delta = 29_889_531 * red + 58_662_247 * green + 11_448_223 * blue
    // Colours that look the same over white are told apart by what they let through.
    return delta == 0 ? alpha : delta
  }

  private static func component(_ rgba: UInt32, _ shift: UInt32) -> Int {
    Int(rgba &>> shift & 255)
  }
}
