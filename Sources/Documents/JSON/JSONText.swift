import AnimPrimitives

/// JSON that is written by the program: one value as text, put together from values.
///
///     let row: JSONText = ["id": JSONText(view.id), "line": 3, "moves": JSONText(names.map(JSONText.init))]
///
/// prints `{ "id": "card", "line": 3, "moves": ["center"] }`. Members keep their order.
package struct JSONText: Hashable, Sendable {
  package let text: String

  /// - Parameter text: JSON.
  package init(json text: String) {
    self.text = text
  }

  package init(_ string: String) { text = string.jsonQuoted }
  package init(_ flag: Bool) { text = String(flag) }
  package init(_ integer: some BinaryInteger) { text = String(integer) }
  /// All digits of the number, so that a reader gets the same `Double`. Infinity and NaN are `null`.
  package init(_ number: Double) { text = number.json }
  package init(_ string: String?) { text = string?.jsonQuoted ?? "null" }
  package init(_ number: Double?) { text = number?.json ?? "null" }
  package init(_ integer: Int?) { text = integer.map(String.init) ?? "null" }

  /// A number without a fraction if it is an integer. Infinity and NaN are `null`.
  package init(shortest number: Double) { text = number.isFinite ? number.shortestText : "null" }

  /// The white space of a list or an object on one line.
  package enum Spacing: Sendable {
    /// `{ "a": [1, 2] }`
    case wide
    /// `{"a": [1, 2]}`
    case narrow
    /// `{"a":[1,2]}`
    case none

    fileprivate var comma: String { self == .none ? "," : ", " }
    fileprivate var colon: String { self == .none ? ":" : ": " }
    fileprivate var margin: String { self == .wide ? " " : "" }
  }

  /// A list of strings on one line.
  package init(_ strings: [String], spacing: Spacing = .wide) {
    self.init(strings.map { JSONText($0) }, spacing: spacing)
  }

  /// A list on one line.
  package init(_ elements: [JSONText], spacing: Spacing = .wide) {
    text = "[\(elements.map(\.text).joined(separator: spacing.comma))]"
  }

  /// An object on one line.
  package init(members: [(String, JSONText)], spacing: Spacing = .wide) {
    let members = members.map { "\($0.jsonQuoted)\(spacing.colon)\($1.text)" }
    guard !members.isEmpty else {
      text = "{}"
      return
    }
    text = "{\(spacing.margin)\(members.joined(separator: spacing.comma))\(spacing.margin)}"
  }

  /// An object on one line, with narrow white space.
  package static func narrow(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
    JSONText(members: members.map { ($0.key, $0.value) }, spacing: .narrow)
  }

  /// A list whose second element and those after it begin their own lines.
  package static func stacked(_ elements: [JSONText]) -> JSONText {
    JSONText(json: "[\(elements.map(\.text).joined(separator: ",\n"))]")
  }

  /// A list with a line for each element.
  package static func lines(
    _ elements: [JSONText], indent: Int = 2, closing: String = "\n]"
  ) -> JSONText {
    let margin = String(repeating: " ", count: indent)
    let rows = elements.map { margin + $0.text }
    return rows.isEmpty
      ? [] : JSONText(json: "[\n\(rows.joined(separator: ",\n"))\(closing)")
  }

  /// An object with a line for each member.
  ///
  /// - Parameter indent: the columns before the members, two more than before the closing bracket.
  package static func lines(
    _ members: KeyValuePairs<String, JSONText>, indent: Int = 2
  ) -> JSONText {
    lines(members: members.map { ($0.key, $0.value) }, indent: indent)
  }

  /// An object with a line for each member.
  package static func lines(
    members: [(String, JSONText)], indent: Int = 2
  ) -> JSONText {
    let margin = String(repeating: " ", count: indent)
    let rows = members.map { "\(margin)\($0.jsonQuoted): \($1.text)" }
    guard !rows.isEmpty else { return [:] }
    return JSONText(json: "{\n\(rows.joined(separator: ",\n"))\n\(margin.dropLast(2))}")
  }

  /// The object with members after its own. Both have wide spacing.
  package func adding(_ other: JSONText) -> JSONText {
    if self == [:] { return other }
    if other == [:] { return self }
    return JSONText(json: "\(text.dropLast(2)), \(other.text.dropFirst(2))")
  }
}

extension JSONText: CustomStringConvertible {
  package var description: String { text }
}

extension JSONText: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(value) }
  package init(booleanLiteral value: Bool) { self.init(value) }
  package init(nilLiteral: ()) { self.init(json: "null") }
  package init(arrayLiteral elements: JSONText...) { self.init(elements) }
  package init(dictionaryLiteral members: (String, JSONText)...) { self.init(members: members) }
}
