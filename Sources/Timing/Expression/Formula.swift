/// A formula of a scene: the language of `TimingExpression` without time, with parameters.
///
///     = $width - 2 * $margin
///     = $on ? 22 : 2
///     = $look == 'classic' && $index > 0
///     = px
///
/// Parameters are numbers, flags or texts. Texts stand in single quotation marks; they can be compared, and chosen by a
/// condition.
package enum Formula {
  /// The value of a formula.
  ///
  /// - Throws: the first syntax error, an unknown name, or a number that is not finite.
  package static func value(
    of text: String, _ names: FormulaNames
  ) throws(CurveSyntaxError) -> FormulaValue {
    var parser = ExpressionParser(text, names: names)
    let value = try parser.value()
    guard case .number(let number) = value, !number.isFinite else { return value }
    throw CurveSyntaxError(
      "the formula is \(number.isNaN ? "not a number" : "infinite")", at: 0)
  }
}

/// The value of a formula or of a name in it.
package enum FormulaValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  /// A value of another kind, described for an error: `a list of 2`.
  case other(String)
}

/// The names that a formula may refer to.
package struct FormulaNames {
  package let find: (String) -> FormulaValue?
  /// All names, for hints.
  package let all: [String]
  /// The side of a pixel in points, the value of `px`; nil if it is not known.
  package let pixel: () -> Double?

  package init(
    all: [String], pixel: @escaping () -> Double? = { nil },
    find: @escaping (String) -> FormulaValue?
  ) {
    self.all = all
    self.pixel = pixel
    self.find = find
  }
}
