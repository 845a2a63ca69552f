import AnimPrimitives

/// A formula in `t`, compiled once to postfix code and evaluated without allocation.
///
///     1 - cos(t * pi / 2)
///     t < 0.5 ? 4 * t^3 : 1 - (2 - 2*t)^3 / 2
///
/// The variables are `t`, the elapsed fraction, and `elapsed` and `duration` in seconds; constants are `pi`, `tau` and
/// `e`. Operators from loose to tight: `? :`, `||`, `&&`, comparisons, `+ -`, `* /`, a sign or `!`, `^`
/// (right-associative and tighter than a sign: `-t^2` is −(t²)). True is 1 and false 0; any number except 0 and NaN
/// counts as true. Arithmetic is IEEE's: 1/0 is infinite and 0/0 is NaN. Only the result must be a number within
/// ±1,000,000.
public struct TimingExpression: Hashable, Sendable {
  /// The source text.
  public let text: String
  private let code: [ExpressionInstruction]

  /// The largest magnitude of a value, as for numbers in a scene. It keeps coordinates within the range of integers.
  package static let limit = 1_000_000.0

  /// Compiles a formula and checks it at 257 fractions of a duration of one second.
  /// - Throws: the first syntax error, or a value that is not a number within `limit`.
  public init(_ text: String) throws(CurveSyntaxError) {
    var parser = ExpressionParser(text)
    self.code = try parser.expression()
    self.text = text
    if let fault = fault(overSeconds: 1) { throw CurveSyntaxError("the formula \(fault)", at: 0) }
  }

  /// The value at an elapsed fraction of a duration in seconds.
  ///
  /// If the formula is infinite, NaN or beyond `limit` at a fraction that was not checked, the value is `t`, as for a
  /// linear curve.
  package func value(t: Double, duration: Double = 1) -> Double {
    let value = run(t: t, duration: duration, slope: 0).value
    return Self.isAllowed(value) ? value : t
  }

  /// The derivative by `t`, by automatic differentiation in forward mode.
  ///
  /// At a jump it is that of the pieces beside it. It is 0 where no derivative exists, and may be infinite.
  package func slope(t: Double, duration: Double = 1) -> Double {
    let result = run(t: t, duration: duration, slope: 1)
    guard Self.isAllowed(result.value) else { return 1 }
    return result.slope.isNaN ? 0 : result.slope
  }

  private static func isAllowed(_ value: Double) -> Bool {
    value.magnitude <= limit
  }

  /// A slope of 0 for `t` skips the derivatives.
  private func run(t: Double, duration: Double, slope: Double) -> ExpressionStack.Number {
    var stack = ExpressionStack()
    for instruction in code {
      switch instruction {
      case .constant(let value): stack.push(value, slope: 0)
      case .fraction: stack.push(t, slope: slope)
      case .elapsed: stack.push(t * duration, slope: slope * duration)
      case .duration: stack.push(duration, slope: 0)
      case .call(let function): function.apply(to: &stack)
      }
    }
    return stack.pop()
  }
}

extension TimingExpression {
  /// Whether the formula contains a function that jumps, such as a comparison or rounding.
  var canJump: Bool {
    code.contains { instruction in
      guard case .call(let function) = instruction else { return false }
      return function.canJump
    }
  }
}

// MARK: - Faults

extension TimingExpression {
  /// Whether the value depends on seconds, not only on the fraction.
  private var usesSeconds: Bool {
    code.contains { $0 == .elapsed || $0 == .duration }
  }

  /// The error of the formula for a duration in seconds, or nil.
  func fault(duration: Double) -> String? {
    guard usesSeconds, duration > 0, duration.isFinite else { return nil }
    return fault(overSeconds: duration).map {
      "the formula \"\(text)\" \($0) of \(duration.shortestText) s"
    }
  }

  private func fault(overSeconds duration: Double) -> String? {
    for index in 0...256 {
      let t = Double(index) / 256
      let value = run(t: t, duration: duration, slope: 0).value
      if Self.isAllowed(value) { continue }
      let what =
        value.isNaN
        ? "not a number"
        : value.isInfinite
          ? "infinite" : "\(value.shortestText), beyond ±\(Self.limit.shortestText),"
      return "is \(what) at t = \(t.shortestText)"
    }
    return nil
  }
}

/// One step of postfix code.
enum ExpressionInstruction: Hashable, Sendable {
  case constant(Double)
  case fraction
  case elapsed
  case duration
  /// Pops its arguments, the last one first, and pushes its result.
  case call(ExpressionFunction)

  /// The change of the stack's height.
  var growth: Int {
    switch self {
    case .constant, .fraction, .elapsed, .duration: 1
    case .call(let function): 1 - function.arity
    }
  }
}

/// The operands of postfix code, stored in place so that evaluation does not allocate.
struct ExpressionStack {
  /// The maximum number of operands. The parser rejects formulas that need more.
  static let capacity = 32

  private var values = InlineArray<32, Number>(repeating: Number(value: 0, slope: 0))
  private var count = 0

  /// A value and its derivative by `t`.
  struct Number {
    let value, slope: Double
  }

  mutating func push(_ value: Double, slope: Double) {
    values[count] = Number(value: value, slope: slope)
    count += 1
  }

  mutating func pop() -> Number {
    count -= 1
    return values[count]
  }
}
