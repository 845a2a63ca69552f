import AnimMotion
import AnimScenes

extension ViewTree {
  /// Whether a view is hidden because its back faces the viewer and it is not double-sided.
  ///
  /// - Parameter states: of all views.
  package func hidesBack(of index: Int, _ states: [ViewState]) -> Bool {
    guard !nodes[index].view.isDoubleSided else { return false }
    var showsBack = false
    var next: Int? = index
    while let index = next {
      if states[index].transform.showsBack { showsBack.toggle() }
      next = nodes[index].parent
    }
    return showsBack
  }
}

extension TransformComponents {
  /// Whether the transform turns the view's front away from the viewer.
  ///
  /// The viewer is in front of the anchor point, about which the view rotates. So each rotation hides the front between
  /// 90° and 270°, at any distance. A negative scale mirrors the view but still shows its front. Source: CSS Transforms
  /// 2, `backface-visibility`.
  var showsBack: Bool {
    let turns = [rotationX, rotationY].map { abs($0.remainder(dividingBy: 360)) > 90 }
    return turns[0] != turns[1]
  }
}
