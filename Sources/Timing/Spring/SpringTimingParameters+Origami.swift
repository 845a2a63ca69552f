extension SpringTimingParameters {
  /// Origami's spring in the parameters of its design tools, with mass 1.
  ///
  /// Source: React Native's SpringConfig, `fromOrigamiTensionAndFriction`.
  /// - Parameters:
  ///   - tension: above about −23.6, so that the stiffness, 3.62 · (tension − 30) + 194, is above 0.
  ///   - friction: −1/3 or more, so that the damping, 3 · (friction − 8) + 25, is 0 or more.
  /// - Throws: the errors of `init(mass:stiffness:damping:…)`, with its parameter names.
  public init(
    origamiTension tension: Double, friction: Double, initialVelocity: Double = 0
  ) throws(TimingParameterError) {
    try self.init(
      stiffness: (tension - 30) * 3.62 + 194, damping: (friction - 8) * 3 + 25,
      initialVelocity: initialVelocity)
  }

  /// POP's spring with a bounciness and a speed, both 0 or more and usually up to 20; POP's defaults are 4 and 12.
  ///
  /// Source: facebook/pop's POPSpringAnimation, whose cubics are fitted so that the spring starts to bounce above
  /// bounciness 0.
  /// - Throws: if a number is below 0 or not finite, and the errors of `init(mass:stiffness:damping:…)`.
  public init(
    bounciness: Double, speed: Double, initialVelocity: Double = 0
  ) throws(TimingParameterError) {
    try checked("bounciness", bounciness, "0 or more") { $0 >= 0 }
    try checked("speed", speed, "0 or more") { $0 >= 0 }
    let bounce = 0.8 * (bounciness / 1.7 / 20)
    let tension = 0.5 + (200 - 0.5) * (speed / 1.7 / 20)
    let still = Self.frictionWithoutBounce(tension: tension)
    let part = 2 * bounce - bounce * bounce
    try self.init(
      origamiTension: tension, friction: still + (0.01 - still) * part,
      initialVelocity: initialVelocity)
  }

  private static func frictionWithoutBounce(tension t: Double) -> Double {
    if t <= 18 { return ((0.0007 * t - 0.031) * t + 0.64) * t + 1.28 }
    if t <= 44 { return ((0.000_044 * t - 0.006) * t + 0.36) * t + 2 }
    return ((0.000_000_45 * t - 0.000_332) * t + 0.1078) * t + 5.84
  }
}
