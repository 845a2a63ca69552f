import AnimPrimitives

/// Compiles a formula by recursive descent, with one function per level of precedence, and folds constants.
struct ExpressionParser {
  /// The kind of a part's value.
  enum Kind: Equatable {
    case number, flag
    /// A constant, which can only be compared and chosen.
    case text(String)
  }

  var scanner: ByteScanner
  /// The values that a formula of a scene may refer to; nil for a formula in `t`.
  let names: FormulaNames?
  var code: [ExpressionInstruction] = []
  private var nesting = 0

  /// The maximum depth of parentheses, far below that which overflows a thread's stack.
  private static let deepestNesting = 65

  init(_ text: String, names: FormulaNames? = nil) {
    scanner = ByteScanner(text)
    self.names = names
  }

  /// The value of a formula in names, which are all constant.
  mutating func value() throws(CurveSyntaxError) -> FormulaValue {
    let (code, kind) = try formula()
    guard case .constant(let value)? = code.last else {
      preconditionFailure("constants are folded")
    }
    switch kind {
    case .number: return .number(value)
    case .flag: return .flag(isTrue(value))
    case .text(let text): return .text(text)
    }
  }

  mutating func expression() throws(CurveSyntaxError) -> [ExpressionInstruction] {
    try formula().code
  }

  private mutating func formula() throws(CurveSyntaxError) -> (
    code: [ExpressionInstruction], kind: Kind
  ) {
    skipSpaces()
    if scanner.isAtEnd { throw CurveSyntaxError("the formula is empty", at: 0) }
    let kind = try conditional()
    guard scanner.isAtEnd else {
      var error = unexpected("an operator")
      if scanner.current == UInt8(ascii: "%") { error.hint = "mod(x, y) is the remainder" }
      throw error
    }
    var depth = 0
    for instruction in code {
      depth += instruction.growth
      guard depth <= ExpressionStack.capacity else {
        throw CurveSyntaxError(
          "the formula needs more than \(ExpressionStack.capacity) intermediate results", at: 0)
      }
    }
    return (code, kind)
  }
}

// MARK: - Operators, from loose to tight

extension ExpressionParser {
  mutating func conditional() throws(CurveSyntaxError) -> Kind {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepestNesting else {
      throw CurveSyntaxError("the formula is nested too deeply", at: scanner.position)
    }
    let start = scanner.position
    let condition = try disjunction()
    guard accept("?") else { return condition }
    try check(condition, at: start)
    let isFirst = if case .constant(let value)? = code.last { isTrue(value) } else { false }
    let first = try conditional()
    guard accept(":") else { throw unexpected("':' of the condition") }
    let second = try conditional()
    emit(.ternary(.select))
    switch (first, second) {
    case (.flag, .flag): return .flag
    case (.text(let first), .text(let second)): return .text(isFirst ? first : second)
    case (.text, _), (_, .text):
      throw CurveSyntaxError("a condition chooses between two texts or two numbers", at: start)
    case (.number, _), (_, .number): return .number
    }
  }

  private mutating func disjunction() throws(CurveSyntaxError) -> Kind {
    try chain({ parser throws(CurveSyntaxError) in try parser.conjunction() }) {
      $0.accept("||") ? .binary(.or) : nil
    }
  }

  private mutating func conjunction() throws(CurveSyntaxError) -> Kind {
    try chain({ parser throws(CurveSyntaxError) in try parser.comparison() }) {
      $0.accept("&&") ? .binary(.and) : nil
    }
  }

  private mutating func comparison() throws(CurveSyntaxError) -> Kind {
    let start = scanner.position
    let first = try sum()
    let middle = scanner.position
    guard let operation = comparisonOperator() else { return first }
    let second = try sum()
    if case .text(let first) = first, case .text(let second) = second {
      try compare(first, second, operation, at: middle)
    } else {
      try check(first, at: start)
      try check(second, at: middle)
      emit(operation)
    }
    let position = scanner.position
    if comparisonOperator() != nil {
      throw CurveSyntaxError(
        "comparisons cannot be chained", at: position, hint: "join them with &&")
    }
    return .flag
  }

