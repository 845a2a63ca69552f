import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimScenes

// The order for one view: contents → clip path and mask → shadow → alpha → blend mode. Each arrow is a group of the
// display list around the previous one, if the view has that property.

extension DisplayListBuilder {
  /// Draws a view with a mask, a clip path or a blend mode, or one that isolates its subviews.
  mutating func drawComposited(
    _ index: Int, _ node: ViewTree.Node, _ state: ViewState, _ shadow: Shadow?, opacity: Double,
    in space: ProjectiveTransform
  ) {
    let first = operations.count
    let view = node.view
    operations.append(
      .pushLayer(Layer(opacity: opacity, blendMode: view.blendMode, isIsolated: true)))
    if node.mask == nil, !view.hasClipPath {
      drawShadowed(index, node, state, shadow, opacity: 1, in: space)
    } else if let shadow {
      // The shadow is that of the part that is left.
      let start = operations.count
      operations.append(.pushLayer(Layer(shadow: shadow.layerShadow)))
      drawCut(index, node, state, in: space)
      closeLayer(openedAt: start)
    } else {
      drawCut(index, node, state, in: space)
    }
    closeLayer(openedAt: first)
  }

  /// Draws the contents of a view through its clip path and its mask.
  private mutating func drawCut(
    _ index: Int, _ node: ViewTree.Node, _ state: ViewState, in space: ProjectiveTransform
  ) {
    let first = operations.count
    let clip =
      node.view.hasClipPath
      ? Layer.Clip(shape: .path(state.clipPath, node.view.clipRule), transform: space) : nil
    operations.append(.pushLayer(Layer(clip: clip, isIsolated: true)))
    let outer = clipOutline
    clipOutline = nil
    drawContents(index, node, state, opacity: 1, in: space)
    if let mask = node.mask, operations.count > first + 1 {
      // It stays even if it draws nothing, because it then hides everything.
      operations.append(.pushLayer(Layer(maskMode: node.view.maskMode)))
      draw(mask, in: space)
      operations.append(.popLayer)
    }
    clipOutline = outer
    closeLayer(openedAt: first)
  }
}
