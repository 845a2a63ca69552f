import AnimPrimitives

/// Reads one CSS easing function. Source: CSS Easing Level 2; tokens as in CSS Syntax Level 3.
struct CSSEasingParser {
  private var scanner: ByteScanner

  init(_ text: String) {
    scanner = ByteScanner(text)
  }

  mutating func easingFunction() throws(CurveSyntaxError) -> TimingCurve {
    try skipSpaces()
    let start = scanner.position
    let name = identifier()
    let isFunction = scanner.skip("(")
    let curve: TimingCurve
    switch (name.lowercased(), isFunction) {
    case ("cubic-bezier", true): curve = try cubicBezier()
    case ("steps", true): curve = try steps()
    case ("linear", true): curve = try linear()
    case (let keyword, false):
      guard Self.keywords.contains(keyword), let named = TimingCurve(named: keyword) else {
        throw unknown(name, at: start)
      }
      curve = named
    case (_, true): throw unknown(name + "()", at: start)
    }
    try skipSpaces()
    guard scanner.isAtEnd else {
      throw CurveSyntaxError(
        "expected nothing after the function, found \(scanner.currentDescription)",
        at: scanner.position)
    }
    return curve
  }

  private static let keywords = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  private func unknown(_ name: String, at offset: Int) -> CurveSyntaxError {
    if name.isEmpty {
      return CurveSyntaxError(
        "expected a timing curve, found \(scanner.currentDescription)", at: offset)
    }
    let known = TimingCurve.names + ["cubic-bezier()", "steps()", "linear()"]
    return CurveSyntaxError(
      "there is no timing curve '\(name)'", at: offset, hint: didYouMean(known.nearest(to: name)))
  }
}

/// The hint with the nearest known word.
func didYouMean(_ word: String?) -> String? {
  word.map { "did you mean '\($0)'?" }
}

// MARK: - Functions

extension CSSEasingParser {
  private mutating func cubicBezier() throws(CurveSyntaxError) -> TimingCurve {
    let start = scanner.position
    let x1 = try number("x1")
    try expect(",", "a comma")
    let y1 = try number("y1")
    try expect(",", "a comma")
    let x2 = try number("x2")
    try expect(",", "a comma")
    let y2 = try number("y2")
    try close()
    do {
      return .cubic(try CubicTimingParameters(x1: x1, y1: y1, x2: x2, y2: y2))
    } catch {
      throw CurveSyntaxError(error.message, at: start)
    }
  }

  private mutating func steps() throws(CurveSyntaxError) -> TimingCurve {
    try skipSpaces()
    let start = scanner.position
    let value = try number("a number of steps")
    let text = scanner.text(from: start)
    guard let count = Int(exactly: value), !text.contains(where: { ".eE".contains($0) }) else {
      throw CurveSyntaxError("expected a whole number of steps, found \(text)", at: start)
    }
    try skipSpaces()
    let position = scanner.skip(",") ? try stepPosition() : .end
    try close()
    do {
      return .steps(try StepsTimingFunction(count: count, position: position))
    } catch {
      throw CurveSyntaxError(error.message, at: start)
    }
  }

  private mutating func stepPosition() throws(CurveSyntaxError) -> StepsTimingFunction.Position {
    try skipSpaces()
    let start = scanner.position
    let name = identifier()
    guard let position = StepsTimingFunction.Position(rawValue: name.lowercased()) else {
      let known = StepsTimingFunction.Position.allCases.map(\.rawValue)
      throw CurveSyntaxError(
        "expected one of \(known.joined(separator: ", ")), found "
          + (name.isEmpty ? scanner.currentDescription : "'\(name)'"),
        at: start, hint: didYouMean(known.nearest(to: name)))
    }
    return position
  }

  private mutating func linear() throws(CurveSyntaxError) -> TimingCurve {
    let start = scanner.position
    var stops: [LinearTimingFunction.Stop] = []
    repeat {
      stops.append(try stop())
      try skipSpaces()
    } while scanner.skip(",")
    try close()
    do {
      return .linearStops(try LinearTimingFunction(stops: stops))
    } catch {
      throw CurveSyntaxError(error.message, at: start)
    }
  }

  /// Reads a number with up to two percentages, either all before it or all after it.
  private mutating func stop() throws(CurveSyntaxError) -> LinearTimingFunction.Stop {
    var inputs = try percentages()
    try skipSpaces()
    let start = scanner.position
    guard let output = try value() else {
      throw CurveSyntaxError(
        "expected an output, found \(scanner.currentDescription)", at: scanner.position)
    }
    guard !output.isPercentage else {
      throw CurveSyntaxError("expected a number beside the percentages", at: start)
    }
    if inputs.isEmpty { inputs = try percentages() }
    return LinearTimingFunction.Stop(output: output.number, inputs: inputs)
  }

  private mutating func percentages() throws(CurveSyntaxError) -> [Double] {
    var values: [Double] = []
    while values.count < 2 {
      try skipSpaces()
      let rewound = scanner
      guard let value = try value(), value.isPercentage else {
        scanner = rewound
        break
      }
      values.append(value.number / 100)
    }
    return values
  }
}

// MARK: - Tokens

extension CSSEasingParser {
  private mutating func close() throws(CurveSyntaxError) {
    try expect(")", "a closing parenthesis")
  }

  private mutating func number(_ what: String) throws(CurveSyntaxError) -> Double {
    try skipSpaces()
    let start = scanner.position
    guard let value = try value() else {
      throw CurveSyntaxError(
        "expected \(what), found \(scanner.currentDescription)", at: scanner.position)
    }
    guard !value.isPercentage else {
      throw CurveSyntaxError("expected \(what), found a percentage", at: start)
    }
    return value.number
  }

  /// Reads a number, a percentage or a `calc()`. Returns nil and does not move if there is none.
  private mutating func value() throws(CurveSyntaxError) -> CSSCalculation.Value? {
    if scanner.skipsFunction(named: "calc") {
      var calculation = CSSCalculation(scanner)
      defer { scanner = calculation.scanner }
      return try calculation.rest()
    }
    guard let number = try signedNumber() else { return nil }
    return CSSCalculation.Value(number: number, isPercentage: scanner.skip("%"))
  }

  private mutating func signedNumber() throws(CurveSyntaxError) -> Double? {
    try scanner.signedNumber()
  }

  private mutating func identifier() -> String {
    let start = scanner.position
    scanner.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    return scanner.text(from: start)
  }

  private mutating func expect(
    _ text: String, _ what: String
  ) throws(CurveSyntaxError) {
    try skipSpaces()
    guard scanner.skip(text) else {
      throw CurveSyntaxError(
        "expected \(what), found \(scanner.currentDescription)", at: scanner.position)
    }
  }

  private mutating func skipSpaces() throws(CurveSyntaxError) {
    try scanner.skipSpacesAndComments()
  }
}

extension TimingCurve {
  /// Reads a CSS easing function: `cubic-bezier()`, `steps()`, `linear()` or a keyword, in upper or lower case, with
  /// comments. Source: CSS Easing Level 2.
  /// - Throws: the first syntax error.
  public init(css text: String) throws(CurveSyntaxError) {
    var parser = CSSEasingParser(text)
    self = try parser.easingFunction()
  }

  /// Reads a curve as scenes write it: a name or a CSS easing function.
  /// - Throws: the first syntax error.
  public init(parsing text: String) throws(CurveSyntaxError) {
    if let curve = TimingCurve(named: text) {
      self = curve
      return
    }
    try self.init(css: text)
  }
}
