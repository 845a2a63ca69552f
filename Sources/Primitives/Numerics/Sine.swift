// Sine and cosine, computed together. For an angle within ±π/4 the first terms of the series,
//
//   cos x = 1 − x²/2 + x⁴·P(−x²),     P(s) = 1/4! + s/6! + s²/8! + …
//   sin x = x − x³/6 + x⁵·Q(−x²),     Q(s) = 1/5! + s/7! + s²/9! + …
//
// affect the last bit of the result. So the second terms are computed exactly from the first 12 bits h of x: h²/2 has
// 24 bits, and h³ times the first 17 bits of 1/6 has 53. The other terms are small enough to be rounded, as are P and
// Q. `docs/numerics.md` has the measured errors.

/// The sine of an angle in radians, within 0.56 units in the last place; NaN for infinities.
public func sine(_ radians: Double) -> Double {
  let reduced = ReducedAngle(radians: radians)
  let wave = Wave(reduced)
  // Weights of 0 and 1 select sine or cosine. A branch would be mispredicted half of the time for random angles.
  let cosines = Double(reduced.quarters & 1)
  let value = cosines * wave.cosine + (1 - cosines) * wave.sine
  return Double(bitPattern: value.bitPattern ^ (reduced.quarters & 2) << 62)
}

/// The cosine of an angle in radians, within 0.56 units in the last place; NaN for infinities.
public func cosine(_ radians: Double) -> Double { sineAndCosine(radians: radians).cosine }

/// Sine and cosine of an angle in radians, in little more time than one of them takes.
public func sineAndCosine(radians: Double) -> (sine: Double, cosine: Double) {
  let reduced = ReducedAngle(radians: radians)
  return Wave(reduced).turned(by: reduced.quarters)
}

/// Sine and cosine of an angle in degrees; exact at multiples of 90° and where the result is ±1/2. Within 0.57 units in
/// the last place for the angle in degrees, without an error from converting it to radians.
public func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  // Integers times 90 are exact, and so is the difference.
  let turn = abs(degrees) < 0x1p40 ? degrees : degrees.truncatingRemainder(dividingBy: 360)
  let (count, quarters) = wholeNumber(nearest: turn * (1 / 90))
  let angle = DoublePair(0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62) * (turn - count * 90)
  return Wave(ReducedAngle(angle: angle.high, rest: angle.low, quarters: quarters))
    .turned(by: quarters)
}

/// The tangent of an angle in radians, within 0.58 units in the last place; NaN for infinities.
public func tangent(_ radians: Double) -> Double {
  let reduced = ReducedAngle(radians: radians)
  guard reduced.angle != 0 else { return radians }
  let wave = Wave(reduced)
  let (sine, cosine) = (wave.sinePair, wave.cosinePair)
  return reduced.quarters & 1 == 0 ? (sine / cosine).value : -(cosine / sine).value
}

/// Sine and cosine of an angle within ±π/4, each as a number and its rounding error.
struct Wave {
  let sines, cosines: (Double, Double)

  @inline(__always)
  init(_ reduced: ReducedAngle) {
    let x = reduced.angle
    let head = Double(bitPattern: x.bitPattern & ~0x1FF_FFFF_FFFF)
    let tail = x - head
    let square = x * x
    let headSquare = head * head
    let series = seriesTails(-square, count: 7)

    let half = 0.5 * headSquare
    let nearCosine = 1 - half
    let cube = headSquare * head
    let sixth = cube * 0x1.5555p-3
    let nearSine = x - sixth

    let cosineRest =
      square * square * series.x - (0.5 * tail * (x + head) + nearSine * reduced.rest)
    cosines = (nearCosine, ((1 - nearCosine) - half) + cosineRest)

    // x³ − h³ = (x − h)(x² + xh + h²), and the remaining bits of 1/6.
    let cubeRest =
      tail * (square + x * head + headSquare) * (1 / 6) + cube * 0x1.5555555555555p-21
    let sineRest =
      square * square * x * series.y + (nearCosine * reduced.rest - cubeRest)
    sines = (nearSine, ((x - nearSine) - sixth) + sineRest)
  }

  @inline(__always)
  var sine: Double { sines.0 + sines.1 }
  @inline(__always)
  var cosine: Double { cosines.0 + cosines.1 }

  var sinePair: DoublePair { DoublePair(exactSumOfLarger: sines.0, sines.1) }
  var cosinePair: DoublePair { DoublePair(exactSumOfLarger: cosines.0, cosines.1) }

  /// Sine and cosine of the angle plus the quarter turns. Their zeros are positive.
  @inline(__always)
  func turned(by quarters: UInt64) -> (sine: Double, cosine: Double) {
    switch quarters & 3 {
    case 0: (0 + sine, cosine)
    case 1: (cosine, 0 - sine)
    case 2: (0 - sine, -cosine)
    default: (-cosine, 0 + sine)
    }
  }
}

/// 1/4! + s/6! + s²/8! + … and 1/5! + s/7! + s²/9! + …, each to the given number of terms.
@inline(__always)
func seriesTails(_ s: Double, count: Int) -> SIMD2<Double> {
  typealias Pair = SIMD2<Double>
  let c0 = Pair(1 / 24, 1 / 120)
  let c1 = Pair(1 / 720, 1 / 5040)
  let c2 = Pair(1 / 40_320, 1 / 362_880)
  let c3 = Pair(1 / 3_628_800, 1 / 39_916_800)
  let c4 = Pair(1 / 479_001_600, 1 / 6_227_020_800)
  let c5 = Pair(1 / 87_178_291_200, 1 / 1_307_674_368_000)
  let c6 = Pair(1 / 20_922_789_888_000, 1 / 355_687_428_096_000)
  // Estrin's scheme: pairs of terms, then pairs of pairs, which can be computed in parallel.
  let s2 = s * s
  let low: Pair = (c0 + c1 * s) + (c2 + c3 * s) * s2
  let high: Pair = count > 6 ? (c4 + c5 * s) + c6 * s2 : c4 + c5 * s
  return low + high * (s2 * s2)
}
