/// Numbers colours in the order in which they first appear.
///
/// A hash table with open addressing: a `Dictionary` would be too slow for a look-up per run of pixels.
struct ColorIndex: Sendable {
  private(set) var colors: [UInt32] = []
  /// `color << 32 | number + 1`, open addressing; 0 is free.
  private var slots: [UInt64]
  private var shift: UInt32

  /// - Parameter bits: the initial number of slots as a power of two, at least 1; the table grows when it is half full.
  init(bits: UInt32 = 10) {
    slots = Array(repeating: 0, count: 1 << Int(bits))
    shift = 32 - bits
  }

  /// Numbers the colours of a sequence.
  init(_ colors: some Sequence<UInt32>) {
    self.init()
    for color in colors { _ = number(of: color) }
  }

  /// The colour's number; a new one if it has none.
  @inline(__always)
  mutating func number(of color: UInt32) -> Int {
    var slot = slot(of: color)
    while true {
      let entry = slots[slot]
      if entry == 0 { return add(color, at: slot) }
      if entry &>> 32 == UInt64(color) { return Self.number(in: entry) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  /// The colour's number; nil if it has none.
  func number(ofKnown color: UInt32) -> Int? {
    var slot = slot(of: color)
    while true {
      let entry = slots[slot]
      if entry == 0 { return nil }
      if entry &>> 32 == UInt64(color) { return Self.number(in: entry) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  @inline(__always)
  private func slot(of color: UInt32) -> Int { Int((color &* 0x9E37_79B1) &>> shift) }

  @inline(__always)
  private static func number(in entry: UInt64) -> Int {
    Int(UInt32(truncatingIfNeeded: entry) &- 1)
  }

  private mutating func add(_ color: UInt32, at slot: Int) -> Int {
    colors.append(color)
    slots[slot] = UInt64(color) << 32 | UInt64(colors.count)
    if colors.count &* 2 > slots.count { grow() }
    return colors.count &- 1
  }

  private mutating func grow() {
    shift -= 1
    let count = slots.count * 2
    // The old slots, possibly many megabytes, are released before the new ones are allocated.
    slots = []
    slots = Array(repeating: 0, count: count)
    for (number, color) in colors.enumerated() {
      var slot = slot(of: color)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt64(color) << 32 | UInt64(number + 1)
    }
  }
}
