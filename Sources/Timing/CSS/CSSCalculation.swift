import AnimPrimitives

/// Reads the content of a `calc()`: numbers or percentages with `+`, `-`, `*`, `/` and parentheses. Source: CSS Values
/// and Units Level 4, §10.8 and §10.9.
struct CSSCalculation {
  struct Value {
    /// 50 for 50 %.
    var number: Double
    var isPercentage: Bool
  }

  private(set) var scanner: ByteScanner
  private var depth = 0

  /// The maximum depth of parentheses.
  private static let depthLimit = 100

  /// - Parameter scanner: positioned after the opening parenthesis.
  init(_ scanner: ByteScanner) {
    self.scanner = scanner
  }

  /// Reads up to and including the closing parenthesis.
  mutating func rest() throws(CurveSyntaxError) -> Value {
    let start = scanner.position
    guard depth < Self.depthLimit else {
      throw CurveSyntaxError("calc() is nested more than \(Self.depthLimit) deep", at: start)
    }
    depth += 1
    let value = try sum()
    depth -= 1
    guard scanner.skip(")") else {
      throw CurveSyntaxError(
        "expected an operator or a closing parenthesis, found \(scanner.currentDescription)",
        at: scanner.position)
    }
    guard value.number.isFinite else {
      throw CurveSyntaxError("calc() is not a finite number", at: start)
    }
    return value
  }

  private mutating func sum() throws(CurveSyntaxError) -> Value {
    var value = try product()
    while true {
      // These operators need white space on both sides, because a sign may belong to a number.
      let before = scanner.position
      try scanner.skipSpacesAndComments()
      let sign = scanner.current
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return value }
      let place = scanner.position
      guard place > before, scanner.byte(at: 1)?.isWhitespace == true else {
        throw CurveSyntaxError("a + or - in calc() has spaces on both sides", at: place)
      }
      scanner.advance()
      let other = try product()
      guard other.isPercentage == value.isPercentage else {
        throw CurveSyntaxError("a number and a percentage cannot be added", at: place)
      }
      value.number += sign == UInt8(ascii: "+") ? other.number : -other.number
    }
  }

  private mutating func product() throws(CurveSyntaxError) -> Value {
    var value = try factor()
    while true {
      let rewound = scanner
      try scanner.skipSpacesAndComments()
      let place = scanner.position
      if scanner.skip("*") {
        let other = try factor()
        guard !(value.isPercentage && other.isPercentage) else {
          throw CurveSyntaxError("two percentages cannot be multiplied", at: place)
        }
        value.number *= other.number
        value.isPercentage = value.isPercentage || other.isPercentage
      } else if scanner.skip("/") {
        let other = try factor()
        guard !other.isPercentage else {
          throw CurveSyntaxError("nothing can be divided by a percentage", at: place)
        }
        guard other.number != 0 else {
          throw CurveSyntaxError("calc() divides by 0", at: place)
        }
        value.number /= other.number
      } else {
        scanner = rewound
        return value
      }
    }
  }

  private mutating func factor() throws(CurveSyntaxError) -> Value {
    try scanner.skipSpacesAndComments()
    if scanner.skipsFunction(named: "calc") || scanner.skip("(") { return try rest() }
    let start = scanner.position
    if let number = try scanner.signedNumber() {
      return Value(number: number, isPercentage: scanner.skip("%"))
    }
    for (name, number) in Self.constants where scanner.skipsWord(name) {
      return Value(number: number, isPercentage: false)
    }
    throw CurveSyntaxError(
      "expected a number in calc(), found \(scanner.currentDescription)", at: start)
  }

  /// Source: CSS Values and Units Level 4, §10.7.1.
  private static let constants: [(String, Double)] = [
    ("pi", 3.141592653589793), ("e", 2.718281828459045),
  ]
}

extension ByteScanner {
  /// Reads a number with a sign. Returns nil and does not move if there is none.
  mutating func signedNumber() throws(CurveSyntaxError) -> Double? {
    let rewound = self
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let value = try number() else {
      self = rewound
      return nil
    }
    return isNegative ? -value : value
  }

  /// Skips white space and comments.
  mutating func skipSpacesAndComments() throws(CurveSyntaxError) {
    while true {
      skip(while: \.isWhitespace)
      let start = position
      guard skip("/*") else { return }
      while !skip("*/") {
        guard !isAtEnd else {
          throw CurveSyntaxError("the comment is not closed", at: start)
        }
        advance()
      }
    }
  }

  /// Skips a word in upper or lower case if it is at the cursor.
  mutating func skipsWord(_ word: String) -> Bool {
    let rewound = self
    let start = position
    skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    if text(from: start).lowercased() == word { return true }
    self = rewound
    return false
  }

  /// Skips a function's name and its opening parenthesis if they are at the cursor.
  mutating func skipsFunction(named name: String) -> Bool {
    let rewound = self
    if skipsWord(name), skip("(") { return true }
    self = rewound
    return false
  }
}
