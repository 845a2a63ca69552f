import AnimDocuments

extension Expander {
  /// The steps of the scene's own timeline, or of the one called `default` if there are several.
  mutating func mainSteps(_ node: JSONNode, _ environment: Environment) -> JSONNode {
    guard node.members != nil else {
      return steps(node, environment).node(or: node) ?? node
    }
    guard let main = timelines["default"] else {
      return JSONNode(value: .array([]), place: node.place)
    }
    return steps(main.steps, environment).node(or: main.steps) ?? main.steps
  }

  /// The steps of timelines that start with the scene. Those of the scene begin at 0 as well.
  mutating func defaultSteps() -> [JSONNode] {
    var result: [JSONNode] = []
    for instance in activeInstances {
      guard let timeline = instance.component.timelines["default"] else { continue }
      let place = context.sources.use(of: instance.expansion) ?? timeline.place
      let environment = instance.environment()
      let zero = JSONNode(value: .number(0), place: place)
      let use = JSONNode(value: .object([]), place: place)
      let members = played(
        timeline, of: instance, Play(node: use, members: [], environment: environment))
      guard let members else { continue }
      result.append(
        JSONNode(
          value: .object(
            members + [JSONMember(key: "at", keyPlace: place, node: zero)]), place: place))
    }
    guard let last = result.last else { return [] }
    // The first step of the scene follows a step that begins and ends at 0.
    let wait = ["wait", "at"].map {
      JSONMember(
        key: $0, keyPlace: last.place, node: JSONNode(value: .number(0), place: last.place))
    }
    return result + [JSONNode(value: .object(wait), place: last.place)]
  }

  mutating func steps(_ list: JSONNode, _ environment: Environment) -> Change {
    guard let elements = list.elements else { return value(list, environment) }
    var output: [JSONNode]?
    for (index, element) in elements.enumerated() {
      let change: Change =
        countStep(at: element, environment) ? step(element, environment) : .omitted
      Self.append(change, element, index, of: elements, to: &output)
    }
    return Self.change(list, output.map { .array($0) }, environment)
  }

  private mutating func step(_ node: JSONNode, _ environment: Environment) -> Change {
    guard let members = node.members else { return value(node, environment) }
    if let play = members.first(where: { $0.key == "play" }) {
      return self.play(play, Play(node: node, members: members, environment: environment))
    }
    var output: [JSONMember]?
    for (index, member) in members.enumerated() {
      let change = part(member, environment)
      Self.append(change, member, index, of: members, environment, to: &output)
    }
    return Self.change(node, output.map { .object($0) }, environment)
  }

  /// One key of a step.
  private mutating func part(_ member: JSONMember, _ environment: Environment) -> Change {
    switch member.key {
    case "sequence", "together", "then": return steps(member.node, environment)
    case "animate", "set": return changes(member.node, environment)
    case "keyframes": return frames(member.node, environment)
    case "id":
      return name(member.node, environment) { $0.stepPrefix + $1 }
    case "animator":
      let change = name(member.node, environment) { $0.prefix + $1 }
      if let name = change.node(or: member.node)?.string {
        environment.instance?.animators.append(name)
      }
      return change
    case "start", "pause", "reverse", "continue", "stop", "finish", "add", "scrub":
      return name(member.node, environment) { $0.prefix + $1 }
    case "drives": return drives(member.node, environment)
    case "tap", "pan": return finger(member.node, environment)
    case "at": return name(member.node, environment, Self.placement)
    default: return value(member.node, environment)
    }
  }

  /// A name with the prefix of its environment.
  private mutating func name(
    _ node: JSONNode, _ environment: Environment, _ transform: (Environment, String) -> String
  ) -> Change {
    let change = value(node, environment)
    guard let written = change.node(or: node), let name = written.string, !name.isEmpty else {
      return change
    }
    let path = transform(environment, name)
    guard path != name else { return change }
    return .new(JSONNode(value: .string(path), place: environment.placed(written.place)))
  }

