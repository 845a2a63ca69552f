extension TimingCurve {
  /// The value at an elapsed fraction of a duration in seconds, also outside 0…1.
  ///
  /// The call prepares the curve for the duration, which costs more than the evaluation.
  public func value(at fraction: Double, duration: Double = 1) -> Double {
    resolved(duration: duration).value(at: fraction)
  }

  /// The derivative by the elapsed fraction. Divide it by the duration for a velocity per second.
  public func velocity(at fraction: Double, duration: Double = 1) -> Double {
    resolved(duration: duration).velocity(at: fraction)
  }

  /// The curve's own duration in seconds: the settling time of a physical spring, infinite without damping; nil for
  /// other curves.
  public var naturalDuration: Double? {
    switch self {
    case .spring(let parameters):
      parameters.settlingDuration.map {
        $0 < Double(Float.greatestFiniteMagnitude) ? $0 : .infinity
      }
    case .reversed(let curve), .sampled(let curve, _): curve.naturalDuration
    case .mirrored(let curve): curve.naturalDuration.map { 2 * $0 }
    case .linear, .cubic, .power, .sine, .expo, .circ, .back, .elastic, .bounce, .steps,
      .linearStops, .expression, .piecewise, .function:
      nil
    }
  }

  /// The first fraction within 0…1 at which the curve reaches a value, or nil if it never does.
  public func inverse(of value: Double, duration: Double = 1) -> Double? {
    resolved(duration: duration).inverse(of: value)
  }
}

extension TimingCurve {
  /// The values at ⌈fps × duration⌉ + 2 evenly spaced times, including both ends: the `values` of a
  /// CAKeyframeAnimation. Source: NSBKeyframeAnimation, without its accumulated error in times.
  public func samples(framesPerSecond: Double = 60, duration: Double) -> [Double] {
    precondition(
      framesPerSecond > 0 && duration >= 0 && (framesPerSecond * duration).isFinite,
      "Samples need a rate above 0 and a duration of 0 or more.")
    let curve = resolved(duration: duration)
    let lines = Self.sampleLines(framesPerSecond, duration)
    return (0...Int(lines)).map { curve.value(at: Double($0) / lines) }
  }

  /// The number of lines between ⌈fps × duration⌉ + 2 samples.
  static func sampleLines(_ framesPerSecond: Double, _ duration: Double) -> Double {
    (framesPerSecond * duration).rounded(.up) + 1
  }
}
