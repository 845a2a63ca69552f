// The normal distribution without the C library: its series are sums of positive terms, so that nothing
// cancels, and consist of multiplications and additions, which give the same bits on every machine.

/// The standard normal distribution: mean 0, standard deviation 1.
enum Gaussian {
  /// e^(−z²/2) / √(2π), within 1e-15.
  static func density(_ z: Double) -> Double {
    // e^x = Σ xⁿ/n! for x = z²/2, then its reciprocal.
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

  /// The part of the distribution below z, within 1e-15.
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

  /// The number of standard deviations at which less than half of 1/255 is left of a blurred edge.
  static let reach = 3.0
}

/// The distribution's two functions, tabulated over ±4 and joined by lines: within 8e-6.
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
    // The sum of the last number below 4 and 4 rounds to the table's end.
    let index = min(Int(place), table.count - 2)
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }
}
