import AnimDocuments

/// Replaces each `"$name"` in a scene with the parameter's value.
struct ParameterReader {
  let context: DecodingContext
  private var used: Set<String> = []
  /// Parameters whose values have reported errors. Their uses are not reported again.
  private var faulty: Set<String> = []
  /// Sorted, for hints.
  private var names: [String] = []
  /// The total size of substituted values in bytes of text.
  private var placedBytes = 0

  /// The maximum of `placedBytes`. A list of 10,000 numbers used in 10,000 places would exhaust memory.
  private static let placedLimit = 16_000_000

  init(_ context: DecodingContext) {
    self.context = context
  }

  /// The document with all parameters replaced; unchanged if it has none.
  mutating func apply(to root: JSONNode, _ mentionsParameters: Bool) -> JSONNode {
    let declarations = root.members?.first { $0.key == "parameters" }
    let values = read(declarations)
    names = values.keys.sorted()
    guard case .object(var members) = root.value else { return root }
    for index in members.indices where mentionsParameters && members[index].key != "parameters" {
      members[index].node = substituting(values, in: members[index].node)
    }
    for declaration in declarations?.node.members ?? []
    where !used.contains(declaration.key) && Self.isName(declaration.key) {
      context.warn("the parameter `\(declaration.key)` is not used", at: declaration.keyPlace)
    }
    var result = root
    result.value = .object(members)
    return result
  }

  // MARK: Reading

  private mutating func read(_ member: JSONMember?) -> [String: JSONNode] {
    var values: [String: JSONNode] = [:]
    if let node = member?.node, node.members == nil {
      context.error("`parameters` must be an object of names, found \(node.summary)", at: node)
    }
    for declaration in member?.node.members ?? [] {
      values[declaration.key] = literal(declaration.node, of: declaration.key)
      if !Self.isName(declaration.key) {
        faulty.insert(declaration.key)
        context.report(
          Problem(
            "a parameter's name must be a letter or `_`, then letters, digits, `_` or `-`, "
              + "found `\(declaration.key)`",
            at: declaration.keyPlace))
      }
    }
    let known = (member?.node.members ?? []).map(\.key)
    for (name, text) in context.options.parameters.sorted(by: { $0.key < $1.key }) {
      guard let declared = values[name] else {
        context.report(
          Problem(
            "`\(name)` is set, but the scene has no such parameter",
            at: member?.keyPlace ?? Place(0..<0),
            hint: Spelling.hint(for: name, among: known)
              ?? (known.isEmpty ? nil : "it has \(known.joined(separator: ", "))")))
        continue
      }
      values[name] = override(declared, name, text)
    }
    return values
  }

  /// A declared value. `$$name` in it is the text `$name`; references to parameters are errors.
  private mutating func literal(_ node: JSONNode, of declared: String) -> JSONNode {
    var result = node
    switch node.value {
    case .string(let text):
      guard let name = text.afterDollarSign else { break }
      if name.afterDollarSign != nil {
        result.value = .string(name)
      } else if Self.isName(name) {
        faulty.insert(declared)
        used.insert(name)
        context.error(
          "the parameter `\(declared)` refers to another parameter, `\(name)`", at: node,
          hint: "write \"$$\(name)\" for a text that begins with a dollar sign")
      }
    case .array(let elements):
      result.value = .array(elements.map { literal($0, of: declared) })
    case .object(var members):
      for index in members.indices {
        members[index].node = literal(members[index].node, of: declared)
      }
      result.value = .object(members)
    case .null, .bool, .number:
      break
    }
    return result
  }

