import Motion

/// Reads an object key by key, and knows afterwards which of its keys nobody asked for.
struct KeyedReader {
  let context: DecodingContext
  let node: JSONNode
  /// What the object is, for errors: `a view`.
  let kind: String
  let members: [JSONMember]
  private var isUsed: [Bool]
  /// Those that were asked for, some of them twice.
  private var vocabulary: [String] = []

  /// nil, with an error, where the value is not an object.
  ///
  /// - Parameter example: one, where other tools write something else there.
  init?(
    _ node: JSONNode, as kind: String, example: String? = nil, _ context: DecodingContext
  ) {
    guard let members = node.members else {
      context.error(
        "\(kind) is an object, found \(node.summary)", at: node,
        hint: example.map { "for example \($0)" })
      return nil
    }
    self.context = context
    self.node = node
    self.kind = kind
    self.members = members
    self.isUsed = Array(repeating: false, count: members.count)
  }

  /// The opening bracket, where an error about the whole object is shown.
  var opening: JSONNode {
    var opening = node
    if !node.isSubstituted { opening.range = node.range.lowerBound..<(node.range.lowerBound + 1) }
    return opening
  }

  /// Where the value of a key begins; nil where the key is missing.
  func origin(of key: String) -> ScriptOrigin? { members.first { $0.key == key }?.node.origin }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The member of a key, which is known from now on.
  mutating func member(_ key: String) -> JSONMember? {
    vocabulary.append(key)
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    isUsed[index] = true
    return members[index]
  }

  mutating func node(_ key: String) -> JSONNode? { member(key)?.node }

  /// A value, or nil where the key is missing or its value is wrong, which is reported.
  ///
  /// Most keys are missing from most objects; their readers are not even made.
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

  /// As `read`, but a missing key is an error.
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

  /// Reports the keys that nobody asked for.
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

  /// The keys that are known, where they are few.
  private var listing: String? {
    var keys = IdentifierList()
    for key in vocabulary { _ = keys.insert(key) }
    guard !keys.names.isEmpty, keys.names.count <= 8 else { return nil }
    return "it has \(keys.names.map { "`\($0)`" }.joined(separator: ", "))"
  }
}
