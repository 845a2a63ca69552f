import Motion

/// A JSON value, and where it stands in the text.
package struct JSONNode: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// Members in the order of the text; keys are unique.
    case object([JSONMember])
  }

  package var value: Value
  /// Byte offsets into the scene's text, quotes and brackets included.
  package var range: Range<Int>
  /// Whether it stands for a `"$name"`: then `range` is that string's, and what is inside of the value
  /// has no place of its own.
  package var isSubstituted = false
}

/// A key with its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var keyRange: Range<Int>
  package var node: JSONNode
}

extension JSONNode {
  /// Where it begins.
  var origin: ScriptOrigin { ScriptOrigin(offset: range.lowerBound) }

  /// What it is, for an error: `"12px"`, `a list of 3`, `true`.
  var summary: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Self.text(of: number)
    case .string(let text): text.count > 40 ? "\"\(text.prefix(39))…\"" : "\"\(text)\""
    case .array(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .object: "an object"
    }
  }

  var members: [JSONMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  var elements: [JSONNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  var string: String? {
    guard case .string(let string) = value else { return nil }
    return string
  }

  var number: Double? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  private static func text(of number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
