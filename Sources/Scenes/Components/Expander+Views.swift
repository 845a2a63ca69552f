import AnimDocuments

extension Expander {
  /// The views of lists, one after the other, as one list.
  mutating func views(_ lists: [(node: JSONNode, environment: Environment)]) -> Change {
    guard let first = lists.first else { return .same }
    var output: [JSONNode] = []
    var isChanged = lists.count > 1
    for (node, environment) in lists {
      guard let elements = node.elements else {
        // A parameter, or a mistake that the reader reports.
        guard let value = value(node, environment).node(or: node) else {
          isChanged = true
          continue
        }
        guard lists.count > 1, let elements = value.elements else { return .new(value) }
        output += elements
        continue
      }
      if appendViews(elements, environment, to: &output) { isChanged = true }
    }
    guard isChanged else { return .same }
    return Self.change(first.node, .array(output), first.environment)
  }

  /// Expands views and adds them to a list. Returns whether one of them changed.
  private mutating func appendViews(
    _ elements: [JSONNode], _ environment: Environment, to output: inout [JSONNode]
  ) -> Bool {
    var isChanged = false
    output.reserveCapacity(output.count + elements.count)
    for element in elements {
      if element["forEach"] != nil {
        appendCopies(element, environment, to: &output)
        isChanged = true
        continue
      }
      switch append(element, environment, to: &output) {
      case .same: break
      case .new, .omitted: isChanged = true
      }
    }
    return isChanged
  }

  mutating func append(
    _ element: JSONNode, _ environment: Environment, to output: inout [JSONNode]
  ) -> Change {
    position.append(output.count)
    defer { position.removeLast() }
    guard countView(at: element, environment) else { return .omitted }
    let change = view(element, environment)
    if let node = change.node(or: element) { output.append(node) }
    return change
  }

  private mutating func view(_ node: JSONNode, _ environment: Environment) -> Change {
    guard let members = node.members else { return value(node, environment) }
    guard let type = members.first(where: { $0.key == "type" }) else {
      return plainView(node, members, environment)
    }
    if let component = component(of: type.node, environment) {
      let parts = members.map { Part(member: $0, environment: environment) }
      return use(component, parts, of: node, type, environment)
    }
    if let name = type.node.string, ViewType(rawValue: name) != nil {
      return plainView(node, members, environment)
    }
    // The type has an error, so its parameters have none.
    let rest = members.filter { $0.key != "with" }
    let view = JSONNode(value: .object(rest), place: environment.placed(node.place))
    return .new(plainView(view, rest, environment).node(or: view) ?? view)
  }

  private mutating func plainView(
    _ node: JSONNode, _ members: [JSONMember], _ environment: Environment
  ) -> Change {
    var output: [JSONMember]?
    var isSlot = false
    for (index, member) in members.enumerated() {
      let change: Change
      switch member.key {
      case "id": change = identifier(member.node, environment)
      case "subviews": change = views([(member.node, environment)])
      case "slot" where environment.instance != nil:
        isSlot = self.isSlot(member.node, environment)
        change = .omitted
      default: change = value(member.node, environment, isText: Self.isText(member.key))
      }
      Self.append(change, member, index, of: members, environment, to: &output)
    }
    if isSlot, let instance = environment.instance {
      var members = output ?? []
      output = nil
      fill(&members, with: instance, at: node, environment)
      output = members
    }
    return Self.change(node, output.map { .object($0) }, environment)
  }

  private func isSlot(_ node: JSONNode, _ environment: Environment) -> Bool {
    if case .bool(let flag) = node.value { return flag }
    context.error(
      "expected true or false for `slot`, found \(node.summary)", at: environment.placed(node))
    return false
  }

  /// Adds the views that a use puts into the slot after the slot's own.
  private mutating func fill(
    _ members: inout [JSONMember], with instance: Instance, at node: JSONNode,
    _ environment: Environment
  ) {
    guard !instance.content.isEmpty else { return }
    let index = members.firstIndex { $0.key == "subviews" }
    var output = index.flatMap { members[$0].node.elements } ?? []
    for content in instance.content {
      let elements =
        content.list.elements
        ?? value(content.list, content.environment).node(or: content.list)?.elements ?? []
      _ = appendViews(elements, content.environment, to: &output)
    }
    let place = environment.placed(node.place.opening)
    let list = JSONNode(value: .array(output), place: place)
    if let index {
      members[index].node = list
    } else {
      members.append(JSONMember(key: "subviews", keyPlace: place, node: list))
    }
  }
}

// MARK: - Paths