  /// Replaces two texts by the result of their comparison.
  private mutating func compare(
    _ first: String, _ second: String, _ operation: ExpressionFunction, at position: Int
  ) throws(CurveSyntaxError) {
    code.removeLast(2)
    switch operation {
    case .binary(.equal): code.append(.constant(first == second ? 1 : 0))
    case .binary(.notEqual): code.append(.constant(first == second ? 0 : 1))
    default: throw CurveSyntaxError("texts can be compared with == and !=", at: position)
    }
  }

  private mutating func comparisonOperator() -> ExpressionFunction? {
    if accept("<=") || accept("≤") { return .binary(.lessOrEqual) }
    if accept(">=") || accept("≥") { return .binary(.greaterOrEqual) }
    if accept("==") { return .binary(.equal) }
    if accept("!=") || accept("≠") { return .binary(.notEqual) }
    if accept("<") { return .binary(.less) }
    if accept(">") { return .binary(.greater) }
    return nil
  }

  private mutating func sum() throws(CurveSyntaxError) -> Kind {
    try chain({ parser throws(CurveSyntaxError) in try parser.product() }) { parser in
      if parser.accept("+") { return .binary(.add) }
      return parser.acceptMinus() ? .binary(.subtract) : nil
    }
  }

  private mutating func product() throws(CurveSyntaxError) -> Kind {
    try chain({ parser throws(CurveSyntaxError) in try parser.signed() }) { parser in
      if parser.accept("*") || parser.accept("×") || parser.accept("·") {
        return .binary(.multiply)
      }
      return parser.accept("/") || parser.accept("÷") ? .binary(.divide) : nil
    }
  }

  /// Operands that are joined from left to right.
  private mutating func chain(
    _ operand: (inout ExpressionParser) throws(CurveSyntaxError) -> Kind,
    _ operation: (inout ExpressionParser) -> ExpressionFunction?
  ) throws(CurveSyntaxError) -> Kind {
    var start = scanner.position
    var kind = try operand(&self)
    while true {
      guard let function = operation(&self) else { return kind }
      try check(kind, at: start)
      start = scanner.position
      try check(operand(&self), at: start)
      emit(function)
      kind = function.isLogical ? .flag : .number
    }
  }

  mutating func signed() throws(CurveSyntaxError) -> Kind {
    var operations: [ExpressionFunction] = []
    while true {
      if acceptMinus() {
        operations.append(.unary(.negate))
      } else if scanner.byte(at: 1) != UInt8(ascii: "="), accept("!") {
        operations.append(.unary(.not))
      } else if !accept("+") {
        break
      }
    }
    let start = scanner.position
    let kind = try raised()
    guard let outer = operations.first else { return kind }
    try check(kind, at: start)
    for operation in operations.reversed() { emit(operation) }
    return outer.isLogical ? .flag : .number
  }

  private mutating func raised() throws(CurveSyntaxError) -> Kind {
    let start = scanner.position
    let kind = try primary()
    guard accept("^") else { return kind }
    try check(kind, at: start)
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepestNesting else {
      throw CurveSyntaxError("the formula is nested too deeply", at: scanner.position)
    }
    let exponent = scanner.position
    try check(signed(), at: exponent)
    emit(.binary(.raise))
    return .number
  }

  /// An error for a text in the place of a number.
  func check(_ kind: Kind, at start: Int) throws(CurveSyntaxError) {
    guard case .text = kind else { return }
    throw CurveSyntaxError("texts can only be compared, with == and !=", at: start)
  }
}

// MARK: - Tokens

extension ExpressionParser {
  /// Skips an operator and the spaces behind it.
  mutating func accept(_ text: String) -> Bool {
    guard scanner.skip(text) else { return false }
    skipSpaces()
    return true
  }

  private mutating func acceptMinus() -> Bool {
    accept("-") || accept("−")
  }

  mutating func skipSpaces() {
    scanner.skip(while: \.isWhitespace)
  }

  /// A letter followed by letters and digits.
  mutating func identifier() -> String {
    let start = scanner.position
    guard scanner.current?.isLetter == true else { return "" }
    scanner.skip(while: \.isWordCharacter)
    return scanner.text(from: start)
  }

  func unexpected(_ expected: String) -> CurveSyntaxError {
    CurveSyntaxError(
      "expected \(expected), found \(scanner.currentDescription)", at: scanner.position)
  }
}
