package import AnimPrimitives
import AnimRaster
import AnimScenes

extension Renderer {
  /// The pixels of a view and its subviews, including shadows and everything outside their bounds. Empty if they draw
  /// nothing, or if no view has the id.
  ///
  /// - Parameter time: in seconds.
  package func pixelRects(ofView id: String, at time: Double) -> [IntRect] {
    guard let view = tree.nodes.firstIndex(where: { $0.view.id == id }),
      let canvas = IntRect(width: pixelWidth, height: pixelHeight)
    else { return [] }
    var presentation = makePresentation()
    presentation.move(to: time, on: timeline)
    var builder = DisplayListBuilder(
      tree: tree, states: presentation.states, resources: resources,
      labels: LabelLayouts(), wanted: view)
    builder.draw(
      tree.roots, in: ProjectiveTransform(AffineTransform(scaleX: scene.scale, y: scene.scale)))
    return DisplayChunk(builder.operations)
      .touchedRects(of: builder.wantedOperations, in: canvas)
  }
}
