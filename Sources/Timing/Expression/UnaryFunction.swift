import AnimPrimitives

/// A function of one number. The raw value is its name in a formula.
enum UnaryFunction: String, Hashable, Sendable, CaseIterable {
  case negate = "-"
  case not = "!"
  case sin, cos, tan, asin, acos, atan, tanh
  case sqrt, cbrt, exp, exp2, ln, log, log2, log10
  case abs, sign, floor, ceil, round, trunc, fract

  func callAsFunction(_ x: Double) -> Double {
    switch self {
    case .negate: -x
    case .not: isTrue(x) ? 0 : 1
    case .sin: sine(x)
    case .cos: cosine(x)
    case .tan: tangent(x)
    case .asin: arcsine(x)
    case .acos: arccosine(x)
    case .atan: arctangent(x)
    case .tanh: hyperbolicTangent(x)
    case .sqrt: x.squareRoot()
    case .cbrt: cubeRoot(x)
    case .exp: exponential(x)
    case .exp2: exponential2(x)
    case .ln, .log: logarithm(x)
    case .log2: logarithm2(x)
    case .log10: logarithm10(x)
    case .abs: Swift.abs(x)
    case .sign: x > 0 ? 1 : x < 0 ? -1 : x
    case .floor: x.rounded(.down)
    case .ceil: x.rounded(.up)
    case .round: x.rounded()
    case .trunc: x.rounded(.towardZero)
    case .fract: x - x.rounded(.down)
    }
  }

  var canJump: Bool {
    switch self {
    case .not, .sign, .floor, .ceil, .round, .trunc, .fract: true
    case .negate, .sin, .cos, .tan, .asin, .acos, .atan, .tanh, .sqrt, .cbrt, .exp, .exp2, .ln,
      .log, .log2, .log10, .abs:
      false
    }
  }

  /// The derivative; at a jump, that of the pieces beside it.
  func slope(at x: Double) -> Double {
    switch self {
    case .negate: return -1
    case .sin: return cosine(x)
    case .cos: return -sine(x)
    case .tan:
      let value = tangent(x)
      return 1 + value * value
    case .asin: return 1 / ((1 - x) * (1 + x)).squareRoot()
    case .acos: return -1 / ((1 - x) * (1 + x)).squareRoot()
    case .atan: return 1 / (1 + x * x)
    case .tanh:
      let value = hyperbolicTangent(x)
      return 1 - value * value
    case .sqrt: return 0.5 / x.squareRoot()
    case .cbrt:
      let root = cubeRoot(x)
      return 1 / (3 * root * root)
    case .exp: return exponential(x)
    case .exp2: return naturalLogarithmOf2 * exponential2(x)
    case .ln, .log: return 1 / x
    case .log2: return 1 / (x * naturalLogarithmOf2)
    case .log10: return 1 / (x * logarithm(10))
    case .abs: return x < 0 ? -1 : 1
    case .fract: return 1
    case .not, .sign, .floor, .ceil, .round, .trunc: return 0
    }
  }
}

/// Whether a number counts as true.
func isTrue(_ x: Double) -> Bool {
  x != 0 && !x.isNaN
}
