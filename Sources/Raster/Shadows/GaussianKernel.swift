/// The weights of a sampled Gaussian, in 1/65536, that add up to exactly 1.
struct GaussianKernel {
  /// Weight of the middle, then of one pixel to either side, and so on.
  let weights: [UInt32]

  /// The number of pixels that it reaches to either side.
  var radius: Int { weights.count - 1 }

  /// - Parameter sigma: standard deviation, pixels; at least 0, where it is the identity.
  init(sigma: Double) {
    let radius = Self.radius(sigma: sigma)
    guard radius > 0 else {
      weights = [65536]
      return
    }
    let densities = (0...radius).map { Gaussian.density(Double($0) / sigma) }
    let sum = densities[0] + 2 * densities.dropFirst().reduce(0, +)
    var weights = densities.map { UInt32(($0 / sum * 65536).rounded()) }
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    self.weights = weights
  }

  /// Four standard deviations: 6e-5 of the whole lies beyond.
  static func radius(sigma: Double) -> Int {
    Int((4 * sigma).rounded(.up))
  }
}
