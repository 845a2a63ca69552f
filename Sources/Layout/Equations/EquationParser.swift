import AnimPrimitives

/// Parses an equation.
struct EquationParser {
  /// An attribute of an item, with its range in the text.
  struct Attribute {
    var item: LayoutItem
    var attribute: LayoutAttribute
    var range: Range<Int>
    var itemRange: Range<Int>
  }

  /// multiplier × attribute + constant.
  struct Side {
    var attribute: Attribute?
    var multiplier = 0.0
    var constant = 0.0
  }

  private var scanner: EquationScanner
  private var token: EquationScanner.Token

  /// - Parameter number: returns the value of a parameter.
  init(_ text: String, number: @escaping (String) -> Double?) throws(EquationError) {
    scanner = EquationScanner(text, number: number)
    token = try scanner.next()
  }

  private mutating func advance() throws(EquationError) {
    token = try scanner.next()
  }

  mutating func leftSide() throws(EquationError) -> Attribute {
    guard case .attribute = token.kind else {
      throw expected("an attribute of a view, such as `card.width`")
    }
    return try attribute()
  }

  mutating func relation() throws(EquationError) -> LayoutConstraint.Relation {
    guard case .relation(let relation) = token.kind else {
      throw expected(
        "`==`, `>=` or `<=`", hint: "the left side of an equation is one attribute alone")
    }
    try advance()
    return relation
  }

  mutating func expectEnd() throws(EquationError) {
    guard token.kind == .end else { throw expected("the end of the equation") }
  }

  /// An error at the current token.
  private func expected(_ what: String, hint: String? = nil) -> EquationError {
    let found: String =
      switch token.kind {
      case .end: "the end"
      case .attribute(let item, let name): "`\(item).\(name)`"
      case .word(let word): "`\(word)`"
      case .number: scanner.text(token.range)
      case .relation(let relation): "`\(relation.rawValue)`"
      case .plus: "`+`"
      case .minus: "`-`"
      case .times: "`*`"
      case .divided: "`/`"
      case .at: "`@`"
      }
    return EquationError("expected \(what), found \(found)", at: token.range, hint: hint)
  }
}

// MARK: - The right side

extension EquationParser {
  /// The maximum magnitude of a multiplier and of a constant.
  private static let limit = 1_000_000.0

  mutating func side() throws(EquationError) -> Side {
    var side = Side()
    let start = token.range.lowerBound
    var sign = 1.0
    if token.kind == .minus {
      sign = -1
      try advance()
    }
    while true {
      let end = token.range
      let (factor, attribute) = try product()
      if let attribute {
        guard side.attribute == nil else {
          throw EquationError(
            "an equation relates one attribute to one other", at: attribute.range,
            hint: "make it two equations")
        }
        side.attribute = attribute
        side.multiplier = sign * factor
      } else {
        side.constant += sign * factor
      }
      // Checked separately, because `max` ignores NaN.
      guard abs(side.constant) <= Self.limit, abs(side.multiplier) <= Self.limit else {
        throw EquationError(
          "a number in an equation must lie within ±1000000", at: start..<end.upperBound)
      }
      guard token.kind == .plus || token.kind == .minus else { return side }
      sign = token.kind == .plus ? 1 : -1
      try advance()
    }
  }

  private mutating func product() throws(EquationError) -> (Double, Attribute?) {
    var (result, attribute) = try factor()
    while token.kind == .times || token.kind == .divided {
      let divides = token.kind == .divided
      try advance()
      let range = token.range
      let (number, second) = try factor()
      if let second {
        guard attribute == nil, !divides else {
          throw EquationError(
            "attributes can be multiplied and divided only by numbers", at: second.range)
        }
        attribute = second
      }
      if divides && number == 0 { throw EquationError("division by 0", at: range) }
      result = divides ? result / number : result * number
    }
    return (result, attribute)
  }

  private mutating func factor() throws(EquationError) -> (Double, Attribute?) {
    var sign = 1.0
    if token.kind == .minus {
      sign = -1
      try advance()
    }
    switch token.kind {
    case .number(let number):
      try advance()
      return (sign * number, nil)
    case .attribute: return (sign, try attribute())
    case .word, .relation, .plus, .minus, .times, .divided, .at, .end:
      throw expected("a number or an attribute")
    }
  }

  private mutating func attribute() throws(EquationError) -> Attribute {
    guard case .attribute(let item, let name) = token.kind else { throw expected("an attribute") }
    let range = token.range
    guard let attribute = LayoutAttribute(rawValue: name) else {
      // Of equally close names, those with the same first letter come first.
      let all = LayoutAttribute.allCases.map(\.rawValue)
      let names =
        all.filter { $0.first == name.first } + all.filter { $0.first != name.first }
      let start = range.upperBound - name.utf8.count
      throw EquationError(
        name.isEmpty ? "expected an attribute after the dot" : "unknown attribute `\(name)`",
        at: start..<range.upperBound,
        hint: names.nearest(to: name).map { "did you mean `\($0)`?" }
          ?? "there are \(all.joined(separator: ", "))")
    }
    try advance()
    let itemRange = range.lowerBound..<(range.upperBound - name.utf8.count - 1)
    return Attribute(
      item: LayoutItem(named: item), attribute: attribute, range: range, itemRange: itemRange)
  }
}

// MARK: - Priority

extension EquationParser {
  private static let names = [
    "required": LayoutConstraint.required, "high": LayoutConstraint.defaultHigh,
    "low": LayoutConstraint.defaultLow,
  ]

  mutating func priority() throws(EquationError) -> Double {
    guard token.kind == .at else { return LayoutConstraint.required }
    try advance()
    let priority: Double
    switch token.kind {
    case .number(let number): priority = number
    case .word(let name) where Self.names[name] != nil:
      priority = Self.names[name] ?? LayoutConstraint.required
    case .word, .attribute, .relation, .plus, .minus, .times, .divided, .at, .end:
      throw expected("a priority from 1 to 1000")
    }
    guard LayoutConstraint.priorities.contains(priority) else {
      throw EquationError(
        "a priority is a number from 1 to 1000, found \(scanner.text(token.range))",
        at: token.range)
    }
    try advance()
    return priority
  }
}
