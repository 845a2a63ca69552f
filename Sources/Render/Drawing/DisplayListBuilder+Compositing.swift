import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimScenes

// The order for one view: backdrop; contents → filter → clip path and mask → shadow → alpha → blend mode. Each arrow is
// a group of the display list around the previous one, if the view has that property. The backdrop is a group of its own
// if the view has an alpha below 1, a mask or a blend mode, because its contents are drawn onto the glass and what shows
// through that. Source: measurements of Chromium.

extension DisplayListBuilder {
  /// Draws a view with a filter, a mask, a clip path, a backdrop or a blend mode, or one that isolates its subviews.
  mutating func drawComposited(
    _ index: Int, _ node: ViewTree.Node, _ state: ViewState, _ shadow: Shadow?, opacity: Double,
    in space: ProjectiveTransform
  ) {
    let view = node.view
    let whole = Layer(opacity: opacity, blendMode: view.blendMode, isIsolated: true)
    let isCut = node.mask != nil || view.hasClipPath
    guard let shadow, isCut || state.rare.filter.blurs else {
      drawWhole(whole, index, node, state, shadow, in: space)
      return
    }
    // The shadow is that of the part that is left. Glass must not lie in a group that hides what is below it, so there the
    // shadow fades with its silhouette.
    let first = operations.count
    let casting = Layer(shadow: shadow.layerShadow)
    if view.hasBackdrop {
      operations.append(.pushLayer(casting))
      drawWhole(whole, index, node, state, nil, in: space)
    } else {
      operations.append(.pushLayer(whole))
      let start = operations.count
      operations.append(.pushLayer(casting))
      drawGroup(Layer(isIsolated: true), index, node, state, nil, in: space)
      closeLayer(openedAt: start)
    }
    closeLayer(openedAt: first)
  }

  /// The parts of a view that a group draws.
  private enum GroupContent {
    case all, backdrop, contents
  }

  /// Draws a view into a group. One with a backdrop, and with an alpha below 1, a mask or a blend mode, is drawn into two:
  /// first the glass, then the contents, which are drawn onto the glass and everything else below them.
  private mutating func drawWhole(
    _ layer: Layer, _ index: Int, _ node: ViewTree.Node, _ state: ViewState, _ shadow: Shadow?,
    in space: ProjectiveTransform
  ) {
    guard node.view.hasBackdrop,
      layer.blendMode != .normal || layer.opacity < 1 || node.mask != nil
    else {
      drawGroup(layer, index, node, state, shadow, in: space)
      return
    }
    var below = layer
    below.blendMode = .normal
    drawGroup(below, index, node, state, nil, .backdrop, in: space)
    drawGroup(layer, index, node, state, shadow, .contents, in: space)
  }

  /// Draws a view into a group, through its clip path and its mask.
  private mutating func drawGroup(
    _ layer: Layer, _ index: Int, _ node: ViewTree.Node, _ state: ViewState, _ shadow: Shadow?,
    _ content: GroupContent = .all, in space: ProjectiveTransform
  ) {
    var layer = layer
    let isCut = node.mask != nil || node.view.hasClipPath
    if node.view.hasClipPath {
      layer.clip = Layer.Clip(
        shape: .path(state.rare.clipPath, node.view.clipRule), transform: space)
    }
    let glass = backdrop(node, state, in: space)
    layer.backdrop = content == .contents ? nil : glass
    let first = operations.count
    operations.append(.pushLayer(layer))
    let outer = clipOutline
    if isCut { clipOutline = nil }
    if content != .backdrop {
      drawInside(index, node, state, shadow, isGlass: glass != nil, in: space)
    }
    let isEmpty = operations.count == first + 1 && layer.backdrop == nil
    if let mask = node.mask, !isEmpty {
      // It stays even if it draws nothing, because it then hides everything.
      operations.append(.pushLayer(Layer(maskMode: node.view.maskMode)))
      draw(mask, in: space)
      operations.append(.popLayer)
    }
    clipOutline = outer
    if layer.backdrop != nil {
      operations.append(.popLayer)
    } else {
      closeLayer(openedAt: first)
    }
  }

  /// Draws a view without its backdrop and its mask. Shadows that lie outside of a clip are not drawn.
  private mutating func drawInside(
    _ index: Int, _ node: ViewTree.Node, _ state: ViewState, _ shadow: Shadow?, isGlass: Bool,
    in space: ProjectiveTransform
  ) {
    if isGlass {
      let further = node.view.clipsToBounds ? [] : node.view.furtherShadows.reversed()
      let shadows = further.map { Shadow($0, of: state, in: space) } + (shadow.map { [$0] } ?? [])
      for shadow in shadows { drawOuterShadow(shadow, node, state, in: space) }
      drawFiltered(index, node, state, opacity: 1, in: space)
    } else if node.mask != nil || node.view.hasClipPath || state.rare.filter.blurs {
      drawFiltered(index, node, state, opacity: 1, in: space)
    } else {
      drawShadowed(index, node, state, shadow, opacity: 1, in: space)
    }
  }

  /// Draws the contents of a view through its filter. The contents of glass are a group of their own, so that blend modes
  /// and glass inside do not see the backdrop.
  mutating func drawFiltered(
    _ index: Int, _ node: ViewTree.Node, _ state: ViewState, opacity: Double,
    in space: ProjectiveTransform
  ) {
    guard node.isComposited, node.view.hasFilter || node.view.hasBackdrop else {
      drawContents(index, node, state, opacity: opacity, in: space)
      return
    }
    let effects =
      node.view.hasFilter ? state.rare.filter.effects(scale: scale(of: state, in: space)) : []
    let first = operations.count
    operations.append(.pushLayer(Layer(effects: effects, isIsolated: true)))
    let outer = clipOutline
    if !effects.isEmpty { clipOutline = nil }
    drawContents(index, node, state, opacity: opacity, in: space)
    clipOutline = outer
    closeLayer(openedAt: first)
  }

  /// The glass of a view; nil if the view has none, or glass that changes nothing.
  private func backdrop(
    _ node: ViewTree.Node, _ state: ViewState, in space: ProjectiveTransform
  ) -> Backdrop? {
    guard node.view.hasBackdrop, !state.bounds.isEmpty else { return nil }
    let values = state.rare.backdrop
    let effects = values.effects(scale: scale(of: state, in: space))
    let tint = values.tint ?? .clear
    guard !effects.isEmpty || tint.alpha > 0 else { return nil }
    return Backdrop(
      shape: .roundedRect(outline(node, state)), transform: space, effects: effects, tint: tint)
  }

  /// Draws the shadow of a view's outline, only outside of the outline.
  private mutating func drawOuterShadow(
    _ shadow: Shadow, _ node: ViewTree.Node, _ state: ViewState, in space: ProjectiveTransform
  ) {
    let outline = outline(node, state)
    var path = Path()
    path.addRoundedRect(
      RoundedRect(rect: outline.rect.insetBy(dx: -shadow.reach, dy: -shadow.reach)))
    path.addRoundedRect(outline)
    operations.append(
      .pushLayer(Layer(clip: Layer.Clip(shape: .path(path, .evenOdd), transform: space))))
    operations.append(shadow.operation(outline: outline, in: space))
    operations.append(.popLayer)
  }

  /// Pixels per point in the middle of a view.
  private func scale(of state: ViewState, in space: ProjectiveTransform) -> Double {
    space.scale(at: Point(x: state.bounds.width / 2, y: state.bounds.height / 2))
  }
}
