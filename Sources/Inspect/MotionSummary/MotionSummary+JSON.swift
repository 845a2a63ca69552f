import AnimDocuments
import AnimPrimitives
import AnimRendering
import AnimScenes

// The JSON is one line. In views and constraints, all keys except `id`, `in`, `is` and `by` are property names:
//
//     {"version":1,"canvas":{"size":"320 × 200","fps":60},"views":[{"id":"card","in":"sheet",
//     "center.x":160,"alpha":{"from":1,"to":0,"start":0.2,"end":0.5,"half":0.6,"curve":"easeOut"},
//     "text":[[0,{"text":"Hello"}],[0.3,{"text":"Bye"}]],"path":{"verbs":"MLZ","points":[0,0,10,0]},
//     "by":{"step fade":["alpha"],"constraints":["center.x"]}}],
//     "constraints":[{"is":"card.top == canvas.top + 8","id":"top"}],"steps":[["fade",0.2,0.5,"card"]]}

extension MotionSummary {
  private static let version = 1

  package var json: String {
    let views = views.map { view -> JSONText in
      let parent = view.parent.map { [("in", JSONText($0))] } ?? []
      return Self.object(
        [("id", JSONText(view.id))] + parent + Self.members(view.properties)
          + Self.causes(of: view.properties))
    }
    let constraints = constraints.map { constraint -> JSONText in
      let id = constraint.id.map { [("id", JSONText($0))] } ?? []
      return Self.object(
        [("is", JSONText(constraint.equation))] + id + Self.members(constraint.properties))
    }
    let steps = steps.isEmpty ? [] : [("steps", Self.list(steps.map(\.json)))]
    return Self.object(
      [
        ("version", JSONText(Self.version)), ("canvas", Self.object(Self.members(canvas))),
        ("views", Self.list(views)), ("constraints", Self.list(constraints)),
      ] + steps
    ).text
  }

  private static func members(_ properties: [Property]) -> [(String, JSONText)] {
    properties.map { ($0.name, $0.course.json) }
  }

  /// The names of properties by their cause, in the order of the first ones.
  private static func causes(of properties: [Property]) -> [(String, JSONText)] {
    var order: [Cause] = []
    var names: [Cause: [String]] = [:]
    for property in properties {
      guard let cause = property.cause else { continue }
      if names[cause] == nil { order.append(cause) }
      names[cause, default: []].append(property.name)
    }
    guard !order.isEmpty else { return [] }
    let members = order.map { cause in
      (cause.word, JSONText(names[cause] ?? [], spacing: .none))
    }
    return [("by", object(members))]
  }

  fileprivate static func object(_ members: [(String, JSONText)]) -> JSONText {
    JSONText(members: members, spacing: .none)
  }

  fileprivate static func list(_ elements: [JSONText]) -> JSONText {
    JSONText(elements, spacing: .none)
  }
}

extension MotionSummary.Cause {
  private static let stepWord = "step "

  fileprivate var word: String {
    switch self {
    case .step(let id): Self.stepWord + id
    case .constraints: "constraints"
    case .content: "content"
    }
  }

  fileprivate init?(word: String) {
    switch word {
    case "constraints": self = .constraints
    case "content": self = .content
    case _ where word.hasPrefix(Self.stepWord):
      self = .step(String(word.dropFirst(Self.stepWord.count)))
    default: return nil
    }
  }
}

extension MotionSummary.Step {
  fileprivate var json: JSONText {
    MotionSummary.list(
      [JSONText(label), JSONText(shortest: start), JSONText(shortest: end)]
        + targets.map { JSONText($0) })
  }

  fileprivate init?(_ node: JSONNode) {
    guard let parts = node.elements, parts.count > 3, let label = parts[0].string,
      let start = parts[1].boundedNumber, let end = parts[2].boundedNumber
    else { return nil }
    self.init(
      label: label, start: start, end: end, targets: parts.dropFirst(3).compactMap(\.string))
  }
}

extension MotionSummary.Course {
  fileprivate var json: JSONText {
    switch self {
    case .still(let value): value.json
    case .moving(let movement): movement.json
    case .switching(let switches):
      MotionSummary.list(
        switches.map { MotionSummary.list([JSONText(shortest: $0.time), $0.value.json]) })
    }
  }
}

extension MotionSummary.Value {
  var json: JSONText {
    switch self {
    case .number(let number): JSONText(shortest: number)
    case .words(let words): JSONText(words)
    case .text(let text): MotionSummary.object([("text", JSONText(text))])
    case .styledText(let text, let looks):
      MotionSummary.object([("text", JSONText(text)), ("looks", JSONText(looks))])
    case .outline(let outline):
      MotionSummary.object([
        ("verbs", JSONText(outline.verbs)),
        outline.hash.isEmpty
          ? ("points", MotionSummary.list(outline.points.map { JSONText(shortest: $0) }))
          : ("hash", JSONText(outline.hash)),
      ])
    }
  }
}

