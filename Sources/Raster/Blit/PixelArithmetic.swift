// Arithmetic of one pixel. Two of the four channels share a 32-bit word, 16 bits each, so that one multiplication
// processes both. No product or sum exceeds its 16 bits (see the bound below).

/// Red and blue of a packed pixel, or green and alpha after a shift by 8.
let pairMask: UInt32 = 0x00FF_00FF

/// `value / 255`, rounded to the nearest integer. There are no ties, because 255 is odd.
///
/// - Precondition: value is at most 65,152.
@inline(__always)
func divide255(_ value: UInt32) -> UInt32 {
  let t = value &+ 128
  return (t &+ (t &>> 8)) &>> 8
}

/// Divides both 16-bit numbers in a word by 255, and rounds them to the nearest integer.
///
/// - Precondition: each number is at most 65,152.
@inline(__always)
func dividePair255(_ pair: UInt32) -> UInt32 {
  let t = pair &+ 0x0080_0080
  return ((t &+ ((t &>> 8) & pairMask)) &>> 8) & pairMask
}

/// The product of two coverages, where 255 means full coverage.
@inline(__always)
func multiplyCoverage(_ a: UInt8, _ b: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: divide255(UInt32(a) &* UInt32(b)))
}
