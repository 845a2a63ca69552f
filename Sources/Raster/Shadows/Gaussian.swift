// The normal distribution without the C library. All terms of a series have the same sign, so nothing cancels. The
// series use only additions, multiplications and divisions, which give the same bits on every machine.

/// The standard normal distribution: mean 0, standard deviation 1.
enum Gaussian {
  /// e^(−z²/2) / √(2π), within 1e-15.
  static func density(_ z: Double) -> Double {
    // The reciprocal of e^x = Σ xⁿ/n! for x = z²/2.
    let x = min(z * z / 2, 700)
    var term = 1.0
    var sum = 1.0
    var n = 1.0
    while term > sum * 1e-17 {
      term *= x / n
      sum += term
      n += 1
    }
    return 0.398_942_280_401_432_7 / sum
  }

  /// The cumulative distribution at z, within 1e-15.
  ///
  /// Φ(z) = ½ + φ(z)·(z + z³/3 + z⁵/(3·5) + …). Source: Abramowitz and Stegun 26.2.11.
  static func cumulative(_ z: Double) -> Double {
    guard abs(z) < 8.5 else { return z < 0 ? 0 : 1 }
    var term = z
    var sum = z
    var divisor = 3.0
    while abs(term) > abs(sum) * 1e-17 {
      term *= z * z / divisor
      sum += term
      divisor += 2
    }
    return 0.5 + density(z) * sum
  }

  /// The distance, in standard deviations, from which the coverage of a blurred edge is less than half of 1/255.
  static let reach = 3.0
}

/// The density and the cumulative distribution, tabulated over ±4 and interpolated linearly, within 8e-6.
struct GaussianTable {
  static let shared = GaussianTable()

  private static let limit = 4.0
  private static let stepsPerUnit = 64.0
  private let densities: [Double]
  private let cumulatives: [Double]

  private init() {
    let count = Int(2 * Self.limit * Self.stepsPerUnit)
    let places = (0...count).map { Double($0) / Self.stepsPerUnit - Self.limit }
    densities = places.map(Gaussian.density)
    cumulatives = places.map(Gaussian.cumulative)
  }

  /// φ(z); 0 beyond ±4.
  func density(_ z: Double) -> Double {
    guard abs(z) < Self.limit else { return 0 }
    return Self.look(z, in: densities)
  }

  /// Φ(z); 0 and 1 beyond ±4.
  func cumulative(_ z: Double) -> Double {
    guard abs(z) < Self.limit else { return z < 0 ? 0 : 1 }
    return Self.look(z, in: cumulatives)
  }

  private static func look(_ z: Double, in table: [Double]) -> Double {
    let place = (z + limit) * stepsPerUnit
    // For the largest number below 4, the sum z + 4 rounds up to the table's end.
    let index = min(Int(place), table.count - 2)
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }
}
