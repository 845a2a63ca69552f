/// The weights of a sampled Gaussian in units of 1/65536. Their sum over the kernel is exactly 65536.
struct GaussianKernel {
  /// The weight at the centre, then the weights at increasing distances, each used on both sides.
  let weights: [UInt32]

  /// The number of pixels on each side of the centre.
  var radius: Int { weights.count - 1 }

  /// - Parameter sigma: the standard deviation in pixels, at least 0; 0 gives the identity.
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

  /// Four standard deviations, rounded up. 6e-5 of the distribution lies beyond.
  static func radius(sigma: Double) -> Int {
    Int((4 * sigma).rounded(.up))
  }
}
