/// The operators of formulas and the functions that are called by name.
enum ExpressionFunction: Hashable, Sendable {
  case unary(UnaryFunction)
  case binary(BinaryFunction)
  case ternary(TernaryFunction)

  var arity: Int {
    switch self {
    case .unary: 1
    case .binary: 2
    case .ternary: 3
    }
  }

  /// Whether the value may jump if the arguments are continuous.
  var canJump: Bool {
    switch self {
    case .unary(let function): function.canJump
    case .binary(let function): function.canJump
    // A continuous condition may still become 0.
    case .ternary(let function): function == .select
    }
  }

  /// Whether the value is true or false.
  var isLogical: Bool {
    switch self {
    case .unary(.not): true
    case .binary(let function):
      [.or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual]
        .contains(function)
    case .unary, .ternary: false
    }
  }

  /// `min` and `max` take two or more.
  var isVariadic: Bool {
    self == .binary(.min) || self == .binary(.max)
  }

  /// The functions that are called by name.
  static let named: [String: ExpressionFunction] = {
    let all: [(name: String, function: ExpressionFunction)] =
      UnaryFunction.allCases.map { ($0.rawValue, .unary($0)) }
      + BinaryFunction.allCases.map { ($0.rawValue, .binary($0)) }
      + TernaryFunction.allCases.map { ($0.rawValue, .ternary($0)) }
    return Dictionary(
      uniqueKeysWithValues: all.filter { $0.name.first?.isLetter == true })
  }()

  func apply(to stack: inout ExpressionStack) {
    let z = stack.pop()
    switch self {
    case .unary(let function):
      stack.push(function(z.value), slope: z.slope == 0 ? 0 : function.slope(at: z.value) * z.slope)
    case .binary(let function):
      let y = stack.pop()
      stack.push(function(y.value, z.value), slope: function.slope(y, z))
    case .ternary(let function):
      let y = stack.pop()
      let x = stack.pop()
      stack.push(function(x.value, y.value, z.value), slope: function.slope(x, y, z))
    }
  }
}
