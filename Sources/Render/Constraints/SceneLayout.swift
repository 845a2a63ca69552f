import AnimLayout
import AnimMotion
import AnimPrimitives
import AnimScenes

/// A scene's layout constraints, prepared for any time.
struct SceneLayout: Sendable {
  /// The layout at time 0.
  let beginning: LayoutVariant
  /// The views that constraints or stacks place, in tree order.
  private(set) var laidOut: [Int]
  /// The views whose own frames and baselines affect the layout, in tree order.
  private(set) var inputs: [Int]
  /// The scene's constraints that affect the layout.
  private(set) var constraints: [Int]
  /// The stacks that fit their content around their anchor points.
  let centered: Set<Int>
  let stacks: SceneStacks
  private let tree: ViewTree
  private let canvas: Size
  private let declared: [LayoutConstraint]
  /// The views to which the layout is limited; nil for all.
  private var limit: Set<Int>?
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

  /// nil if the scene has no constraints and no stacks, or if a constraint has an unknown item.
  ///
  /// - Parameter faults: collects constraints with unknown items.
  init?(
    _ scene: Scene, tree: ViewTree, resources: Resources, _ faults: inout SceneFaults
  ) {
    guard !scene.constraints.isEmpty || !tree.stacks.isEmpty else { return nil }
    self.tree = tree
    stacks = tree.stacks
    canvas = scene.size
    let constraints = scene.constraints.map(\.constraint)
    declared = constraints
    let whole = stacks.arrangement(in: stacks.whole)
    let baselines = LayoutEngine.namedBaselines(
      tree.layoutNodes + whole.spacers, by: constraints + whole.constraints)
    namesBaselines = !baselines.isEmpty
    measures = tree.nodes.indices.filter { tree.nodes[$0].isLaidOut }.map {
      ContentMeasure(
        $0, tree.nodes[$0].view, resources, hasBaselines: baselines.contains($0),
        ownSides: tree.nodes[$0].ownSides)
    }
    centered = Set(
      tree.nodes.indices.filter { tree.nodes[$0].isFreeStack && tree.nodes[$0].view.isCentered })
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
      let stacks = stacks.arrangement(in: stacks.state(tree.initialStates, values))
      beginning = LayoutVariant(
        engine: try LayoutEngine(
          nodes: tree.layoutNodes + stacks.spacers, canvas: scene.size,
          constraints: constraints + stacks.constraints), stacks: stacks)
    } catch {
      faults.invalid([error.scriptError(in: scene)])
      return nil
    }
    laidOut = beginning.engine.laidOut.filter(tree.nodes.indices.contains)
    inputs = beginning.engine.inputs.filter(tree.nodes.indices.contains)
    self.constraints = beginning.engine.constraints.filter(constraints.indices.contains)
  }

  /// The layout for what the stacks arrange.
  func variant(in state: SceneStacks.State) -> LayoutVariant {
    let stacks = stacks.arrangement(in: state)
    // The items of all constraints have been checked.
    let engine = try? LayoutEngine(
      nodes: tree.layoutNodes + stacks.spacers, canvas: canvas,
      constraints: declared + stacks.constraints)
    guard let engine else { return beginning }
    return LayoutVariant(engine: limit.map(engine.limited(to:)) ?? engine, stacks: stacks)
  }

  /// The layout of some views, of those that constraints connect to them, and possibly of others; nil if none of the
  /// views is laid out.
  func limited(to views: Set<Int>) -> SceneLayout? {
    guard !views.isDisjoint(with: laidOut) else { return nil }
    var result = self
    // Hidden views change the constraints of stacks, but connect no more views than without hidden ones.
    let whole = variant(in: stacks.whole).engine.limited(to: views)
    result.limit = Set(whole.laidOut.filter(tree.nodes.indices.contains))
    result.laidOut = self.laidOut.filter(result.limit?.contains ?? { _ in true })
    let engine = beginning.engine.limited(to: Set(result.laidOut))
    result.inputs = engine.inputs.filter(tree.nodes.indices.contains)
    result.constraints = engine.constraints.filter(declared.indices.contains)
    let (laidOut, inputs) = (Set(result.laidOut), Set(result.inputs))
    // By index, because moving a node would retain everything in it.
    result.measures = measures.indices.filter { laidOut.contains(measures[$0].node) }
      .map { measures[$0] }
    result.neighbors = neighbors.filter { inputs.contains($0.node) }
    return result
  }

  /// The script's targets that affect the layout: first views, then constraints.
  func targets(behind viewCount: Int) -> Set<Int> {
    let constraints = Set(constraints)
    let places = animated.indices.filter { constraints.contains(animated[$0]) }
    return Set(inputs + places.map { viewCount + $0 })
  }

  /// Whether the required constraints may be satisfiable only for some pictures and texts. This depends only on views
  /// without their own constraints, because the content size of other views is never required.
  func dependsOnContent(of tree: ViewTree) -> Bool {
    namesBaselines || inputs.contains { tree.nodes[$0].fitsContent }
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
      let sides = node.ownSides
      return LayoutNode(
        id: node.view.id, parent: node.parent,
        hasPosition: !node.isArranged && (node.view.hasPosition || node.isFreeStack),
        hasSize: !node.isArranged && node.view.hasSize, isLabel: node.view.isLabel,
        hasContent: node.view.hasContent && sides.isEmpty,
        contentHugging: node.view.contentHuggingPriority.with(OwnSize.hugging, for: sides),
        compressionResistance: node.view.contentCompressionResistancePriority
          .with(OwnSize.resistance, for: sides))
    }
  }
}

/// The priorities of a size that the scene gives to a view in a stack, or to one side of a stack: contents give way to
/// it, and it gives way to the stack. Where sizes differ, the largest counts.
private enum OwnSize {
  static let hugging = 890.0
  static let resistance = 900.0
}

extension Size {
  fileprivate func with(_ priority: Double, for sides: SideMask) -> Size {
    Size(
      sides.contains(.width) ? priority : width, sides.contains(.height) ? priority : height)
  }
}

extension ViewTree.Node {
  /// The sides that the scene gives a view whose stack, or whose content, may determine its size.
  fileprivate var ownSides: SideMask {
    isArranged || view.stack != nil && !view.hasSize ? view.givenSides : []
  }
}

extension View {
  var isLabel: Bool {
    if case .label = content { true } else { false }
  }

  /// Whether the view is a label or an image.
  fileprivate var hasContent: Bool {
    if case .image = content { true } else { isLabel }
  }
}
