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

  /// A list of strings on one line.
  package init(_ strings: some Sequence<String>) { self.init(strings.map { JSONText($0) }) }

  /// A list on one line.
  package init(_ elements: some Sequence<JSONText>) {
    text = "[\(elements.map(\.text).joined(separator: ", "))]"
  }

  /// An object on one line.
  package init(members: some Sequence<(String, JSONText)>) {
    let members = members.map { "\($0.jsonQuoted): \($1.text)" }
    text = members.isEmpty ? "{ }" : "{ \(members.joined(separator: ", ")) }"
  }

  /// A list with a line for each element.
  package static func lines(
    _ elements: some Sequence<JSONText>, indent: Int = 2, closing: String = "\n]"
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
    let margin = String(repeating: " ", count: indent)
    let rows = members.map { "\(margin)\($0.key.jsonQuoted): \($0.value.text)" }
    return JSONText(json: "{\n\(rows.joined(separator: ",\n"))\n\(margin.dropLast(2))}")
  }

  /// The object with members after its own.
  package func adding(_ other: JSONText) -> JSONText {
    JSONText(json: "\(text.dropLast(2)), \(other.text.dropFirst(2))")
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
