import AnimDocuments

/// Reads the components and timelines that a file defines.
struct ComponentReader {
  let context: DecodingContext
  /// The file's index.
  let file: Int
  /// The words of the file's parameters.
  let choices: [String: Choices]
  /// The file's parameters, which defaults may refer to.
  let resolve: (JSONNode) -> JSONNode

  /// Types that every file has.
  private static let reserved: Set<String> = ["view", "label", "image", "shape"]

  func read(_ node: JSONNode) -> [String: Component] {
    guard let members = node.members else {
      context.error("`components` must be an object of names, found \(node.summary)", at: node)
      return [:]
    }
    var result: [String: Component] = [:]
    for member in members {
      if Self.reserved.contains(member.key) {
        context.report(
          Problem(
            "a component must not be called `\(member.key)`, which is a type of every scene",
            at: member.keyPlace))
      } else if let component = component(member) {
        result[member.key] = component
      }
    }
    return result
  }

  private func component(_ member: JSONMember) -> Component? {
    guard let members = member.node.members else {
      context.error(
        "a component must be an object, found \(member.node.summary)", at: member.node,
        hint: #"for example { "parameters": { "title": "" }, "views": [ … ] }"#)
      return nil
    }
    var parameters: [Parameter] = []
    var timelines: [String: NamedTimeline] = [:]
    var body: [JSONMember] = []
    for part in members {
      switch part.key {
      case "parameters": parameters = self.parameters(part.node)
      case "timeline": timelines = self.timelines(part.node)
      case "required", "choices", "constraints", "id": break
      case "views": body.append(renamed(part, "subviews", members))
      case "size": body.append(renamed(part, "bounds", members))
      default: body.append(part)
      }
    }
    if let required = member.node["required"] {
      require(required, among: &parameters, of: member.key)
    }
    if let choices = member.node["choices"] { limit(&parameters, to: choices, of: member.key) }
    return Component(
      name: member.key, member: member, file: file, parameters: parameters, members: body,
      ownName: member.node["id"]?.string, constraints: member.node["constraints"],
      timelines: timelines, hasInnerSlot: slots(in: body))
  }

  /// The member under the key that views have.
  private func renamed(_ part: JSONMember, _ key: String, _ members: [JSONMember]) -> JSONMember {
    if members.contains(where: { $0.key == key }) {
      context.report(
        Problem("`\(part.key)` is another word for `\(key)`", at: part.keyPlace, hint: "give one"))
    }
    return JSONMember(key: key, keyPlace: part.keyPlace, node: part.node)
  }

  // MARK: Parameters

  func parameters(_ node: JSONNode) -> [Parameter] {
    guard let members = node.members else {
      context.error("`parameters` must be an object of names, found \(node.summary)", at: node)
      return []
    }
    return members.compactMap { member in
      guard ParameterReader.isName(member.key) else {
        context.report(ParameterReader.invalidName(member))
        return nil
      }
      let parameter = member.node.string?.afterDollarSign
      return Parameter(
        name: member.key, value: resolve(member.node),
        choices: parameter.flatMap { choices[$0] })
    }
  }

  /// Limits parameters to the words of `choices`. Defaults are words as well.
  private func limit(_ parameters: inout [Parameter], to node: JSONNode, of owner: String) {
    let choices = Choices.read(node, for: parameters.map(\.name), of: "`\(owner)`", context)
    for index in parameters.indices {
      let parameter = parameters[index]
      guard let choices = choices[parameter.name] else { continue }
      parameters[index].choices = choices
      guard !parameter.isRequired, parameter.value.value != .null else { continue }
      _ = choices.allows(parameter.value, for: "`\(parameter.name)` of `\(owner)`", context)
    }
  }

  private func require(
    _ node: JSONNode, among parameters: inout [Parameter], of component: String
  ) {
    guard let names = node.elements else {
      context.error(
        "expected a list of names of parameters for `required`, found \(node.summary)", at: node)
      return
    }
    for name in names {
      guard let index = parameters.firstIndex(where: { $0.name == name.string }) else {
        context.error(
          "`\(component)` has no parameter `\(name.string ?? name.summary)`", at: name,
          hint: Spelling.hint(for: name.string ?? "", among: parameters.map(\.name)))
        continue
      }
      parameters[index].isRequired = true
    }
  }

  // MARK: Slots

  /// Whether one of the views inside of a component is the slot; an error if several are.
  private func slots(in body: [JSONMember]) -> Bool {
    var found: [JSONMember] = []
    let isTop = body.first { $0.key == "slot" }
    for member in body where member.key == "subviews" { collect(member.node, &found) }
    for extra in found.dropFirst(isTop == nil ? 1 : 0) {
      context.report(
        Problem(
          "a component has one slot", at: extra.keyPlace,
          notes: (isTop ?? found.first).map { [Problem.Note("it is here", at: $0.keyPlace)] } ?? [])
      )
    }
    return !found.isEmpty
  }

  private func collect(_ node: JSONNode, _ found: inout [JSONMember]) {
    for element in node.elements ?? [] { collectView(element, &found) }
  }

  private func collectView(_ node: JSONNode, _ found: inout [JSONMember]) {
    for member in node.members ?? [] {
      switch member.key {
      case "slot": if case .bool(true) = member.node.value { found.append(member) }
      case "subviews": collect(member.node, &found)
      case "view": collectView(member.node, &found)
      default: break
      }
    }
  }

  // MARK: Timelines

  /// A list of steps, which is the timeline `default`, or timelines by name.
  func timelines(_ node: JSONNode) -> [String: NamedTimeline] {
    if node.elements != nil { return ["default": timeline("default", node, at: node.place)] }
    guard let members = node.members else {
      context.error(
        "expected a list of steps, or timelines by name, for `timeline`, found \(node.summary)",
        at: node)
      return [:]
    }
    var result: [String: NamedTimeline] = [:]
    for member in members { result[member.key] = named(member) }
    return result
  }

  private func named(_ member: JSONMember) -> NamedTimeline? {
    let node = member.node
    if node.elements != nil { return timeline(member.key, node, at: node.place) }
    guard var object = KeyedReader(node, as: "a timeline", context) else { return nil }
    var parameters = object.node("parameters").map(parameters) ?? []
    if let choices = object.node("choices") { limit(&parameters, to: choices, of: member.key) }
    let steps = object.node("steps")
    object.finish()
    guard let steps else {
      context.error(
        "a timeline needs `steps`: a list of steps", at: object.opening,
        hint: Step.isStep(node) ? "put the step into brackets: [ … ]" : nil)
      return nil
    }
    return timeline(member.key, steps, at: node.place, parameters)
  }

  private func timeline(
    _ name: String, _ steps: JSONNode, at place: Place, _ parameters: [Parameter] = []
  ) -> NamedTimeline {
    NamedTimeline(
      name: name, parameters: parameters, steps: steps, place: place,
      declaration: Self.declaration(in: steps))
  }

  /// The first step that declares an animator.
  private static func declaration(in node: JSONNode) -> JSONNode? {
    for step in node.elements ?? [] {
      if let animator = step["animator"] { return animator }
      for key in ["sequence", "together", "then"] {
        if let found = step[key].flatMap(declaration) { return found }
      }
    }
    return nil
  }

  private enum Step {
    static func isStep(_ node: JSONNode) -> Bool {
      StepReader.Kind.allCases.contains { node[$0.rawValue] != nil }
    }
  }
}
