import AnimDocuments
import AnimPrimitives

/// Reads the files that a scene includes.
package struct IncludeSource {
  /// Why a file cannot be read: one sentence, lower case, without a full stop.
  package struct Fault: Error {
    let message: String

    package init(_ message: String) {
      self.message = message
    }
  }

  private let read: (String) -> Result<[UInt8], Fault>

  /// - Parameter read: returns the bytes of the file at a path, which is relative like the scene's own.
  package init(_ read: @escaping (_ path: String) -> Result<[UInt8], Fault>) {
    self.read = read
  }

  /// A scene that was read from memory has no folder.
  static var none: IncludeSource {
    IncludeSource { _ in
      .failure(Fault("cannot be read, because this scene was not read from a file"))
    }
  }

  /// The names of embedded files begin with this.
  private static let embedded = "kit:"

  /// The bytes of a file on the disk, or of an embedded one.
  func contents(of path: String) -> Result<[UInt8], Fault> {
    guard path.hasPrefix(Self.embedded) else { return read(path) }
    return EmbeddedKit.bytes(path).map { .success($0) }
      ?? .failure(
        Fault("is not an embedded file; there is \(EmbeddedKit.names.joined(separator: ", "))"))
  }

  /// A path of an including file's text, relative like that file's own path.
  static func path(_ path: String, beside file: String) -> String {
    if path.hasPrefix("/") || path.hasPrefix(embedded) { return path }
    guard !file.hasPrefix(embedded), let slash = file.lastIndex(of: "/") else { return path }
    return normalized(file[...slash] + path)
  }

  /// The path without `.` and without names that `..` leaves again.
  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".": break
      case ".." where !(parts.last ?? "").isEmpty && parts.last != "..": parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}

/// Files of parts that are embedded in the program.
package enum EmbeddedKit {
  package static let names = ["kit:ios"]

  /// The text of a file, by its name.
  package static func bytes(_ name: String) -> [UInt8]? {
    guard names.contains(name) else { return nil }
    return EmbeddedFile.bytes(name.replacing(":", with: "/") + ".json")
  }
}

extension Expander {
  /// Reads the definitions of the scene's file, and those of the files that it includes.
  mutating func readFiles(_ root: JSONNode, path: String) {
    var parameters = ParameterReader(of: root, called: "the scene", context)
    let values = parameters.readScene(root.members?.first { $0.key == "parameters" })
    context.usedParameters.formUnion(parameters.used)
    add(root, path: path, source: 0, values: values, of: parameters)
    readIncludes(of: 0)
    for index in files.indices { readComponents(of: index) }
  }

  private mutating func add(
    _ root: JSONNode, path: String, source: Int, values: [(name: String, value: JSONNode)],
    of parameters: ParameterReader
  ) {
    let index = files.count
    for name in parameters.faulty { faulty.insert(FileName(file: index, name: name)) }
    files.append(
      SceneFile(
        path: path, root: root, environment: Environment(file: index, values: values),
        choices: parameters.choices))
    var scope = NameScopes.File()
    for kind in NameKind.allCases {
      scope.names[kind] = Dictionary(
        (definition(kind.rawValue, of: index)?.members ?? []).map { ($0.key, $0.keyPlace) }
      ) { first, _ in first }
    }
    if index == 0 {
      context.names.files[0] = scope
    } else {
      context.names.files.append(scope)
    }
    context.names.fileOfSource[source] = index
    context.environments.append(files[index].environment)
    context.folders.append(index == 0 ? "" : path)
  }

  /// A top key of a file, which may be a parameter.
  private mutating func definition(_ key: String, of index: Int) -> JSONNode? {
    guard let node = files[index].root[key], node.string != nil else {
      return files[index].root[key]
    }
    return value(node, files[index].environment).node(or: node)
  }

  private mutating func readComponents(of index: Int) {
    let root = files[index].root
    let environment = files[index].environment
    let definitions = definition("components", of: index)
    var expander = self
    let choices = files[index].choices
    let reader = ComponentReader(context: context, file: index, choices: choices) { node in
      expander.value(node, environment).node(or: node) ?? node
    }
    let components = definitions.map(reader.read) ?? [:]
    if index == 0, let node = root["timeline"], node.members != nil {
      timelines = reader.timelines(node)
    }
    files[index].components = components
    context.components += components.values
  }
}

// MARK: - Includes

extension Expander {
  /// The definitions of the included files, with their parameters replaced.
  mutating func includedDefinitions() -> [JSONNode] {
    files.dropFirst().map { file in
      let members = ["colors", "curves", "fonts"].compactMap { key in
        file.root.members?.first { $0.key == key }
      }
      let node = JSONNode(value: .object(members), place: file.root.place)
      return value(node, file.environment).node(or: node) ?? node
    }
  }

