import AnimPrimitives

/// A linear map of straight sRGB colours: four rows of five numbers, for red, green, blue and alpha of the result. The
/// fifth is added. Results are clamped to 0…1, and transparent pixels stay transparent.
///
/// Source: CSS Filter Effects 1, section 9, and SVG's feColorMatrix.
package struct ColorMatrix: Hashable, Sendable {
  /// Row-major, 20 numbers.
  package let values: [Double]

  /// - Precondition: there are 20 numbers.
  package init(_ values: [Double]) {
    precondition(values.count == 20, "a colour matrix has four rows of five numbers")
    self.values = values
  }

  package static let identity = ColorMatrix(linear: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  /// Maps red, green and blue by a matrix of three rows, then adds the same number to each.
  private init(linear m: [Double], adding offset: Double = 0) {
    self.init([
      m[0], m[1], m[2], 0, offset, m[3], m[4], m[5], 0, offset, m[6], m[7], m[8], 0, offset,
      0, 0, 0, 1, 0,
    ])
  }

  /// CSS `saturate()`: 0 is grey, 1 changes nothing.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    mixing(cosine: amount, sine: 0)
  }

  /// CSS `hue-rotate()`.
  package static func hueRotation(cosine: Double, sine: Double) -> ColorMatrix {
    mixing(cosine: cosine, sine: sine)
  }

  /// CSS `brightness()`: a factor.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(linear: [amount, 0, 0, 0, amount, 0, 0, 0, amount])
  }

  /// CSS `contrast()`: a factor about the middle.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(
      linear: [amount, 0, 0, 0, amount, 0, 0, 0, amount], adding: 0.5 - 0.5 * amount)
  }

  /// CSS `invert()`: 1 is the negative.
  package static func inversion(_ amount: Double) -> ColorMatrix {
    let factor = 1 - 2 * amount
    return ColorMatrix(linear: [factor, 0, 0, 0, factor, 0, 0, 0, factor], adding: amount)
  }

  /// The luminance, plus the rest of the colour scaled by the cosine, plus a quarter turn of the hue scaled by the sine.
  private static func mixing(cosine c: Double, sine s: Double) -> ColorMatrix {
    ColorMatrix(linear: [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
    ])
  }
}