  /// The text of an `at`: an animator of the component, or a step of the timeline.
  private static func placement(_ environment: Environment, _ text: String) -> String {
    guard text.first != "<", text.first != ">", Double(text) == nil else { return text }
    let path = environment.prefix + text
    let isAnimator =
      environment.instance?.animators.contains { animator in
        guard path.hasPrefix(animator) else { return false }
        let rest = path.dropFirst(animator.count)
        return rest.isEmpty || [".end", "+", "-"].contains { rest.hasPrefix($0) }
      } ?? false
    return isAnimator ? path : environment.stepPrefix + text
  }

  private mutating func drives(_ node: JSONNode, _ environment: Environment) -> Change {
    if let elements = node.elements {
      var output: [JSONNode]?
      for (index, element) in elements.enumerated() {
        let change = drives(element, environment)
        Self.append(change, element, index, of: elements, to: &output)
      }
      return Self.change(node, output.map { .array($0) }, environment)
    }
    guard let members = node.members else { return value(node, environment) }
    var output: [JSONMember]?
    for (index, member) in members.enumerated() {
      let change =
        member.key == "animator"
        ? name(member.node, environment) { $0.prefix + $1 } : value(member.node, environment)
      Self.append(change, member, index, of: members, environment, to: &output)
    }
    return Self.change(node, output.map { .object($0) }, environment)
  }

  private mutating func frames(_ node: JSONNode, _ environment: Environment) -> Change {
    guard let elements = node.elements else { return value(node, environment) }
    var output: [JSONNode]?
    for (index, element) in elements.enumerated() {
      var frame: [JSONMember]?
      let members = element.members ?? []
      for (index, member) in members.enumerated() {
        let change: Change =
          switch member.key {
          case "animate": changes(member.node, environment)
          case "keyframes": frames(member.node, environment)
          default: value(member.node, environment)
          }
        Self.append(change, member, index, of: members, environment, to: &frame)
      }
      let change =
        element.members == nil
        ? value(element, environment)
        : Self.change(element, frame.map { .object($0) }, environment)
      Self.append(change, element, index, of: elements, to: &output)
    }
    return Self.change(node, output.map { .array($0) }, environment)
  }

  /// A finger, which may come down on a view.
  private mutating func finger(_ node: JSONNode, _ environment: Environment) -> Change {
    guard let members = node.members else { return name(node, environment) { $0.path(of: $1) } }
    var output: [JSONMember]?
    for (index, member) in members.enumerated() {
      let change =
        ["at", "from"].contains(member.key)
        ? name(member.node, environment) { $0.path(of: $1) } : value(member.node, environment)
      Self.append(change, member, index, of: members, environment, to: &output)
    }
    return Self.change(node, output.map { .object($0) }, environment)
  }

  /// The changes of a step, whose keys name views: `{ "knob": { "center.x": 35 }, "bar.*": { "alpha": 1 } }`.
  private mutating func changes(_ node: JSONNode, _ environment: Environment) -> Change {
    guard let members = node.members else { return value(node, environment) }
    var output: [JSONMember] = []
    var isChanged = environment.instance != nil
    for member in members {
      let change = value(member.node, environment)
      if case .same = change {} else { isChanged = true }
      guard let node = change.node(or: member.node) else { continue }
      let place = environment.placed(member.keyPlace)
      let paths = paths(of: member.key, at: place, environment)
      if paths != [member.key] { isChanged = true }
      output += paths.map { JSONMember(key: $0, keyPlace: place, node: node) }
    }
    return isChanged ? Self.change(node, .object(output), environment) : .same
  }
}

// MARK: - Names of views

extension Expander {
  /// The views that a name means: one, or all copies of a repeated view for `bar.*`.
  mutating func paths(of name: String, at place: Place, _ environment: Environment) -> [String] {
    let path = environment.path(of: name)
    guard let star = path.firstRange(of: ".*"),
      star.upperBound == path.endIndex || path[star.upperBound] == "/"
    else { return [path] }
    let base = String(path[..<star.lowerBound])
    let rest = path[star.upperBound...]
    guard let paths = copies[base] else {
      context.error(
        "there is no repeated view `\(base)`", at: JSONNode(value: .null, place: place),
        hint: Spelling.hint(for: base, among: copies.keys.sorted()))
      return []
    }
    return paths.map { $0 + rest }
  }
}
