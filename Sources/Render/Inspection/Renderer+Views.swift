public import Primitives
import Raster
public import Render
import Scenes

extension Renderer {
  /// The ids of the views that are seen in a part of the picture, the smallest first.
  ///
  /// - Parameters:
  ///   - rect: in pixels.
  ///   - time: in seconds.
  public func views(under rect: IntRect, at time: Double) -> [String] {
    viewOutlines(at: time).compactMap { outline -> (id: String, area: Double)? in
      guard outline.opacity > 0, let box = pixels(outline.box), box.intersection(rect) != nil
      else { return nil }
      return (outline.id, outline.box.width * outline.box.height)
    }.enumerated().sorted { ($0.element.area, $0.offset) < ($1.element.area, $1.offset) }
      .map(\.element.id)
  }

  /// Where a view and its subviews draw, shadows and all that lies outside of their bounds included, in pixels; empty
  /// where they do not, or where no view has the id.
  ///
  /// - Parameter time: in seconds.
  public func pixelRects(ofView id: String, at time: Double) -> [IntRect] {
    guard let view = tree.nodes.firstIndex(where: { $0.view.id == id }),
      let canvas = IntRect(width: pixelWidth, height: pixelHeight)
    else { return [] }
    var presentation = makePresentation()
    presentation.move(to: time, on: timeline)
    var builder = DisplayListBuilder(
      tree: tree, states: presentation.states, resources: resources,
      labels: LabelLayouts(count: tree.nodes.count), wanted: view)
    builder.draw(
      tree.roots, in: ProjectiveTransform(AffineTransform(scaleX: scene.scale, y: scene.scale)))
    return DisplayChunk(builder.operations)
      .touchedRects(of: builder.wantedOperations, in: canvas)
  }

  public func hasView(_ id: String) -> Bool { tree.nodes.contains { $0.view.id == id } }

  /// The part that is on the canvas: what reaches to the eye is wider than any picture.
  private func pixels(_ box: Rect) -> IntRect? {
    guard let box = box.intersection(Rect(origin: .zero, size: scene.size)) else { return nil }
    return IntRect(
      covering: Rect(
        x: box.minX * scene.scale, y: box.minY * scene.scale, width: box.width * scene.scale,
        height: box.height * scene.scale))
  }
}
