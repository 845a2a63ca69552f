import AnimPrimitives

/// Compiles a formula by recursive descent, with one function per level of precedence, and folds constants.
struct ExpressionParser {
  private var scanner: TextScanner
  private var code: [ExpressionInstruction] = []
  private var nesting = 0

  /// The maximum depth of parentheses, far below that which overflows a thread's stack.
  private static let deepestNesting = 65

  init(_ text: String) {
    scanner = TextScanner(text)
  }

  mutating func expression() throws(CurveSyntaxError) -> [ExpressionInstruction] {
    skipSpaces()
    if scanner.isAtEnd { throw CurveSyntaxError("the formula is empty", at: 0) }
    try conditional()
    guard scanner.isAtEnd else { throw unexpected("an operator") }
    var depth = 0
    for instruction in code {
      depth += instruction.growth
      guard depth <= ExpressionStack.capacity else {
        throw CurveSyntaxError(
          "the formula needs more than \(ExpressionStack.capacity) intermediate results", at: 0)
      }
    }
    return code
  }
}

// MARK: - Operators, from loose to tight

extension ExpressionParser {
  private mutating func conditional() throws(CurveSyntaxError) {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepestNesting else {
      throw CurveSyntaxError("the formula is nested too deeply", at: scanner.position)
    }
    try disjunction()
    guard accept("?") else { return }
    try conditional()
    guard accept(":") else { throw unexpected("':' of the condition") }
    try conditional()
    emit(.ternary(.select))
  }

  private mutating func disjunction() throws(CurveSyntaxError) {
    try conjunction()
    while accept("||") {
      try conjunction()
      emit(.binary(.or))
    }
  }

  private mutating func conjunction() throws(CurveSyntaxError) {
    try comparison()
    while accept("&&") {
      try comparison()
      emit(.binary(.and))
    }
  }

  private mutating func comparison() throws(CurveSyntaxError) {
    try sum()
    guard let operation = comparisonOperator() else { return }
    try sum()
    emit(operation)
    let position = scanner.position
    if comparisonOperator() != nil {
      throw CurveSyntaxError(
        "comparisons cannot be chained", at: position, hint: "join them with &&")
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

  private mutating func sum() throws(CurveSyntaxError) {
    try product()
    while true {
      if accept("+") {
        try product()
        emit(.binary(.add))
      } else if acceptMinus() {
        try product()
        emit(.binary(.subtract))
      } else {
        return
      }
    }
  }

  private mutating func product() throws(CurveSyntaxError) {
    try signed()
    while true {
      if accept("*") || accept("×") || accept("·") {
        try signed()
        emit(.binary(.multiply))
      } else if accept("/") || accept("÷") {
        try signed()
        emit(.binary(.divide))
      } else {
        return
      }
    }
  }

  private mutating func signed() throws(CurveSyntaxError) {
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
    try raised()
    for operation in operations.reversed() { emit(operation) }
  }

  private mutating func raised() throws(CurveSyntaxError) {
    try primary()
    guard accept("^") else { return }
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.deepestNesting else {
      throw CurveSyntaxError("the formula is nested too deeply", at: scanner.position)
    }
    try signed()
    emit(.binary(.raise))
  }
}

// MARK: - Operands

extension ExpressionParser {
  private mutating func primary() throws(CurveSyntaxError) {
    if accept("(") {
      try conditional()
      guard accept(")") else { throw unexpected("a closing parenthesis") }
    } else if let value = try scanner.number() {
      skipSpaces()
      code.append(.constant(value))
    } else if accept("π") {
      code.append(.constant(.pi))
    } else {
      try name()
    }
  }

  private mutating func name() throws(CurveSyntaxError) {
    let start = scanner.position
    let name = identifier()
    guard !name.isEmpty else { throw unexpected("a number, a name or a parenthesis") }
    skipSpaces()
    let isCalled = scanner.current == UInt8(ascii: "(")
    switch (Self.operands[name], ExpressionFunction.named[name]) {
    case (let operand?, _):
      guard !isCalled else {
        throw CurveSyntaxError("\(name) is not a function", at: start, hint: "write * to multiply")
      }
      code.append(operand)
    case (nil, let function?):
      guard isCalled else {
        throw CurveSyntaxError(
          "\(name) is a function and needs its argument in parentheses", at: start)
      }
      try call(function, name: name, at: start)
    case (nil, nil):
      let known = Self.operands.keys.sorted() + ExpressionFunction.named.keys.sorted()
      throw CurveSyntaxError(
        "there is no \(isCalled ? "function" : "variable") '\(name)'", at: start,
        hint: didYouMean(known.nearest(to: name)) ?? "the variable is t")
    }
  }

  private static let operands: [String: ExpressionInstruction] = [
    "t": .fraction, "elapsed": .elapsed, "duration": .duration,
    "pi": .constant(.pi), "tau": .constant(2 * .pi), "e": .constant(2.718_281_828_459_045),
  ]

  private mutating func call(
    _ function: ExpressionFunction, name: String, at start: Int
  ) throws(CurveSyntaxError) {
    _ = accept("(")
    var count = 0
    if scanner.current != UInt8(ascii: ")") {
      repeat {
        try conditional()
        count += 1
        // Combine further arguments of min and max at once, to limit the stack's height.
        if function.isVariadic, count >= 2 { emit(function) }
      } while accept(",")
    }
    guard accept(")") else { throw unexpected("a comma or a closing parenthesis") }
    guard count == function.arity || function.isVariadic && count > 2 else {
      let wanted = function.arity == 1 ? "1 argument" : "\(function.arity) arguments"
      let least = function.isVariadic ? "at least " : ""
      throw CurveSyntaxError("\(name) takes \(least)\(wanted), found \(count)", at: start)
    }
    if !function.isVariadic { emit(function) }
  }

  /// Adds a call, or its result if all arguments are constants.
  private mutating func emit(_ function: ExpressionFunction) {
    guard let value = constant(of: function) else {
      code.append(.call(function))
      return
    }
    code.removeLast(function.arity)
    code.append(.constant(value))
  }

  /// The result of a call with constant arguments; nil for other calls. A separate function, so that no slice of the
  /// code exists during an append, which would copy the whole array.
  private func constant(of function: ExpressionFunction) -> Double? {
    var stack = ExpressionStack()
    for argument in code.suffix(function.arity) {
      guard case .constant(let value) = argument else { return nil }
      stack.push(value, slope: 0)
    }
    function.apply(to: &stack)
    return stack.pop().value
  }
}

// MARK: - Tokens

extension ExpressionParser {
  /// Skips an operator and the spaces behind it.
  private mutating func accept(_ text: StaticString) -> Bool {
    guard scanner.skip(text) else { return false }
    skipSpaces()
    return true
  }

  private mutating func acceptMinus() -> Bool {
    accept("-") || accept("−")
  }

  private mutating func skipSpaces() {
    scanner.skip(while: TextScanner.isSpace)
  }

  /// A letter followed by letters and digits.
  private mutating func identifier() -> String {
    let start = scanner.position
    guard TextScanner.isLetter(scanner.current) else { return "" }
    scanner.skip { TextScanner.isLetter($0) || TextScanner.isDigit($0) || $0 == UInt8(ascii: "_") }
    return scanner.text(from: start)
  }

  private func unexpected(_ expected: String) -> CurveSyntaxError {
    CurveSyntaxError(
      "expected \(expected), found \(scanner.currentDescription)", at: scanner.position)
  }
}
