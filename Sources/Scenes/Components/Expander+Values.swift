import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming

extension Expander {
  /// Keys whose values are texts, in which `=` has no meaning.
  static func isText(_ key: String) -> Bool {
    switch key {
    case "text", "title", "description", "format", "source", "family", "typed": true
    default: false
    }
  }

  /// A value with its names replaced.
  mutating func value(
    _ node: JSONNode, _ environment: Environment, isText: Bool = false
  ) -> Change {
    switch node.value {
    case .string(let text): return string(text, node, environment, isText)
    case .array(let elements):
      var output: [JSONNode]?
      for (index, element) in elements.enumerated() {
        let change = value(element, environment, isText: isText)
        Self.append(change, element, index, of: elements, to: &output)
      }
      return Self.change(node, output.map { .array($0) }, environment)
    case .object(let members):
      var output: [JSONMember]?
      for (index, member) in members.enumerated() {
        let change = value(
          member.node, environment, isText: isText || Self.isText(member.key))
        Self.append(change, member, index, of: members, environment, to: &output)
      }
      return Self.change(node, output.map { .object($0) }, environment)
    case .null, .bool, .number: return .same
    }
  }

  /// Adds an element. `output` stays nil as long as nothing changes.
  static func append(
    _ change: Change, _ element: JSONNode, _ index: Int, of elements: [JSONNode],
    to output: inout [JSONNode]?
  ) {
    if case .same = change {
      output?.append(element)
      return
    }
    var nodes = output ?? Array(elements[..<index])
    output = nil
    if case .new(let node) = change { nodes.append(node) }
    output = nodes
  }

  /// Adds a member. `output` stays nil as long as nothing changes.
  static func append(
    _ change: Change, _ member: JSONMember, _ index: Int, of members: [JSONMember],
    _ environment: Environment, to output: inout [JSONMember]?
  ) {
    if case .same = change {
      output?.append(member)
      return
    }
    var nodes = output ?? Array(members[..<index])
    output = nil
    if case .new(let node) = change {
      nodes.append(
        JSONMember(
          key: member.key, keyPlace: environment.placed(member.keyPlace), node: node))
    }
    output = nodes
  }

  static func change(
    _ node: JSONNode, _ value: JSONNode.Value?, _ environment: Environment
  ) -> Change {
    guard let value else { return .same }
    return .new(JSONNode(value: value, place: environment.placed(node.place)))
  }

  private mutating func string(
    _ text: String, _ node: JSONNode, _ environment: Environment, _ isText: Bool
  ) -> Change {
    if let name = text.afterDollarSign { return parameter(name, node, environment) }
    if !isText, text.utf8.first == UInt8(ascii: "=") { return formula(text, node, environment) }
    if !environment.indexNames.isEmpty, let indexed = indexed(text, environment) {
      return .new(JSONNode(value: .string(indexed), place: environment.placed(node.place)))
    }
    return .same
  }

  /// The value of a formula.
  private mutating func formula(
    _ text: String, _ written: JSONNode, _ environment: Environment
  ) -> Change {
    let node = environment.placed(written)
    let uses = FormulaUses()
    let (context, pixel) = (context, pixel)
    let side = {
      context.usesPixels = true
      return pixel
    }
    let names = FormulaNames(all: environment.names, pixel: side) { name in
      guard let (value, owner) = environment.find(name) else { return nil }
      uses.names.append((name, value, owner))
      return value.formulaValue
    }
    defer { for use in uses.names { note(use.name, use.value, of: use.owner, at: node) } }
    do throws(CurveSyntaxError) {
      var place = node.place
      let value: JSONNode.Value =
        switch try Formula.value(of: String(decoding: text.utf8.dropFirst(), as: UTF8.self), names)
        {
        case .number(let number): .number(number)
        case .flag(let flag): .bool(flag)
        case .text(let result): .string(result)
        case .other: .null
        }
      // A name that a parameter gives belongs to the text that gave it.
      if case .string(let result) = value, !text.contains("'\(result)'"),
        let use = uses.names.first(where: { $0.value.string == result })
      {
        let expansion = context.sources.expand(use.value.place, at: node.place, name: use.name)
        place = Place(use.value.place.range, in: expansion)
      }
      return .new(JSONNode(value: value, place: place))
    } catch {
      context.error(
        error.message, in: node, at: (error.offset + 1)..<(error.offset + 2), hint: error.hint)
      context.excuse(node)
      return .new(node)
    }
  }

  /// Replaces `$name` with the parameter, and `$$name` with the text `$name`. A text such as `$5` stays.
  private mutating func parameter(
    _ name: String, _ written: JSONNode, _ environment: Environment
  ) -> Change {
    if name.afterDollarSign != nil {
      return .new(JSONNode(value: .string(name), place: environment.placed(written.place)))
    }
    let node = environment.placed(written)
    guard ParameterReader.isName(name) else {
      if faulty.contains(FileName(file: environment.file, name: name)) { context.excuse(node) }
      return .same
    }
    guard let value = find(name, at: node, environment) else { return .new(node) }
    if value.node.value == .null, !value.isOfFile { return .omitted }
    guard countValue(value.node, at: node, environment) else { return .new(node) }
    return .new(
      value.node.expanded(context.sources.expand(value.node.place, at: node.place, name: name)))
  }

  /// Looks up a name; nil, with an error, if there is none.
  ///
  /// - Parameter node: where the name is used.
  mutating func find(
    _ name: String, at node: JSONNode, _ environment: Environment
  ) -> (node: JSONNode, isOfFile: Bool)? {
    guard let (value, owner) = environment.find(name) else {
      context.error(
        "unknown parameter `\(name)`", at: node,
        hint: Spelling.hint(for: name, among: environment.names.sorted())
          ?? (environment.indexNames.isEmpty
            ? "write \"$$\(name)\" for a text that begins with a dollar sign"
            : "item \(environment.suffix.split(separator: ".").last ?? "0") of `forEach`, from 0, has no such key")
      )
      context.excuse(node)
      return nil
    }
    note(name, value, of: owner, at: node)
    return (value, owner.parent == nil)
  }

