/// Measures the distances of pixels. Pictures repeat pairs and colours, so recent results are cached.
struct PixelDistance {
  /// The binary logarithms of the cache sizes.
  private static let pairBits: UInt64 = 12
  private static let colorBits: UInt64 = 12
  private var pairs: [UInt64]
  private var distances: [Double]
  private var rgbs: [UInt32]
  private var colors: [PerceptualColor]

  init() {
    // Equal pixels have distance 0, so an empty slot is correct.
    pairs = Array(repeating: 0, count: 1 << Int(Self.pairBits))
    distances = Array(repeating: 0, count: 1 << Int(Self.pairBits))
    rgbs = Array(repeating: 0, count: 1 << Int(Self.colorBits))
    colors = Array(repeating: PerceptualColor(rgb: 0), count: 1 << Int(Self.colorBits))
  }

  /// The distance of two premultiplied pixels: 0…1.
  ///
  /// Some saturated colours are farther apart than black and white; their distance counts as 1.
  /// If one of the pixels is translucent, the larger of the distances over black and over white.
  mutating func between(_ first: UInt32, _ second: UInt32) -> Double {
    let pair = UInt64(first) &<< 32 | UInt64(second)
    let slot = Self.slot(pair, bits: Self.pairBits)
    if pairs[slot] == pair { return distances[slot] }
    var distance = color(first).distance(to: color(second))
    if first & second < 0xFF00_0000 {
      distance = max(
        distance, color(Self.overWhite(first)).distance(to: color(Self.overWhite(second))))
    }
    distance = min(distance, 1)
    pairs[slot] = pair
    distances[slot] = distance
    return distance
  }

  /// A premultiplied pixel without its alpha is its colour over black.
  private mutating func color(_ rgba: UInt32) -> PerceptualColor {
    let rgb = rgba & 0x00FF_FFFF
    let slot = Self.slot(UInt64(rgb), bits: Self.colorBits)
    if rgbs[slot] != rgb {
      rgbs[slot] = rgb
      colors[slot] = PerceptualColor(rgb: rgb)
    }
    return colors[slot]
  }

  /// Multiplicative hashing by 2⁶⁴ / golden ratio, which spreads adjacent keys.
  private static func slot(_ key: UInt64, bits: UInt64) -> Int {
    Int((key &* 0x9E37_79B9_7F4A_7C15) &>> (64 - bits))
  }

  /// A premultiplied pixel over white.
  private static func overWhite(_ rgba: UInt32) -> UInt32 {
    // A premultiplied component is at most alpha, so no byte overflows.
    rgba &+ (255 &- rgba &>> 24) &* 0x0001_0101
  }
}
