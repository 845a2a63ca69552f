// Components, repeated views, named timelines, parameters and formulas are replaced before anything else reads the
// scene: JSON becomes JSON, and every value keeps the place where it was written.
//
// A use of a component becomes a view whose `id` and whose subviews' ids are paths (`wifi`, `wifi/knob`), and its steps
// and constraints become those of the scene. Text that does not depend on the use is shared by all uses.

import AnimDocuments

/// Expands a scene.
struct Expander {
  let context: DecodingContext
  /// The scene's file and those that it includes.
  var files: [SceneFile] = []

  /// The uses of components, by the path of their view.
  var instances: [String: Instance] = [:]
  /// The uses that have constraints or start a timeline with the scene, in text order.
  var activeInstances: [Instance] = []
  /// The ids of the copies of repeated views, by the id that the text gives them.
  var copies: [String: [String]] = [:]
  /// The timelines of the scene.
  var timelines: [String: NamedTimeline] = [:]
  /// Timelines of the scene that declare an animator and have been played.
  var played: Set<String> = []
  /// The ids of the steps that play a timeline, without those that are given.
  var playNames: Set<String> = []

  /// The indices of the view that is being expanded, and of its superviews.
  var position: [Int] = []
  var budget = Budget()
  /// The side of a pixel in points; nil while it is not known.
  private(set) var pixel: Double?
  /// Whether uses stand for those of a library's components, whose parameters have their defaults.
  private(set) var isLibrary = false
  /// Parameters of files whose values have errors. Their uses are not reported again.
  var faulty: Set<FileName> = []

  /// A name in a file.
  struct FileName: Hashable {
    let file: Int
    let name: String
  }

  /// The sums of all that is expanded. Few names that each use another one ten times would exhaust memory.
  struct Budget {
    static let views = DecodingContext.viewLimit
    static let depth = 255
    static let steps = 1_000_000
    /// Bytes of the values of parameters, each counted where it is used.
    static let values = 16_000_000
    /// Bytes of the text of components, each counted where it is used.
    static let text = 64_000_000

    var views = 0
    var steps = 0
    var values = 0
    var text = 0
    /// Whether a limit was passed, which is reported once.
    var isExceeded = false
  }

  init(_ context: DecodingContext) {
    self.context = context
  }

  /// The expanded scene.
  ///
  /// - Parameter needsExpansion: false for a text without anything to expand except what its top keys say.
  mutating func expand(_ root: JSONNode, path: String, needsExpansion: Bool) -> JSONNode {
    guard case .object(let members) = root.value else { return root }
    isLibrary = context.options.checksLibraries && root["size"]?.place == root.place.opening
    readFiles(root, path: path)
    readScale(root["scale"])
    let definesNames = files.count > 1 || !files[0].components.isEmpty
    let hasTimelines = root["timeline"]?.members != nil
    var result = root
    guard needsExpansion || definesNames || hasTimelines else {
      result.value = .object(members.filter { !Self.definitions.contains($0.key) })
      return result
    }
    result.value = .object(expandedMembers(members, of: root))
    return result
  }

  /// Finds the side of a pixel: formulas may use it, except that of the scale itself. A wrong scale is reported where it
  /// is read.
  private mutating func readScale(_ node: JSONNode?) {
    let scale =
      context.options.scale
      ?? node.map { value($0, files[0].environment).node(or: $0)?.number } ?? 1
    pixel = scale.flatMap { $0 > 0 ? 1 / $0 : nil }
  }

  /// The keys that are read before everything else.
  private static let definitions: Set<String> = ["parameters", "choices", "components", "include"]