  /// Records the use of a file's parameter.
  private func note(_ name: String, _ value: JSONNode, of owner: Environment, at node: JSONNode) {
    guard owner.parent == nil else { return }
    if owner.file == 0 { context.usedParameters.insert(name) }
    guard faulty.contains(FileName(file: owner.file, name: name)) else { return }
    context.excuse(node)
    context.excuse(value)
  }

  /// A text that ends in names of indices, such as `bar.$index`, with their numbers; nil for another text.
  func indexed(_ text: String, _ environment: Environment) -> String? {
    guard text.utf8.last.map(\.isWordCharacter) == true, text.contains(".$") else { return nil }
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var changed = false
    for index in parts.indices.reversed() where index > 0 {
      guard let name = parts[index].afterDollarSign, environment.indexNames.contains(name),
        let number = environment.find(name)?.value.number
      else { break }
      parts[index] = String(Int(number))
      changed = true
    }
    return changed ? parts.joined(separator: ".") : nil
  }
}

/// The parameters that a formula has looked up.
private final class FormulaUses {
  var names: [(name: String, value: JSONNode, owner: Environment)] = []
}

extension JSONNode {
  fileprivate var formulaValue: FormulaValue {
    switch value {
    case .number(let number): .number(number)
    case .bool(let flag): .flag(flag)
    case .string(let text): .text(text)
    case .null, .array, .object: .other(summary)
    }
  }
}

// MARK: - Values of a use

extension Expander {
  /// The values of parameters for one use.
  ///
  /// - Parameters:
  ///   - with: the values that the use gives, and the text that it is written in.
  ///   - owner: the name of the component or timeline.
  ///   - use: the use.
  mutating func bind(
    _ parameters: [Parameter], with: (node: JSONNode, environment: Environment)?, of owner: String,
    at use: JSONNode
  ) -> [(name: String, value: JSONNode)] {
    var values = parameters.map { (name: $0.name, value: $0.value) }
    var given: Set<Int> = []
    if let with {
      for member in arguments(with.node, with.environment) {
        guard let index = parameters.firstIndex(where: { $0.name == member.key }) else {
          reportUnknown(member, among: parameters, of: owner)
          continue
        }
        given.insert(index)
        let environment = with.node.members == nil ? nil : with.environment
        if let value = argument(member, for: parameters[index], of: owner, environment) {
          values[index].value = value
        }
      }
    }
    for (index, parameter) in parameters.enumerated()
    where parameter.isRequired && !given.contains(index) && !isLibrary {
      var opening = use
      opening.place = use.place.opening
      context.error(
        "`\(owner)` needs `\(parameter.name)` in `with`"
          + (parameter.value.kindName.map { ": \($0)" } ?? ""),
        at: opening)
    }
    return values
  }

  /// The members of `with`, which may be a parameter: `"with": "$item"`. Nothing in its value is looked up again.
  private mutating func arguments(_ node: JSONNode, _ environment: Environment) -> [JSONMember] {
    if let members = node.members {
      return members.map {
        JSONMember(key: $0.key, keyPlace: environment.placed($0.keyPlace), node: $0.node)
      }
    }
    let change = value(node, environment)
    guard let value = change.node(or: environment.placed(node)) else { return [] }
    if let members = value.members { return members }
    context.error("`with` must be an object of values by name, found \(value.summary)", at: value)
    return []
  }

  /// Whether a value for a text is a formula. A text may begin with `=`, but a formula that chooses one names a parameter.
  private static func isFormulaWithNames(_ node: JSONNode) -> Bool {
    guard let text = node.string, text.utf8.first == UInt8(ascii: "=") else { return false }
    return text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().contains {
      $0.first?.isLetter == true
    }
  }

  private func reportUnknown(
    _ member: JSONMember, among parameters: [Parameter], of owner: String
  ) {
    let names = parameters.map(\.name)
    context.report(
      Problem(
        "`\(owner)` has no parameter `\(member.key)`", at: member.keyPlace,
        hint: Spelling.hint(for: member.key, among: names)
          ?? (names.isEmpty || names.count > 8
            ? nil : "it has \(names.map { "`\($0)`" }.joined(separator: ", "))")))
  }

  /// The value that a use gives; nil if it is left out or is wrong, which is reported.
  ///
  /// - Parameter environment: the names that the value may use; nil for a complete value.
  private mutating func argument(
    _ member: JSONMember, for parameter: Parameter, of owner: String, _ environment: Environment?
  ) -> JSONNode? {
    var value = member.node
    if let environment {
      let isText = parameter.value.string != nil && !Self.isFormulaWithNames(value)
      guard
        let written = self.value(value, environment, isText: isText).node(
          or: environment.placed(value))
      else { return nil }
      value = written
    }
    guard let expected = parameter.value.kindName, expected != value.kindName else {
      guard let choices = parameter.choices, value.value != .null else { return value }
      let name = "`\(parameter.name)` of `\(owner)`"
      return choices.allows(value, for: name, context) ? value : nil
    }
    context.error(
      "`\(parameter.name)` of `\(owner)` must be \(expected), found \(value.summary)", at: value,
      notes: [Problem.Note("`\(parameter.name)` is declared here", at: parameter.value.place)])
    return nil
  }
}

extension JSONNode {
  /// The value in another expansion of its file.
  func expanded(_ expansion: UInt32) -> JSONNode {
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
}
