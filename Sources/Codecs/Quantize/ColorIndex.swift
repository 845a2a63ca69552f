/// Gives each colour a small number, in the order in which they first appear.
///
/// Open addressing; what is done for every run of pixels must not cost what a `Dictionary` costs.
struct ColorIndex: Sendable {
  private(set) var colors: [UInt32] = []
  /// Number + 1 of the colour that hashes here; 0 is free.
  private var slots: [UInt32]
  private var shift: UInt32

  init() {
    slots = Array(repeating: 0, count: 1 << 10)
    shift = 32 - 10
  }

  /// The colour's number, a new one where it has none.
  @inline(__always)
  mutating func number(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) &>> shift)
    while true {
      let entry = Int(slots[slot])
      if entry == 0 { return add(color, at: slot) }
      if colors[entry &- 1] == color { return entry &- 1 }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  /// The colour's number; nil where it has none.
  func number(ofKnown color: UInt32) -> Int? {
    var slot = Int((color &* 0x9E37_79B1) &>> shift)
    while true {
      let entry = Int(slots[slot])
      if entry == 0 { return nil }
      if colors[entry &- 1] == color { return entry &- 1 }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  private mutating func add(_ color: UInt32, at slot: Int) -> Int {
    colors.append(color)
    slots[slot] = UInt32(truncatingIfNeeded: colors.count)
    if colors.count &* 2 > slots.count { grow() }
    return colors.count &- 1
  }

  private mutating func grow() {
    shift -= 1
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, color) in colors.enumerated() {
      var slot = Int((color &* 0x9E37_79B1) &>> shift)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}
