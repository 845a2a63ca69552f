// The perceived distance of two colours: HyAB (Abasi, Amani Tehran and Fairchild, "Distance metrics for very large
// color differences", 2019) in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020), with
// Ottosson's toe, which reduces the distances of near-black colours. pixelmatch uses the same distance, so thresholds
// are comparable. Plain IEEE arithmetic gives the same results everywhere.

import AnimPrimitives

/// An opaque colour in OKLab; lightness is 0 for black and 1 for white.
struct PerceptualColor: Hashable, Sendable {
  var lightness: Double
  var a: Double
  var b: Double

  /// 0 for equal colours, 1 for black and white.
  func distance(to other: PerceptualColor) -> Double {
    let da = a - other.a
    let db = b - other.b
    return abs(lightness - other.lightness) + (da * da + db * db).squareRoot()
  }
}

extension PerceptualColor {
  /// - Parameter rgb: 8-bit sRGB, with red in the lowest byte; the highest byte is ignored.
  init(rgb: UInt32) {
    let red = Self.linear[Int(rgb & 0xFF)]
    let green = Self.linear[Int(rgb >> 8 & 0xFF)]
    let blue = Self.linear[Int(rgb >> 16 & 0xFF)]
    let roots = Self.cubeRoots(
      red * SIMD4(0.4122214708, 0.2119034982, 0.0883024619, 0)
        + green * SIMD4(0.5363325363, 0.6806995451, 0.2817188376, 0)
        + blue * SIMD4(0.0514459929, 0.1073969566, 0.6299787005, 0))
    let (l, m, s) = (roots.x, roots.y, roots.z)
    lightness = Self.toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Linear light of an 8-bit sRGB component.
  static let linear = LinearLight.components

  /// Ottosson's L_r, which is close to CIELAB's lightness for dark colours; black and white do not change.
  private static func toe(_ lightness: Double) -> Double {
    let k1 = 0.206
    let k2 = 0.03
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return (x + (x * x + 4 * k2 * k3 * lightness).squareRoot()) / 2
  }

  /// Halley's method. The initial guess divides the exponent by 3 and is within 5 %, so three iterations reach full
  /// precision. The root of 0 is handled separately.
  private static func cubeRoots(_ x: SIMD4<Double>) -> SIMD4<Double> {
    var root = SIMD4(guess(x.x), guess(x.y), guess(x.z), 1)
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + x + x) / (cube + cube + x)
    }
    return root.replacing(with: 0, where: x .<= 0)
  }

  private static func guess(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_0000_0000)
  }
}
