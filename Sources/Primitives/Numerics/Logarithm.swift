// ln x = k·ln 2 − ln c + ln(1 + r) with x = 2ᵏ·z, z near 1, c a table entry of 9 bits near 1/z, and r = z·c − 1, exact
// and below 1/64. So the series of ln(1 + r) is short. The large terms are summed in pairs of doubles, so the result
// has 65 bits, which powers need. Near 1, where all digits cancel, c is 1 and k is 0. Source: Tang, "Table-driven
// implementation of the logarithm function in IEEE floating-point arithmetic", 1990.

/// The natural logarithm, within 0.501 units in the last place; −∞ at 0, NaN below.
public func logarithm(_ x: Double) -> Double {
  guard isOrdinary(x) else { return specialLogarithm(x) }
  let (most, rest) = naturalLogarithm(x)
  return most + rest
}

/// The logarithm to base 2, within 0.501 units in the last place; exact for powers of 2, −∞ at 0, NaN below.
public func logarithm2(_ x: Double) -> Double {
  guard isOrdinary(x) else { return specialLogarithm(x) }
  let (most, rest) = naturalLogarithm(x)
  let pair = DoublePair(exactSumOfLarger: most, rest)
  return (pair * DoublePair(0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56)).value
}

/// The logarithm to base 10, within 0.501 units in the last place; exact for powers of 10, −∞ at 0, NaN below.
public func logarithm10(_ x: Double) -> Double {
  guard isOrdinary(x) else { return specialLogarithm(x) }
  let (most, rest) = naturalLogarithm(x)
  let pair = DoublePair(exactSumOfLarger: most, rest)
  return (pair * DoublePair(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57)).value
}

/// The base to the power of the exponent, within 0.54 units in the last place above 2⁻¹⁰²²; exact if the power is a
/// double; NaN for a negative base with a fractional exponent. Zeros and infinities follow IEEE 754.
public func power(_ base: Double, _ exponent: Double) -> Double {
  if exponent == 0 || base == 1 { return 1 }
  guard isOrdinary(base), exponent.isFinite else { return specialPower(base, exponent) }
  return positivePower(base, exponent)
}

/// For a base above 0; both must be finite.
@inline(__always)
private func positivePower(_ base: Double, _ exponent: Double) -> Double {
  let (sum, rest) = naturalLogarithm(base)
  // The first bits of the logarithm. Their products with both halves of the exponent are exact.
  let most = sum.halves.0
  let (first, second) = exponent.halves
  let product = most * exponent
  // Beyond this limit, the terms below could be infinity minus infinity.
  guard abs(product) < 800 else { return product > 0 ? .infinity : 0 }
  let low = ((first * most - product) + second * most) + ((sum - most) + rest) * exponent
  let (parts, bits) = ExponentialParts.reduced(product, low)
  guard abs(product) < 700 else {
    return product > 712 ? .infinity : product < -750 ? 0 : parts.scaled(by: bits)
  }
  return parts.value * Double(bitPattern: (bits &+ 1023) << 52)
}

/// For a base that is above 0, finite and not NaN.
@inline(__always)
private func isOrdinary(_ x: Double) -> Bool { x > 0 && x < .infinity }

private func specialLogarithm(_ x: Double) -> Double {
  x == 0 ? -.infinity : x < 0 ? .nan : x
}

private func specialPower(_ base: Double, _ exponent: Double) -> Double {
  guard !base.isNaN, !exponent.isNaN else { return .nan }
  let size = abs(base)
  guard exponent.isFinite else {
    if size == 1 { return 1 }
    return (size > 1) == (exponent > 0) ? .infinity : 0
  }
  let isWhole = exponent.rounded(.towardZero) == exponent
  let isOdd = isWhole && (exponent / 2).rounded(.towardZero) != exponent / 2
  let value: Double
  if size == 0 || size == .infinity {
    value = (size == 0) == (exponent > 0) ? 0 : .infinity
  } else {
    value = isWhole ? positivePower(size, exponent) : .nan
  }
  return base.sign == .minus && isOdd ? -value : value
}

/// ln x for 0 < x < ∞ as a number and a correction, at most a ten thousandth of the number.
@inline(__always)
private func naturalLogarithm(_ x: Double) -> (Double, Double) {
  // Numbers below 2⁻¹⁰²² have fewer digits and are scaled up.
  let isSubnormal = x < .leastNormalMagnitude
  let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
  // z is 11/16…11/8: its exponent changes with the exponent of the bits minus the bits of 11/16.
  let offset = bits &- 0x3FE6_0000_0000_0000
  let exponent = Double((Int64(bitPattern: offset) >> 52) - (isSubnormal ? 54 : 0))
  let z = Double(bitPattern: bits &- (offset & 0xFFF0_0000_0000_0000))
  let row = 3 * Int(truncatingIfNeeded: (offset >> 46) & 63)
  let c = logarithmTable[row]
  // Products of the halves with 9 bits are exact.
  let (first, second) = z.halves
  let r = DoublePair(exactSumOfLarger: first * c - 1, second * c)

  // ln 2 in parts of 42 and 53 bits, and −ln c rounded to 42 places: their sum is exact.
  let whole = exponent * 0x1.62e42fefa38p-1 + logarithmTable[row + 1]
  let wholeRest = exponent * 0x1.ef35793c7673p-45 + logarithmTable[row + 2]

  let x = r.high
  // The nearest multiple of 2⁻²⁶, whose square is exact.
  let head = (x + 0x1.8p26) - 0x1.8p26
  let tail = x - head
  let half = 0.5 * head * head
  let rest = cubicTail(x) - 0.5 * tail * (x + head) - r.low * x
  let sum = DoublePair(exactSumOf: whole, x)
  let most = DoublePair(exactSumOfLarger: sum.high, -half)
  return (most.high, most.low + (sum.low + ((r.low + wholeRest) + rest)))
}

/// ln(1 + x) − x + x²/2 = x³/3 − x⁴/4 + …, for |x| ≤ 1/64.
@inline(__always)
private func cubicTail(_ x: Double) -> Double {
  let x2 = x * x
  let x4 = x2 * x2
  let first = (1.0 / 3 - x * (1.0 / 4)) + x2 * (1.0 / 5 - x * (1.0 / 6))
  let second = (1.0 / 7 - x * (1.0 / 8)) + x2 * (1.0 / 9 - x * (1.0 / 10))
  let third = 1.0 / 11 - x * (1.0 / 12)
  return x * x2 * (first + x4 * (second + x4 * third))
}