extension Expander {
  /// The path of a view's id.
  private mutating func identifier(_ node: JSONNode, _ environment: Environment) -> Change {
    let change = value(node, environment)
    guard let written = change.node(or: environment.placed(node)), let id = written.string,
      Self.isIdentifier(id), environment.instance != nil || !environment.suffix.isEmpty
    else { return change }
    if environment.suffix.isEmpty, let component = environment.instance?.component,
      component.ownName == id
    {
      context.error(
        "the id `\(id)` is already taken", at: written,
        notes: component.node["id"].map {
          [.init("the top view of `\(component.name)` has it", at: $0.place)]
        } ?? [])
    }
    return .new(JSONNode(value: .string(path(of: id, environment)), place: written.place))
  }

  /// The path of a view, which is remembered as a copy of a repeated one.
  private mutating func path(of id: String, _ environment: Environment) -> String {
    let base = environment.prefix + id
    guard !environment.suffix.isEmpty else { return base }
    let path = base + environment.suffix
    var name = base
    for index in environment.suffix.split(separator: ".") {
      copies[name, default: []].append(path)
      name += "." + index
    }
    return path
  }

  /// Whether an id may become a part of a path. The reader reports others.
  private static func isIdentifier(_ id: String) -> Bool {
    guard let first = id.unicodeScalars.first else { return false }
    return !ValueReader<String>.reserved.contains(first) && !ValueReader<String>.items.contains(id)
  }
}

// MARK: - Uses

extension Expander {
  /// A view's key with the text that it is written in.
  struct Part {
    let member: JSONMember
    let environment: Environment
  }

  /// The component that a view's `type` names; nil for a built-in type. An error for a name that is neither.
  private mutating func component(of type: JSONNode, _ environment: Environment) -> Component? {
    guard let written = value(type, environment).node(or: environment.placed(type)),
      let name = written.string, !["view", "label", "image", "shape"].contains(name)
    else { return nil }
    let file = context.names.file(of: written.place, in: context.sources)
    switch context.names.resolve(name, .components, in: file) {
    case .file(let index): return files[index].components[name]
    case .ambiguous(let places):
      context.reportAmbiguous(name, .components, places, at: written)
    case .unknown:
      let names = context.names.names(.components, in: file)
      guard !names.isEmpty, ViewType(rawValue: name) == nil else { return nil }
      context.error(
        "there is no component `\(name)`", at: written,
        hint: Spelling.hint(for: name, among: names + ViewType.allCases.map(\.rawValue)))
    }
    context.excuse(written)
    return nil
  }

  /// The view that stands for a use.
  private mutating func use(
    _ component: Component, _ parts: [Part], of node: JSONNode, _ type: JSONMember,
    _ environment: Environment
  ) -> Change {
    let place = environment.placed(type.node.place)
    guard !isCircle(component, at: place, environment) else { return .omitted }
    if component.firstUse == nil { component.firstUse = place }
    let id = self.id(of: parts, at: place)
    let use = Part.Use(
      path: id.string ?? "", place: place, node: node, environment: environment)
    guard let members = view(of: component, use, parts) else { return .omitted }
    return .new(
      JSONNode(
        value: .object([JSONMember(key: "id", keyPlace: id.place, node: id)] + members),
        place: environment.placed(node.place)))
  }

  /// The id of a use: a path, or the number sign and indices that views without an id have.
  private mutating func id(of parts: [Part], at place: Place) -> JSONNode {
    if let part = parts.first(where: { $0.member.key == "id" }),
      let id = value(part.member.node, part.environment).node(
        or: part.environment.placed(part.member.node))
    {
      guard let text = id.string, Self.isIdentifier(text) else { return id }
      return JSONNode(value: .string(path(of: text, part.environment)), place: id.place)
    }
    let path = "#" + position.map(String.init).joined(separator: ".")
    context.anonymousUses.insert(path)
    return JSONNode(value: .string(path), place: place)
  }

  /// Whether a component contains itself, which is reported.
  private func isCircle(
    _ component: Component, at place: Place, _ environment: Environment
  ) -> Bool {
    var chain = [component.name]
    var instance = environment.instance
    while let outer = instance {
      chain.append(outer.component.name)
      if outer.component === component {
        context.error(
          "the component `\(component.name)` contains itself: "
            + chain.reversed().joined(separator: " → "),
          at: JSONNode(value: .null, place: place))
        return true
      }
      instance = outer.parent
    }
    return false
  }
}

extension Expander.Part {
  /// Where a component is used.
  struct Use {
    let path: String
    let place: Place
    let node: JSONNode
    let environment: Environment
  }
}

