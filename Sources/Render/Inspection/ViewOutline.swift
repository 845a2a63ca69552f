public import Primitives
public import Render

/// Where a view is on the canvas at one time.
public struct ViewOutline: Hashable, Sendable {
  public var id: String
  /// Its corners, clockwise from the top left one (of what is turned over, the other way), in points; after all
  /// transforms. What reaches behind the eye is cut off just before it, so there are three to five, the far ones up to a
  /// million times as far as the view is large; of what lies behind it whole there are none.
  public var corners: [Point]
  /// 0…1: its own and all its superviews' alpha; 0 where one of them is hidden.
  public var opacity: Double

  /// The smallest upright rectangle around it, in points; shadows and what sticks out do not count.
  public var box: Rect {
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Renderer {
  /// The outlines of all views at a time, parents before their subviews.
  public func viewOutlines(at time: Double) -> [ViewOutline] {
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
