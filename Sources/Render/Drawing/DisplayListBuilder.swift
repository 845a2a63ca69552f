import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimScenes
import AnimText

/// Converts the presentation values of all views to draw operations in device space.
struct DisplayListBuilder {
  let tree: ViewTree
  let states: [ViewState]
  let resources: Resources
  var labels: LabelLayouts
  var operations: [DrawOperation] = []
  /// The view to draw, with its subviews; nil for all.
  private let wanted: Int?
  private(set) var wantedOperations = 0..<0
  /// The clip of the superviews.
  var clipOutline: ClipOutline?
  /// Later paints are never merged into operations before this index.
  private var firstOpen = 0
  /// Operations to insert below views, by view index.
  var operationsBelow: [Int: [DrawOperation]] = [:]

  init(
    tree: ViewTree, states: [ViewState], resources: Resources, labels: LabelLayouts,
    wanted: Int? = nil
  ) {
    self.tree = tree
    self.states = states
    self.resources = resources
    self.labels = labels
    self.wanted = wanted
  }

  /// Draws sibling views, bottom first.
  mutating func draw(_ views: [Int], in space: ProjectiveTransform) {
    for index in ViewOrder.sorted(views, states) {
      if let below = operationsBelow[index] { operations += below }
      let first = operations.count
      if index == wanted { firstOpen = first }
      draw(index, in: space)
      if index == wanted { wantedOperations = first..<operations.count }
    }
  }

  /// Draws the parts of a chunk.
  mutating func draw(_ parts: [DrawingPlan.Part]) {
    for part in parts {
      switch part {
      case .views(let views, let space):
        draw(views, in: space)
      case .ground(let index, let superspace):
        let space = states[index].transformToSuperview.concatenating(superspace)
        drawGround(tree.nodes[index], states[index], opacity: 1, in: space)
      case .border(let index, let superspace):
        let space = states[index].transformToSuperview.concatenating(superspace)
        drawBorder(tree.nodes[index], states[index], opacity: 1, in: space)
      }
    }
  }

  mutating func draw(_ index: Int, in superspace: ProjectiveTransform) {
    let state = states[index]
    guard state.isShown, state.alpha > 0, !tree.hidesBack(of: index, states) else { return }
    let node = tree.nodes[index]
    let space = state.transformToSuperview.concatenating(superspace)
    let opacity = min(state.alpha, 1)
    let shadow = Shadow(state, clips: node.view.clipsToBounds, in: space)

    // A view with one operation needs no group; the operation takes the view's opacity.
    guard !node.isComposited else {
      drawComposited(index, node, state, shadow, opacity: opacity, in: space)
      return
    }
    let first = operations.count
    if opacity == 1 || drawsAtMostOneThing(node, state) {
      drawShadowed(index, node, state, shadow, opacity: opacity, in: space)
      return
    }
    operations.append(.pushLayer(Layer(opacity: opacity)))
    drawShadowed(index, node, state, shadow, opacity: 1, in: space)
    closeLayer(openedAt: first)
  }

  /// Draws a view with its shadow, below its outline or its contents.
  mutating func drawShadowed(
    _ index: Int, _ node: ViewTree.Node, _ state: ViewState, _ shadow: Shadow?, opacity: Double,
    in space: ProjectiveTransform
  ) {
    drawFurtherShadows(node, state, in: space)
    guard let shadow else {
      drawFiltered(index, node, state, opacity: opacity, in: space)
      return
    }
    let share = state.outlineShare(hasGradient: node.view.gradient != nil)
    if share > 0 {
      let own = shadow.faded(by: share)
      operations.append(own.operation(outline: outline(node, state), in: space))
    }
    guard share < 1 else {
      drawFiltered(index, node, state, opacity: opacity, in: space)
      return
    }
    // Without a background, the content casts the shadow.
    let first = operations.count
    let rest = shadow.faded(by: 1 - share)
    operations.append(.pushLayer(Layer(shadow: rest.layerShadow)))
    let outer = clipOutline
    // The shadow includes what the clip removes.
    clipOutline?.liesAroundShadow = true
    drawFiltered(index, node, state, opacity: opacity, in: space)
    clipOutline = outer
    closeLayer(openedAt: first)
  }

  private mutating func drawFurtherShadows(
    _ node: ViewTree.Node, _ state: ViewState, in space: ProjectiveTransform
  ) {
    guard !node.view.furtherShadows.isEmpty, !node.view.clipsToBounds else { return }
    let share = state.outlineShare(hasGradient: node.view.gradient != nil)
    for shadow in node.view.furtherShadows.reversed() where share * shadow.opacity > 0 {
      let shadow = Shadow(shadow, of: state, in: space).faded(by: share)
      operations.append(shadow.operation(outline: outline(node, state), in: space))
    }
  }

