package import AnimPrimitives
import AnimRendering

/// The shape of a view on the canvas at one time.
package struct ViewOutline: Hashable, Sendable {
  package var id: String
  /// The corners after all transforms, in points, clockwise from the top left, or anticlockwise for a flipped view. A
  /// part behind the eye is cut off just in front of it, which leaves three to five corners, some of them up to a
  /// million view sizes away. Empty for a view completely behind the eye.
  package var corners: [Point]
  /// 0…1: the product of the view's and its superviews' alpha; 0 if one of them is hidden.
  package var opacity: Double

  /// The bounding box of the corners, in points, without shadows and content outside the bounds.
  package var box: Rect {
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Renderer {
  /// The outlines of all views at a time, parents before their subviews.
  package func viewOutlines(at time: Double) -> [ViewOutline] {
    var presentation = makePresentation()
    return viewOutlines(at: time, presentation: &presentation)
  }

  func viewOutlines(at time: Double, presentation: inout Presentation) -> [ViewOutline] {
    presentation.move(to: time, on: timeline)
    var outlines = ViewOutlines(tree, of: tree.nodes.indices)
    outlines.update(presentation.states, changed: nil)
    return outlines.outlines
  }
}
