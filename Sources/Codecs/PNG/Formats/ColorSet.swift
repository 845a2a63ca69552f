/// Up to 256 different pixels in the order they were met, found by hashing.
struct ColorSet: Sendable {
  /// Packed premultiplied pixels.
  private(set) var colors: [UInt32] = []
  /// Index + 1 into `colors`, 0 where free: open addressing, at most a quarter full.
  private var slots: [UInt16] = Array(repeating: 0, count: 1024)

  init() {}

  init(_ colors: some Sequence<UInt32>) {
    for color in colors { insert(color) }
  }

  /// Adds a pixel unless it is there.
  ///
  /// - Returns: false where it is the 257th and stays out.
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

  /// The place of a pixel in `colors`, or nil where it is not there.
  func index(of color: UInt32) -> UInt8? {
    var slot = Self.slot(of: color)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) &- 1
      if colors[index] == color { return UInt8(truncatingIfNeeded: index) }
      slot = (slot &+ 1) & 1023
    }
    return nil
  }

  private static func slot(of color: UInt32) -> Int {
    // Fibonacci hashing: 2³² divided by the golden ratio; the top bits are the best mixed.
    Int((color &* 0x9E37_79B9) &>> 22)
  }
}
