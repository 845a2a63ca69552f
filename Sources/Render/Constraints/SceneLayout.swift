import Layout
import Motion
import Primitives
import Scenes

/// A scene's layout constraints, ready to be solved for any time.
struct SceneLayout: Sendable {
  let engine: LayoutEngine
  /// What the layout depends on at time 0.
  let initial: LayoutValues
  /// Of the views that constraints place, in their order.
  let measures: [ContentMeasure]
  /// Of other labels, about whose baselines views are placed.
  let neighbors: [ContentMeasure]
  /// The constraints that steps may change, in the order of the script's targets.
  let animated: [Int]

  /// nil for a scene without constraints.
  ///
  /// - Throws: a constraint that names what the scene does not have.
  init?(_ scene: Scene, tree: ViewTree, resources: Resources) throws(RenderError) {
    guard !scene.constraints.isEmpty else { return nil }
    let constraints = scene.constraints.map(\.constraint)
    let baselines = LayoutEngine.namedBaselines(tree.layoutNodes, by: constraints)
    measures = tree.nodes.indices.filter { tree.nodes[$0].isLaidOut }.map {
      ContentMeasure($0, tree.nodes[$0].view, resources, hasBaselines: baselines.contains($0))
    }
    neighbors = baselines.sorted().filter { !tree.nodes[$0].isLaidOut }.map {
      ContentMeasure($0, tree.nodes[$0].view, resources, hasBaselines: true)
    }
    animated = constraints.indices.filter { scene.constraints[$0].id != nil }
    var values = LayoutValues(
      frames: tree.initialStates.map(\.frame), contentSizes: tree.nodes.map { _ in nil },
      constraints: constraints)
    for var measure in measures + neighbors {
      measure.measure(tree.initialStates, &values)
    }
    initial = values
    do throws(LayoutFault) {
      engine = try LayoutEngine(
        nodes: tree.layoutNodes, canvas: scene.size, constraints: constraints,
        initial: values)
    } catch {
      throw .invalid(error.errors(in: scene))
    }
  }

  /// The targets that a script has besides the views: constraints that have ids.
  static func targets(_ scene: Scene) -> [ScriptTarget] {
    scene.constraints.compactMap { declaration in
      guard let id = declaration.id else { return nil }
      var values: [Channel: AnimatableValue] = [
        .constant: .number(declaration.constraint.constant), .isActive: .flag(true),
        .activation: .number(1),
      ]
      if declaration.constraint.second != nil {
        values[.multiplier] = .number(declaration.constraint.multiplier)
      }
      return ScriptTarget(id: id, kind: .constraint, initialValues: values)
    }
  }
}

extension ViewTree {
  /// The views as the layout knows them.
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
