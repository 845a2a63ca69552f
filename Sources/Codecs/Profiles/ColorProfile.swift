// A profile of the matrix and tone curve kind: each component becomes linear light by its curve, and a matrix maps linear
// light to XYZ. Source: ICC.1:2022 §8.3.3 and annex F.

import AnimPrimitives

/// The meaning of a picture's red, green and blue.
package struct ColorProfile: Equatable, Sendable {
  /// Linear light of the components red, green and blue.
  var curves: [ToneCurve]
  /// The XYZ of full red, green and blue, relative to D50.
  var red: SIMD3<Double>
  var green: SIMD3<Double>
  var blue: SIMD3<Double>
}

/// A curve from a component 0…1 to linear light.
enum ToneCurve: Equatable, Sendable {
  /// Samples at equal distances, at least two, between which it is linear.
  case samples([Double])
  /// (a·x + b)^g + c from `d` on, and e·x + f below. Source: ICC.1 `parametricCurveType`, function 4.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  static func gamma(_ g: Double) -> ToneCurve {
    .parametric(g: g, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0)
  }

  /// Source: IEC 61966-2-1.
  static let sRGB = ToneCurve.parametric(
    g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 0, d: 0.04045, e: 1 / 12.92, f: 0)

  /// Clamped to 0…1.
  func light(_ x: Double) -> Double {
    switch self {
    case .samples(let samples):
      let place = x * Double(samples.count - 1)
      let index = min(Int(place), samples.count - 2)
      let part = place - Double(index)
      return samples[index] + (samples[index + 1] - samples[index]) * part
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      let value = x >= d ? power(max(a * x + b, 0), g) + c : e * x + f
      return min(max(value, 0), 1)
    }
  }
}

// MARK: - Known spaces

extension ColorProfile {
  /// Source: the profile sRGB2014 of the ICC, whose colorants are those of IEC 61966-2-1 adapted to D50.
  static let sRGB = ColorProfile(
    curves: [.sRGB, .sRGB, .sRGB],
    red: SIMD3(0.4360747, 0.2225045, 0.0139322), green: SIMD3(0.3850649, 0.7168786, 0.0971045),
    blue: SIMD3(0.1430804, 0.0606169, 0.7141733))

  /// A space of primaries and a white point, adapted to D50 by Bradford's method.
  ///
  /// - Parameters: chromaticities x and y.
  /// - Returns: nil if they enclose no colours.
  init?(
    white: SIMD2<Double>, red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>,
    curve: ToneCurve
  ) {
    func xyz(_ place: SIMD2<Double>) -> SIMD3<Double> {
      SIMD3(place.x / place.y, 1, (1 - place.x - place.y) / place.y)
    }
    func isPlace(_ place: SIMD2<Double>) -> Bool {
      place.y > 0 && place.x >= 0 && place.x + place.y <= 1
    }
    guard isPlace(white), isPlace(red), isPlace(green), isPlace(blue) else { return nil }
    // The sums of the primaries are the white.
    let primaries = Columns(xyz(red), xyz(green), xyz(blue))
    guard let scales = primaries.inverse?.applied(to: xyz(white)),
      let bradfordInverse = Self.bradford.inverse
    else { return nil }
    let from = Self.bradford.applied(to: xyz(white))
    let to = Self.bradford.applied(to: Self.d50)
    guard from.x != 0, from.y != 0, from.z != 0 else { return nil }
    func adapted(_ color: SIMD3<Double>) -> SIMD3<Double> {
      bradfordInverse.applied(to: Self.bradford.applied(to: color) * (to / from))
    }
    self.red = adapted(primaries.first * scales.x)
    self.green = adapted(primaries.second * scales.y)
    self.blue = adapted(primaries.third * scales.z)
    curves = [curve, curve, curve]
  }

  /// Source: ICC.1 §7.2.16.
  private static let d50 = SIMD3(0.9642, 1, 0.8249)

  /// Cone responses. Source: ICC.1 annex E.
  private static let bradford = Columns(
    SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685), SIMD3(-0.1614, 0.0367, 1.0296))
}

/// A matrix by its columns.
struct Columns: Sendable {
  var first: SIMD3<Double>
  var second: SIMD3<Double>
  var third: SIMD3<Double>

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  func applied(to vector: SIMD3<Double>) -> SIMD3<Double> {
    first * vector.x + second * vector.y + third * vector.z
  }

  /// nil without one.
  var inverse: Columns? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      let x: Double = a.y * b.z - a.z * b.y
      let y: Double = a.z * b.x - a.x * b.z
      let z: Double = a.x * b.y - a.y * b.x
      return SIMD3(x, y, z)
    }
    // The rows of the inverse are the cross products of the columns, divided by the determinant.
    let rows = [cross(second, third), cross(third, first), cross(first, second)]
    let determinant = (first * rows[0]).sum()
    guard determinant.magnitude > 1e-9, determinant.isFinite else { return nil }
    func column(_ index: Int) -> SIMD3<Double> {
      SIMD3(rows[0][index], rows[1][index], rows[2][index]) / determinant
    }
    return Columns(column(0), column(1), column(2))
  }
}
