import AnimDocuments
import AnimPrimitives

/// A value as a scene's file holds it, and the place that an edit changes.
struct WrittenValue {
  enum Source: String {
    /// The value stands here.
    case literal
    /// The value is that of a parameter, which the edit changes.
    case parameter
    /// The value is the name of a curve of the scene, which the edit changes.
    case named
    /// A formula, which is changed in the file only.
    case formula
    /// The file does not have the value yet.
    case missing
  }

  enum Kind: String {
    case number, color, text, flag, numbers, curve, other
  }

  var key: String
  var handle: JSONPointer
  /// JSON.
  var text: String
  var kind: Kind
  var source: Source
  /// The name of the parameter or curve, and the number of its uses.
  var use: (name: String, count: Int)?
  /// A byte of the value, for its line.
  var offset: Int

  /// A member of an object of the file.
  ///
  /// - Parameter pointer: to the object.
  init(_ member: JSONMember, of pointer: JSONPointer, in document: JSONNode, _ bytes: [UInt8]) {
    var place = (pointer: pointer.appending(member.key), node: member.node)
    key = member.key
    source = .literal
    if let name = member.node.string.flatMap(Self.parameterName),
      let node = document["parameters"]?[name]
    {
      place = (JSONPointer(["parameters", name]), node)
      source = .parameter
      use = (name, document.count(of: "$" + name))
    } else if let name = member.node.string, name.hasPrefix("=") {
      source = .formula
    } else if member.key == "curve", let name = member.node.string,
      let node = document["curves"]?[name]
    {
      place = (JSONPointer(["curves", name]), node)
      source = .named
      use = (name, document.count(of: name, underKey: "curve"))
    }
    handle = place.pointer
    text = String(decoding: bytes[place.node.place.range], as: UTF8.self)
    kind = Self.kind(of: place.node, member.key)
    offset = place.node.place.range.lowerBound
  }

  /// A value that the file does not have yet.
  init(
    missing key: String, usually text: String, _ kind: Kind, of pointer: JSONPointer, at offset: Int
  ) {
    self.key = key
    handle = pointer.appending(key)
    self.text = text
    self.kind = kind
    source = .missing
    self.offset = offset
  }

  /// The name in `"$name"`; nil for other texts, such as `$$name`, whose value begins with a dollar sign.
  private static func parameterName(_ text: String) -> String? {
    guard text.hasPrefix("$"), !text.hasPrefix("$$") else { return nil }
    return String(text.dropFirst())
  }

  private static func kind(of node: JSONNode, _ key: String) -> Kind {
    if key == "curve" { return .curve }
    switch node.value {
    case .number: return .number
    case .bool: return .flag
    // A text may be the name of a colour.
    case .string: return key.hasSuffix("Color") ? .color : .text
    case .array(let elements)
    where elements.count <= 4 && elements.allSatisfy({ $0.number != nil }):
      return .numbers
    case .null, .array, .object: return .other
    }
  }

  /// - Parameters:
  ///   - line: the line of `offset`.
  ///   - swatch: the colour that the text means, as `#rrggbb`.
  func json(line: Int, swatch: String?) -> JSONText {
    var json: JSONText = [
      "key": JSONText(key), "handle": JSONText(handle.description), "text": JSONText(text),
      "kind": JSONText(kind.rawValue), "source": JSONText(source.rawValue), "line": JSONText(line),
      "swatch": JSONText(swatch),
    ]
    if let use {
      json = json.adding(["name": JSONText(use.name), "uses": JSONText(use.count)])
    }
    return json
  }
}

extension JSONNode {
  /// The number of strings with a value in the document.
  ///
  /// - Parameter key: counts only values of this key; nil counts all.
  fileprivate func count(of text: String, underKey key: String? = nil) -> Int {
    switch value {
    case .string(let own): key == nil && own.utf8.elementsEqual(text.utf8) ? 1 : 0
    case .array(let elements): elements.reduce(0) { $0 + $1.count(of: text, underKey: key) }
    case .object(let members):
      members.reduce(0) { sum, member in
        let isUse = member.key == key && member.node.string == text
        return sum + (isUse ? 1 : member.node.count(of: text, underKey: key))
      }
    case .null, .bool, .number: 0
    }
  }
}