  private mutating func readIncludes(of file: Int) {
    guard let node = definition("include", of: file) else { return }
    guard let elements = node.elements ?? (node.string != nil ? [node] : nil) else {
      context.error(
        "expected a list of files for `include`, found \(node.summary)", at: node,
        hint: #"for example ["kit:ios", "brand.json"]"#)
      return
    }
    for element in elements {
      if let index = include(element, of: file), !context.names.files[file].includes.contains(index)
      {
        context.names.files[file].includes.append(index)
      }
    }
  }

  /// The index of an included file; nil, with an error, if it cannot be read.
  private mutating func include(_ node: JSONNode, of file: Int) -> Int? {
    var name: JSONNode? = node
    var with: JSONNode?
    if node.members != nil {
      guard var object = KeyedReader(node, as: "an entry of `include`", context) else { return nil }
      name = object.node("file")
      with = object.node("with")
      object.finish()
    }
    guard let name, let text = name.string, !text.isEmpty else {
      context.error(
        "expected the name of a file for `include`, found \((name ?? node).summary)",
        at: name ?? node, hint: #"for example "brand.json""#)
      return nil
    }
    let values = with.map { value($0, files[file].environment).node(or: $0) ?? $0 }
    let path = IncludeSource.path(text, beside: context.folders[file])
    if let index = files.firstIndex(where: { $0.path == path }), index > 0 {
      checkValues(values, ofIncluded: index, named: text, at: name)
      return index
    }
    return read(path, named: text, at: name, with: values)
  }

  private mutating func read(
    _ path: String, named text: String, at name: JSONNode, with values: JSONNode?
  ) -> Int? {
    let bytes: [UInt8]
    let full = IncludeSource.path(path, beside: files[0].path)
    switch context.includes.contents(of: full) {
    case .success(let contents): bytes = contents
    case .failure(let fault):
      context.error("`\(text)` \(fault.message)", at: name)
      return nil
    }
    let source = context.sources.files.count
    let expansion = context.sources.add(SourceFile(name: full, bytes: bytes))
    let document = JSONReader.read(bytes, in: expansion)
    context.reportText(document.problems)
    guard let root = document.root else { return nil }
    guard root.members != nil else {
      context.error("an included file must be an object, found \(root.summary)", at: root)
      return nil
    }
    checkKeys(of: root)
    var parameters = ParameterReader(of: root, called: "`\(text)`", context)
    var declared = parameters.read(root.members?.first { $0.key == "parameters" })
    set(values, in: &declared, of: text, parameters.choices)
    let index = files.count
    add(root, path: path, source: source, values: declared, of: parameters)
    readIncludes(of: index)
    return index
  }

  /// The keys of a library; those of a scene are not brought.
  private static let keys = [
    "$schema", "title", "description", "parameters", "choices", "components", "colors", "curves",
    "fonts", "include",
  ]

  private func checkKeys(of root: JSONNode) {
    // A scene may be included too: its canvas, views and timeline are its own.
    let scene =
      ["size", "scale", "fps", "background", "duration", "hold", "loop", "views"]
      + ["constraints", "timeline", "expect"]
    for member in root.members ?? [] where !(Self.keys + scene).contains(member.key) {
      context.report(
        Problem(
          "unknown key `\(member.key)` in an included file", at: member.keyPlace,
          hint: Spelling.hint(for: member.key, among: Self.keys)))
    }
  }

  /// Sets the parameters of an included file. Their values belong to the including file.
  private func set(
    _ values: JSONNode?, in declared: inout [(name: String, value: JSONNode)], of file: String,
    _ choices: [String: Choices]
  ) {
    guard let values else { return }
    guard let members = values.members else {
      context.error(
        "`with` must be an object of values by name, found \(values.summary)", at: values)
      return
    }
    for member in members {
      guard let index = declared.firstIndex(where: { $0.name == member.key }) else {
        context.report(
          Problem(
            "`\(file)` has no parameter `\(member.key)`", at: member.keyPlace,
            hint: Spelling.hint(for: member.key, among: declared.map(\.name))))
        continue
      }
      let old = declared[index].value
      guard let expected = old.kindName, expected != member.node.kindName else {
        let choices = choices[member.key]
        if choices?.allows(member.node, for: "`\(member.key)` of `\(file)`", context) != false {
          declared[index].value = member.node
        }
        continue
      }
      context.error(
        "`\(member.key)` of `\(file)` must be \(expected), found \(member.node.summary)",
        at: member.node,
        notes: [Problem.Note("`\(member.key)` is declared here", at: old.place)])
    }
  }

  /// A file is read once, so all that include it must give it the same values.
  private func checkValues(
    _ values: JSONNode?, ofIncluded index: Int, named name: String, at node: JSONNode
  ) {
    guard let values, index != 0 else { return }
    for member in values.members ?? [] {
      let value = files[index].environment.find(member.key)?.value
      guard let value, !value.isEqual(to: member.node) else { continue }
      context.error(
        "`\(name)` is included with another value of `\(member.key)` before", at: member.node,
        hint: "a file is read once, so give it the same values everywhere",
        notes: [Problem.Note("the other value is here", at: value.place)])
    }
  }
}

extension JSONNode {
  /// Whether two values are the same, wherever they stand.
  fileprivate func isEqual(to other: JSONNode) -> Bool {
    switch (value, other.value) {
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { member in other[member.key]?.isEqual(to: member.node) ?? false }
    default: value == other.value
    }
  }
}
