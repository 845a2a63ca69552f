public import Primitives
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

  /// Where a view and its subviews are drawn, shadows included, in pixels; empty where they are not, or
  /// where no view has the id.
  ///
  /// - Parameter time: in seconds.
  public func pixelRects(ofView id: String, at time: Double) -> [IntRect] {
    var presentation = makePresentation()
    let outlines = viewOutlines(at: time, presentation: &presentation)
    return tree.nodes.indices.compactMap { index in
      guard isView(index, inside: id) else { return nil }
      let state = presentation.states[index]
      let shadow = state.shadowOpacity > 0 ? 3 * max(0, state.shadowRadius) : 0
      let offset = state.shadowOpacity > 0 ? state.shadowOffset : .zero
      // A pixel more on each side for half covered edges, and strokes beyond the bounds.
      let margin = shadow + max(0, state.lineWidth) + 1 / scene.scale
      let box = outlines[index].box
      let cast = Rect(
        x: box.minX + offset.x, y: box.minY + offset.y, width: box.width, height: box.height)
      return pixels(box.union(cast).insetBy(dx: -margin, dy: -margin))
    }
  }

  public func hasView(_ id: String) -> Bool { tree.nodes.contains { $0.view.id == id } }

  private func isView(_ index: Int, inside id: String) -> Bool {
    var next: Int? = index
    while let view = next {
      if tree.nodes[view].view.id == id { return true }
      next = tree.nodes[view].parent
    }
    return false
  }

  /// The part that is on the canvas: what reaches to the eye is wider than any picture.
  private func pixels(_ box: Rect) -> IntRect? {
    guard let box = box.intersection(Rect(origin: .zero, size: scene.size)) else { return nil }
    return IntRect(
      covering: Rect(
        x: box.minX * scene.scale, y: box.minY * scene.scale, width: box.width * scene.scale,
        height: box.height * scene.scale))
  }
}
