import AnimLayout
import AnimMotion
import AnimPrimitives
import AnimScenes

extension SceneLayout {
  /// Required constraints that contradict each other.
  struct Conflict {
    fileprivate let conflict: LayoutConflict
    fileprivate let stacks: SceneStacks.Arrangement
    fileprivate let values: LayoutValues

    /// nil if all constraints can be satisfied.
    init?(in variant: LayoutVariant, at values: LayoutValues) {
      guard let conflict = variant.conflict(at: values) else { return nil }
      self.conflict = conflict
      stacks = variant.stacks
      self.values = values
    }
  }

  /// Checks that the required constraints can be satisfied at the beginning, at the end, and whenever constraints are
  /// activated or deactivated. During an animation they may contradict each other; the layout then minimizes the
  /// errors.
  ///
  /// - Parameter faults: collects conflicting constraints, unless missing pictures or fonts may be the cause, and
  ///   warnings about ambiguous layouts.
  func check(
    _ scene: Scene, tree: ViewTree, timeline: Timeline, _ presentation: Presentation,
    _ faults: inout SceneFaults
  ) {
    guard faults.areNone || !dependsOnContent(of: tree) else { return }
    var presentation = presentation
    for time in Self.times(of: timeline, tree) {
      presentation.move(to: time, on: timeline)
      guard let conflict = presentation.layoutConflict else { continue }
      faults.invalid([error(conflict, scene, tree, at: time)])
      return
    }
    // The uses of a library's components, not the library, place them.
    guard scene.libraryCount == nil else { return }
    presentation.move(to: 0, on: timeline)
    var warned: Set<Int> = []
    for ambiguity in presentation.layoutAmbiguities.compactMap({ visible($0, tree) }) {
      let node = tree.nodes[ambiguity.node]
      // Where one view of a stack is open, those behind it are as well.
      if node.isArranged, let stack = node.parent, !warned.insert(stack).inserted { continue }
      warn(of: ambiguity, tree, &faults)
    }
  }

  /// Checks that the required constraints can be satisfied at the beginning, for a scene with script errors. The times
  /// of steps are unknown, so constraints that steps change are not checked.
  func checkBeginning(_ scene: Scene, tree: ViewTree, _ faults: inout SceneFaults) {
    guard !dependsOnContent(of: tree) else { return }
    let ids = tree.nodes.map(\.view.id) + animated.map { scene.constraints[$0].id ?? "" }
    let changed = Set(scene.changes.filter { $0.property.moves }.map(\.target))
    guard targets(behind: tree.nodes.count).allSatisfy({ !changed.contains(ids[$0]) }),
      let conflict = Conflict(in: beginning, at: initial)
    else { return }
    faults.invalid([error(conflict, scene, tree, at: 0)])
  }

  private static func times(of timeline: Timeline, _ tree: ViewTree) -> [Double] {
    var times = [0.0]
    // An animation that the end cuts off still runs at the end.
    let end = timeline.duration
    if timeline.isStill(from: end, through: end + 0.001) { times.append(end) }
    for (index, track) in timeline.tracks.enumerated()
    where track.target >= tree.nodes.count && track.channel == .isActive
      || track.channel == .hiding
    {
      times += timeline.changeTimes(ofTrackAt: index)
    }
    return Set(times.filter { (0...timeline.duration).contains($0) }).sorted()
  }

  private func error(
    _ found: Conflict, _ scene: Scene, _ tree: ViewTree, at time: Double
  ) -> ScriptError {
    let (values, stacks) = (found.values, found.stacks)
    var origin = ScriptOrigin.unknown
    let when = time > 0 ? " at \(time.rounded(places: 6).shortestText) s" : ""
    let text = found.conflict.message(when) { member in
      switch member {
      case .constraint(let number) where number >= scene.constraints.count:
        let place = number - scene.constraints.count
        let stack = tree.nodes[stacks.owners[place]].view
        if origin == .unknown { origin = stack.origin }
        return "`\(stacks.constraints[place])` of the stack `\(stack.id)`"
      case .constraint(let number):
        let declaration = scene.constraints[number]
        if origin == .unknown { origin = declaration.origin }
        // Steps may have changed its numbers by that time.
        var constraint = declaration.constraint
        constraint.constant = values.constants[number]
        constraint.multiplier = values.multipliers[number]
        let isChanged = constraint != declaration.constraint
        let equation = isChanged ? constraint.description : declaration.equation
        return "`\(equation)`" + (declaration.id.map { " (\($0))" } ?? "")
      case .minimum(let node, let attribute):
        return "`\(scene.flattenedViews[node].id).\(attribute.rawValue) >= 0`"
      }
    }
    return ScriptError(text.message, at: origin, hint: text.hint)
  }

  /// The ambiguity without parts that do not matter; nil if none are left. A view that only takes up room in a stack
  /// may have any place and size across it.
  private func visible(_ ambiguity: LayoutAmbiguity, _ tree: ViewTree) -> LayoutAmbiguity? {
    let node = tree.nodes[ambiguity.node]
    guard node.isArranged, node.children.isEmpty, node.view.givenSides.isEmpty,
      case .none = node.view.content,
      let stack = node.parent.flatMap({ tree.nodes[$0].view.stack })
    else { return ambiguity }
    let attributes = ambiguity.attributes.filter { $0.isHorizontal == (stack.axis == .horizontal) }
    return attributes.isEmpty
      ? nil : LayoutAmbiguity(node: ambiguity.node, attributes: attributes)
  }

  private func warn(of ambiguity: LayoutAmbiguity, _ tree: ViewTree, _ faults: inout SceneFaults) {
    let view = tree.nodes[ambiguity.node].view
    let names = ambiguity.attributes.map { "`\($0.rawValue)`" }
    let isArranged = tree.nodes[ambiguity.node].isArranged
    faults.doubtful(
      "the \(isArranged ? "stack" : "constraints") of `\(view.id)` leave\(isArranged ? "s" : "") its "
        + "\(LayoutConflict.list(names)) open",
      at: view.origin,
      hint: isArranged
        ? "give the view a size or another `contentHuggingPriority`, or the stack another `distribution`"
        : "add constraints, or give the view a `frame`")
  }
}

extension Property {
  /// Whether the property affects frames or constraints.
  fileprivate var moves: Bool {
    channels.contains { $0.property.has(.layout) }
  }
}

extension LayoutFault {
  /// The error for a scene built in Swift. The reader reports this error in scenes from files.
  func scriptError(in scene: Scene) -> ScriptError {
    let (number, message) =
      switch self {
      case .unknownView(let id, let constraint):
        (constraint, "there is no view with the id \"\(id)\"")
      case .superviewOfNothing(let constraint):
        (constraint, "the canvas, and a first item `superview`, have no superview")
      case .noBaseline(let constraint):
        (constraint, "only labels have baselines")
      case .mismatch(let constraint):
        (constraint, "the attributes of a constraint do not go together")
      }
    let declaration = scene.constraints[number]
    return ScriptError("`\(declaration.equation)`: \(message)", at: declaration.origin)
  }
}
