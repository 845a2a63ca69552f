package import AnimDocuments
import AnimExport
package import AnimFiles
import AnimPrimitives
import AnimRendering

/// Reads project files. All errors are reported together, with their places.
struct ProjectReader {
  private let file: SourceFile
  private var problems: [Problem] = []

  private init(_ file: SourceFile) {
    self.file = file
  }

  /// - Throws: `ProjectError`.
  static func read(_ path: String) throws(ProjectError) -> ProjectFile {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: path)
    } catch {
      throw .file(error)
    }
    var reader = ProjectReader(SourceFile(name: path, bytes: bytes))
    let document = JSONReader.read(bytes)
    reader.problems = document.problems
    let project = document.root.flatMap { reader.project($0, at: path) }
    guard let project, reader.problems.isEmpty else {
      throw .invalid(SourceMap(reader.file).diagnostics(for: reader.problems))
    }
    return project
  }

  private static let ownKeys = ["$schema", "scenes", "overrides", "goldens"]
  private static let settingKeys = [
    "output", "formats", "appearances", "scales", "motion", "posters", "options",
    "budgets",
  ]

  private mutating func project(_ root: JSONNode, at path: String) -> ProjectFile? {
    guard let members = members(of: root, "a project") else { return nil }
    check(members, among: Self.ownKeys + Self.settingKeys)
    let settings = settings(members)
    let scenes = strings(root["scenes"], "`scenes`") { reader, text, node in
      reader.checkInside(text, node)
    }
    if root["scenes"] == nil { error("a project needs `scenes`", root, hint: sceneHint) }
    if root["output"] == nil { error("a project needs `output`", root, hint: outputHint) }
    if root["formats"] == nil {
      error("a project needs `formats`", root, hint: "such as \"formats\": [\"gif\"]")
    }
    var overrides: [(Glob, ProjectFile.Settings)] = []
    if let node = root["overrides"] {
      for member in self.members(of: node, "`overrides`") ?? [] {
        guard let members = self.members(of: member.node, "an override") else { continue }
        check(members, among: Self.settingKeys)
        overrides.append((Glob(member.key), self.settings(members)))
      }
    }
    let goldens = root["goldens"].flatMap { string($0, "`goldens`") }
    if let goldens, let node = root["goldens"] { checkInside(goldens, node) }
    return ProjectFile(
      path: path, scenes: scenes.map { Glob($0) }, settings: settings, overrides: overrides,
      goldens: goldens)
  }

  private var sceneHint: String { "such as \"scenes\": [\"scenes/*.json\"]" }
  private var outputHint: String { "such as \"output\": \"docs/{name}\"" }

  private mutating func settings(_ members: [JSONMember]) -> ProjectFile.Settings {
    var settings = ProjectFile.Settings()
    for member in members {
      let node = member.node
      switch member.key {
      case "output": settings.output = output(node)
      case "formats":
        settings.formats = strings(node, "`formats`").compactMap { format($0, node) }
        if settings.formats?.isEmpty == true {
          error("`formats` must have at least one format", node)
        }
      case "appearances": settings.options["appearance"] = [list(node, "`appearances`")]
      case "scales": settings.options["scale"] = [list(node, "`scales`")]
      case "motion": settings.options["motion"] = [list(node, "`motion`")]
      case "posters":
        switch node.value {
        case .bool(false): settings.options["poster"] = []
        default: settings.options["poster"] = text(of: node, "`posters`").map { [$0] }
        }
      case "options": read(options: node, into: &settings)
      case "budgets": settings.budgets = budgets(node)
      default: break
      }
    }
    check(settings, members)
    return settings
  }

  private mutating func output(_ node: JSONNode) -> String? {
    guard let text = string(node, "`output`") else { return nil }
    guard text.contains("{name}") else {
      error(
        "`output` must have {name} for the scene's name, found \"\(text)\"", node, hint: outputHint)
      return nil
    }
    guard !PathParts(text).name.isEmpty else {
      error("`output` must end with a name, found \"\(text)\"", node, hint: outputHint)
      return nil
    }
    return text
  }

  private mutating func format(_ text: String, _ node: JSONNode) -> OutputFormat? {
    let place = node.elements?.first { $0.string == text } ?? node
    guard let format = OutputFormat(rawValue: text) else {
      error(
        "unknown format \"\(text)\"", place,
        hint: OutputFormat.allCases.map(\.rawValue).nearest(to: text).map {
          "did you mean \"\($0)\"?"
        }
          ?? "the formats are \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))")
      return nil
    }
    return format
  }

  /// The options of a render by name; `set` is an object of parameters.
  private mutating func read(options node: JSONNode, into settings: inout ProjectFile.Settings) {
    let own = ["output", "jobs", "appearance", "scale", "poster", "snippet", "format"]
    let names = RenderSetting.all.map(\.name).filter { !own.contains($0) }
    let known = members(of: node, "`options`") ?? []
    check(known, among: names)
    for member in known where names.contains(member.key) {
      let name = "`\(member.key)`"
      switch member.node.value {
      case .object(let parameters) where member.key == "set":
        settings.options["set"] = parameters.compactMap { parameter in
          text(of: parameter.node, "`\(parameter.key)`").map { "\(parameter.key)=\($0)" }
        }
      case .array: settings.options[member.key] = strings(member.node, name)
      case .bool(true): settings.options[member.key] = [""]
      case .bool(false): settings.options[member.key] = []
      default: settings.options[member.key] = text(of: member.node, name).map { [$0] }
      }
    }
  }

  private mutating func budgets(_ node: JSONNode) -> [OutputFormat: Int] {
    var budgets: [OutputFormat: Int] = [:]
    for member in members(of: node, "`budgets`") ?? [] {
      guard let format = format(member.key, member.node) else { continue }
      guard let bytes = member.node.number, bytes >= 1, bytes < 1e15, bytes.rounded() == bytes
      else {
        error(
          "a budget must be a whole number of bytes, found \(member.node.summary)", member.node,
          hint: "such as \"gif\": 500000")
        continue
      }
      budgets[format] = Int(bytes)
    }
    return budgets
  }

  /// Checks values by the rules of the command's options.
  private mutating func check(_ settings: ProjectFile.Settings, _ members: [JSONMember]) {
    for (name, values) in settings.options.sorted(by: { $0.key < $1.key }) where name != "font-dir"
    {
      do throws(RequestError) {
        _ = try RenderRequest(SceneSource(path: "")).changing([name: values])
      } catch let failure {
        let keys = [
          "appearance": "appearances", "motion": "motion", "scale": "scales", "poster": "posters",
        ]
        let key = keys[name] ?? "options"
        let node = members.first { $0.key == key }?.node
        let place = key == "options" ? node?[name] : node
        if let place = place ?? node { error(failure.message, place, hint: failure.hint) }
      }
    }
  }

  // MARK: Values

  private mutating func error(_ message: String, _ node: JSONNode, hint: String? = nil) {
    problems.append(Problem(message, at: node.place, hint: hint))
  }

  private mutating func members(of node: JSONNode, _ name: String) -> [JSONMember]? {
    guard let members = node.members else {
      error("\(name) must be an object, found \(node.summary)", node)
      return nil
    }
    return members
  }

  private mutating func check(_ members: [JSONMember], among known: [String]) {
    for member in members where !known.contains(member.key) {
      problems.append(
        Problem(
          "unknown key `\(member.key)`", at: member.keyPlace,
          hint: known.nearest(to: member.key).map { "did you mean `\($0)`?" }
            ?? "the keys are \(known.joined(separator: ", "))"))
    }
  }

  private mutating func string(_ node: JSONNode, _ name: String) -> String? {
    guard let string = node.string, !string.isEmpty else {
      error("\(name) must be a text, found \(node.summary)", node)
      return nil
    }
    return string
  }

  /// A text or a number, as on the command line.
  private mutating func text(of node: JSONNode, _ name: String) -> String? {
    switch node.value {
    case .string(let string): return string
    case .number(let number): return number.shortestText
    case .bool(let bool): return bool ? "true" : "false"
    case .null, .array, .object:
      error("\(name) must be a text or a number, found \(node.summary)", node)
      return nil
    }
  }

  private mutating func list(_ node: JSONNode, _ name: String) -> String {
    guard let elements = node.elements, !elements.isEmpty else {
      error("\(name) must be a list, found \(node.summary)", node)
      return ""
    }
    return elements.compactMap { text(of: $0, "an element of \(name)") }.joined(separator: ",")
  }

  private mutating func strings(
    _ node: JSONNode?, _ name: String,
    _ check: (inout ProjectReader, String, JSONNode) -> Void = { _, _, _ in }
  ) -> [String] {
    guard let node else { return [] }
    guard let elements = node.elements else {
      error("\(name) must be a list of texts, found \(node.summary)", node)
      return []
    }
    return elements.compactMap { element in
      let text = text(of: element, "an element of \(name)")
      if let text { check(&self, text, element) }
      return text
    }
  }

  private mutating func checkInside(_ path: String, _ node: JSONNode) {
    guard path.hasPrefix("/") || path.split(separator: "/").contains("..") else { return }
    error("\"\(path)\" must be a path below the project's folder", node)
  }
}

/// Why a project cannot be used.
package enum ProjectError: Error, Sendable {
  case file(FileError)
  case invalid([Diagnostic])
}

extension ProjectFile {
  package init(contentsOf path: String) throws(ProjectError) {
    self = try ProjectReader.read(path)
  }
}
