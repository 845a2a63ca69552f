// Arithmetic with about 104 bits from plain IEEE operations. The rounding error of a sum or product is a double and can
// be computed. Source: Dekker, "A floating-point technique for extending the available precision", 1971, and Knuth, The
// Art of Computer Programming 2, §4.2.2.

/// A number as the unevaluated sum of two doubles; the second is at most half a unit in the last place of the first.
struct DoublePair {
  var high, low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two numbers in any order.
  @inline(__always)
  init(exactSumOf a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// The exact sum of two numbers; the first must be 0 or at least as large as the second in magnitude.
  @inline(__always)
  init(exactSumOfLarger a: Double, _ b: Double) {
    high = a + b
    low = (a - high) + b
  }

  /// A product with a relative error of 2⁻¹⁰⁵ if it is above 2⁻⁹⁰⁰.
  @inline(__always)
  init(productOf a: Double, _ b: Double) {
    let (a1, a2) = a.halves
    let (b1, b2) = b.halves
    high = a * b
    low = (((a1 * b1 - high) + a1 * b2) + a2 * b1) + a2 * b2
  }

  /// The sum of both, rounded to one double.
  var value: Double { high + low }

  static prefix func - (pair: DoublePair) -> DoublePair { DoublePair(-pair.high, -pair.low) }

  static func + (a: DoublePair, b: DoublePair) -> DoublePair {
    let sum = DoublePair(exactSumOf: a.high, b.high)
    let rest = DoublePair(exactSumOf: a.low, b.low)
    let most = DoublePair(exactSumOfLarger: sum.high, sum.low + rest.high)
    return DoublePair(exactSumOfLarger: most.high, most.low + rest.low)
  }

  @inline(__always)
  static func * (a: DoublePair, b: Double) -> DoublePair {
    let product = DoublePair(productOf: a.high, b)
    return DoublePair(exactSumOfLarger: product.high, product.low + a.low * b)
  }

  static func * (a: DoublePair, b: DoublePair) -> DoublePair {
    let product = DoublePair(productOf: a.high, b.high)
    return DoublePair(
      exactSumOfLarger: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoublePair, b: DoublePair) -> DoublePair {
    let quotient = a.high / b.high
    let product = DoublePair(productOf: quotient, b.high)
    let rest = ((a.high - product.high) - product.low + a.low) - quotient * b.low
    return DoublePair(exactSumOfLarger: quotient, rest / b.high)
  }

  /// The square root of a number above 0.
  func squareRoot() -> DoublePair {
    let root = high.squareRoot()
    let square = DoublePair(productOf: root, root)
    let rest = (high - square.high) - square.low + low
    return DoublePair(exactSumOfLarger: root, rest / (2 * root))
  }
}

extension Double {
  /// The first 26 bits and the remaining 27. Products of halves are exact, except for the last bit of the product of
  /// two lower halves.
  @inline(__always)
  var halves: (Double, Double) {
    let first = Double(bitPattern: bitPattern & ~0x7FF_FFFF)
    return (first, self - first)
  }
}
