// eˣ = 2ⁿ·eʳ with r = x − n·ln 2 within ±0.35, and
//
//   eʳ = 1 + r + r²/2 + r³/6 + r⁴·(P(r²) + r·Q(r²))
//
// with the series P and Q of sine and cosine. h is r rounded to a multiple of 2⁻²⁵, and l is the rest. The first three
// terms of h are summed exactly. The remainder, e^(h + l) − (1 + h + h²/2), is below 0.008 and may be rounded.

/// e to the power of x, within 0.53 units in the last place above 2⁻¹⁰²²; exact at 0.
public func exponential(_ x: Double) -> Double {
  guard abs(x) < 700 else { return farExponential(x) }
  let (parts, bits) = ExponentialParts.reduced(x)
  return parts.value * Double(bitPattern: (bits &+ 1023) << 52)
}

/// eˣ − 1 within 0.6 units in the last place, also for small x, where subtracting 1 would cancel digits.
public func exponentialMinusOne(_ x: Double) -> Double {
  guard x > -37, x < 700 else { return farExponentialMinusOne(x) }
  let (sum, rest) = nearExponentialMinusOne(x)
  return sum + rest
}

/// 2 to the power of x, within 0.53 units in the last place above 2⁻¹⁰²²; exact for integers.
public func exponential2(_ x: Double) -> Double {
  guard x > -1080 else { return x.isNaN ? x : 0 }
  guard x < 1024 else { return x.isNaN ? x : .infinity }
  let (count, bits) = wholeNumber(nearest: x)
  let fraction = x - count
  let (first, second) = fraction.halves
  // ln 2 in parts of 26 and 53 bits.
  let most = first * 0x1.62e42f8p-1
  let head = ExponentialParts.head(most)
  let tail = (most - head) + (first * 0x1.be8e7bcd5e4f2p-27 + second * 0x1.62e42fefa39efp-1)
  let parts = ExponentialParts(head: head, tail: tail)
  guard abs(x) < 1022 else { return parts.scaled(by: bits) }
  return parts.value * Double(bitPattern: (bits &+ 1023) << 52)
}

/// The hyperbolic tangent, −1…1, within 0.57 units in the last place.
public func hyperbolicTangent(_ x: Double) -> Double {
  let size = abs(x)
  guard size > 0x1p-30 else { return x }
  guard size < 20 else { return x.isNaN ? x : x < 0 ? -1 : 1 }
  // (e²ˣ − 1)/(e²ˣ + 1)
  let (sum, rest) = nearExponentialMinusOne(2 * size)
  let growth = DoublePair(exactSumOfLarger: sum, rest)
  let value = (growth / (growth + DoublePair(2))).value
  return x < 0 ? -value : value
}

/// eˣ − 1 as a number and its rounding error, for −37 < x < 700.
@inline(__always)
func nearExponentialMinusOne(_ x: Double) -> (Double, Double) {
  let (parts, bits) = ExponentialParts.reduced(x)
  let scale = Double(bitPattern: (bits &+ 1023) << 52)
  // 2ⁿ − 1, then 2ⁿ·(h + h²/2), then 2ⁿ·l, each with its rounding error.
  let lessOne = scale - 1
  let grown = scale * parts.growth
  let sum = lessOne + grown
  let last = scale * parts.tail
  let whole = sum + last
  let lost = ((scale - lessOne) - 1) + ((lessOne - sum) + grown) + ((sum - whole) + last)
  return (whole, lost + scale * parts.rest)
}

/// For 2ⁿ or results outside the range of a double: scales in two steps.
func farExponential(_ x: Double) -> Double {
  guard x > -746 else { return x.isNaN ? x : 0 }
  guard x < 710 else { return x.isNaN ? x : .infinity }
  let (parts, bits) = ExponentialParts.reduced(x)
  return parts.scaled(by: bits)
}

func farExponentialMinusOne(_ x: Double) -> Double {
  // Below −37 nothing cancels; above 700 the 1 is less than half a unit.
  x < 0 ? farExponential(x) - 1 : farExponential(x)
}

/// eʳ as 1 + (h + h²/2) + l + a remainder.
struct ExponentialParts {
  /// h + h²/2, exact, and l.
  let growth, tail: Double
  /// The remainder, below 0.008.
  let rest: Double

  @inline(__always)
  init(head: Double, tail: Double) {
    let whole = head + tail
    let square = whole * whole
    let series = seriesTails(square, count: 6)
    let cubic = whole * square * (1 / 6) + square * square * (series.x + whole * series.y)
    growth = head + 0.5 * head * head
    self.tail = tail
    rest = 0.5 * tail * (whole + head) + cubic
  }

  @inline(__always)
  var value: Double { (1 + growth) + (tail + rest) }

  /// The parts of eˣ/2ⁿ for |x| < 1000, and the bits of n. A small correction can be added to x.
  @inline(__always)
  static func reduced(_ x: Double, _ more: Double = 0) -> (ExponentialParts, bits: UInt64) {
    let (count, bits) = wholeNumber(nearest: x * 1.442_695_040_888_963_4)
    // ln 2 in parts of 42 and 53 bits: the first product and the difference are exact.
    let most = x - count * 0x1.62e42fefa38p-1
    let head = head(most)
    let tail = (most - head) - (count * 0x1.ef35793c7673p-45 - more)
    return (ExponentialParts(head: head, tail: tail), bits)
  }

  /// The nearest multiple of 2⁻²⁵.
  @inline(__always)
  static func head(_ x: Double) -> Double { (x + 0x1.8p27) - 0x1.8p27 }

  /// The value times 2ⁿ for any n within ±1100.
  func scaled(by bits: UInt64) -> Double {
    let count = Int64(bitPattern: bits << 13) >> 13
    let half = count >> 1
    return value * Double(sign: .plus, exponent: Int(half), significand: 1)
      * Double(sign: .plus, exponent: Int(count - half), significand: 1)
  }
}
