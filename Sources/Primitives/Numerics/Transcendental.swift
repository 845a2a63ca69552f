// The one file that calls the C mathematics library. Its functions may differ in the last bit from
// system to system; callers use them per view and frame, never per pixel, and geometry is rounded to a
// sub-pixel grid before it is scanned, so that such a bit cannot reach a picture.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Radians.
public func sine(_ x: Double) -> Double { sin(x) }
/// Radians.
public func cosine(_ x: Double) -> Double { cos(x) }
/// Radians.
public func tangent(_ x: Double) -> Double { tan(x) }
/// Radians, −π/2…π/2; NaN outside −1…1.
public func arcsine(_ x: Double) -> Double { asin(x) }
/// Radians, 0…π; NaN outside −1…1.
public func arccosine(_ x: Double) -> Double { acos(x) }
/// Radians, −π/2…π/2.
public func arctangent(_ x: Double) -> Double { atan(x) }
/// Radians, −π…π, of the direction (x, y).
public func arctangent(y: Double, x: Double) -> Double { atan2(y, x) }
/// e to the power of x.
public func exponential(_ x: Double) -> Double { exp(x) }
/// e to the power of x, less 1; exact for small x, where the subtraction would cancel.
public func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }
/// 2 to the power of x.
public func exponential2(_ x: Double) -> Double { exp2(x) }
/// The natural logarithm; −∞ at 0, NaN below.
public func logarithm(_ x: Double) -> Double { log(x) }
/// The logarithm to base 2; −∞ at 0, NaN below.
public func logarithm2(_ x: Double) -> Double { log2(x) }
/// The logarithm to base 10; −∞ at 0, NaN below.
public func logarithm10(_ x: Double) -> Double { log10(x) }
/// The hyperbolic tangent, −1…1.
public func hyperbolicTangent(_ x: Double) -> Double { tanh(x) }
/// The base to the power of the exponent; NaN for a negative base with a fractional exponent.
public func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
/// The cube root, also of negative numbers.
public func cubeRoot(_ x: Double) -> Double { cbrt(x) }

/// Sine and cosine of an angle in degrees, exact at multiples of 90°.
public func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let turn = degrees.truncatingRemainder(dividingBy: 360)
  switch turn {
  case 0: return (0, 1)
  case 90, -270: return (1, 0)
  case 180, -180: return (0, -1)
  case 270, -90: return (-1, 0)
  default:
    let radians = turn * .pi / 180
    return (sin(radians), cos(radians))
  }
}
