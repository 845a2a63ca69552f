// Numbers, names, calls and texts in a formula.

import AnimPrimitives

extension ExpressionParser {
  mutating func primary() throws(CurveSyntaxError) -> Kind {
    if accept("(") {
      let kind = try conditional()
      guard accept(")") else { throw unexpected("a closing parenthesis") }
      return kind
    }
    if let value = try scanner.number() {
      skipSpaces()
      code.append(.constant(value))
      return .number
    }
    if accept("π") {
      code.append(.constant(.pi))
      return .number
    }
    if names != nil {
      if scanner.current == UInt8(ascii: "$") { return try parameter() }
      if scanner.current == UInt8(ascii: "'") { return try text() }
    }
    try name()
    return .number
  }

  /// The value of a parameter: `$name`. The name may contain hyphens if there is such a parameter.
  private mutating func parameter() throws(CurveSyntaxError) -> Kind {
    let start = scanner.position
    scanner.advance()
    let first = scanner.position
    scanner.skip { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
    var name = scanner.text(from: first)
    var value = names?.find(name)
    while value == nil, let hyphen = name.lastIndex(of: "-") {
      name = String(name[..<hyphen])
      value = names?.find(name)
    }
    scanner.move(to: first + name.utf8.count)
    skipSpaces()
    switch value {
    case .number(let number)?:
      code.append(.constant(number))
      return .number
    case .flag(let flag)?:
      code.append(.constant(flag ? 1 : 0))
      return .flag
    case .text(let text)?:
      code.append(.constant(0))
      return .text(text)
    case .other(let kind)?:
      throw CurveSyntaxError(
        "`$\(name)` is \(kind); formulas take numbers, flags and texts", at: start)
    case nil:
      throw CurveSyntaxError(
        "unknown parameter `\(name)`", at: start,
        hint: didYouMean((names?.all ?? []).sorted().nearest(to: name)))
    }
  }

  /// A text in single quotation marks.
  private mutating func text() throws(CurveSyntaxError) -> Kind {
    let start = scanner.position
    scanner.advance()
    let first = scanner.position
    scanner.skip { $0 != UInt8(ascii: "'") }
    let text = scanner.text(from: first)
    guard accept("'") else {
      throw CurveSyntaxError("a text has no closing quotation mark", at: start)
    }
    code.append(.constant(0))
    return .text(text)
  }

  private mutating func name() throws(CurveSyntaxError) {
    let start = scanner.position
    let name = identifier()
    guard !name.isEmpty else { throw unexpected("a number, a name or a parenthesis") }
    skipSpaces()
    let isCalled = scanner.current == UInt8(ascii: "(")
    switch (operand(name), ExpressionFunction.named[name]) {
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
      let operands = names == nil ? Self.operands : Self.constants
      let known = operands.keys.sorted() + ExpressionFunction.named.keys.sorted()
      throw CurveSyntaxError(
        "there is no \(isCalled ? "function" : "variable") '\(name)'", at: start,
        hint: didYouMean(known.nearest(to: name))
          ?? (names == nil ? "the variable is t" : "parameters begin with a dollar sign"))
    }
  }

  private func operand(_ name: String) -> ExpressionInstruction? {
    guard let names else { return Self.operands[name] }
    return name == "px" ? names.pixel().map { .constant($0) } : Self.constants[name]
  }

  private static let constants: [String: ExpressionInstruction] = [
    "pi": .constant(.pi), "tau": .constant(2 * .pi), "e": .constant(2.718_281_828_459_045),
  ]

  private static let operands = constants.merging([
    "t": .fraction, "elapsed": .elapsed, "duration": .duration,
  ]) { constant, _ in constant }

  private mutating func call(
    _ function: ExpressionFunction, name: String, at start: Int
  ) throws(CurveSyntaxError) {
    _ = accept("(")
    var count = 0
    if scanner.current != UInt8(ascii: ")") {
      repeat {
        let argument = scanner.position
        try check(conditional(), at: argument)
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
  mutating func emit(_ function: ExpressionFunction) {
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
