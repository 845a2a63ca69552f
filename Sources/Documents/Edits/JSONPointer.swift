/// The path of a value in a JSON document: `/timeline/3/duration`. Source: RFC 6901.
package struct JSONPointer: Hashable, Sendable {
  /// Keys of objects, and indices of arrays in decimal digits.
  package var tokens: [String]

  package init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// nil if the text does not begin with a slash, or has an invalid escape.
  package init?(_ text: String) {
    guard !text.isEmpty else {
      self.init()
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    var tokens: [String] = []
    for part in text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let token = Self.unescaped(part) else { return nil }
      tokens.append(token)
    }
    self.init(tokens)
  }

  /// The pointer to the value that holds this one; nil for the whole document.
  package var parent: JSONPointer? { tokens.isEmpty ? nil : JSONPointer(tokens.dropLast()) }

  package func appending(_ token: String) -> JSONPointer { JSONPointer(tokens + [token]) }

  /// The value in a document; nil if there is none.
  package func value(in root: JSONNode) -> JSONNode? {
    tokens.reduce(root) { node, token in node?.child(token) }
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONPointer: CustomStringConvertible {
  package var description: String {
    tokens.map { token in
      var text = "/"
      for scalar in token.unicodeScalars {
        switch scalar {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text
    }.joined()
  }
}

extension JSONNode {
  /// The member with a key, or the element with an index in decimal digits without leading zeros.
  fileprivate func child(_ token: String) -> JSONNode? {
    switch value {
    case .object(let members):
      members.first { $0.key.utf8.elementsEqual(token.utf8) }?.node
    case .array(let elements):
      Int(token).flatMap {
        elements.indices.contains($0) && String($0) == token ? elements[$0] : nil
      }
    case .null, .bool, .number, .string: nil
    }
  }
}