extension Expander {
  /// The keys of a component's top view without its id; nil, with an error, if there is none.
  private mutating func view(
    of component: Component, _ use: Part.Use, _ parts: [Part]
  ) -> [JSONMember]? {
    guard countText(component.node.place, at: use.node, use.environment) else { return nil }
    let with = parts.first { $0.member.key == "with" }
    let values = bind(
      component.parameters, with: with.map { ($0.member.node, $0.environment) },
      of: component.name,
      at: JSONNode(value: .null, place: use.environment.placed(use.node.place)))
    var content = parts.filter { $0.member.key == "subviews" }.map {
      SlotContent(list: $0.member.node, environment: $0.environment)
    }
    if let slot = parts.first(where: { $0.member.key == "slot" }) {
      content += slot.environment.instance?.content ?? []
    }
    let instance = Instance(
      component, path: use.path, content: content, parent: use.environment.instance,
      file: files[component.file].environment, values: values,
      expansion: context.sources.expand(component.node.place, at: use.place, name: component.name))
    register(instance)
    let environment = instance.environment()
    let merged = merged(component, environment, with: parts)
    if let type = merged.first(where: { $0.member.key == "type" }),
      let other = self.component(of: type.member.node, type.environment)
    {
      let place = type.environment.placed(type.member.node.place)
      guard !isCircle(other, at: place, type.environment) else { return nil }
      if other.firstUse == nil { other.firstUse = place }
      let inner = Part.Use(
        path: use.path, place: place, node: component.node, environment: environment)
      let passed = content.map {
        Part(
          member: JSONMember(key: "subviews", keyPlace: $0.list.place, node: $0.list),
          environment: $0.environment)
      }
      return view(of: other, inner, merged + (component.hasInnerSlot ? [] : passed))
    }
    return topView(merged, instance, environment)
  }

  /// Remembers a use by its path. A component whose top view is another component is the outer of two uses.
  private mutating func register(_ instance: Instance) {
    if let outer = instances[instance.path], outer === instance.parent {
      outer.innermost.inner = instance
    } else if instances[instance.path] == nil {
      instances[instance.path] = instance
    }
    context.instances[instance.expansion] = instance
    if instance.component.constraints != nil || instance.component.timelines["default"] != nil {
      activeInstances.append(instance)
    }
  }

  private mutating func topView(
    _ parts: [Part], _ instance: Instance, _ environment: Environment
  ) -> [JSONMember] {
    var members: [JSONMember] = []
    for part in parts {
      let member = part.member
      let change =
        member.key == "subviews"
        ? views([(member.node, part.environment)])
        : value(member.node, part.environment, isText: Self.isText(member.key))
      switch change {
      case .same: members.append(member)
      case .omitted: break
      case .new(let node):
        members.append(
          JSONMember(
            key: member.key, keyPlace: part.environment.placed(member.keyPlace), node: node))
      }
    }
    if !instance.component.hasInnerSlot {
      fill(&members, with: instance, at: instance.component.node, environment)
    }
    return members
  }

  /// The keys of a component's top view, with those of the use before them.
  private mutating func merged(
    _ component: Component, _ environment: Environment, with parts: [Part]
  ) -> [Part] {
    var result: [Part] = []
    var overridden: Set<String> = ["slot"]
    for part in parts {
      let key = part.member.key
      if ["id", "type", "with", "subviews", "slot"].contains(key) { continue }
      if component.parameters.contains(where: { $0.name == key }) {
        context.parameterKeys[context.sources.written(part.member.keyPlace)] = component.name
      }
      result.append(key == "frame" ? sized(part, component, environment) : part)
      overridden.insert(key)
      switch key {
      case "frame": overridden.formUnion(["bounds", "center"])
      case "bounds", "center": overridden.insert("frame")
      default: break
      }
    }
    for member in component.members where !overridden.contains(member.key) {
      result.append(Part(member: member, environment: environment))
    }
    return result
  }

  /// A frame in which the sides that are null are those of the component.
  private mutating func sized(
    _ part: Part, _ component: Component, _ environment: Environment
  ) -> Part {
    let own = component.members.first { $0.key == "bounds" || $0.key == "frame" }
    guard let size = own?.node.elements?.suffix(2), var numbers = part.member.node.elements,
      size.count == 2, numbers.count == 4
    else { return part }
    for (side, node) in size.enumerated() where numbers[side + 2].value == .null {
      numbers[side + 2] = environment.placed(value(node, environment).node(or: node) ?? node)
    }
    var member = part.member
    member.node.value = .array(numbers)
    return Part(member: member, environment: part.environment)
  }
}

extension Instance {
  /// The last of the uses that are each other's top views.
  var innermost: Instance { inner?.innermost ?? self }
}
