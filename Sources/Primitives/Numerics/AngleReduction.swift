// Every sine starts by subtracting whole quarter turns from its angle. This must be exact: near a multiple of π/2
// almost all digits of a double cancel.

/// The remainder of an angle after subtracting quarter turns.
struct ReducedAngle {
  /// Radians, within slightly more than ±π/4.
  var angle: Double
  /// The rounding error of the angle, below half a unit of its last place.
  var rest: Double
  /// The number of quarter turns; only the two lowest bits are correct.
  var quarters: UInt64

  @inline(__always)
  init(angle: Double, rest: Double, quarters: UInt64) {
    self.angle = angle
    self.rest = rest
    self.quarters = quarters
  }

  /// The reduction of Cody and Waite: π/2 in parts of 41, 40 and 53 bits. The products of the first two with a count
  /// below 2¹² are exact, and so are the differences.
  @inline(__always)
  init(radians: Double) {
    guard abs(radians) < 6433 else {
      self = ReducedAngle(largeRadians: radians)
      return
    }
    let (count, bits) = wholeNumber(nearest: radians * (2 / .pi))
    let most = radians - count * 0x1.921fb54442p+0
    let second = count * 0x1.a308d31318p-41
    let difference = most - second
    let left = count * 0x1.8a2e03707344ap-81 - ((most - difference) - second)
    angle = difference - left
    rest = (difference - angle) - left
    quarters = bits
  }

  /// The reduction of any angle, in integers. Only 192 bits of the infinite fraction 2/π matter: earlier bits give
  /// whole turns, and later bits are too small. Source: Payne and Hanek, "Radian reduction for trigonometric
  /// functions", 1983.
  init(largeRadians radians: Double) {
    guard radians.isFinite else {
      self.init(angle: .nan, rest: 0, quarters: 0)
      return
    }
    // The angle is mantissa · 2^exponent; the window's first bit is worth 4 · 2^−exponent.
    let mantissa = radians.significandBitPattern | 1 << 52
    let exponent = Int(radians.exponent) - 52
    let (first, second, third) = Self.window(at: exponent - 2)
    // Quarter turns modulo 4, with 190 fractional bits.
    let low = mantissa.multipliedFullWidth(by: third)
    let middle = mantissa.multipliedFullWidth(by: second)
    let (second1, carry) = middle.low.addingReportingOverflow(low.high)
    let first1 = mantissa &* first &+ middle.high &+ (carry ? 1 : 0)
    // The fraction to the nearest whole number, with its sign, in units of 2⁻¹⁹².
    var high = first1 << 2 | second1 >> 62
    var mid = second1 << 2 | low.low >> 62
    var count = first1 >> 62
    let isNegative = high >> 63 == 1
    if isNegative {
      count &+= 1
      high = ~high
      mid = ~mid
    }
    // Parts of 48 bits convert to doubles without rounding.
    let parts = (high >> 16, (high & 0xFFFF) << 32 | mid >> 32, mid & 0xFFFF_FFFF)
    let top = DoublePair(
      exactSumOfLarger: Double(parts.0) * 0x1p-48, Double(parts.1) * 0x1p-96)
    let fraction = DoublePair(
      exactSumOfLarger: top.high, top.low + Double(parts.2) * 0x1p-128)
    let turned = fraction * quarterTurn
    let sign = isNegative != (radians < 0) ? -1.0 : 1
    self.init(
      angle: sign * turned.high, rest: sign * turned.low,
      quarters: radians < 0 ? 0 &- count : count)
  }

  /// 192 bits of 2/π, starting at a bit after the binary point.
  private static func window(at place: Int) -> (UInt64, UInt64, UInt64) {
    let index = (place + 64) >> 6
    let shift = UInt64((place + 64) & 63)
    func word(_ offset: Int) -> UInt64 {
      // Two shifts, because a masked shift by 64 has no effect.
      twoOverPi[index + offset] << shift | (twoOverPi[index + offset + 1] >> 1) >> (63 - shift)
    }
    return (word(0), word(1), word(2))
  }
}

/// The nearest integer, below 2⁵¹, also as the low bits of an integer.
@inline(__always)
func wholeNumber(nearest value: Double) -> (number: Double, bits: UInt64) {
  // At 1.5 · 2⁵² the last bit of a double has the value 1.
  let shifted = value + 0x1.8p52
  return (shifted - 0x1.8p52, shifted.bitPattern)
}

/// π/2.
let quarterTurn = DoublePair(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)

/// The first 1216 fractional bits of 2/π, after 64 zeros.
private let twoOverPi: [UInt64] = [
  0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
  0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E,
  0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
  0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
  0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
]
