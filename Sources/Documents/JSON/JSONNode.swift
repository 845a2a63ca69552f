/// A JSON value with its range in the text.
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
  /// Byte offsets into the text, including quotes and brackets.
  package var range: Range<Int>
  /// Whether the value replaces a `"$name"`. Then `range` is that of the string, also for nested values.
  package var isSubstituted = false

  package init(value: Value, range: Range<Int>, isSubstituted: Bool = false) {
    self.value = value
    self.range = range
    self.isSubstituted = isSubstituted
  }
}

/// A key with its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var keyRange: Range<Int>
  package var node: JSONNode

  package init(key: String, keyRange: Range<Int>, node: JSONNode) {
    self.key = key
    self.keyRange = keyRange
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
