/// Distances of pixels. Pictures repeat few colours, so those met last are kept.
struct PixelDistance {
  private static let cacheBits: UInt32 = 10
  private var keys: [UInt32]
  private var colors: [PerceptualColor]
  private var lastPair: (UInt32, UInt32) = (0, 0)
  private var lastDistance = 0.0

  init() {
    // No key is above 24 bits, so an empty slot answers to none.
    keys = Array(repeating: .max, count: 1 << Int(Self.cacheBits))
    colors = Array(repeating: PerceptualColor(rgb: 0), count: 1 << Int(Self.cacheBits))
  }

  /// The distance of two premultiplied pixels, 0…1 and a little above for saturated colours.
  ///
  /// Where a pixel lets something through, the larger of the distances over black and over white.
  mutating func between(_ first: UInt32, _ second: UInt32) -> Double {
    if lastPair == (first, second) { return lastDistance }
    lastPair = (first, second)
    lastDistance = color(first).distance(to: color(second))
    if first & second < 0xFF00_0000 {
      lastDistance = max(
        lastDistance, color(Self.overWhite(first)).distance(to: color(Self.overWhite(second))))
    }
    return lastDistance
  }

  /// As the pixel is, premultiplied, it lies over black.
  private mutating func color(_ rgba: UInt32) -> PerceptualColor {
    let rgb = rgba & 0x00FF_FFFF
    // 0x9E3779B1: a prime near 2³² divided by the golden ratio, which spreads neighbours.
    let slot = Int((rgb &* 0x9E37_79B1) &>> (32 - Self.cacheBits))
    if keys[slot] != rgb {
      keys[slot] = rgb
      colors[slot] = PerceptualColor(rgb: rgb)
    }
    return colors[slot]
  }

  /// A premultiplied pixel as it lies over white.
  static func overWhite(_ rgba: UInt32) -> UInt32 {
    // A premultiplied component is at most alpha, so no byte overflows into the next.
    rgba &+ (255 &- rgba &>> 24) &* 0x0001_0101
  }
}