  private mutating func expandedMembers(_ members: [JSONMember], of root: JSONNode) -> [JSONMember]
  {
    let environment = files[0].environment
    // Steps, constraints and claims name views, so these come first.
    let views = members.first { $0.key == "views" }.map { self.views([($0.node, environment)]) }
    context.copies = copies
    var constraints = activeInstances.flatMap { self.constraints(of: $0) }
    var steps = defaultSteps()
    var result: [JSONMember] = []
    for var member in members where !Self.definitions.contains(member.key) {
      switch member.key {
      case "views":
        if case .new(let node)? = views { member.node = node }
      case "constraints":
        member.node = joined(replaced(member.node, environment), constraints, first: false)
        constraints = []
      case "timeline":
        member.node = joined(mainSteps(member.node, environment), steps, first: true)
        steps = []
      default:
        guard
          let node = self.value(member.node, environment, isText: Self.isText(member.key)).node(
            or: member.node)
        else { continue }
        member.node = node
      }
      result.append(member)
    }
    let place = root.place.opening
    for (key, nodes) in [("constraints", constraints), ("timeline", steps)] where !nodes.isEmpty {
      result.append(
        JSONMember(
          key: key, keyPlace: place, node: JSONNode(value: .array(nodes), place: place)))
    }
    return result
  }

  /// A list with more elements before or after its own.
  private func joined(_ node: JSONNode, _ others: [JSONNode], first: Bool) -> JSONNode {
    guard let elements = node.elements, !others.isEmpty else { return node }
    return JSONNode(
      value: .array(first ? others + elements : elements + others), place: node.place)
  }

  private mutating func replaced(_ node: JSONNode, _ environment: Environment) -> JSONNode {
    value(node, environment).node(or: node) ?? node
  }

  /// Warns about definitions of the scene's file that nothing uses.
  func warnOfUnused(in root: JSONNode) {
    for declaration in root["parameters"]?.members ?? []
    where !context.usedParameters.contains(declaration.key)
      && ParameterReader.isName(declaration.key)
    {
      context.warn("the parameter `\(declaration.key)` is not used", at: declaration.keyPlace)
    }
    for component in (files.first?.components ?? [:]).values.sorted(by: { $0.name < $1.name })
    where component.firstUse == nil {
      context.warn("the component `\(component.name)` is not used", at: component.keyPlace)
    }
  }
}

/// What becomes of a value.
enum Change {
  /// The value depends on nothing, and all uses share it.
  case same
  case new(JSONNode)
  /// The value's key is left out.
  case omitted

  /// The value; nil if it is left out.
  func node(or old: JSONNode) -> JSONNode? {
    switch self {
    case .same: old
    case .new(let node): node
    case .omitted: nil
    }
  }
}

// MARK: - Limits

extension Expander {
  /// Counts a view; false, with one error for the scene, if there are too many.
  mutating func countView(at node: JSONNode, _ environment: Environment) -> Bool {
    guard !budget.isExceeded else { return false }
    budget.views += 1
    if budget.views > Budget.views {
      return exceed("a scene can have at most \(Budget.views) views", at: node, environment)
    }
    if position.count > Budget.depth {
      return exceed("views are nested more than \(Budget.depth) deep", at: node, environment)
    }
    return true
  }

  mutating func countStep(at node: JSONNode, _ environment: Environment) -> Bool {
    guard !budget.isExceeded else { return false }
    budget.steps += 1
    guard budget.steps > Budget.steps else { return true }
    return exceed("a scene can have at most \(Budget.steps) steps", at: node, environment)
  }

  /// Counts the text of a use of a component.
  mutating func countText(_ place: Place, at node: JSONNode, _ environment: Environment) -> Bool {
    guard !budget.isExceeded else { return false }
    budget.text += place.range.count
    guard budget.text > Budget.text else { return true }
    return exceed(
      "components expand to more than \(Budget.text) bytes of text", at: node, environment)
  }

  /// Counts the bytes that a parameter's value adds to the scene.
  mutating func countValue(_ value: JSONNode, at node: JSONNode, _ environment: Environment) -> Bool
  {
    guard !budget.isExceeded else { return false }
    budget.values += max(value.place.range.count, value.string?.utf8.count ?? 0)
    guard budget.values > Budget.values else { return true }
    return exceed("parameters expand to more than \(Budget.values) bytes", at: node, environment)
  }

  /// Reports the limit that was passed, at the use of a component, or else where it was passed.
  private mutating func exceed(
    _ message: String, at node: JSONNode, _ environment: Environment
  ) -> Bool {
    budget.isExceeded = true
    let place =
      environment.expansion.map { context.sources.use(of: $0) ?? node.place } ?? node.place
    context.error(message, at: JSONNode(value: .null, place: place))
    return false
  }
}
