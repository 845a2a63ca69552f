package import AnimPrimitives
import AnimRendering
import AnimScenes

extension Renderer {
  /// The ids of the views that are visible in a part of the picture, smallest first.
  ///
  /// - Parameters:
  ///   - rect: in pixels.
  ///   - time: in seconds.
  package func views(under rect: IntRect, at time: Double) -> [String] {
    viewOutlines(at: time).compactMap { outline -> (id: String, area: Double)? in
      guard outline.opacity > 0, let box = pixels(outline.box), box.intersection(rect) != nil
      else { return nil }
      return (outline.id, outline.box.width * outline.box.height)
    }.enumerated().sorted { ($0.element.area, $0.offset) < ($1.element.area, $1.offset) }
      .map(\.element.id)
  }

  package func hasView(_ id: String) -> Bool { tree.nodes.contains { $0.view.id == id } }

  /// The pixels of a box, limited to the canvas: a view that extends to the eye is wider than any picture.
  private func pixels(_ box: Rect) -> IntRect? {
    guard let box = box.intersection(Rect(origin: .zero, size: scene.size)) else { return nil }
    return IntRect(
      covering: Rect(
        x: box.minX * scene.scale, y: box.minY * scene.scale, width: box.width * scene.scale,
        height: box.height * scene.scale))
  }
}