  /// Parses a text from the command line as a value of the declared kind.
  private func override(_ declared: JSONNode, _ name: String, _ text: String) -> JSONNode {
    let bytes = Array(text.utf8)
    let parsed = declared.string == nil ? JSONReader.read(bytes) : nil
    let isJSON = parsed?.problems.isEmpty == true
    let file = context.sources.add(
      SourceFile(name: "--set \(name)", bytes: bytes, isPlain: !isJSON))
    let plain = JSONNode(value: .string(text), place: Place(0..<bytes.count, in: file))
    let result = isJSON ? JSONReader.read(bytes, in: file).root ?? plain : plain
    guard let expected = declared.kindName, expected != result.kindName else { return result }
    let isBroken = parsed?.root?.kindName == expected
    let fault = isBroken ? parsed?.fault.map { ": \($0)" } : nil
    context.error(
      "`\(name)` is set to \(result.summary)\(fault ?? ", but must be \(expected)")", at: result,
      notes: [Problem.Note("`\(name)` is declared here", at: declared.place)])
    return declared
  }

  // MARK: Substituting

  private mutating func substituting(_ values: [String: JSONNode], in node: JSONNode) -> JSONNode {
    var result = node
    switch node.value {
    case .string(let text):
      guard let name = text.afterDollarSign else { return node }
      return parameter(name, node, values)
    case .array(let elements):
      result.value = .array(elements.map { substituting(values, in: $0) })
    case .object(var members):
      for index in members.indices {
        members[index].node = substituting(values, in: members[index].node)
      }
      result.value = .object(members)
    case .null, .bool, .number:
      break
    }
    return result
  }

  /// Replaces `$name` with the parameter, and `$$name` with the text `$name`. A text such as `$5` stays.
  private mutating func parameter(
    _ name: String, _ node: JSONNode, _ values: [String: JSONNode]
  ) -> JSONNode {
    if name.afterDollarSign != nil {
      return JSONNode(value: .string(name), place: node.place)
    }
    defer { if faulty.contains(name) { context.excuse(node) } }
    guard Self.isName(name) else { return node }
    used.insert(name)
    guard let value = values[name] else {
      faulty.insert(name)
      context.error(
        "unknown parameter `\(name)`", at: node,
        hint: Spelling.hint(for: name, among: names)
          ?? "write \"$$\(name)\" for a text that begins with a dollar sign")
      return node
    }
    guard takesPlace(of: value, at: node) else { return node }
    if faulty.contains(name) { context.excuse(value) }
    return value.expanded(context.sources.expand(value.place, at: node.place, name: name))
  }

  /// Counts the bytes that a substitution adds to the scene. False if there are too many, which is reported once.
  private mutating func takesPlace(of value: JSONNode, at node: JSONNode) -> Bool {
    guard placedBytes <= Self.placedLimit else { return false }
    placedBytes += max(value.place.range.count, value.string?.utf8.count ?? 0)
    guard placedBytes > Self.placedLimit else { return true }
    context.error(
      "parameters expand to more than \(Self.placedLimit) bytes", at: node)
    return false
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isWordCharacter, !first.isDigit else { return false }
    return name.utf8.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
  }
}

extension String {
  /// The text after a leading dollar sign, or nil. Compares bytes, because a combining mark after the sign would form
  /// one character with it.
  fileprivate var afterDollarSign: String? {
    guard utf8.first == UInt8(ascii: "$") else { return nil }
    return String(decoding: utf8.dropFirst(), as: UTF8.self)
  }
}

extension JSONNode {
  /// The value in another expansion of its file.
  fileprivate func expanded(_ expansion: UInt32) -> JSONNode {
    var result = self
    result.place = Place(place.range, in: expansion)
    switch value {
    case .array(let elements):
      result.value = .array(elements.map { $0.expanded(expansion) })
    case .object(let members):
      result.value = .object(
        members.map { member in
          JSONMember(
            key: member.key, keyPlace: Place(member.keyPlace.range, in: expansion),
            node: member.node.expanded(expansion))
        })
    case .null, .bool, .number, .string:
      break
    }
    return result
  }

  /// The kind that an override must have; nil means any.
  fileprivate var kindName: String? {
    switch value {
    case .null: nil
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
