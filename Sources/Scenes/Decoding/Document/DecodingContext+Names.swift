import AnimDocuments

// Names are looked up in the file in which they are written, which their place gives.

extension DecodingContext {
  /// The key of a colour or curve in the scene's table; nil if no file that the text knows defines it.
  func key(of name: String, _ kind: NameKind, at node: JSONNode) -> String? {
    let file = names.file(of: node.place, in: sources)
    switch names.resolve(name, kind, in: file) {
    case .file(let index): return Self.key(of: name, inFile: index)
    case .unknown: return nil
    case .ambiguous(let places):
      reportAmbiguous(name, kind, places, at: node)
      return Self.key(of: name, inFile: names.file(of: places[0], in: sources))
    }
  }

  /// The scene's own names are their keys. No name of a scene begins with NUL and a number.
  static func key(of name: String, inFile index: Int) -> String {
    index == 0 ? name : "\0\(index)\0\(name)"
  }

  /// The name that has a key.
  static func name(of key: String) -> String {
    key.utf8.first == 0 ? key.split(separator: "\0").dropFirst().joined(separator: "\0") : key
  }

  /// The colours or curves that a text knows.
  func names(_ kind: NameKind, at node: JSONNode) -> [String] {
    names.names(kind, in: names.file(of: node.place, in: sources))
  }

  func reportAmbiguous(_ name: String, _ kind: NameKind, _ places: [Place], at node: JSONNode) {
    error(
      "several included files define the \(kind.singular) `\(name)`", at: node,
      hint: "define it in this file, or include only one of them",
      notes: places.map { Problem.Note("it is defined here", at: $0) })
  }

  /// The path of a picture or font, relative to the scene, for a text that is relative to its own file.
  func path(_ path: String, at node: JSONNode) -> String {
    let file = names.file(of: node.place, in: sources)
    guard file > 0, !path.hasPrefix("data:") else { return path }
    return IncludeSource.path(path, beside: folders[file])
  }
}

// MARK: - Text of components

extension DecodingContext {
  /// The use of a component whose text stands at a place; nil for other text.
  func instance(at place: Place) -> Instance? {
    guard !instances.isEmpty else { return nil }
    var expansion = place.expansion
    while true {
      if let instance = instances[expansion] { return instance }
      if let step = stepPrefixes[expansion] { return step.owner }
      guard let use = sources.use(of: expansion) else { return nil }
      expansion = use.expansion
    }
  }

  /// The prefixes of names in a text: of views and of steps.
  private func prefixes(at place: Place) -> [String] {
    guard !instances.isEmpty || !stepPrefixes.isEmpty else { return [] }
    var prefixes: [String] = []
    var expansion = place.expansion
    while true {
      if let instance = instances[expansion] { return prefixes + [instance.path + "/"] }
      if let step = stepPrefixes[expansion] {
        prefixes.append(step.prefix)
        if let owner = step.owner { return prefixes + [owner.path + "/"] }
      }
      guard let use = sources.use(of: expansion) else { return prefixes }
      expansion = use.expansion
    }
  }

  /// A problem in a component's text by the names that stand there, with the component's first use.
  func explained(_ problem: Problem) -> Problem {
    guard !components.isEmpty || !stepPrefixes.isEmpty else { return problem }
    var problem = problem
    for prefix in prefixes(at: problem.place) {
      problem.message = problem.message.replacing("`" + prefix, with: "`")
      problem.hint = problem.hint.map {
        $0.replacing("`" + prefix, with: "`").replacing("\"" + prefix, with: "\"")
      }
    }
    if sources.isWritten(problem.place), let component = component(around: problem.place),
      let use = component.firstUse
    {
      problem.notes.append(Problem.Note("`\(component.name)` is used here", at: use))
    }
    return problem
  }

  private func component(around place: Place) -> Component? {
    components.first { component in
      component.node.place.expansion == place.expansion
        && component.node.place.range.contains(place.range.lowerBound)
    }
  }
}
