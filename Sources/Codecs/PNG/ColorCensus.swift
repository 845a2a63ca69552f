internal import Primitives

/// What is to be known of many pixels to choose the least colour type that holds them all.
struct ColorCensus: Sendable {
  /// Whether no pixel lets anything through.
  private(set) var isOpaque = true
  /// Whether every pixel is wholly opaque or wholly clear.
  private(set) var isAlphaBilevel = true
  private(set) var isGray = true
  /// All pixels met; nil when there are more than 256.
  private(set) var colors: ColorSet? = ColorSet()
  /// For each pair of red and green whether a visible pixel has it, a bit each: what is known of all
  /// colours in 8 kB, enough to find one that does not occur.
  private var pairs: [UInt64] = Array(repeating: 0, count: 1024)

  init() {}

  init(_ pixmap: Pixmap) {
    insert(pixmap.pixels)
  }

  /// Adds pixels, packed and premultiplied.
  mutating func insert(_ pixels: [UInt32]) {
    guard var previous = pixels.first else { return }
    insert(previous)
    // In a picture of flat colours most pixels are as the one before them.
    for pixel in pixels where pixel != previous {
      previous = pixel
      insert(pixel)
    }
  }

  mutating func insert(_ pixel: UInt32) {
    if colors?.insert(pixel) == false { colors = nil }
    let color = StraightColor(PremultipliedColor(rgba: pixel))
    if color.alpha != 255 {
      isOpaque = false
      guard color.alpha != 0 else { return }
      isAlphaBilevel = false
    }
    if color.red != color.green || color.green != color.blue { isGray = false }
    let pair = Int(color.rgba & 0xFFFF)
    pairs[pair &>> 6] |= 1 &<< UInt64(pair & 63)
  }

  /// Adds what another census has met.
  mutating func formUnion(_ other: ColorCensus) {
    isOpaque = isOpaque && other.isOpaque
    isAlphaBilevel = isAlphaBilevel && other.isAlphaBilevel
    isGray = isGray && other.isGray
    if let others = other.colors?.colors {
      for color in others where colors?.insert(color) == false { colors = nil }
    } else {
      colors = nil
    }
    for index in pairs.indices { pairs[index] |= other.pairs[index] }
  }
}

extension ColorCensus {
  /// An opaque colour that no pixel has, to stand for clear; nil where none is known to be free.
  var freeColor: StraightColor? {
    for pair in UInt32(0)..<65536 where !hasPair(Int(pair)) {
      return StraightColor(rgba: pair | 0xFF00_0000)
    }
    return nil
  }

  /// A grey that no pixel has, of the 2ᵈ that a depth of d bits knows; nil where all occur.
  ///
  /// - Precondition: all pixels are grey.
  func freeGray(depth: Int) -> StraightColor? {
    for level in Self.levels(depth: depth) where !hasPair(level * 0x0101) {
      return StraightColor(rgba: UInt32(level * 0x01_0101) | 0xFF00_0000)
    }
    return nil
  }

  /// Whether a depth of d bits has all greys that occur.
  ///
  /// - Precondition: all pixels are grey.
  func fitsGray(depth: Int) -> Bool {
    let levels = Self.levels(depth: depth)
    return (0..<256).allSatisfy { levels.contains($0) || !hasPair($0 * 0x0101) }
  }

  /// 0, 255/(2ᵈ − 1) and so on up to 255.
  private static func levels(depth: Int) -> [Int] {
    Array(stride(from: 0, through: 255, by: 255 / (1 << depth - 1)))
  }

  private func hasPair(_ pair: Int) -> Bool {
    pairs[pair >> 6] & 1 << UInt64(pair & 63) != 0
  }
}
