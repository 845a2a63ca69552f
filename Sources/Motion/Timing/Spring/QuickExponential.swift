import Primitives

// A spring is asked for an exponential and a sine at each time. Those of `Primitives` are good to the last
// bit, which takes a third more operations than these: an evaluation of a spring 28 ns instead of 23. For a
// distance, that of a few last bits is enough.
//
// eˣ, sin x and cos x are one series, in two halves: with s = x² for the first and s = −x² for the others,
//
//   1 + s·even(s),         even(s) = 1/2! + s/4! + s²/6! + …      cosh x and cos x
//   x + x·s·odd(s),        odd(s)  = 1/3! + s/5! + s²/7! + …      sinh x and sin x
//
// Reduction (Cody and Waite): π/2 and ln 2 are split into parts so short that their products with the
// count of quarter turns, or of powers of two, are exact.

/// The sine of an angle in radians, within 3e-16.
@inline(__always)
func quickSine(_ angle: Double) -> Double {
  guard abs(angle) < 0x1p20 else { return sine(angle) }
  let (quarters, bits) = wholeNumber(nearest: angle * (2 / .pi))
  let x =
    ((angle - quarters * 0x1.921fb544p+0) - quarters * 0x1.0b4611a6p-34)
    - quarters * 0x1.3198a2e037073p-69
  let s = -(x * x)
  let tails = seriesTails(s)
  // One of 1 + 1·s·even and x + x·s·odd, by weights of 0 and 1: a selection would become a branch.
  let cosines = Double(bits & 1)
  let sines = 1 - cosines
  let head = cosines + sines * x
  let value = head + head * (s * (cosines * tails.x + sines * tails.y))
  return Double(bitPattern: value.bitPattern ^ ((bits & 2) << 62))
}

/// e to the power of x, within 3e-16 of itself.
@inline(__always)
func quickExponential(_ x: Double) -> Double {
  guard abs(x) < 700 else { return exponential(x) }
  let (growth, scale) = reducedExponential(x)
  return scale + scale * growth
}

/// e to the power of x, less 1; within 5e-16 of itself also for small x, where the subtraction would
/// cancel.
@inline(__always)
func quickExponentialMinusOne(_ x: Double) -> Double {
  guard abs(x) < 700 else { return exponentialMinusOne(x) }
  let (growth, scale) = reducedExponential(x)
  return (scale - 1) + scale * growth
}

/// eˣ as scale · (1 + growth), a power of two and what is left, within ±0.42.
@inline(__always)
private func reducedExponential(_ x: Double) -> (growth: Double, scale: Double) {
  let (doublings, bits) = wholeNumber(nearest: x * 1.442_695_040_888_963_4)
  // ln 2 in parts of 32 and 53 bits.
  let rest = (x - doublings * 0x1.62e42feep-1) - doublings * 0x1.a39ef35793c76p-33
  let s = rest * rest
  let tails = seriesTails(s)
  return (rest + s * (tails.x + rest * tails.y), Double(bitPattern: (bits &+ 1023) << 52))
}

/// The nearest whole number, below 2⁵¹, also as the low bits of an integer.
@inline(__always)
private func wholeNumber(nearest value: Double) -> (number: Double, bits: UInt64) {
  // At 1.5 · 2⁵² the last bit of a double is worth 1.
  let shifted = value + 0x1.8p52
  return (shifted - 0x1.8p52, shifted.bitPattern)
}

/// even(s) and odd(s), to 1e-17 for s within ±0.617, which is (π/4)².
@inline(__always)
private func seriesTails(_ s: Double) -> SIMD2<Double> {
  typealias Pair = SIMD2<Double>
  let c0 = Pair(1 / 2, 1 / 6)
  let c1 = Pair(1 / 24, 1 / 120)
  let c2 = Pair(1 / 720, 1 / 5040)
  let c3 = Pair(1 / 40_320, 1 / 362_880)
  let c4 = Pair(1 / 3_628_800, 1 / 39_916_800)
  let c5 = Pair(1 / 479_001_600, 1 / 6_227_020_800)
  let c6 = Pair(1 / 87_178_291_200, 1 / 1_307_674_368_000)
  let c7 = Pair(1 / 20_922_789_888_000, 1 / 355_687_428_096_000)
  // Estrin's scheme: pairs of terms, then pairs of pairs, which do not wait for one another.
  let s2 = s * s
  let low: Pair = (c0 + c1 * s) + (c2 + c3 * s) * s2
  let high: Pair = (c4 + c5 * s) + (c6 + c7 * s) * s2
  return low + high * (s2 * s2)
}
