import Primitives

/// What a formula can do with numbers. The raw value is how it is written.
enum ExpressionFunction: String, Hashable, Sendable, CaseIterable {
  // Operators.
  case negate = "-x"
  case not = "!"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case raise = "^"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case and = "&&"
  case or = "||"
  case select = "?:"
  // Functions of one number.
  case sin, cos, tan, asin, acos, atan, tanh
  case sqrt, cbrt, exp, exp2, ln, log, log2, log10
  case abs, sign, floor, ceil, round, trunc, fract
  // Of two.
  case atan2, pow, min, max, mod, step
  // Of three.
  case clamp, mix, smoothstep

  /// Those that are called by name.
  static let named = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0.rawValue.contains { $0.isLetter } && $0 != .negate }
      .map { ($0.rawValue, $0) })

  var arity: Int {
    switch self {
    case .negate, .not, .sin, .cos, .tan, .asin, .acos, .atan, .tanh, .sqrt, .cbrt, .exp, .exp2,
      .ln,
      .log, .log2, .log10, .abs, .sign, .floor, .ceil, .round, .trunc, .fract:
      1
    case .add, .subtract, .multiply, .divide, .raise, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equal, .notEqual, .and, .or, .atan2, .pow, .min, .max, .mod, .step:
      2
    case .select, .clamp, .mix, .smoothstep: 3
    }
  }

  /// `min` and `max` take two or more.
  var isVariadic: Bool { self == .min || self == .max }
}

// MARK: - Values

extension ExpressionFunction {
  func apply(to stack: inout ExpressionStack) {
    let last = stack.pop()
    switch arity {
    case 1: stack.push(value(last))
    case 2: stack.push(value(stack.pop(), last))
    default:
      let second = stack.pop()
      stack.push(value(stack.pop(), second, last))
    }
  }

  private func value(_ x: Double) -> Double {
    switch self {
    case .negate: -x
    case .not: Self.isTrue(x) ? 0 : 1
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
    default: .nan
    }
  }

  private func value(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .raise, .pow: Self.raised(x, y)
    case .less: x < y ? 1 : 0
    case .lessOrEqual: x <= y ? 1 : 0
    case .greater: x > y ? 1 : 0
    case .greaterOrEqual: x >= y ? 1 : 0
    case .equal: x == y ? 1 : 0
    case .notEqual: x != y ? 1 : 0
    case .and: Self.isTrue(x) && Self.isTrue(y) ? 1 : 0
    case .or: Self.isTrue(x) || Self.isTrue(y) ? 1 : 0
    case .atan2: arctangent(y: x, x: y)
    case .min: x.isNaN || x < y ? x : y
    case .max: x.isNaN || x > y ? x : y
    case .mod: x - y * (x / y).rounded(.down)
    case .step: y < x ? 0 : 1
    default: .nan
    }
  }

  private func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    switch self {
    case .select: return Self.isTrue(x) ? y : z
    case .clamp: return x < y ? y : x > z ? z : x
    case .mix: return x + (y - x) * z
    case .smoothstep:
      let part = (z - x) / (y - x)
      let u = part < 0 ? 0 : part > 1 ? 1 : part
      return u * u * (3 - 2 * u)
    default: return .nan
    }
  }

  private static func isTrue(_ x: Double) -> Bool {
    x != 0 && !x.isNaN
  }

  /// Small whole exponents, which formulas are full of, without the logarithm.
  private static func raised(_ x: Double, _ exponent: Double) -> Double {
    switch exponent {
    case 2: x * x
    case 3: x * x * x
    case 4: (x * x) * (x * x)
    case 5: (x * x) * (x * x) * x
    default: power(x, exponent)
    }
  }
}
