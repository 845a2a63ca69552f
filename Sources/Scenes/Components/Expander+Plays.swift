import AnimDocuments

extension Expander {
  /// A step that plays a timeline.
  struct Play {
    let node: JSONNode
    let members: [JSONMember]
    let environment: Environment

    subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.node }
  }

  /// The sequence of steps that a `play` stands for; for all copies of a repeated view, one that begins with the others.
  mutating func play(_ member: JSONMember, _ play: Play) -> Change {
    let environment = play.environment
    let change = value(member.node, environment)
    guard let written = change.node(or: member.node) else { return .omitted }
    let node = environment.placed(written)
    guard let name = node.string else {
      context.error(
        "expected the name of a timeline for `play`, found \(node.summary)", at: node,
        hint: "for example \"wifi/turnOn\"")
      return .omitted
    }
    guard let slash = name.lastIndex(of: "/") else {
      return sequence(owner: environment.instance, name, at: node, play)
    }
    let timeline = String(name[name.index(after: slash)...])
    let owner = String(name[..<slash])
    let paths = paths(of: owner, at: node.place, environment)
    guard owner.contains(".*") else {
      guard let instance = instance(paths[0], at: node, environment) else { return .omitted }
      return sequence(owner: instance, timeline, at: node, play)
    }
    return together(paths, timeline, at: node, play)
  }

  private mutating func sequence(
    owner: Instance?, _ name: String, at node: JSONNode, _ play: Play
  ) -> Change {
    guard let (timeline, owner) = timeline(name, of: owner, at: node),
      let members = played(timeline, of: owner, play)
    else { return .omitted }
    return Self.change(play.node, .object(members + others(of: play)), play.environment)
  }

  private mutating func together(
    _ paths: [String], _ name: String, at node: JSONNode, _ play: Play
  ) -> Change {
    let environment = play.environment
    var steps: [JSONNode] = []
    let each = Play(
      node: play.node, members: play.members.filter { $0.key == "with" }, environment: environment)
    for path in paths {
      guard let instance = instance(path, at: node, environment),
        let (timeline, owner) = timeline(name, of: instance, at: node),
        let members = played(timeline, of: owner, each)
      else { return .omitted }
      steps.append(JSONNode(value: .object(members), place: node.place))
    }
    let list = JSONNode(value: .array(steps), place: node.place)
    var members = [JSONMember(key: "together", keyPlace: node.place, node: list)]
    if let id = play["id"] {
      let change = value(id, environment)
      if let node = change.node(or: id), let text = node.string {
        members.append(
          JSONMember(
            key: "id", keyPlace: node.place,
            node: JSONNode(value: .string(environment.stepPrefix + text), place: node.place)))
      }
    }
    return Self.change(play.node, .object(members + others(of: play)), environment)
  }

  /// The other keys of a step that plays a timeline.
  private mutating func others(of play: Play) -> [JSONMember] {
    let rest = play.members.filter { !["play", "with", "id"].contains($0.key) }
    let node = JSONNode(value: .object(rest), place: play.node.place)
    return steps(
      JSONNode(value: .array([node]), place: node.place), play.environment
    ).node(or: JSONNode(value: .array([node]), place: node.place))?.elements?.first?.members ?? []
  }

  // MARK: Owners

  /// The use with a path; an error if there is none.
  private func instance(
    _ path: String, at node: JSONNode, _ environment: Environment
  ) -> Instance? {
    if let instance = instances[path] { return instance }
    context.error(
      "`\(path)` is not a use of a component", at: node,
      hint: Spelling.hint(
        for: path,
        among: instances.keys.filter { !$0.hasPrefix("#") && $0.hasPrefix(environment.prefix) }
          .sorted()))
    return nil
  }

  /// A timeline of a use, or of the scene, with its owner; an error if there is none.
  private func timeline(
    _ name: String, of owner: Instance?, at node: JSONNode
  ) -> (NamedTimeline, Instance?)? {
    var names: [String] = []
    if let owner {
      var next: Instance? = owner
      while let instance = next {
        if let timeline = instance.component.timelines[name] { return (timeline, instance) }
        names += instance.component.timelines.keys
        next = instance.inner
      }
    } else {
      if let timeline = timelines[name] { return (timeline, nil) }
      names += timelines.keys
    }
    context.error(
      (owner.map { "`\($0.component.name)`" } ?? "the scene") + " has no timeline `\(name)`",
      at: node,
      hint: Spelling.hint(for: name, among: names.sorted())
        ?? (names.isEmpty || names.count > 8
          ? nil : "it has \(names.sorted().map { "`\($0)`" }.joined(separator: ", "))"))
    return nil
  }

  // MARK: Playing

  /// The keys of the sequence for a timeline; nil, with an error, if it cannot be played.
  mutating func played(
    _ timeline: NamedTimeline, of owner: Instance?, _ play: Play
  ) -> [JSONMember]? {
    let caller = play.environment
    let name = owner.map { "\($0.path)/\(timeline.name)" } ?? timeline.name
    guard !isCircle(name, play), declaresOnce(timeline, of: owner, name, play) else { return nil }
    let values = bind(
      timeline.parameters, with: play["with"].map { ($0, caller) }, of: name,
      at: caller.placed(play.node))
    let id = self.id(of: play, named: name)
    let place = caller.placed((play["play"] ?? play.node).place)
    let expansion = context.sources.expand(timeline.place, at: place, name: name)
    let parent = owner?.environment() ?? files[0].environment
    let environment = Environment(
      ofTimeline: name, in: parent, playedIn: caller, values: values, stepPrefix: id.prefix,
      expansion: expansion)
    context.stepPrefixes[expansion] = (owner, id.prefix)
    let list = steps(timeline.steps, environment).node(or: timeline.steps) ?? timeline.steps
    var members = [JSONMember(key: "sequence", keyPlace: place, node: list)]
    if let node = id.node { members.append(JSONMember(key: "id", keyPlace: place, node: node)) }
    return members
  }

  /// The id of the sequence, which is the timeline's name for the first one without an id, and the prefix of its steps.
  private mutating func id(of play: Play, named name: String) -> (node: JSONNode?, prefix: String) {
    let environment = play.environment
    if let id = play["id"], let written = value(id, environment).node(or: id),
      let text = written.string
    {
      let path = environment.stepPrefix + text
      return (JSONNode(value: .string(path), place: environment.placed(written.place)), path + "/")
    }
    let path = environment.stepPrefix + name
    guard !playNames.insert(path).inserted else {
      return (
        JSONNode(value: .string(path), place: environment.placed(play.node.place)), path + "/"
      )
    }
    var count = 2
    while !playNames.insert("\(path)#\(count)").inserted { count += 1 }
    return (nil, "\(path)#\(count)/")
  }

  private func isCircle(_ name: String, _ play: Play) -> Bool {
    guard play.environment.timelines.contains(name) else { return false }
    context.error(
      "the timeline `\(name)` plays itself: "
        + (play.environment.timelines + [name]).joined(separator: " → "),
      at: play.environment.placed(play["play"] ?? play.node))
    return true
  }

  /// Whether a timeline may be played: one that declares an animator can be played once for each use.
  private mutating func declaresOnce(
    _ timeline: NamedTimeline, of owner: Instance?, _ name: String, _ play: Play
  ) -> Bool {
    guard let declaration = timeline.declaration else { return true }
    let isFirst =
      if let owner {
        owner.played.insert(timeline.name).inserted
      } else {
        played.insert(timeline.name).inserted
      }
    guard !isFirst else { return true }
    context.error(
      "`\(name)` declares an animator, so it can be played only once",
      at: play.environment.placed(play["play"] ?? play.node),
      notes: [Problem.Note("the animator is declared here", at: declaration.place)])
    return false
  }

  // MARK: Constraints

  /// The constraints of one use.
  mutating func constraints(of instance: Instance) -> [JSONNode] {
    guard let node = instance.component.constraints else { return [] }
    let environment = instance.environment()
    let list = placed(value(node, environment).node(or: node) ?? node, environment)
    guard let elements = list.elements else { return [list] }
    return elements.map { constraint($0, environment) }
  }

  private func constraint(_ node: JSONNode, _ environment: Environment) -> JSONNode {
    guard case .object(var members) = node.value else { return node }
    for index in members.indices {
      guard let name = members[index].node.string else { continue }
      switch members[index].key {
      case "id": members[index].node.value = .string(environment.prefix + name)
      case "firstItem" where !ValueReader<String>.items.contains(name),
        "secondItem" where !ValueReader<String>.items.contains(name):
        members[index].node.value = .string(environment.path(of: name))
      default: break
      }
    }
    return JSONNode(value: .object(members), place: node.place)
  }

  /// A component's text with the places of one use. Equations are read by the names of their component, which their
  /// place gives, so that errors stand at the character.
  private func placed(_ node: JSONNode, _ environment: Environment) -> JSONNode {
    // The value of a parameter keeps its place.
    let place = context.sources.isWritten(node.place) ? environment.placed(node.place) : node.place
    switch node.value {
    case .array(let elements):
      return JSONNode(value: .array(elements.map { placed($0, environment) }), place: place)
    case .object(let members):
      let members = members.map {
        JSONMember(
          key: $0.key, keyPlace: environment.placed($0.keyPlace),
          node: placed($0.node, environment))
      }
      return JSONNode(value: .object(members), place: place)
    case .null, .bool, .number, .string: return JSONNode(value: node.value, place: place)
    }
  }
}
