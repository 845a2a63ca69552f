import AnimPrimitives

/// Penner's elastic: a sine in an exponential envelope.
///
/// Not an `EasingFamily`, because for amplitudes above 1 its three forms are not mirror images. Source: jQuery Easing
/// 1.3.
struct ElasticEasing {
  private let amplitude: Double
  /// The sine's frequency, in radians per duration.
  private let frequency: Double
  /// The start of the sine as a fraction of the duration.
  private let shift: Double
  private let ease: Ease

  init(amplitude: Double, period: Double, ease: Ease) {
    self.amplitude = max(amplitude, 1)
    self.frequency = 2 * .pi / period
    self.shift = amplitude > 1 ? period / (2 * .pi) * arcsine(1 / amplitude) : period / 4
    self.ease = ease
  }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    switch ease {
    case .in: return growing(x - 1)
    case .out: return decaying(x) + 1
    case .inOut:
      let u = 2 * x - 1
      return u == 0 ? 0.5 : u < 0 ? growing(u) / 2 : decaying(u) / 2 + 1
    }
  }

  func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    return switch ease {
    case .in: growingSlope(x - 1)
    case .out: decayingSlope(x)
    case .inOut: x < 0.5 ? growingSlope(2 * x - 1) : decayingSlope(2 * x - 1)
    }
  }

  private func growing(_ u: Double) -> Double {
    -amplitude * exponential2(10 * u) * sine((u - shift) * frequency)
  }

  private func growingSlope(_ u: Double) -> Double {
    let (sine, cosine) = sineAndCosine(radians: (u - shift) * frequency)
    return -amplitude * exponential2(10 * u)
      * (10 * naturalLogarithmOf2 * sine + frequency * cosine)
  }

  private func decaying(_ u: Double) -> Double {
    amplitude * exponential2(-10 * u) * sine((u - shift) * frequency)
  }

  private func decayingSlope(_ u: Double) -> Double {
    let (sine, cosine) = sineAndCosine(radians: (u - shift) * frequency)
    return amplitude * exponential2(-10 * u)
      * (frequency * cosine - 10 * naturalLogarithmOf2 * sine)
  }
}
