// Arithmetic of one pixel. Two of the four channels share a 32-bit word, 16 bits each, so that a
// multiplication does for both; no product or sum of them outgrows its 16 bits (see the bound below).

/// Red and blue of a packed pixel, or green and alpha after a shift by 8.
let pairMask: UInt32 = 0x00FF_00FF

/// `value / 255`, rounded to the nearest. There are no ties, because 255 is odd.
///
/// - Precondition: value is at most 65,152.
@inline(__always)
func divide255(_ value: UInt32) -> UInt32 {
  let t = value &+ 128
  return (t &+ (t &>> 8)) &>> 8
}

/// Two 16-bit numbers in a word, both divided by 255 and rounded; each is at most 65,152.
@inline(__always)
func dividePair255(_ pair: UInt32) -> UInt32 {
  let t = pair &+ 0x0080_0080
  return ((t &+ ((t &>> 8) & pairMask)) &>> 8) & pairMask
}

/// A coverage multiplied by another.
@inline(__always)
func multiplyCoverage(_ a: UInt8, _ b: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: divide255(UInt32(a) &* UInt32(b)))
}
