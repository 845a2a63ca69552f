import Layout
import Motion
import Primitives
import Scenes

/// A scene's layout constraints, ready to be solved for any time.
struct SceneLayout: Sendable {
  private(set) var engine: LayoutEngine
  /// The input of the layout at time 0.
  let initial: LayoutValues
  /// The measures of the views that constraints place, in their order.
  private(set) var measures: [ContentMeasure]
  /// The measures of other labels at whose baselines views are placed.
  private(set) var neighbors: [ContentMeasure]
  /// Whether constraints name baselines of labels.
  private let namesBaselines: Bool
  /// The constraints that steps may change, in the order of the script's targets.
  let animated: [Int]

  /// nil if the scene has no constraints, or if one names something that the scene does not have.
  ///
  /// - Parameter faults: collects such a constraint.
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

  /// The layout of some views, of those that constraints join to them, and perhaps of others; nil if none of the views
  /// is laid out.
  func limited(to views: Set<Int>) -> SceneLayout? {
    guard !views.isDisjoint(with: engine.laidOut) else { return nil }
    var result = self
    result.engine = engine.limited(to: views)
    let (laidOut, inputs) = (Set(result.engine.laidOut), Set(result.engine.inputs))
    // By their numbers, because moving a node retains everything in it.
    result.measures = measures.indices.filter { laidOut.contains(measures[$0].node) }
      .map { measures[$0] }
    result.neighbors = neighbors.filter { inputs.contains($0.node) }
    return result
  }

  /// The script's targets that the layout depends on: first views, then constraints.
  func targets(behind viewCount: Int) -> Set<Int> {
    let constraints = Set(engine.constraints)
    let places = animated.indices.filter { constraints.contains(animated[$0]) }
    return Set(engine.inputs + places.map { viewCount + $0 })
  }

  /// Whether required constraints may hold with some pictures and texts and not with others. Only views without
  /// constraints of their own depend on that, because the content size of others is never required.
  func dependsOnContent(of tree: ViewTree) -> Bool {
    namesBaselines || engine.inputs.contains { tree.nodes[$0].fitsContent }
  }

  /// The targets of a script besides the views: constraints with ids.
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
  /// The views in the terms of the layout.
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
