/// A JSON value with its place in the text.
package struct JSONNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// Members in text order; keys are unique.
    case object([JSONMember])
  }

  package var value: Value
  /// Where the value stands, including quotes and brackets. A value that replaces a `"$name"` keeps the place of its own
  /// text.
  package var place: Place

  package init(value: Value, place: Place) {
    self.value = value
    self.place = place
  }
}

/// A key with its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var keyPlace: Place
  package var node: JSONNode

  package init(key: String, keyPlace: Place, node: JSONNode) {
    self.key = key
    self.keyPlace = keyPlace
    self.node = node
  }
}

extension JSONNode {
  /// A member of an object; nil if there is none, or if the value is not an object.
  package subscript(key: String) -> JSONNode? {
    members?.first { $0.key == key }?.node
  }

  /// The value as described in errors: `"12px"`, `a list of 3`, `true`.
  package var summary: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Self.text(of: number)
    case .string(let text): text.count > 40 ? "\"\(text.prefix(39))…\"" : "\"\(text)\""
    case .array(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .object: "an object"
    }
  }

  package var members: [JSONMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  package var elements: [JSONNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  package var string: String? {
    guard case .string(let string) = value else { return nil }
    return string
  }

  package var number: Double? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  private static func text(of number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
