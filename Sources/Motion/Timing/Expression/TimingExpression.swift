import Primitives

/// A formula in `t`, compiled once to postfix code and evaluated without allocation.
///
///     1 - cos(t * pi / 2)
///     t < 0.5 ? 4 * t^3 : 1 - (2 - 2*t)^3 / 2
///
/// Variables are `t`, the elapsed fraction, and `elapsed` and `duration` in seconds; constants are `pi`,
/// `tau` and `e`. Operators from loose to tight: `? :`, `||`, `&&`, comparisons, `+ -`, `* /`, a sign or
/// `!`, `^` (which groups to the right and binds tighter than a sign before it: `-t^2` is −(t²)). True is
/// 1, false 0; what is neither 0 nor NaN counts as true. Arithmetic is IEEE's, so that 1/0 is infinite and
/// 0/0 is not a number; only the result has to be a number within ±1,000,000.
public struct TimingExpression: Hashable, Sendable {
  /// As it was written.
  public let text: String
  private let code: [ExpressionInstruction]

  /// The largest magnitude of a value: that of numbers in a scene, far beyond what is seen, far below
  /// where coordinates that follow it leave the range of integers.
  public static let limit = 1_000_000.0

  /// Compiles a formula, and tries it at 257 fractions from 0 to 1 of a second.
  /// - Throws: what is wrong and where; also where a value is no number within `limit`.
  public init(_ text: String) throws(CurveSyntaxError) {
    var parser = ExpressionParser(text)
    self.code = try parser.expression()
    self.text = text
    if let fault = fault(overSeconds: 1) { throw CurveSyntaxError("the formula \(fault)", at: 0) }
  }

  /// The value at an elapsed fraction of a duration in seconds.
  ///
  /// Where the formula is infinite, not a number or beyond `limit`, at a fraction that was not tried
  /// before, the value is `t`, as for a linear curve.
  public func value(t: Double, duration: Double = 1) -> Double {
    let value = run(t: t, duration: duration, slope: 0).value
    return Self.isAllowed(value) ? value : t
  }

  /// The derivative by `t`, found beside the value by the rules of differentiation (forward mode).
  ///
  /// In a jump it is that of both sides; where there is none, 0; it may be infinite.
  public func slope(t: Double, duration: Double = 1) -> Double {
    let result = run(t: t, duration: duration, slope: 1)
    guard Self.isAllowed(result.value) else { return 1 }
    return result.slope.isNaN ? 0 : result.slope
  }

  private static func isAllowed(_ value: Double) -> Bool {
    value.magnitude <= limit
  }

  /// A slope of 0 for `t` makes all slopes 0, and they cost nothing.
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
  /// Whether something in it jumps: a comparison, rounding to whole numbers.
  var canJump: Bool {
    code.contains { instruction in
      guard case .call(let function) = instruction else { return false }
      return function.canJump
    }
  }
}

// MARK: - Faults

extension TimingExpression {
  /// Whether the value depends on more than the fraction.
  private var usesSeconds: Bool {
    code.contains { $0 == .elapsed || $0 == .duration }
  }

  /// What is wrong within a duration that was not tried when the formula was read; nil for nothing.
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
  /// Takes its arguments from the stack, the last one from the top, and leaves its result.
  case call(ExpressionFunction)

  /// By how much the stack grows.
  var growth: Int {
    switch self {
    case .constant, .fraction, .elapsed, .duration: 1
    case .call(let function): 1 - function.arity
    }
  }
}

/// The numbers under way; in place, so that evaluation needs no heap.
struct ExpressionStack {
  /// The parser refuses a formula that needs more.
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
