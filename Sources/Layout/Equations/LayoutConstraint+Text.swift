// Conversion of constraints from and to text.

import AnimPrimitives

extension LayoutConstraint {
  /// The constraint of an equation such as `card.leading == canvas.leading + 16 @750`.
  ///
  /// - Throws: the error and its place.
  public init(parsing equation: String) throws(EquationError) {
    self = try LayoutEquation(parsing: equation).constraint
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The equation of the constraint; parsing it gives the same constraint.
  public var description: String {
    var text =
      "\(LayoutEquation.quoted(firstItem)).\(firstAttribute.rawValue) \(relation.rawValue) "
    if let second {
      if multiplier != 1 { text += "\(multiplier.shortestText) * " }
      text += "\(LayoutEquation.quoted(second.item)).\(second.attribute.rawValue)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += constant.magnitude.shortestText }
    } else {
      text += constant.shortestText
    }
    if priority != Self.required { text += " @\(priority.shortestText)" }
    return text
  }
}

extension LayoutEquation {
  /// An item in an equation, quoted if its name contains operators or spaces.
  package static func quoted(_ item: LayoutItem) -> String {
    switch item {
    case .canvas, .superview: item.name
    case .view(let id): quoted(id)
    }
  }

  package static func quoted(_ id: String) -> String {
    let isPlain =
      id.utf8.first.map(EquationScanner.beginsWord) ?? false
      && (id.utf8.allSatisfy(EquationScanner.isPlain) || EquationScanner.reads(path: id))
    return isPlain ? id : "'\(id.replacing("'", with: "''"))'"
  }
}