  /// Draws background, gradient, content and subviews (clipped if the view clips), and the border on top.
  mutating func drawContents(
    _ index: Int, _ node: ViewTree.Node, _ state: ViewState, opacity: Double,
    in space: ProjectiveTransform
  ) {
    guard clipsContents(node) else {
      drawGround(node, state, opacity: opacity, in: space)
      drawContent(index, state, opacity: opacity, in: space)
      draw(node.children, in: space)
      drawBorder(node, state, opacity: opacity, in: space)
      return
    }
    // Background, content and subviews are composited before they are clipped, so that the outline is antialiased once.
    let first = operations.count
    let ground = groundPaint(node, state, opacity: opacity)
    let shape = filledShape(node, state, in: space)
    operations.append(
      .pushLayer(Layer(clip: Layer.Clip(shape: shape, transform: space), ground: ground)))
    let outer = clipOutline
    clipOutline = ClipOutline(outline(node, state), in: space)
    drawContent(index, state, opacity: opacity, in: space)
    draw(node.children, in: space)
    clipOutline = outer
    closeLayer(openedAt: first)
    if operations.count == first, let ground { append(.fill(shape, ground, space)) }
    drawBorder(node, state, opacity: opacity, in: space)
  }

  /// Draws background and gradient.
  private mutating func drawGround(
    _ node: ViewTree.Node, _ state: ViewState, opacity: Double, in space: ProjectiveTransform
  ) {
    guard let ground = groundPaint(node, state, opacity: opacity) else { return }
    append(.fill(filledShape(node, state, in: space), ground, space))
  }

  private mutating func drawBorder(
    _ node: ViewTree.Node, _ state: ViewState, opacity: Double, in space: ProjectiveTransform
  ) {
    guard let color = visibleBorderColor(state) else { return }
    guard node.view.borderEdges == .all else {
      drawBorderEdges(node, state, color.multiplyingAlpha(by: opacity), in: space)
      return
    }
    append(
      .fill(
        borderShape(node, state, in: space), .color(color.multiplyingAlpha(by: opacity)), space))
  }

  /// Ends a group, or removes its beginning if the group is empty.
  mutating func closeLayer(openedAt first: Int) {
    if operations.count == first + 1 {
      operations.removeLast()
    } else {
      operations.append(.popLayer)
    }
  }

  /// Removes the last operation if it fills an outline, and returns its paint.
  mutating func takePaint(below shape: Shape, in space: ProjectiveTransform) -> Paint? {
    guard operations.count > firstOpen,
      case .fill(let lowerShape, let lower, space) = operations[operations.count - 1],
      shape.commonOutline(with: lowerShape) != nil
    else { return nil }
    operations.removeLast()
    return lower
  }

  /// Appends an operation. Consecutive paints of the same outline become one operation.
  mutating func append(_ operation: DrawOperation) {
    // Most neighbours differ in their transforms, which are compared without a copy of shapes and paints.
    if operations.count > firstOpen, let space = operation.fillTransform,
      operations[operations.count - 1].fillTransform == space,
      case .fill(let shape, let paint, _) = operation,
      case .fill(let lowerShape, let lower, _) = operations[operations.count - 1],
      let common = shape.commonOutline(with: lowerShape)
    {
      operations[operations.count - 1] = .fill(common, lower.below(paint), space)
    } else {
      operations.append(operation)
    }
  }
}

extension DrawOperation {
  /// The transform of a fill; nil for other operations.
  fileprivate var fillTransform: ProjectiveTransform? {
    if case .fill(_, _, let transform) = self { transform } else { nil }
  }
}

// MARK: - Parts of a view

extension DisplayListBuilder {
  /// Whether a group clips the view's content at its outline. A single picture is clipped without a group.
  func clipsContents(_ node: ViewTree.Node) -> Bool {
    guard node.view.clipsToBounds else { return false }
    return switch node.view.content {
    case .none, .stack, .image: !node.children.isEmpty
    case .label, .shape: true
    }
  }

  /// Whether the view is at most one operation, which can take its alpha.
  private func drawsAtMostOneThing(_ node: ViewTree.Node, _ state: ViewState) -> Bool {
    guard node.children.isEmpty, state.shadowOpacity <= 0 || state.shadowColor == nil,
      node.view.furtherShadows.isEmpty
    else { return false }
    var count = 0
    if let color = state.backgroundColor, color.alpha > 0 { count += 1 }
    if node.view.gradient != nil { count += 1 }
    if state.borderWidth > 0, state.borderColor != nil { count += 1 }
    switch node.view.content {
    case .none, .stack: break
    case .image, .label: count += 1
    case .shape:
      if state.fillColor != nil { count += 1 }
      if state.strokeColor != nil { count += 1 }
    }
    return count <= 1
  }

  func gradient(_ node: ViewTree.Node, _ state: ViewState) -> Gradient? {
    guard let kind = node.view.gradient, !state.gradientColors.isEmpty, !state.bounds.isEmpty else {
      return nil
    }
    let stops = zip(state.fittedGradientLocations, state.gradientColors).map {
      Gradient.Stop(location: $0, color: $1)
    }
    return Gradient(
      kind: Gradient.Kind(kind), stops: stops, start: state.gradientStart, end: state.gradientEnd,
      frame: Rect(origin: .zero, size: state.bounds))
  }
}

extension Gradient.Kind {
  fileprivate init(_ kind: GradientKind) {
    switch kind {
    case .linear: self = .linear
    case .radial: self = .radial
    case .conic: self = .conic
    }
  }
}
