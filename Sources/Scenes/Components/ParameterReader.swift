import AnimDocuments
import AnimPrimitives

/// Reads the parameters of a file, and the values that are set from outside.
struct ParameterReader {
  let context: DecodingContext
  /// Parameters that refer to others, which is an error.
  private(set) var used: Set<String> = []
  /// Parameters whose values have reported errors. Their uses are not reported again.
  private(set) var faulty: Set<String> = []
  /// The words of parameters.
  let choices: [String: Choices]

  /// - Parameters:
  ///   - root: the file.
  ///   - file: its description for errors.
  init(of root: JSONNode, called file: String, _ context: DecodingContext) {
    self.context = context
    choices =
      root["choices"].map {
        Choices.read(
          $0, for: root["parameters"]?.members?.map(\.key) ?? [], of: file, context)
      } ?? [:]
  }

  /// The values of the scene's parameters, with those of the options.
  mutating func readScene(_ member: JSONMember?) -> [(name: String, value: JSONNode)] {
    var values = read(member)
    let known = (member?.node.members ?? []).map(\.key)
    for (name, text) in context.options.parameters.sorted(by: { $0.key < $1.key }) {
      guard let index = values.firstIndex(where: { $0.name == name }) else {
        context.report(
          Problem(
            "`\(name)` is set, but the scene has no such parameter",
            at: member?.keyPlace ?? Place(0..<0),
            hint: Spelling.hint(for: name, among: known)
              ?? (known.isEmpty ? nil : "it has \(known.joined(separator: ", "))")))
        continue
      }
      values[index].value = override(values[index].value, name, text)
    }
    return values
  }

  /// The declared values.
  mutating func read(_ member: JSONMember?) -> [(name: String, value: JSONNode)] {
    if let node = member?.node, node.members == nil {
      context.error("`parameters` must be an object of names, found \(node.summary)", at: node)
    }
    return (member?.node.members ?? []).map { declaration in
      if !Self.isName(declaration.key) {
        faulty.insert(declaration.key)
        context.report(Self.invalidName(declaration))
      }
      let value = literal(declaration.node, of: declaration.key)
      if let choices = choices[declaration.key],
        !choices.allows(value, for: "`\(declaration.key)`", context)
      {
        faulty.insert(declaration.key)
      }
      return (declaration.key, value)
    }
  }

  static func invalidName(_ declaration: JSONMember) -> Problem {
    Problem(
      "a parameter's name must be a letter or `_`, then letters, digits, `_` or `-`, "
        + "found `\(declaration.key)`",
      at: declaration.keyPlace)
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
    guard let expected = declared.kindName, expected != result.kindName else {
      guard let choices = choices[name], !choices.contains(result) else { return result }
      context.error(
        "`\(name)` is set to \(result.summary), but must be \(choices.expected)", at: result,
        hint: choices.hint(for: result), notes: [choices.note])
      return declared
    }
    let isBroken = parsed?.root?.kindName == expected
    let fault = isBroken ? parsed?.fault.map { ": \($0)" } : nil
    context.error(
      "`\(name)` is set to \(result.summary)\(fault ?? ", but must be \(expected)")", at: result,
      notes: [Problem.Note("`\(name)` is declared here", at: declared.place)])
    return declared
  }

  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isWordCharacter, !first.isDigit else { return false }
    return name.utf8.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
  }
}

extension String {
  /// The text after a leading dollar sign, or nil. Compares bytes, because a combining mark after the sign would form
  /// one character with it.
  var afterDollarSign: String? {
    guard utf8.first == UInt8(ascii: "$") else { return nil }
    return String(decoding: utf8.dropFirst(), as: UTF8.self)
  }
}

extension JSONNode {
  /// The kind that an override must have; nil means any.
  var kindName: String? {
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
