/// Up to 256 different pixels in the order of their insertion, found by hashing.
struct ColorSet: Sendable {
  /// Packed premultiplied pixels.
  private(set) var colors: [UInt32] = []
  /// Open addressing, at most a quarter full: an index of `colors` plus 1, or 0 for a free place.
  private var slots: [UInt16] = Array(repeating: 0, count: 1024)

  init() {}

  init(_ colors: some Sequence<UInt32>) {
    for color in colors { insert(color) }
  }

  /// Adds a pixel unless it is in the set.
  ///
  /// - Returns: false if the set is full and lacks the pixel.
  @discardableResult
  mutating func insert(_ color: UInt32) -> Bool {
    var slot = Self.slot(of: color)
    while slots[slot] != 0 {
      if colors[Int(slots[slot]) &- 1] == color { return true }
      slot = (slot &+ 1) & 1023
    }
    guard colors.count < 256 else { return false }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return true
  }

  /// Returns the index of a pixel in `colors`, or nil if the set lacks it.
  func index(of color: UInt32) -> UInt8? {
    var slot = Self.slot(of: color)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) &- 1
      if colors[index] == color { return UInt8(truncatingIfNeeded: index) }
      slot = (slot &+ 1) & 1023
    }
    return nil
  }

  /// Returns the index of a pixel that is in the set.
  func index(ofKnown color: UInt32) -> UInt8 {
    guard let index = index(of: color) else { preconditionFailure("the palette has every pixel") }
    return index
  }

  private static func slot(of color: UInt32) -> Int {
    // Fibonacci hashing: 2³² divided by the golden ratio; the top bits are the best mixed.
    Int((color &* 0x9E37_79B9) &>> 22)
  }
}
