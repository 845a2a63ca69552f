import Motion
public import Primitives
import Raster
import Scenes

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
    var spaces: [ProjectiveTransform] = []
    var outlines: [ViewOutline] = []
    for (index, node) in tree.nodes.enumerated() {
      let state = presentation.states[index]
      let superspace = node.parent.map { spaces[$0] } ?? .identity
      let space = state.transformToSuperview.concatenating(superspace)
      spaces.append(space)
      var corners: [Point] = []
      space.forEachVisiblePoint(of: Rect(origin: .zero, size: state.bounds).corners) {
        corners.append($0)
      }
      let opacity = node.parent.map { outlines[$0].opacity } ?? 1
      outlines.append(
        ViewOutline(
          id: node.view.id, corners: corners,
          opacity: state.isHidden ? 0 : opacity * min(max(state.alpha, 0), 1)))
    }
    return outlines
  }
}
