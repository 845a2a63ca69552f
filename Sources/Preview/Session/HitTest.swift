import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimRendering
import AnimScenes

/// Finds the views that draw at a point of the canvas, from top to bottom.
struct HitTest {
  let tree: ViewTree
  let states: [ViewState]
  /// The maximum distance from a line, in points of the canvas, that counts as a hit.
  let reach: Double
  private(set) var found: [Int] = []

  init(_ tree: ViewTree, _ states: [ViewState], reach: Double) {
    self.tree = tree
    self.states = states
    self.reach = reach
  }

  mutating func visit(_ siblings: [Int], at point: Point, in superspace: ProjectiveTransform) {
    for index in ViewOrder.sorted(siblings, states).reversed() {
      let state = states[index]
      guard !state.isHidden, state.alpha > 0, !tree.hidesBack(of: index, states) else { continue }
      let space = state.transformToSuperview.concatenating(superspace)
      guard let local = space.inverted?.apply(to: point) else { continue }
      let node = tree.nodes[index]
      let outline = outline(of: node, state)
      let isInside = outline.contains(local)
      let isCut = node.view.clipsToBounds && !isInside
      if !isCut { visit(node.children, at: point, in: space) }
      let scale = space.affine.map { abs($0.determinant).squareRoot() } ?? 1
      let slack = reach / max(scale, 1e-6)
      let isDrawn =
        isInside
        && (fillsOutline(node, state) || drawsBorder(outline, state, at: local, slack: slack))
        || !isCut && drawsContent(node, state, at: local, isInside, slack: slack)
      if isDrawn { found.append(index) }
    }
  }

  private func outline(of node: ViewTree.Node, _ state: ViewState) -> RoundedRect {
    RoundedRect(
      rect: Rect(origin: .zero, size: state.bounds), cornerRadius: state.cornerRadius,
      maskedCorners: node.view.maskedCorners, cornerCurve: node.view.cornerCurve)
  }

  /// Whether a background or a gradient is visible.
  private func fillsOutline(_ node: ViewTree.Node, _ state: ViewState) -> Bool {
    (state.backgroundColor?.alpha ?? 0) > 0
      || node.view.gradient != nil && state.gradientColors.contains { $0.alpha > 0 }
  }

  private func drawsBorder(
    _ outline: RoundedRect, _ state: ViewState, at point: Point, slack: Double
  ) -> Bool {
    guard state.borderWidth > 0, (state.borderColor?.alpha ?? 0) > 0 else { return false }
    return !(outline.insetBorder(width: state.borderWidth + slack)?.contains(point) ?? false)
  }

  /// Whether the content is drawn at a point of the view. Gaps between dashes count as drawn.
  private func drawsContent(
    _ node: ViewTree.Node, _ state: ViewState, at point: Point, _ isInside: Bool, slack: Double
  ) -> Bool {
    switch node.view.content {
    case .none, .stack: return false
    case .label:
      return isInside && (state.textColor?.alpha ?? 1) > 0
    case .image: return isInside
    case .shape(let shape):
      guard let map = shape.transform(toViewOf: state.bounds), let inverse = map.inverted else {
        return false
      }
      let (point, slack) = (inverse.apply(to: point), slack / map.a)
      if (state.fillColor?.alpha ?? 0) > 0, state.path.contains(point, fillRule: shape.fillRule) {
        return true
      }
      guard (state.strokeColor?.alpha ?? 0) > 0, state.lineWidth > 0 else { return false }
      return state.path.passes(
        point, within: state.lineWidth / 2 + slack, from: state.strokeStart,
        to: state.strokeEnd)
    }
  }
}

extension RoundedRect {
  fileprivate func contains(_ point: Point) -> Bool {
    guard point.x >= rect.minX, point.x <= rect.maxX, point.y >= rect.minY, point.y <= rect.maxY
    else { return false }
    guard effectiveRadius > 0 else { return true }
    var path = Path()
    path.addRoundedRect(self)
    return path.contains(point)
  }
}