extension MotionSummary.Movement {
  fileprivate var json: JSONText {
    var members = [
      ("from", from.json), ("to", to.json), ("start", JSONText(shortest: start)),
      ("end", JSONText(shortest: arrival)),
    ]
    if low != 0 { members.append(("low", JSONText(shortest: low))) }
    if high != 1 { members.append(("high", JSONText(shortest: high))) }
    if let half { members.append(("half", JSONText(shortest: half))) }
    if !curve.isEmpty { members.append(("curve", JSONText(curve))) }
    if let trace { members.append(("trace", JSONText(trace.text))) }
    return MotionSummary.object(members)
  }
}

// MARK: - Reading

extension MotionSummary {
  /// Parses the text of `json`; nil for any other text. All values are checked, because the text may come from a
  /// damaged file.
  package init?(json: String) {
    guard let root = JSONReader.read(Array(json.utf8)).root,
      root["version"]?.number == Double(Self.version),
      let canvas = root["canvas"].flatMap({ Self.properties(of: $0, besides: []) }),
      case .array(let views) = root["views"]?.value,
      case .array(let constraints) = root["constraints"]?.value
    else { return nil }
    self.init(canvas: canvas, views: [], constraints: [])
    for node in views {
      guard let id = node["id"]?.string,
        var properties = Self.properties(of: node, besides: ["id", "in", "by"])
      else { return nil }
      for member in node["by"]?.members ?? [] {
        guard let cause = Cause(word: member.key), let names = member.node.elements else {
          return nil
        }
        let known = Set(names.compactMap(\.string))
        for index in properties.indices where known.contains(properties[index].name) {
          properties[index].cause = cause
        }
      }
      self.views.append(View(id: id, parent: node["in"]?.string, properties: properties))
    }
    for node in constraints {
      guard let equation = node["is"]?.string,
        let properties = Self.properties(of: node, besides: ["is", "id"])
      else { return nil }
      self.constraints.append(
        Constraint(id: node["id"]?.string, equation: equation, properties: properties))
    }
    steps = (root["steps"]?.elements ?? []).compactMap(Step.init)
  }

  private static func properties(of node: JSONNode, besides keys: Set<String>) -> [Property]? {
    guard case .object(let members) = node.value else { return nil }
    var properties: [Property] = []
    for member in members where !keys.contains(member.key) {
      guard let course = Course(member.node) else { return nil }
      properties.append(Property(name: member.key, course: course))
    }
    return properties
  }
}

extension MotionSummary.Course {
  fileprivate init?(_ node: JSONNode) {
    if let value = MotionSummary.Value(node) {
      self = .still(value)
    } else if let movement = MotionSummary.Movement(node) {
      self = .moving(movement)
    } else if case .array(let elements) = node.value, !elements.isEmpty {
      var switches: [MotionSummary.Switch] = []
      for element in elements {
        guard case .array(let pair) = element.value, pair.count == 2,
          let time = pair[0].boundedNumber, let value = MotionSummary.Value(pair[1])
        else { return nil }
        switches.append(MotionSummary.Switch(time: time, value: value))
      }
      self = .switching(switches)
    } else {
      return nil
    }
  }
}

extension MotionSummary.Value {
  fileprivate init?(_ node: JSONNode) {
    switch node.value {
    case .number:
      guard let number = node.boundedNumber else { return nil }
      self = .number(number)
    case .string(let words): self = .words(words)
    case .object:
      if let text = node["text"]?.string {
        self = node["looks"]?.string.map { .styledText(text, looks: $0) } ?? .text(text)
        return
      }
      guard let verbs = node["verbs"]?.string, verbs.allSatisfy({ "MLQCZ".contains($0) }) else {
        return nil
      }
      var outline = MotionSummary.Outline(
        verbs: verbs, points: [], hash: node["hash"]?.string ?? "")
      if case .array(let elements) = node["points"]?.value {
        outline.points = elements.compactMap(\.boundedNumber)
        guard outline.points.count == elements.count, elements.count % 2 == 0 else { return nil }
      }
      self = .outline(outline)
    case .null, .bool, .array: return nil
    }
  }
}

extension MotionSummary.Movement {
  fileprivate init?(_ node: JSONNode) {
    guard let from = node["from"].flatMap(MotionSummary.Value.init),
      let to = node["to"].flatMap(MotionSummary.Value.init),
      let start = node["start"]?.boundedNumber, let arrival = node["end"]?.boundedNumber,
      let low = node["low"].map(\.boundedNumber) ?? 0,
      let high = node["high"].map(\.boundedNumber) ?? 1
    else { return nil }
    self.init(
      from: from, to: to, start: start, arrival: arrival, low: low, high: high,
      half: node["half"]?.boundedNumber, curve: node["curve"]?.string ?? "",
      trace: node["trace"]?.string.flatMap(MotionSummary.Trace.init))
  }
}

extension JSONNode {
  /// A number within ±10¹⁵, like all numbers of scenes.
  fileprivate var boundedNumber: Double? { number.flatMap { abs($0) <= 1e15 ? $0 : nil } }
}
