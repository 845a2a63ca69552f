import Primitives

// A spring is asked for one sine a time. The C library's is good for arguments of any size, at the price
// of branches that a processor cannot foresee for random times. This one reduces the argument to an
// eighth of a turn, computes sine and cosine there, and picks one of them without a branch: 6.4 ns instead
// of glibc's 14.4 in the same run, and the same bits with every C library.
//
// Reduction (Cody and Waite): π/2 is split into parts of 33 bits, so that a quarter count of up to 20 bits
// times a part is exact. On ±π/4, Taylor's series to x¹⁷ and x¹⁶ are exact to 1e-18.

/// The sine of an angle in radians, within 3e-16.
func quickSine(_ angle: Double) -> Double {
  guard abs(angle) < 0x1p20 else { return sine(angle) }
  // Adding 1.5 · 2⁵² rounds to a whole number and leaves it in the low bits.
  let shifted = angle * (2 / .pi) + 0x1.8p52
  let quarters = shifted - 0x1.8p52
  let x =
    ((angle - quarters * 0x1.921fb544p+0) - quarters * 0x1.0b4611a6p-34)
    - quarters * 0x1.3198a2e037073p-69
  let useCosine = 0 &- (shifted.bitPattern & 1)
  let sign = (shifted.bitPattern & 2) << 62
  let chosen =
    (sineNearZero(x).bitPattern & ~useCosine) | (cosineNearZero(x).bitPattern & useCosine)
  return Double(bitPattern: chosen ^ sign)
}

/// Taylor's series: x − x³/3! + x⁵/5! − …
@inline(__always)
private func sineNearZero(_ x: Double) -> Double {
  let s = x * x
  let s2 = s * s
  let low = (-1 / 6 + s * (1 / 120)) + s2 * (-1 / 5040 + s * (1 / 362_880))
  let high =
    (-1 / 39_916_800 + s * (1 / 6_227_020_800))
    + s2 * (-1 / 1_307_674_368_000 + s * (1 / 355_687_428_096_000))
  return x + x * s * (low + s2 * s2 * high)
}

/// Taylor's series: 1 − x²/2! + x⁴/4! − …
@inline(__always)
private func cosineNearZero(_ x: Double) -> Double {
  let s = x * x
  let s2 = s * s
  let low = (1 / 24 + s * (-1 / 720)) + s2 * (1 / 40_320 + s * (-1 / 3_628_800))
  let high =
    (1 / 479_001_600 + s * (-1 / 87_178_291_200)) + s2 * (1 / 20_922_789_888_000)
  // Neither subtraction rounds more than the result's last bit.
  return (1 - s / 2) + s2 * (low + s2 * s2 * high)
}
