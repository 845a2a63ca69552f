// A document is never printed again: an edit replaces the bytes of one value, or adds one member in the style of its
// object, so that spaces, line ends, the order of keys and comments stay as their author wrote them.

/// A change of a text: a range of bytes, and the bytes that replace it.
package struct TextEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: [UInt8]

  package init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// The text after the change; nil if the range is not in the text.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    var result = bytes
    result.replaceSubrange(range, with: replacement)
    return result
  }
}

// MARK: - Values of JSON

extension TextEdit {
  package enum Fault: Error, Hashable, Sendable {
    /// The document is not JSON.
    case document
    /// The new value is not one JSON value.
    case value
    /// There is no such value, and no object that could get it.
    case place(JSONPointer)
  }

  /// The smallest change that gives a value in a JSON document another text. A missing member goes behind the last one of
  /// its object.
  ///
  /// - Parameter value: JSON.
  package static func setting(
    _ pointer: JSONPointer, to value: String, in bytes: [UInt8]
  ) throws(Fault) -> TextEdit {
    let value = Array(value.utf8)
    guard JSONReader.read(value).fault == nil else { throw .value }
    guard let root = JSONReader.read(bytes, keepsComments: true).root else { throw .document }
    if let node = pointer.value(in: root) {
      return TextEdit(range: node.place.range, replacement: value)
    }
    guard let key = pointer.tokens.last, let object = pointer.parent?.value(in: root),
      let members = object.members
    else { throw .place(pointer) }
    let name = Array(key.jsonQuoted.utf8)
    guard let last = members.last else {
      // Only white space stands between the braces.
      let inner = object.place.range.lowerBound + 1..<object.place.range.upperBound - 1
      let text = Array(" ".utf8) + name + Array(": ".utf8) + value + Array(" ".utf8)
      return TextEdit(range: inner, replacement: text)
    }
    let end = last.node.place.range.upperBound
    let colon = bytes[last.keyPlace.range.upperBound..<last.node.place.range.lowerBound]
    let text = separator(in: object, members, bytes) + name + colon + value
    return TextEdit(range: end..<end, replacement: text)
  }

  /// The comma between members with the white space around it: that before the last member, or that before the only one.
  private static func separator(
    in object: JSONNode, _ members: [JSONMember], _ bytes: [UInt8]
  ) -> [UInt8] {
    let last = members[members.count - 1]
    guard members.count > 1 else {
      let space = bytes[object.place.range.lowerBound + 1..<last.keyPlace.range.lowerBound]
      return [UInt8(ascii: ",")] + space
    }
    let before = members[members.count - 2].node.place.range.upperBound
    return Array(bytes[before..<last.keyPlace.range.lowerBound])
  }
}
