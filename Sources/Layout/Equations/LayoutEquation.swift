// The grammar of equations:
//
//     equation  = attribute relation side [ "@" priority ]
//     side      = [ "-" ] product { ( "+" | "-" ) product }      at most one attribute in all
//     product   = factor { "*" factor | "/" number }
//     factor    = number | "$" parameter | attribute
//     attribute = item "." name
//     relation  = "==" | ">=" | "<="
//     priority  = 1…1000 | "required" | "high" | "low"

import AnimPrimitives

/// A parsed equation with the ranges of its parts.
package struct LayoutEquation: Hashable, Sendable {
  package private(set) var constraint: LayoutConstraint
  /// The ranges of the items' names, in UTF-8 bytes.
  package private(set) var firstItemRange: Range<Int>
  /// nil if there is no second item.
  package private(set) var secondItemRange: Range<Int>?
  /// The ranges of the attributes including their items, in UTF-8 bytes.
  private var attributeRanges: [Range<Int>]

  /// - Parameter number: returns the value of a parameter such as `$gap`; nil if it is not a number.
  /// - Throws: the error and its place.
  package init(
    parsing text: String, number: @escaping (String) -> Double? = { _ in nil }
  ) throws(EquationError) {
    var parser = try EquationParser(text, number: number)
    let left = try parser.leftSide()
    let relation = try parser.relation()
    let right = try parser.side()
    let priority = try parser.priority()
    try parser.expectEnd()
    if let second = right.attribute, let mismatch = left.attribute.mismatch(with: second.attribute)
    {
      throw EquationError(
        mismatch, at: left.range.lowerBound..<second.range.upperBound)
    }
    firstItemRange = left.itemRange
    secondItemRange = right.attribute?.itemRange
    attributeRanges = [left.range] + (right.attribute.map { [$0.range] } ?? [])
    constraint = LayoutConstraint(
      item: left.item, attribute: left.attribute, relatedBy: relation,
      to: right.attribute.map { LayoutConstraint.Term($0.item, $0.attribute) },
      multiplier: right.attribute == nil ? 1 : right.multiplier, constant: right.constant,
      priority: priority)
  }
}

extension LayoutEquation {
  /// Replaces the ids of views.
  package mutating func rename(_ name: (String) -> String) {
    func renamed(_ item: LayoutItem) -> LayoutItem {
      if case .view(let id) = item { .view(name(id)) } else { item }
    }
    let old = constraint
    constraint = LayoutConstraint(
      item: renamed(old.firstItem), attribute: old.firstAttribute, relatedBy: old.relation,
      to: old.second.map { LayoutConstraint.Term(renamed($0.item), $0.attribute) },
      multiplier: old.multiplier, constant: old.constant, priority: old.priority)
  }

  /// Checks that all items are known.
  ///
  /// - Throws: for an unknown item, with a suggestion.
  package func check(isKnown: (String) -> Bool, ids: [String]) throws(EquationError) {
    try check(constraint.firstItem, at: firstItemRange, isKnown, ids)
    if let second = constraint.second, let range = secondItemRange {
      try check(second.item, at: range, isKnown, ids)
    }
    if constraint.firstItem == .superview {
      throw EquationError(
        "`superview` is that of the first item, so it cannot be the first item itself",
        at: firstItemRange, hint: "turn the equation around")
    }
  }

  /// Checks that all items with baselines are labels. Does not check `superview`.
  ///
  /// - Throws: for an item that is not a label.
  package func checkBaselines(isLabel: (String) -> Bool) throws(EquationError) {
    let sides =
      [(constraint.firstItem, constraint.firstAttribute)]
      + (constraint.second.map { [($0.item, $0.attribute)] } ?? [])
    for ((item, attribute), range) in zip(sides, attributeRanges) where attribute.isBaseline {
      if item == .superview { continue }
      if case .view(let id) = item, isLabel(id) { continue }
      throw EquationError(
        "`\(item.name)` has no `\(attribute.rawValue)`: only labels have baselines", at: range)
    }
  }

  private func check(
    _ item: LayoutItem, at range: Range<Int>, _ isKnown: (String) -> Bool, _ ids: [String]
  ) throws(EquationError) {
    guard case .view(let id) = item, !isKnown(id) else { return }
    let nearest = (ids + ["canvas", "superview"]).nearest(to: id)
    throw EquationError(
      "there is no view with the id \"\(id)\"", at: range,
      hint: nearest.map { "did you mean `\($0)`?" })
  }
}

/// An error in an equation.
public struct EquationError: Error, Hashable, Sendable {
  /// The range in the equation, in UTF-8 bytes.
  public var range: Range<Int>
  /// One sentence, lower case, without a full stop.
  public var message: String
  /// A second sentence with advice, or nil.
  public var hint: String?

  package init(_ message: String, at range: Range<Int>, hint: String? = nil) {
    self.range = range
    self.message = message
    self.hint = hint
  }
}
