import AnimPrimitives

/// A function of two numbers. The raw value is its name in a formula.
enum BinaryFunction: String, Hashable, Sendable, CaseIterable {
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
  case atan2, pow, min, max, mod, step

  func callAsFunction(_ x: Double, _ y: Double) -> Double {
    switch self {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .raise, .pow: raised(x, y)
    case .less: x < y ? 1 : 0
    case .lessOrEqual: x <= y ? 1 : 0
    case .greater: x > y ? 1 : 0
    case .greaterOrEqual: x >= y ? 1 : 0
    case .equal: x == y ? 1 : 0
    case .notEqual: x != y ? 1 : 0
    case .and: isTrue(x) && isTrue(y) ? 1 : 0
    case .or: isTrue(x) || isTrue(y) ? 1 : 0
    case .atan2: arctangent(y: x, x: y)
    case .min: x.isNaN || x < y ? x : y
    case .max: x.isNaN || x > y ? x : y
    case .mod: x - y * (x / y).rounded(.down)
    case .step: y < x ? 0 : 1
    }
  }

  var canJump: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .atan2,
      .mod, .step:
      true
    case .add, .subtract, .multiply, .divide, .raise, .pow, .min, .max: false
    }
  }

  typealias Number = ExpressionStack.Number

  /// The derivative for given slopes of the arguments; at a jump, that of the pieces beside it.
  func slope(_ x: Number, _ y: Number) -> Double {
    if x.slope == 0, y.slope == 0 { return 0 }
    switch self {
    case .add: return x.slope + y.slope
    case .subtract: return x.slope - y.slope
    case .multiply: return x.slope * y.value + x.value * y.slope
    case .divide: return (x.slope - x.value / y.value * y.slope) / y.value
    case .raise, .pow:
      let byBase = x.slope == 0 ? 0 : y.value * raised(x.value, y.value - 1) * x.slope
      let byExponent =
        y.slope == 0 ? 0 : raised(x.value, y.value) * logarithm(x.value) * y.slope
      return byBase + byExponent
    case .atan2:
      return (x.slope * y.value - x.value * y.slope) / (x.value * x.value + y.value * y.value)
    case .min: return x.value < y.value ? x.slope : y.slope
    case .max: return x.value > y.value ? x.slope : y.slope
    case .mod: return x.slope - (x.value / y.value).rounded(.down) * y.slope
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or, .step:
      return 0
    }
  }

  /// Common small integer exponents avoid the logarithm.
  private func raised(_ x: Double, _ exponent: Double) -> Double {
    switch exponent {
    case 1: x
    case 2: x * x
    case 3: x * x * x
    case 4: (x * x) * (x * x)
    case 5: (x * x) * (x * x) * x
    default: power(x, exponent)
    }
  }
}
