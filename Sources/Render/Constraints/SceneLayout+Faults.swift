import Layout
import Motion
import Primitives
import Scenes

extension SceneLayout {
  /// Checks that the required constraints agree at the beginning, at the end, and whenever some become active or
  /// inactive. During an animation they may contradict each other; then the layout is as close as possible.
  ///
  /// - Parameter faults: collects conflicting constraints, unless missing pictures and fonts may be the reason, and
  ///   warnings about views that nothing places.
  func check(
    _ scene: Scene, tree: ViewTree, timeline: Timeline, _ presentation: Presentation,
    _ faults: inout SceneFaults
  ) {
    guard faults.areNone || !dependsOnContent(of: tree) else { return }
    var presentation = presentation
    for time in Self.times(of: timeline, tree) {
      presentation.move(to: time, on: timeline)
      guard let values = presentation.layoutValues, let conflict = engine.conflict(at: values)
      else { continue }
      faults.invalid([error(conflict, scene, values, at: time)])
      return
    }
    presentation.move(to: 0, on: timeline)
    let values = presentation.layoutValues ?? initial
    for ambiguity in engine.ambiguities(at: values) { warn(of: ambiguity, tree, &faults) }
  }

  /// Checks that the required constraints agree at the beginning of a scene whose script is wrong. Constraints that
  /// depend on steps are not checked, because the times of the steps are not known.
  func checkBeginning(_ scene: Scene, tree: ViewTree, _ faults: inout SceneFaults) {
    guard !dependsOnContent(of: tree) else { return }
    let ids = tree.nodes.map(\.view.id) + animated.map { scene.constraints[$0].id ?? "" }
    let changed = Set(
      scene.steps.flatMap(\.changes).filter { $0.property.moves }.map(\.target))
    guard targets(behind: tree.nodes.count).allSatisfy({ !changed.contains(ids[$0]) }),
      let conflict = engine.conflict(at: initial)
    else { return }
    faults.invalid([error(conflict, scene, initial, at: 0)])
  }

  private static func times(of timeline: Timeline, _ tree: ViewTree) -> [Double] {
    var times = [0.0]
    // An animation that the end cuts off is still running there.
    let end = timeline.duration
    if timeline.isStill(from: end, through: end + 0.001) { times.append(end) }
    for (index, track) in timeline.tracks.enumerated()
    where track.target >= tree.nodes.count && track.channel == .isActive {
      times += timeline.changeTimes(ofTrackAt: index)
    }
    return Set(times.filter { (0...timeline.duration).contains($0) }).sorted()
  }

  private func error(
    _ conflict: LayoutConflict, _ scene: Scene, _ values: LayoutValues, at time: Double
  ) -> ScriptError {
    var origin = ScriptOrigin.unknown
    var members: [String] = []
    for member in conflict.members {
      switch member {
      case .constraint(let number):
        if members.isEmpty { origin = scene.constraints[number].origin }
        let declaration = scene.constraints[number]
        // With its numbers at that time, because steps may have changed them.
        var constraint = declaration.constraint
        constraint.constant = values.constants[number]
        constraint.multiplier = values.multipliers[number]
        let isChanged = constraint != declaration.constraint
        let equation = isChanged ? constraint.description : declaration.equation
        members.append("`\(equation)`" + (declaration.id.map { " (\($0))" } ?? ""))
      case .minimum(let node, let attribute):
        members.append("`\(scene.flattenedViews[node].id).\(attribute.rawValue) >= 0`")
      }
    }
    let list = Self.list(members)
    let when = time > 0 ? " at \(time.rounded(places: 6).shortestText) s" : ""
    // Built-in rules, such as that no width is negative, have no priority.
    let constraints = conflict.members.count { if case .constraint = $0 { true } else { false } }
    let choice = constraints > 1 ? "one of them" : "the constraint"
    return ScriptError(
      members.count > 1
        ? "required constraints contradict each other\(when): \(list)"
        : "a required constraint cannot hold\(when): \(list)",
      at: origin, hint: "give \(choice) a priority below 1000, such as @999")
  }

  /// `a`, `b` and `c`; a long list ends with the number of the others.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    guard words.count > listLimit else {
      return words.dropLast().joined(separator: ", ") + " and \(last)"
    }
    let told = words.prefix(listLimit - 2)
    return told.joined(separator: ", ") + ", … and \(words.count - told.count) more"
  }

  /// The maximum number of constraints in a message, because a chain of views may have hundreds.
  private static let listLimit = 12

  private func warn(of ambiguity: LayoutAmbiguity, _ tree: ViewTree, _ faults: inout SceneFaults) {
    let view = tree.nodes[ambiguity.node].view
    let names = ambiguity.attributes.map { "`\($0.rawValue)`" }
    faults.doubtful(
      "the constraints of `\(view.id)` leave its \(Self.list(names)) open", at: view.origin,
      hint: "add constraints, or give the view a `frame`")
  }
}

extension Property {
  /// Whether it changes a frame or a constraint.
  fileprivate var moves: Bool {
    channels.contains { channel in
      switch channel {
      case .centerX, .centerY, .boundsWidth, .boundsHeight, .anchorPointX, .anchorPointY, .constant,
        .multiplier, .isActive, .activation:
        true
      default: false
      }
    }
  }
}

extension LayoutFault {
  /// A fault of a scene that was built in Swift. In a scene from a file, the reader finds it first.
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
