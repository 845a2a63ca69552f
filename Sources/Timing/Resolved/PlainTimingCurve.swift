/// A prepared curve that is a formula with a few numbers and needs no heap memory.
enum PlainTimingCurve: Sendable {
  case linear
  case power(PowerFamily, Ease)
  case sine(Ease)
  case expo(Ease)
  case circ(Ease)
  case back(BackFamily, Ease)
  case elastic(ElasticEasing)
  case bounce(Ease)
  case steps(StepsTimingFunction)
  /// `span` is the spring's time at fraction 1, in the spring's unit.
  case spring(Spring, span: Double)
}

extension PlainTimingCurve {
  func value(at fraction: Double) -> Double {
    switch self {
    case .linear: fraction
    case .power(let family, let ease): ease.value(of: family, at: fraction)
    case .sine(let ease): ease.value(of: SineFamily(), at: fraction)
    case .expo(let ease): ease.value(of: ExpoFamily(), at: fraction)
    case .circ(let ease): ease.value(of: CircFamily(), at: fraction)
    case .back(let family, let ease): ease.value(of: family, at: fraction)
    case .elastic(let easing): easing.value(at: fraction)
    case .bounce(let ease): ease.value(of: BounceFamily(), at: fraction)
    case .steps(let steps): steps.value(at: fraction)
    case .spring(let spring, let span): fraction == 1 ? 1 : spring.value(at: fraction * span)
    }
  }

  func velocity(at fraction: Double) -> Double {
    switch self {
    case .linear: 1
    case .power(let family, let ease): ease.slope(of: family, at: fraction)
    case .sine(let ease): ease.slope(of: SineFamily(), at: fraction)
    case .expo(let ease): ease.slope(of: ExpoFamily(), at: fraction)
    case .circ(let ease): ease.slope(of: CircFamily(), at: fraction)
    case .back(let family, let ease): ease.slope(of: family, at: fraction)
    case .elastic(let easing): easing.slope(at: fraction)
    case .bounce(let ease): ease.slope(of: BounceFamily(), at: fraction)
    case .steps: 0
    case .spring(let spring, let span): spring.velocity(at: fraction * span) * span
    }
  }
}
