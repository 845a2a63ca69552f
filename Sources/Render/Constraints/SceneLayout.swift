import AnimLayout
import AnimMotion
import AnimPrimitives
import AnimScenes

/// A scene's layout constraints, prepared for any time.
struct SceneLayout: Sendable {
  private(set) var engine: LayoutEngine
  /// The input of the layout at time 0.
  let initial: LayoutValues
  /// The measures of the views that constraints place, in that order.
  private(set) var measures: [ContentMeasure]
  /// The measures of other labels whose baselines constraints use.
  private(set) var neighbors: [ContentMeasure]
  /// Whether constraints use baselines of labels.
  private let namesBaselines: Bool
  /// The constraints that steps may change, in the order of the script's targets.
  let animated: [Int]

  /// nil if the scene has no constraints, or if a constraint has an unknown item.
  ///
  /// - Parameter faults: collects constraints with unknown items.
  init?(
    _ scene: Scene, tree: ViewTree, resources: Resources, _ faults: inout SceneFaults
  ) {
    guard !scene.constraints.isEmpty else { return nil }
    let constraints = scene.constraints.map(\.constraint)
    let baselines = LayoutEngine.namedBaselines(tree.layoutNodes, by: constraints)
    namesBaselines = !baselines.isEmpty
    measures = tree.nodes.indices.filter { tree.nodes[$0].isLaidOut }.map {
      ContentMeasure($0, tree.nodes[$0].view, resources, hasBaselines: baselines.contains($0))
    }
    neighbors = baselines.sorted().filter { !tree.nodes[$0].isLaidOut }.map {
      ContentMeasure($0, tree.nodes[$0].view, resources, hasBaselines: true)
    }
    animated = constraints.indices.filter { scene.constraints[$0].id != nil }
    var values = LayoutValues(
      frames: tree.initialStates.map(\.frame), contentSizes: tree.nodes.map { _ in nil },
      constraints: constraints, isActive: scene.constraints.map(\.isActive))
    for var measure in measures + neighbors {
      measure.measure(tree.initialStates, &values)
    }
    initial = values
    do throws(LayoutFault) {
      engine = try LayoutEngine(
        nodes: tree.layoutNodes, canvas: scene.size, constraints: constraints)
    } catch {
      faults.invalid([error.scriptError(in: scene)])
      return nil
    }
  }

  /// The layout of some views, of those that constraints connect to them, and possibly of others; nil if none of the
  /// views is laid out.
  func limited(to views: Set<Int>) -> SceneLayout? {
    guard !views.isDisjoint(with: engine.laidOut) else { return nil }
    var result = self
    result.engine = engine.limited(to: views)
    let (laidOut, inputs) = (Set(result.engine.laidOut), Set(result.engine.inputs))
    // By index, because moving a node would retain everything in it.
    result.measures = measures.indices.filter { laidOut.contains(measures[$0].node) }
      .map { measures[$0] }
    result.neighbors = neighbors.filter { inputs.contains($0.node) }
    return result
  }

  /// The script's targets that affect the layout: first views, then constraints.
  func targets(behind viewCount: Int) -> Set<Int> {
    let constraints = Set(engine.constraints)
    let places = animated.indices.filter { constraints.contains(animated[$0]) }
    return Set(engine.inputs + places.map { viewCount + $0 })
  }

  /// Whether the required constraints may be satisfiable only for some pictures and texts. This depends only on views
  /// without their own constraints, because the content size of other views is never required.
  func dependsOnContent(of tree: ViewTree) -> Bool {
    namesBaselines || engine.inputs.contains { tree.nodes[$0].fitsContent }
  }

  /// The targets of a script after the views: constraints with ids.
  static func targets(_ scene: Scene) -> [ScriptTarget] {
    scene.constraints.compactMap { declaration in
      guard let id = declaration.id else { return nil }
      var values: ChannelValues = [
        .constant: .number(declaration.constraint.constant), .isActive: .flag(declaration.isActive),
        .activation: .number(declaration.isActive ? 1 : 0),
      ]
      if declaration.constraint.second != nil {
        values[.multiplier] = .number(declaration.constraint.multiplier)
      }
      return ScriptTarget(id: id, kind: .constraint, initialValues: values)
    }
  }
}

extension ViewTree {
  /// The views as nodes of the layout.
  var layoutNodes: [LayoutNode] {
    nodes.map { node in
      LayoutNode(
        id: node.view.id, parent: node.parent,
        hasPosition: node.view.hasPosition, hasSize: node.view.hasSize, isLabel: node.view.isLabel,
        contentHugging: node.view.contentHuggingPriority,
        compressionResistance: node.view.contentCompressionResistancePriority)
    }
  }
}

extension View {
  fileprivate var isLabel: Bool {
    if case .label = content { true } else { false }
  }
}
