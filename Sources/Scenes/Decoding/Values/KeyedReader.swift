import Documents
import Motion

/// Reads an object key by key, and finds the keys that were not asked for.
struct KeyedReader {
  let context: DecodingContext
  let node: JSONNode
  /// The object in words, for errors: `a view`.
  let kind: String
  let members: [JSONMember]
  private var isUsed: [Bool]
  /// The keys that were asked for; some may appear twice.
  private var vocabulary: [String] = []

  /// nil, with an error, if the value is not an object.
  ///
  /// - Parameter example: shown if other tools write something else there.
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

  /// The opening bracket, where errors about the whole object point.
  var opening: JSONNode {
    var opening = node
    if !node.isSubstituted { opening.range = node.range.lowerBound..<(node.range.lowerBound + 1) }
    return opening
  }

  /// The place of a key's value; nil if the key is missing.
  func origin(of key: String) -> ScriptOrigin? { members.first { $0.key == key }?.node.origin }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The member of a key. The key counts as known afterwards.
  mutating func member(_ key: String) -> JSONMember? {
    vocabulary.append(key)
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    isUsed[index] = true
    return members[index]
  }

  mutating func node(_ key: String) -> JSONNode? { member(key)?.node }

  /// A value; nil if the key is missing, or if its value is wrong, which is reported.
  ///
  /// Most keys are missing from most objects, so readers are only made for keys that exist.
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

  /// Reports the keys that were not asked for.
  ///
  /// - Parameter explanation: a hint for a key that is known elsewhere, or nil.
  func finish(explaining explanation: (String) -> String? = { _ in nil }) {
    for (member, isUsed) in zip(members, isUsed) where !isUsed {
      context.report(
        Problem(
          "unknown key `\(member.key)` in \(kind)", at: member.keyRange,
          hint: explanation(member.key) ?? Spelling.hint(for: member.key, among: vocabulary)
            ?? listing))
    }
  }

  /// The known keys, if they are few.
  private var listing: String? {
    var keys = IdentifierList()
    for key in vocabulary { _ = keys.insert(key) }
    guard !keys.names.isEmpty, keys.names.count <= 8 else { return nil }
    return "it has \(keys.names.map { "`\($0)`" }.joined(separator: ", "))"
  }
}

extension JSONNode {
  /// Where the value begins.
  var origin: ScriptOrigin { ScriptOrigin(offset: range.lowerBound) }
}
