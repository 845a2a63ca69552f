import AnimPrimitives

// Robert Penner's families by their "in" forms. Forms that cancel near 0 are replaced by equivalent ones. Source:
// Penner, as in jQuery Easing 1.3, NSBKeyframeAnimation and easings.net, which agree; d3, AHEasing and jQuery UI
// differ.

/// A family of easings, defined by its "in" form within 0…1.
protocol EasingFamily {
  func value(at x: Double) -> Double
  func slope(at x: Double) -> Double
}

/// xⁿ.
struct PowerFamily: EasingFamily {
  var exponent: Double

  func value(at x: Double) -> Double {
    switch exponent {
    case 2: x * x
    case 3: x * x * x
    case 4: (x * x) * (x * x)
    case 5: (x * x) * (x * x) * x
    default: power(x, exponent)
    }
  }

  func slope(at x: Double) -> Double {
    switch exponent {
    case 1: 1
    case 2: 2 * x
    case 3: 3 * x * x
    case 4: 4 * x * x * x
    case 5: 5 * (x * x) * (x * x)
    default: exponent * power(x, exponent - 1)
    }
  }
}

/// 1 − cos(πx/2), as 2 sin²(πx/4).
struct SineFamily: EasingFamily {
  func value(at x: Double) -> Double {
    let half = sine(x * (.pi / 4))
    return 2 * half * half
  }

  func slope(at x: Double) -> Double {
    .pi / 2 * sine(x * (.pi / 2))
  }
}

/// 2^(10(x − 1)), which jumps to 0 at 0.
struct ExpoFamily: EasingFamily {
  func value(at x: Double) -> Double {
    exponential2(10 * (x - 1))
  }

  func slope(at x: Double) -> Double {
    10 * naturalLogarithmOf2 * value(at: x)
  }
}

/// 1 − √(1 − x²), as x²/(1 + √(1 − x²)); vertical at 1.
struct CircFamily: EasingFamily {
  func value(at x: Double) -> Double {
    x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
  }

  func slope(at x: Double) -> Double {
    x / ((1 - x) * (1 + x)).squareRoot()
  }
}

/// x²((s + 1)x − s) for an overshoot s; s = 0 gives the cubic.
struct BackFamily: EasingFamily {
  private var overshoot: Double

  /// Penner multiplies the overshoot of an ease-in-out by 1.525.
  init(overshoot: Double, ease: Ease) {
    self.overshoot = ease == .inOut ? overshoot * 1.525 : overshoot
  }

  func value(at x: Double) -> Double {
    x * x * ((overshoot + 1) * x - overshoot)
  }

  func slope(at x: Double) -> Double {
    x * (3 * (overshoot + 1) * x - 2 * overshoot)
  }
}

/// Four parabolas of equal curvature that meet at the value 1, reversed.
struct BounceFamily: EasingFamily {
  /// The value is the minimum of the four, because two parabolas of equal curvature differ by a line, which changes its
  /// sign where they meet.
  func value(at x: Double) -> Double {
    let offsets = (1 - x) - Self.bottoms
    let arcs = Self.curvature * offsets * offsets + Self.heights
    return 1 - min(min(arcs.x, arcs.y), min(arcs.z, arcs.w))
  }

  func slope(at x: Double) -> Double {
    let place = 1 - x
    // At a boundary, the right parabola applies.
    let arc = place < 1 / 2.75 ? 0 : place < 2 / 2.75 ? 1 : place < 2.5 / 2.75 ? 2 : 3
    return 2 * Self.curvature * (place - Self.bottoms[arc])
  }

  /// 121/16 = 2.75², so that the first parabola reaches 1 at 1/2.75.
  private static let curvature = 7.5625
  /// The vertices of the parabolas.
  private static var bottoms: SIMD4<Double> { SIMD4(0, 1.5 / 2.75, 2.25 / 2.75, 2.625 / 2.75) }
  private static var heights: SIMD4<Double> { SIMD4(0, 0.75, 0.9375, 0.984375) }
}

/// ln 2, rounded to a double.
let naturalLogarithmOf2 = 0.693_147_180_559_945_3
