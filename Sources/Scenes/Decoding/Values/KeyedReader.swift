import AnimDocuments
import AnimMotion

/// Reads the values of an object by key, and reports unknown keys.
struct KeyedReader {
  let context: DecodingContext
  let node: JSONNode
  /// A description of the object for errors: `a view`.
  let kind: String
  let members: [JSONMember]
  private var isUsed: [Bool]
  /// The keys that were read; some may appear twice.
  private var vocabulary: [String] = []

  /// nil, with an error, if the value is not an object.
  ///
  /// - Parameter example: shown if the value has the form that other tools use.
  init?(
    _ node: JSONNode, as kind: String, example: String? = nil, _ context: DecodingContext
  ) {
    guard let members = node.members else {
      context.error(
        "\(kind) must be an object, found \(node.summary)", at: node,
        hint: example.map { "for example \($0)" })
      return nil
    }
    self.context = context
    self.node = node
    self.kind = kind
    self.members = members
    self.isUsed = Array(repeating: false, count: members.count)
  }

  /// The opening bracket, for errors about the whole object.
  var opening: JSONNode {
    var opening = node
    opening.place = node.place.opening
    return opening
  }

  /// The place of a key's value, or nil without the key.
  func origin(of key: String) -> ScriptOrigin? { members.first { $0.key == key }?.node.origin }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The member with a key, which then counts as known.
  mutating func member(_ key: String) -> JSONMember? {
    vocabulary.append(key)
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    isUsed[index] = true
    return members[index]
  }

  mutating func node(_ key: String) -> JSONNode? { member(key)?.node }

  /// A value; nil if the key is missing, or if the value has errors, which are reported.
  ///
  /// Most objects lack most keys, so readers are only created for existing keys.
  mutating func read<Value>(
    _ key: String, _ reader: @autoclosure () -> ValueReader<Value>
  ) -> Value? {
    guard let node = node(key) else { return nil }
    return reader().read(node, key, context)
  }

  mutating func read<Value>(
    _ key: String, _ reader: @autoclosure () -> ValueReader<Value>,
    default fallback: @autoclosure () -> Value
  ) -> Value {
    read(key, reader()) ?? fallback()
  }

  /// Like `read`, but a missing key is an error.
  mutating func require<Value>(
    _ key: String, _ reader: @autoclosure () -> ValueReader<Value>
  ) -> Value? {
    guard has(key) else {
      _ = member(key)
      context.error("\(kind) needs `\(key)`: \(reader().expected)", at: opening)
      return nil
    }
    return read(key, reader())
  }

  /// Reports unknown keys.
  ///
  /// - Parameter explanation: returns a hint for a key that exists elsewhere, or nil.
  func finish(explaining explanation: (String) -> String? = { _ in nil }) {
    for (member, isUsed) in zip(members, isUsed) where !isUsed {
      context.report(
        Problem(
          "unknown key `\(member.key)` in \(kind)", at: member.keyPlace,
          hint: explanation(member.key) ?? Spelling.hint(for: member.key, among: vocabulary)
            ?? listing))
    }
  }

  /// The known keys, if there are few.
  private var listing: String? {
    var keys = IdentifierList()
    for key in vocabulary { _ = keys.insert(key) }
    guard !keys.names.isEmpty, keys.names.count <= 8 else { return nil }
    return "it has \(keys.names.map { "`\($0)`" }.joined(separator: ", "))"
  }
}

extension JSONNode {
  /// The place where the value begins.
  var origin: ScriptOrigin { place.origin }
}

extension Place {
  /// Where the place begins.
  var origin: ScriptOrigin { ScriptOrigin(offset: range.lowerBound, source: Int(expansion)) }
}
